import { placesOf } from './columns.ts';

type Cells = readonly string[];

/** Above the header of a report stand its title, its date and the house; it is looked for in these lines alone. */
const searched = 10;

const namesProducts = (line: Cells, below: readonly Cells[]) => {
  const places = placesOf(line, below);
  return places.includes('code') || (places.includes('name') && places.includes('price'));
};

const isTitle = (line: Cells) => line.filter((cell) => cell.trim() !== '').length < 2;

/** Where a table's header stands: the first line that names products' columns, or else the first that is no title. */
export function headerAt(lines: readonly Cells[]): number {
  const first = lines.slice(0, searched);
  const known = first.findIndex((line, at) => namesProducts(line, lines.slice(at + 1)));
  return Math.max(known >= 0 ? known : first.findIndex((line) => !isTitle(line)), 0);
}

/** The separator of a header whose words are known, for titles above it have commas of their own. */
export function headerSeparator(text: string, separators: readonly string[]): string | undefined {
  for (const line of text.split(/\r\n|\r|\n/, searched)) {
    const cells = line.replace(/^\ufeff/, '').replaceAll('"', '');
    const found = separators.find((separator) => namesProducts(cells.split(separator), []));
    if (found) return found;
  }
  return undefined;
}
