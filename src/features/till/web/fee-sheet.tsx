import { useId } from 'react';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { Sum, Sums } from '#ui/sums.tsx';
import type { TillFee } from '../contract.ts';
import { feeHint } from '../fee-text.ts';
import { sharerText } from '../sharer-text.ts';
import { money } from './till-words.ts';

/** What guests gave for service, and who has what of it. */
export function FeeSheet({ fee }: { fee: TillFee }) {
  const { cents, shares } = fee;
  const id = useId();
  const hint = feeHint(fee, getLocale());
  const byPoints = shares.some(({ points }) => points !== null);
  return (
    <section aria-labelledby={id} className="grid gap-2">
      <h2 id={id} className="flex items-baseline justify-between gap-3 text-base">
        <span>
          {shares.length === 0 ? m['till.fee.title']() : byPoints ? m['till.fee.byPoints']() : m['till.fee.equally']()}
        </span>
        <span className="money">{money(cents)}</span>
      </h2>
      <Sums>
        {shares.map((share) => (
          <Sum key={share.id} label={sharerText(share, getLocale())}>
            {money(share.cents)}
          </Sum>
        ))}
      </Sums>
      {hint && <p className="text-ink-2 text-sm">{hint}</p>}
    </section>
  );
}
