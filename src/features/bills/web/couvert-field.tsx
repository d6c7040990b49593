import { api } from '#client/api.ts';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import type { Bill } from '../contract.ts';
import { CountField } from './count-field.tsx';
import { useGuestsPaying } from './use-guests-paying.ts';
import { useStoredCount } from './use-stored-count.ts';

interface CouvertFieldProps {
  bill: Pick<Bill, 'id' | 'wishes'>;
  onStored: (people: number) => void;
}

/** How many want the couvert, as they say to whoever works the till; phones show it too. */
export function CouvertField({ bill: { id, wishes }, onStored }: CouvertFieldProps) {
  const { couvertToday } = useGuestsPaying(id);
  const { value, change, sends } = useStoredCount(api.checks.setCouvert.mutationOptions(), {
    stored: wishes.couvert?.people ?? 0,
    inputOf: (people) => ({ id, people }),
    queue: `couvert ${id}`,
    failed: m['checks.till.couvertFailed'](),
    rereads: [api.bills.key(), api.checks.key(), api.tables.key()],
    onDone: (_done, { people }) => onStored(people),
  });
  const each = wishes.couvert?.cents ?? couvertToday?.cents ?? 0;
  if (each === 0) return null;
  return (
    <CountField
      value={value}
      onChange={change}
      min={0}
      label={m['checks.couvertPeople']()}
      decreaseLabel={m['checks.till.fewerCouverts']()}
      increaseLabel={m['checks.till.moreCouverts']()}
      sends={sends}
      className="border-hairline border-t py-2"
    >
      <p className="font-medium">
        {m['checks.couvert']()}
        <span className="block font-normal text-ink-3 text-sm">
          {m['checks.perPerson']({ amount: formatMoney(each, getLocale()) })}
        </span>
      </p>
    </CountField>
  );
}
