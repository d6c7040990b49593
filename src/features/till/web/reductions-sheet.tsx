import { useId } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { Sum, Sums } from '#ui/sums.tsx';
import type { TillReductions } from '../reductions/contract.ts';
import { reductionGroups, sumOf } from '../reductions/reductions-text.ts';
import { money } from './till-words.ts';

/** What left the bills while the till was open, by kind and reason, and who approved it. */
export function ReductionsSheet({ reductions }: { reductions: TillReductions }) {
  const id = useId();
  const groups = reductionGroups(reductions, getLocale());
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="flex items-baseline justify-between gap-3 text-base">
        <span>{m['till.reductions.title']()}</span>
        <span className="money">{money(sumOf(groups))}</span>
      </h2>
      {groups.length === 0 && <p className="text-ink-2 text-sm">{m['till.reductions.none']()}</p>}
      {groups.map(({ title, cents, rows }) => (
        <Sums key={title} className="gap-1.5! border-hairline border-t pt-2 wrap-anywhere">
          <Sum strength="total" label={title}>
            {money(cents)}
          </Sum>
          {rows.map((row) => (
            <Sum key={row.label} label={row.label}>
              {money(row.cents)}
            </Sum>
          ))}
        </Sums>
      ))}
    </section>
  );
}
