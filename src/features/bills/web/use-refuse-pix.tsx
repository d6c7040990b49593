import { api } from '#client/api.ts';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { useAskFirst } from '#ui/use-ask-first.ts';

interface RefusePix {
  /** Of the part that a guest says to have paid. */
  id: string;
  cents: number;
  onDone?: () => void;
}

/** The house does not find a PIX in its bank: the guest is told at once and pays anew, so a slip of the finger is asked about. */
export function useRefusePix({ id, cents, onDone }: RefusePix) {
  const refuse = useChange(api.checks.refuse.mutationOptions(), {
    done: m['checks.till.refused'](),
    failed: m['checks.till.refuseFailed'](),
    rereads: [api.checks.key(), api.calls.board.key()],
    untilReread: true,
    onDone,
  });
  const { ask, question } = useAskFirst(true);
  return {
    busy: refuse.isPending,
    refuse: () => ask(() => refuse.mutate({ id })),
    dialog: (
      <ConfirmDialog
        {...question}
        title={m['checks.till.refuseTitle']({ amount: formatMoney(cents, getLocale()) })}
        confirmLabel={m['checks.till.refuse']()}
        cancelLabel={m['bills.handBackCancel']()}
        closeLabel={m['common.close']()}
      >
        <p>{m['checks.till.refuseHint']()}</p>
      </ConfirmDialog>
    ),
  };
}
