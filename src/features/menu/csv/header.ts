import { cleaned } from '#lib/cleaned.ts';
import { pricesOf, restored } from './cells.ts';
import { placesOf } from './columns.ts';

type Cells = readonly string[];

/** Above the header of a report stand its title, its date and the house; it is looked for in these lines alone. */
const searched = 10;
const lineEnd = /\r\n|\r|\n/;

const namesProducts = (line: Cells, below: readonly Cells[]) => {
  const places = placesOf(line, below);
  return places.includes('code') || (places.includes('name') && places.includes('price'));
};

const isFilled = (cell: string) => cell.trim() !== '';
const isTitle = (line: Cells) => line.filter(isFilled).length < 2;
const isProduct = (line: Cells) => line.some((cell) => pricesOf(restored(cleaned(cell))).length > 0);

export interface Layout {
  /** Names that are all empty where the table has no header. */
  header: Cells;
  records: readonly string[][];
  /** The line of the first record, as a spreadsheet counts. */
  firstLine: number;
  hasHeader: boolean;
}

/**
 * The header is the first line that names products' columns, or else the first that is no title: one that has a price is a product
 * already.
 */
export function layoutOf(lines: readonly string[][]): Layout {
  const first = lines.slice(0, searched);
  const known = first.find((line, at) => namesProducts(line, lines.slice(at + 1)));
  const header = known ?? first.find((line) => !isTitle(line)) ?? lines[0] ?? [];
  const at = lines.indexOf(header);
  if (known || !isProduct(header)) return { header, records: lines.slice(at + 1), firstLine: at + 2, hasHeader: true };
  const records = lines.slice(at);
  const width = records.reduce((most, record) => Math.max(most, record.findLastIndex(isFilled) + 1), 0);
  return { header: Array<string>(width).fill(''), records, firstLine: at + 1, hasHeader: false };
}

const separators = [';', '\t', ','];

/** The separator of a header whose words are known: titles above it have commas of their own. */
function headerSeparator(text: string): string | undefined {
  for (const line of text.split(lineEnd, searched)) {
    const cells = line.replace(/^\ufeff/, '').replaceAll('"', '');
    const found = separators.find((separator) => namesProducts(cells.split(separator), []));
    if (found) return found;
  }
  return undefined;
}

/** Without a known header it is the one that stands most often in each line, outside of quotes: prices and descriptions have commas of their own. */
export function separatorOf(text: string): string {
  const known = headerSeparator(text);
  if (known) return known;
  const lines = text.replace(/"[^"]*"/g, '').split(lineEnd);
  const isParted = (line: string) => separators.some((separator) => line.includes(separator));
  const judged = lines.filter((line, at) => at === 0 || isParted(line)).slice(0, searched);
  const count = (separator: string) => Math.min(...judged.map((line) => line.split(separator).length));
  return separators.reduce((best, other) => (count(other) > count(best) ? other : best));
}
