import { cleaned } from '#lib/cleaned.ts';
import { withoutTurns } from '#lib/direction.ts';
import { CodedError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import { csvLimits } from '#lib/sent-files.ts';
import { restored } from './cells.ts';
import type { ColumnsAsked, CsvColumn } from './contract.ts';
import { columnOf, foreignColumnOf, pricingOf, wordsIn } from './words.ts';

/** The column that each place of a table is of; null for what means nothing here. */
export type Places = readonly (CsvColumn | null)[];

const needed: CsvColumn[] = ['category', 'name', 'price'];
const code = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Words of other systems count where none of ours is there. Codes of another system are no names of our products, and a column 'Unidade'
 * may hold the house's branches as well: both are known by some of their values.
 */
export function placesOf(header: readonly string[], records: readonly (readonly string[])[]): Places {
  const words = header.map((cell) => restored(cleaned(cell)));
  const valuesAt = (place: number) =>
    records.map((record) => cleaned(record[place] ?? '')).filter((value) => value !== '');
  const own = words.map((word, place) => {
    const column = columnOf(word);
    return column === 'code' && !valuesAt(place).some((value) => code.test(value)) ? null : column;
  });
  return own.map((column, place) => {
    const foreign = column ? null : foreignColumnOf(words[place] ?? '');
    if (foreign === 'pricing' && !valuesAt(place).some((value) => pricingOf(value) !== null)) return null;
    return column ?? (own.includes(foreign) ? null : foreign);
  });
}

/** As much of a cell as says what stands there. */
export const shortCell = (cell: string) => cleaned(withoutTurns(cell)).slice(0, 60);

/** What whoever has to say which column is which is shown of the table. */
function askedOf(header: readonly string[], records: readonly (readonly string[])[], places: Places): ColumnsAsked {
  const shown = header.slice(0, csvLimits.columns);
  const rows = records.filter((record) => record.some((cell) => cleaned(cell) !== '')).slice(0, 3);
  return {
    header: shown.map(shortCell),
    rows: rows.map((record) => shown.map((_, place) => shortCell(record[place] ?? ''))),
    places: places.slice(0, csvLimits.columns),
  };
}

/** Which column is which: as somebody chose, or else by the words of the header. Products are added with category, name and price. */
export function columnsOf(
  header: readonly string[],
  records: readonly (readonly string[])[],
  chosen: Places | undefined,
  locale: Locale,
): Places {
  const places = chosen ? header.map((_, place) => chosen[place] ?? null) : placesOf(header, records);
  const columns = new Set(places.filter((column) => column !== null));
  const refuse = (refusal: 'csv_columns_missing' | 'csv_columns_twice', named: CsvColumn[]) => {
    const said = named.map(wordsIn(locale).header).join(', ');
    return new CodedError(refusal, { columns: said, ...askedOf(header, records, places) });
  };
  const missing = needed.filter((column) => !columns.has(column));
  if (missing.length > 0 && !columns.has('code')) throw refuse('csv_columns_missing', missing);
  const twice = [...columns].filter((column) => places.indexOf(column) !== places.lastIndexOf(column));
  if (twice.length > 0) throw refuse('csv_columns_twice', twice);
  return places;
}
