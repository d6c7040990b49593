import { CodedError } from '#lib/errors.ts';
import { groupedBy } from '#lib/grouped-by.ts';
import type { Locale } from '#lib/locale.ts';
import { pricesOf } from '../../menu/csv/cells.ts';
import type { Places } from '../../menu/csv/columns.ts';
import { readTable } from '../../menu/csv/table.ts';
import { pricingOf } from '../../menu/csv/words.ts';
import { longest } from '../../menu/values.ts';
import type { ReadCategory } from './read-list.ts';
import { askRepeated } from './repeated.ts';

/** The dishes of a table, to be looked at before they are taken: a price that says nothing, or two things, is asked for, as in a list. */
export function readCsv(text: string, locale: Locale, columns?: Places): ReadCategory[] {
  const { rows } = readTable(text, locale, columns);
  const nameless = rows.find(({ cells }) => !cells.name && cells.price);
  if (nameless) throw new CodedError('csv_row_nameless', { line: nameless.line });
  const dishes = rows.filter(({ cells }) => cells.name);
  const categories = groupedBy(dishes, ({ cells }) => (cells.category ?? '').slice(0, longest.category));
  const read = [...categories].map(([name, listed]) => ({
    name,
    dishes: listed.map(({ cells }) => {
      const sold = pricingOf(cells.pricing ?? '');
      // Of an open price nobody asks for one here.
      const prices = sold === 'open' ? [0] : pricesOf(cells.price ?? '');
      const [cents = null, another] = prices;
      return {
        said: [[cells.name, cells.price].filter(Boolean).join(' · ')],
        name: (cells.name ?? '').slice(0, longest.name),
        description: (cells.description ?? '').slice(0, longest.description),
        choices: [],
        repeated: false,
        ...(sold && { pricing: sold === 'each' ? null : sold }),
        ...(another === undefined ? { priceCents: cents, prices: [] } : { priceCents: null, prices }),
      };
    }),
  }));
  return askRepeated(read);
}
