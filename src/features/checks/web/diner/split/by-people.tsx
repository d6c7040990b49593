import { useState } from 'react';
import { m } from '#generated/messages/messages.js';
import { CheckIcon } from '#ui/icons.tsx';
import { NumberStepper } from '#ui/number-stepper.tsx';
import { maxPeople } from '../../../../bills/values.ts';
import { Face } from '../../../../bills/web/diner/person-name.tsx';
import { equalParts, partsTaken, peopleOf } from '../../../equal-share.ts';
import { includedWords } from '../fee-words.ts';
import { Foot } from '../foot.tsx';
import { money } from '../money.ts';
import { PayButton } from '../paying/pay-button.tsx';
import type { RoomProps } from '../room.ts';
import { aloneWithCent, othersPay } from './others-pay.ts';

/** The bill in as many equal parts as there are people to pay; odd cents are of whoever pays first, and it is said who has one. */
export function ByPeople(room: RoomProps) {
  const { check } = room;
  const [chosen, setChosen] = useState<number | null>(null);
  const { equal } = check;
  // Of all who divide it, also those who have paid: what each pays stays what it was while the others pay theirs.
  const people = Math.max(equal.phones + 1, chosen ?? peopleOf(equal, check.people ?? check.phones));
  const within = includedWords(check);
  const taken = partsTaken(people, equal);
  const [first = 0, ...others] = equalParts(check.leftCents, people, equal);
  return (
    <div className="px-3 lg:px-8">
      <p className="pt-4 pb-6 text-center text-ink-2">
        {m['checks.yourShare']()}
        <span aria-live="polite" className="money block font-semibold text-5xl text-ink tracking-title">
          {money(first)}
        </span>
      </p>
      <div className="mb-3 flex min-h-17 items-center justify-between gap-3 rounded-xl bg-surface px-5 py-2 shadow-lift">
        <span>{m['checks.payers']()}</span>
        <NumberStepper
          value={people}
          min={equal.phones + 1}
          max={maxPeople}
          label={m['checks.payers']()}
          decreaseLabel={m['checks.fewerPeople']()}
          increaseLabel={m['checks.morePeople']()}
          onChange={setChosen}
        />
      </div>
      <ul className="mb-3 divide-y divide-hairline rounded-xl bg-surface px-5 shadow-lift">
        <li className="flex min-h-17 items-center gap-3 py-2">
          <Face person={null} you />
          <span className="flex-1 leading-snug">
            {m['checks.you']()}
            {aloneWithCent(first, others) && (
              <small className="block text-ink-2 text-sm">{m['checks.oddCent']()}</small>
            )}
          </span>
          <b className="money font-semibold text-lg">{money(first)}</b>
        </li>
        {taken > 0 && (
          <li className="flex min-h-14 items-center gap-3 py-2 text-ink-2">
            <span aria-hidden="true" className="grid size-8 place-items-center rounded-full bg-green-tint text-green">
              <CheckIcon size={18} />
            </span>
            {taken === 1 ? m['checks.oneHasPart']() : m['checks.manyHavePart']({ count: taken })}
          </li>
        )}
        {others.length > 0 && (
          <li className="flex min-h-17 items-center gap-3 py-2">
            <Face person={null} you={false} />
            <span className="flex-1 leading-snug">
              {others.length === 1 ? m['checks.oneOther']() : m['checks.others']({ count: others.length })}
              {others.length > 1 && (
                <small className="block text-ink-2 text-sm">
                  {m['checks.theirRest']({ amount: money(check.leftCents - first) })}
                </small>
              )}
            </span>
            <b className="money max-w-32 whitespace-normal text-right font-semibold text-lg">{othersPay(others)}</b>
          </li>
        )}
      </ul>
      {within && <p className="px-3 pb-4 text-ink-2 text-sm">{within}</p>}
      <Foot>
        <PayButton {...room} split={{ by: 'people', people }} cents={first} />
      </Foot>
    </div>
  );
}
