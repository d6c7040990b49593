import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { ReceiveDialog, type ToReceive } from '../../bills/web/receive-dialog.tsx';
import type { TillPart } from '../parts/contract.ts';
import { GiveBackDialog } from './give-back-dialog.tsx';
import { MissingNotice } from './missing-notice.tsx';
import { providerName } from './provider-name.ts';

/** What must not be overlooked: money that came too late and is owed, and PIX that guests say they have paid. */
export function TillNotice() {
  const read = useQuery(api.checks.till.queryOptions());
  const [receiving, setReceiving] = useState<ToReceive | null>(null);
  const [owed, setOwed] = useState<TillPart | null>(null);
  const parts = read.data?.parts ?? [];
  const credits = parts.filter(({ creditCents }) => creditCents > 0);
  const late = parts.filter(
    ({ billClosed, creditCents, method }) => billClosed && creditCents === 0 && method === 'pix',
  );
  const money = (cents: number) => formatMoney(cents, getLocale());
  return (
    <>
      {[...credits, ...late].map((part) => (
        <Notice
          key={part.id}
          tone={part.creditCents > 0 ? 'red' : 'yellow'}
          live
          title={
            part.creditCents > 0
              ? m['checks.till.credit']({ amount: money(part.creditCents), number: part.tableNumber })
              : m['checks.till.latePix']({ amount: money(part.cents), number: part.tableNumber })
          }
          action={
            part.creditCents > 0 ? (
              <Button size="s" variant="quiet" onClick={() => setOwed(part)}>
                {m['checks.till.giveBack']()}
              </Button>
            ) : (
              <Button
                size="s"
                variant="quiet"
                onClick={() => setReceiving({ ...part, partId: part.id, method: 'pix' })}
              >
                {m['checks.till.look']()}
              </Button>
            )
          }
        >
          {hintOf(part)}
          {part.txid && <code className="ml-1 text-sm wrap-anywhere">{part.txid}</code>}
        </Notice>
      ))}
      <MissingNotice missing={read.data?.missing ?? []} />
      {owed && <GiveBackDialog part={owed} onClose={() => setOwed(null)} />}
      {receiving && <ReceiveDialog pay={receiving} onClose={() => setReceiving(null)} />}
    </>
  );
}

function hintOf({ creditCents, provider }: TillPart): string {
  if (creditCents === 0) return m['checks.till.latePixHint']();
  if (provider === null) return m['checks.till.creditHint']();
  return m['checks.till.creditOnline']({ provider: providerName(provider) });
}
