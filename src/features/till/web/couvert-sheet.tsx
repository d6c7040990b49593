import { useId } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { Sum, Sums } from '#ui/sums.tsx';
import type { TillCouvert } from '../contract.ts';
import { couvertHint, couvertText } from '../couvert-text.ts';
import { money } from './till-words.ts';

/** What guests gave as couvert: for whoever played, to be handed over, and for the house. */
export function CouvertSheet({ couverts }: { couverts: readonly TillCouvert[] }) {
  const id = useId();
  if (couverts.length === 0) return null;
  const hint = couvertHint(couverts, getLocale());
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="flex items-baseline justify-between gap-3 text-base">
        <span>{m['till.couvert.title']()}</span>
        <span className="money">{money(couverts.reduce((sum, { cents }) => sum + cents, 0))}</span>
      </h2>
      <Sums>
        {couverts.map((each) => (
          <Sum key={`${each.day} ${each.artist}`} label={couvertText(each, getLocale())}>
            {money(each.cents)}
          </Sum>
        ))}
      </Sums>
      {hint && <p className="text-ink-2 text-sm">{hint}</p>}
    </section>
  );
}
