import { useQuery } from '@tanstack/react-query';
import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { useRefusePix } from './use-refuse-pix.tsx';

interface ConfirmPixProps {
  id: string;
  cents: number;
  onReceived?: ((id: string) => void) | undefined;
}

/** A PIX to the house's own key, which nobody but the bank knows of: found there by its code, one tap records it. */
export function ConfirmPix({ id, cents, onReceived }: ConfirmPixProps) {
  const till = useQuery(api.checks.till.queryOptions());
  const txid = till.data?.parts.find((part) => part.id === id)?.txid;
  const receive = useChange(api.checks.receive.mutationOptions(), {
    done: m['checks.till.received'](),
    failed: m['checks.till.receiveFailed'](),
    rereads: [api.checks.key(), api.calls.board.key(), api.bills.key(), api.orders.key(), api.tables.key()],
    untilReread: true,
    onDone: () => onReceived?.(id),
  });
  const { busy, refuse, dialog } = useRefusePix({ id, cents });
  return (
    <div className="grid gap-2 pb-1">
      <p className="text-ink-2 text-sm">
        {m['checks.till.lookInBank']()}
        {txid && <code className="block text-ink wrap-anywhere">{txid}</code>}
      </p>
      {/* Apart: what is tapped by mistake here is money. */}
      <div className="flex flex-wrap gap-4">
        <Button size="s" variant="quiet" busy={busy} disabled={receive.isPending} onClick={refuse}>
          {m['checks.till.refuse']()}
        </Button>
        <Button
          size="s"
          busy={receive.isPending}
          disabled={busy}
          onClick={() => receive.mutate({ id, method: 'pix' })}
          className="grow"
        >
          {/* In its place stands what says that it is sent: the button keeps its width. */}
          {!receive.isPending && <CheckIcon size={18} />}
          {m['checks.till.cameIn']({ amount: formatMoney(cents, getLocale()) })}
        </Button>
      </div>
      {dialog}
    </div>
  );
}
