import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { Button } from '#ui/button.tsx';
import { NumberStepper } from '#ui/number-stepper.tsx';
import { couvertLabel } from '../../../bills/couvert-label.ts';
import { couvertsAtMost } from '../../couvert.ts';
import type { Check } from '../../told/contract.ts';
import { money } from './money.ts';
import { type At, sends, useCheckChange } from './use-check.ts';

const link = 'min-h-11 rounded-md px-1 font-semibold text-brand-ink text-sm aria-busy:opacity-60';

/** What the house asks for each person who wants it: its price first, and nothing of it unless somebody says so. */
export function CouvertRow({ at, check }: { at: At; check: Check }) {
  const change = useCheckChange(at, sends.couvert);
  const [asked, setAsked] = useState<number | null>(null);
  const { couvert, couvertOfferCents, wishesOpen, people, phones } = check;
  const most = couvertsAtMost(check, phones);
  const asking = couvert === null && asked !== null;
  const each = couvert?.cents ?? couvertOfferCents;
  if (each === 0) return null;
  const wish = (count: number) => change.mutate({ people: count });
  return (
    <div className="grid gap-1 py-1">
      <div className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto_minmax(4.75rem,auto)] items-center gap-x-3">
        <p className="leading-snug">
          {check.couvertArtist && <span className="block font-semibold wrap-anywhere">{check.couvertArtist}</span>}
          {couvert ? couvertLabel(couvert.people) : m['checks.couvert']()}
          <span className="block text-ink-2 text-sm">{m['checks.perPerson']({ amount: money(each) })}</span>
        </p>
        {wishesOpen ? (
          <button
            type="button"
            className={link}
            aria-busy={change.isPending || undefined}
            aria-label={couvert ? m['checks.couvertRemoveLabel']() : asking ? undefined : m['checks.couvertAddLabel']()}
            onClick={() => {
              setAsked(couvert || asking ? null : (people ?? Math.max(1, phones)));
              if (couvert) wish(0);
            }}
          >
            {couvert ? m['checks.remove']() : asking ? m['common.cancel']() : m['checks.add']()}
          </button>
        ) : (
          <span />
        )}
        <span className="money text-right">{couvert ? money(couvert.people * couvert.cents) : ''}</span>
      </div>
      {(couvert || asking) && wishesOpen && (
        <div className="flex items-center justify-between gap-3 pb-2">
          <span className="text-ink-2 text-sm">
            {couvert ? m['checks.couvertPeople']() : m['checks.couvertHowMany']()}
          </span>
          <NumberStepper
            value={couvert ? (change.isPending ? change.variables.people : couvert.people) : (asked ?? 1)}
            min={1}
            max={most}
            label={m['checks.couvertPeople']()}
            decreaseLabel={m['checks.fewerPeople']()}
            increaseLabel={m['checks.morePeople']()}
            onChange={couvert ? wish : setAsked}
          />
        </div>
      )}
      {asking && wishesOpen && (
        <Button wide variant="soft" className="mb-2" busy={change.isPending} onClick={() => wish(asked)}>
          {m['checks.couvertAdd']({ amount: money(asked * each) })}
        </Button>
      )}
    </div>
  );
}
