import { useState } from 'react';
import { Link } from 'react-router';
import { m } from '#generated/messages/messages.js';
import { buttonClass } from '#ui/button-class.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { money } from '../money.ts';
import type { RoomProps } from '../room.ts';
import { RoomHead } from '../room-head.tsx';
import { ByAmount } from './by-amount.tsx';
import { ByItems } from './by-items.tsx';
import { ByPeople } from './by-people.tsx';

/** Three ways to divide what is left: what each had, in equal parts, or however much somebody wants to give. */
export function SplitView(room: RoomProps) {
  const { check, base } = room;
  // It was paid meanwhile, by others or at the till.
  if (check.restCents <= 0) return <AllPaid base={base} />;
  return <Ways {...room} />;
}

function AllPaid({ base }: Pick<RoomProps, 'base'>) {
  return (
    <div className="mx-auto max-w-160">
      <RoomHead base={base} title={m['checks.split']()} />
      <EmptyState
        icon={CheckIcon}
        title={m['checks.allPaid']()}
        action={
          <Link to={`${base}/bill`} className={buttonClass({ variant: 'soft' })}>
            {m['checks.back']()}
          </Link>
        }
      />
    </div>
  );
}

function Ways(room: RoomProps) {
  const { check, base } = room;
  const [by, setBy] = useState<'items' | 'people' | 'amount'>('items');
  // What others are about to pay is not received yet, and nobody divides it any more.
  const underWayCents = check.restCents - check.leftCents;
  const Way = { items: ByItems, people: ByPeople, amount: ByAmount }[by];
  const left =
    by === 'items'
      ? { label: m['checks.leftToChoose'](), cents: check.toChooseCents }
      : { label: m['checks.leftToSplit'](), cents: check.leftCents };
  // Some of it was paid, or is just being paid, in whatever parts: what is equal are those that are left.
  const begun = check.leftCents < check.totalCents;
  const equal = begun ? m['checks.equalPartsOfRest']() : m['checks.equalParts']();
  const asks = { items: m['checks.tapYours'](), people: equal, amount: m['checks.howMuch']() };
  return (
    <div className="mx-auto max-w-160">
      <RoomHead base={base} title={m['checks.split']()} />
      <div className="px-5 pt-1 pb-4 lg:px-8">
        <Segmented
          wide
          label={m['checks.splitHow']()}
          value={by}
          onChange={setBy}
          segments={[
            { value: 'items', label: m['checks.byItems']() },
            { value: 'people', label: m['checks.byPeople']() },
            { value: 'amount', label: m['checks.byAmount']() },
          ]}
        />
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 px-5 pb-3 text-ink-2 text-sm lg:px-8">
        <span>{asks[by]}</span>
        <span aria-live="polite">
          {left.label} <b className="money font-semibold text-base text-ink">{money(left.cents)}</b>
        </span>
      </p>
      {underWayCents > 0 && (
        <p className="-mt-2 px-5 pb-3 text-ink-2 text-sm lg:px-8">
          {m['checks.withoutUnderWay']({ amount: money(underWayCents) })}
        </p>
      )}
      <Way {...room} />
    </div>
  );
}
