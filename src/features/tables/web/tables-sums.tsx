import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import type { FloorTable } from '../contract.ts';
import { sumsOf } from '../sums.ts';
import { peopleText } from './texts.ts';

/** How many people sit at the tables, and what they have still to pay: one line, the same on every view of the tables. */
export function TablesSums({ tables }: { tables: readonly FloorTable[] }) {
  const { people, owedCents } = sumsOf(tables);
  return (
    <p className="flex flex-wrap items-baseline gap-x-5 text-ink-2 text-sm">
      {people > 0 && <span>{peopleText(people)}</span>}
      <span>
        {m['tables.openTotal']()}{' '}
        <b className="money font-semibold text-base text-ink">{formatMoney(owedCents, getLocale())}</b>
      </span>
    </p>
  );
}
