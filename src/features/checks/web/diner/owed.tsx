import { m } from '#generated/messages/messages.js';
import { cx } from '#ui/cx.ts';
import { CheckIcon } from '#ui/icons.tsx';
import type { Check } from '../../told/contract.ts';
import { money } from './money.ts';
import { owedWords } from './owed-words.ts';

/** What is owed, larger than anything else; what is paid and the whole stand beneath it, and nobody adds up. */
export function Owed({ check }: { check: Check }) {
  const { restCents, paidCents, totalCents, phones } = check;
  const { label, figure, note, onItsWay } = owedWords(check);
  return (
    <section aria-live="polite" className="px-5 pt-4 pb-5 lg:px-8">
      <p className="flex items-center justify-between gap-3 text-ink-2">
        <span>{label}</span>
        <span className="flex items-center gap-1.5 font-medium text-xs">
          <span aria-hidden="true" className="size-1.75 rounded-full bg-green-dot ring-3 ring-green-dot/20" />
          {phones > 1 ? m['checks.livePhones']({ count: phones }) : m['checks.live']()}
        </span>
      </p>
      <p
        className={cx(
          'mb-3 flex items-center gap-3 font-semibold tracking-title',
          onItsWay ? 'text-3xl' : 'money text-5xl',
        )}
      >
        {restCents === 0 && <CheckIcon size={36} className="text-green" />}
        {figure}
      </p>
      {note && <p className="-mt-1 mb-3 text-ink-2 text-sm">{note}</p>}
      {paidCents > 0 && (
        <>
          <div
            role="img"
            aria-label={m['checks.paidOf']({ paid: money(paidCents), total: money(totalCents) })}
            className="flex h-2 gap-0.75"
          >
            <span className="rounded-full bg-brand-soft" style={{ flexGrow: paidCents }} />
            {restCents > 0 && <span className="rounded-full bg-sunken-2" style={{ flexGrow: restCents }} />}
          </div>
          <p className="mt-2.5 flex justify-between gap-4 text-ink-2 text-sm">
            <span>{m['checks.paid']({ amount: money(paidCents) })}</span>
            <span>{m['checks.total']({ amount: money(totalCents) })}</span>
          </p>
        </>
      )}
    </section>
  );
}
