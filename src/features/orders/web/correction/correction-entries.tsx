import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { sentence } from '#lib/sentence.ts';
import { spokenTime } from '#lib/spoken-time.ts';
import { Badge } from '#ui/badge.tsx';
import type { CorrectionEntry } from '../../corrections/contract.ts';

/** One by one, newest first: what, why, who, and on whose word. */
export function CorrectionEntries({ entries, timeZone }: { entries: readonly CorrectionEntry[]; timeZone: string }) {
  return (
    <ul className="grid divide-y divide-hairline">
      {entries.map((entry) => (
        <li key={entry.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-0.5 py-3">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            <Badge tone={entry.kind === 'gift' ? 'green' : 'red'}>{m[`orders.corrections.${entry.kind}`]()}</Badge>
            {entry.lines.length > 0 && (
              <span className="min-w-0 wrap-anywhere">
                {entry.lines.map(({ quantity, name }) => `${quantity}× ${name}`).join(', ')}
              </span>
            )}
          </p>
          <span className="money font-semibold">{formatMoney(entry.worthCents, getLocale())}</span>
          {entry.reason && (
            <p className="col-span-full text-sm wrap-anywhere">
              {m['orders.cancel.reasonShown']({ reason: sentence(entry.reason) })}
            </p>
          )}
          <p className="col-span-full text-ink-2 text-sm wrap-anywhere">
            {`${entry.madeBy} · `}
            {entry.approvedBy && `${m['orders.corrections.approvedBy']({ name: entry.approvedBy })} · `}
            {m['orders.corrections.at']({ number: entry.tableNumber, order: entry.orderNumber })}
            {' · '}
            <time dateTime={entry.at}>{spokenTime(entry.at, getLocale(), timeZone)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}
