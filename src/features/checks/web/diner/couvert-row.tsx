import { m } from '#generated/messages/messages.js';
import { NumberStepper } from '#ui/number-stepper.tsx';
import type { Check } from '../../contract.ts';
import { money } from './money.ts';
import { type At, sends, useCheckChange } from './use-check.ts';

const link = 'min-h-11 rounded-md px-1 font-semibold text-brand-ink text-sm aria-busy:opacity-60';

/** What the house asks for each person who wants it: its price first, and nothing of it unless somebody says so. */
export function CouvertRow({ at, check }: { at: At; check: Check }) {
  const change = useCheckChange(at, sends.couvert);
  const { couvert, couvertOfferCents, wishesOpen, people, phones } = check;
  const each = couvert?.cents ?? couvertOfferCents;
  if (each === 0) return null;
  const wish = (count: number) => change.mutate({ people: count });
  return (
    <div className="grid gap-1 py-1">
      <div className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto_minmax(4.75rem,auto)] items-center gap-x-3">
        <p className="leading-snug">
          {check.couvertArtist && <span className="block font-semibold wrap-anywhere">{check.couvertArtist}</span>}
          {!couvert
            ? m['checks.couvert']()
            : couvert.people === 1
              ? m['checks.couvertOne']()
              : m['checks.couvertMany']({ count: couvert.people })}
          <span className="block text-ink-2 text-sm">{m['checks.perPerson']({ amount: money(each) })}</span>
        </p>
        {wishesOpen ? (
          <button
            type="button"
            className={link}
            aria-busy={change.isPending || undefined}
            aria-label={couvert ? m['checks.couvertRemoveLabel']() : m['checks.couvertAddLabel']()}
            onClick={() => wish(couvert ? 0 : (people ?? Math.max(1, phones)))}
          >
            {couvert ? m['checks.remove']() : m['checks.add']()}
          </button>
        ) : (
          <span />
        )}
        <span className="money text-right">{couvert ? money(couvert.people * couvert.cents) : ''}</span>
      </div>
      {couvert && wishesOpen && (
        <div className="flex items-center justify-between gap-3 pb-2">
          <span className="text-ink-2 text-sm">{m['checks.couvertPeople']()}</span>
          <NumberStepper
            value={change.isPending ? change.variables.people : couvert.people}
            min={1}
            label={m['checks.couvertPeople']()}
            decreaseLabel={m['checks.fewerPeople']()}
            increaseLabel={m['checks.morePeople']()}
            onChange={wish}
          />
        </div>
      )}
    </div>
  );
}
