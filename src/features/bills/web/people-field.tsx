import { useState } from 'react';
import { api } from '#client/api.ts';
import { Unsent } from '#client/unsent.tsx';
import { useChange } from '#client/use-change.ts';
import { m } from '#generated/messages/messages.js';
import { NumberStepper } from '#ui/number-stepper.tsx';
import type { Bill } from '../contract.ts';
import { maxPeople } from '../values.ts';

/** How many sit at the table, counted by whoever serves them; shown at once, and kept with every press. */
export function PeopleField({ bill: { id, people } }: { bill: Pick<Bill, 'id' | 'people'> }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const keep = useChange(api.bills.setPeople.mutationOptions(), {
    failed: m['bills.people.failed'](),
    inPlace: true,
    rereads: [api.bills.key(), api.tables.key()],
    untilReread: true,
    // One after another, so that the last press is what is kept.
    queue: `people ${id}`,
    onSettled: (sent) => setChosen((now) => (now === sent.people ? null : now)),
  });
  const change = (count: number) => {
    setChosen(count);
    keep.mutate({ id, people: count });
  };
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <span className="font-medium text-sm">{m['bills.people.label']()}</span>
      <NumberStepper
        value={chosen ?? people ?? 0}
        onChange={change}
        min={1}
        max={maxPeople}
        label={m['bills.people.label']()}
        decreaseLabel={m['bills.people.fewer']()}
        increaseLabel={m['bills.people.more']()}
      />
      <Unsent of={[keep]} part />
    </div>
  );
}
