import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import type { Bill } from '../contract.ts';
import { CountField } from './count-field.tsx';
import { useStoredCount } from './use-stored-count.ts';

/** How many sit at the table, counted by whoever serves them. */
export function PeopleField({ bill: { id, people } }: { bill: Pick<Bill, 'id' | 'people'> }) {
  const { value, change, sends } = useStoredCount(api.bills.setPeople.mutationOptions(), {
    stored: people ?? 0,
    inputOf: (count) => ({ id, people: count }),
    queue: `people ${id}`,
    failed: m['bills.people.failed'](),
    rereads: [api.bills.key(), api.tables.key()],
  });
  return (
    <CountField
      value={value}
      onChange={change}
      min={1}
      label={m['bills.people.label']()}
      decreaseLabel={m['bills.people.fewer']()}
      increaseLabel={m['bills.people.more']()}
      sends={sends}
    >
      <span className="font-medium text-sm">{m['bills.people.label']()}</span>
    </CountField>
  );
}
