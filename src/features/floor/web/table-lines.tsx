import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { api } from '#client/api.ts';
import { failureText } from '#client/failure-text.ts';
import { Read } from '#client/read.tsx';
import { m } from '#generated/messages/messages.js';
import { Badge } from '#ui/badge.tsx';
import { cx } from '#ui/cx.ts';
import { Spinner } from '#ui/spinner.tsx';
import { tones } from '../../orders/web/status-look.ts';
import { briefLines } from './brief-lines.ts';

/** What was ordered at the table, in brief: what is ready first, what has been carried last and paler. */
export function TableLines({ tableId }: { tableId: string }) {
  const id = useId();
  const read = useQuery(api.bills.ofTable.queryOptions({ input: { tableId } }));
  return (
    <Read
      query={read}
      failed={failureText(read.error, m['bills.unread']())}
      waiting={<Spinner label={m['common.loading']()} />}
    >
      {({ bill }) => {
        const lines = briefLines(bill?.orders ?? []);
        if (lines.length === 0) return null;
        return (
          <section aria-labelledby={id} className="grid gap-1">
            <h3 id={id} className="font-semibold text-ink-2 text-sm">
              {m['floor.ordered']()}
            </h3>
            <ul>
              {lines.map(({ key, name, quantity, status }) => (
                <li
                  key={key}
                  className={cx(
                    'flex min-h-9 items-center gap-3 border-hairline py-1 not-first:border-t',
                    status === 'entregue' && 'text-ink-2',
                  )}
                >
                  <span className="min-w-0 grow wrap-anywhere">
                    <span className="tabular-nums">{quantity}×</span> {name}
                  </span>
                  <Badge tone={tones[status]}>{m[`orders.status.${status}`]()}</Badge>
                </li>
              ))}
            </ul>
          </section>
        );
      }}
    </Read>
  );
}
