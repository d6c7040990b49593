import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import type { ListedPerson } from '../reversals/contract.ts';

/** What each person did of a list, as the tables of corrections tell it of theirs. */
export function ByPerson({ people }: { people: readonly ListedPerson[] }) {
  return (
    <dl className="flex flex-wrap gap-2 text-sm">
      {people.map(({ id, name, count, cents }) => (
        <div key={id} className="flex flex-wrap items-baseline gap-x-2 rounded-md bg-sunken px-3 py-1.5">
          <dt className="min-w-0 font-medium wrap-anywhere">{name ?? m['bills.discounts.nobody']()}</dt>
          <dd className="money">
            <small className="mr-1.5 text-ink-3">{m['orders.corrections.list.count']({ count })}</small>
            {formatMoney(cents, getLocale())}
          </dd>
        </div>
      ))}
    </dl>
  );
}
