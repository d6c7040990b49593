import type { Locale } from '#lib/locale.ts';
import { priceOf } from '../../menu/csv/cells.ts';
import { readTable } from '../../menu/csv/table.ts';
import { longest } from '../../menu/values.ts';
import type { ReadCategory } from './read-list.ts';

/** The dishes of a table, to be looked at before they are taken: a price that says nothing is asked for, as in a list. */
export function readCsv(text: string, locale: Locale): ReadCategory[] {
  const rows = readTable(text, locale).rows.filter(({ cells }) => cells.name);
  const categories = Map.groupBy(rows, ({ cells }) => (cells.category ?? '').slice(0, longest.category));
  return [...categories].map(([name, listed]) => ({
    name,
    dishes: listed.map(({ line, cells }) => ({
      line,
      name: (cells.name ?? '').slice(0, longest.name),
      description: (cells.description ?? '').slice(0, longest.description),
      choices: [],
      priceCents: priceOf(cells.price ?? ''),
      prices: [],
    })),
  }));
}
