import { useState } from 'react';
import { api } from '#client/api.ts';
import { Unsent } from '#client/unsent.tsx';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import { NumberStepper } from '#ui/number-stepper.tsx';
import type { Bill } from '../contract.ts';
import { maxPeople } from '../values.ts';
import { useGuestsPaying } from './use-guests-paying.ts';

interface CouvertFieldProps {
  bill: Pick<Bill, 'id' | 'wishes'>;
  onKept: (people: number) => void;
}

/** How many want the couvert, as they say to whoever keeps the till; kept with every press, for phones too. */
export function CouvertField({ bill: { id, wishes }, onKept }: CouvertFieldProps) {
  const { couvertToday } = useGuestsPaying(id);
  const [chosen, setChosen] = useState<number | null>(null);
  const keep = useChange(api.checks.setCouvert.mutationOptions(), {
    failed: m['checks.till.couvertFailed'](),
    inPlace: true,
    rereads: [api.bills.key(), api.checks.key(), api.tables.key()],
    untilReread: true,
    // One after another, so that the last press is what is kept.
    queue: `couvert ${id}`,
    onDone: (_done, { people }) => onKept(people),
    onSettled: ({ people }) => setChosen((now) => (now === people ? null : now)),
  });
  const each = wishes.couvert?.cents ?? couvertToday?.cents ?? 0;
  if (each === 0) return null;
  const change = (people: number) => {
    setChosen(people);
    keep.mutate({ id, people });
  };
  return (
    <div className="flex min-h-15 flex-wrap items-center justify-between gap-x-3 border-hairline border-t py-2">
      <p className="font-medium">
        {m['checks.couvert']()}
        <span className="block font-normal text-ink-3 text-sm">
          {m['checks.perPerson']({ amount: formatMoney(each, getLocale()) })}
        </span>
      </p>
      <NumberStepper
        value={chosen ?? wishes.couvert?.people ?? 0}
        onChange={change}
        min={0}
        max={maxPeople}
        label={m['checks.couvertPeople']()}
        decreaseLabel={m['checks.till.fewerCouverts']()}
        increaseLabel={m['checks.till.moreCouverts']()}
      />
      <Unsent of={[keep]} part />
    </div>
  );
}
