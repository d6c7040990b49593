import { useId, useState } from 'react';
import { moneyFault } from '#client/money-fault.ts';
import { m } from '#generated/messages/messages.js';
import { MoneyInput } from '#ui/money-input.tsx';
import { Face } from '../../../../bills/web/diner/person-name.tsx';
import { Foot } from '../foot.tsx';
import { money } from '../money.ts';
import { PayButton } from '../paying/pay-button.tsx';
import type { RoomProps } from '../room.ts';

const notes = [5_000, 10_000];

/** However much somebody wants to give, and never more than is left. */
export function ByAmount(room: RoomProps) {
  const { check } = room;
  const id = useId();
  const [wanted, setWanted] = useState(Number.NaN);
  // On the way to 0,50 stands a 0.
  const [wrong, setWrong] = useState(false);
  const { leftCents } = check;
  const cents = wanted > 0 ? Math.min(wanted, leftCents) : 0;
  const choices = [
    ...notes.filter((note) => note < leftCents).map((note) => ({ cents: note, label: money(note) })),
    { cents: Math.ceil(leftCents / 2), label: m['checks.halfOfRest']() },
    { cents: leftCents, label: m['checks.allOfRest']() },
  ];
  return (
    <div className="px-3 lg:px-8">
      <label htmlFor={id} className="sr-only">
        {m['checks.howMuch']()}
      </label>
      <MoneyInput
        id={id}
        sign="R$"
        aria-invalid={wrong || undefined}
        aria-describedby={wrong ? `${id}-fault` : undefined}
        cents={wanted}
        onChange={(typed, text) => {
          setWanted(typed);
          setWrong(text.trim() !== '' && !(typed >= 0));
        }}
        className="text-2xl"
      />
      {wrong && (
        <p id={`${id}-fault`} role="alert" className="pt-2 text-danger text-sm">
          {moneyFault(wanted, m['fields.payment_amount']())}
        </p>
      )}
      <div className="flex flex-wrap gap-2 py-3">
        {choices.map((choice) => (
          <button
            key={choice.label}
            type="button"
            aria-pressed={wanted === choice.cents}
            onClick={() => {
              setWanted(choice.cents);
              setWrong(false);
            }}
            className="min-h-11 flex-1 rounded-full bg-sunken px-4 font-medium text-sm whitespace-nowrap aria-pressed:bg-tint-2 aria-pressed:font-semibold aria-pressed:text-brand-ink"
          >
            {choice.label}
          </button>
        ))}
      </div>
      <ul className="mb-3 divide-y divide-hairline rounded-xl bg-surface px-5 shadow-lift">
        <li className="flex min-h-17 items-center gap-3 py-2">
          <Face person={null} you />
          <span className="flex-1">{m['checks.youPay']()}</span>
          <b className="money font-semibold text-lg">{money(cents)}</b>
        </li>
        <li className="flex min-h-17 items-center gap-3 py-2">
          <Face person={null} you={false} />
          <span className="flex-1">{m['checks.forTheTable']()}</span>
          <b className="money font-semibold text-lg">{money(leftCents - cents)}</b>
        </li>
      </ul>
      <p className="px-3 pb-4 text-ink-2 text-sm">
        {wanted > leftCents ? m['checks.neverMore']() : m['checks.followsRest']()}
      </p>
      <Foot>
        <PayButton {...room} split={{ by: 'amount', cents }} cents={cents} />
      </Foot>
    </div>
  );
}
