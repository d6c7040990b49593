import { folded as withoutAccents } from '#lib/folded.ts';
import { mostPriceCents } from '#lib/limits.ts';
import { centsOf } from '#lib/typed-money.ts';

/** How words of a table are compared: without accents, in lower case, with single spaces. */
export const folded = (text: string) =>
  withoutAccents(text)
    .replace(/[\s_]+/g, ' ')
    .trim();

/** What spreadsheets may take for a formula; full-width signs count in some. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;

/** A cell that a spreadsheet shows and never calculates. */
export function neutralised(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** What `neutralised` was given. */
export function restored(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}

/** '1290' cents as '12,90'. */
export function priceCell(cents: number): string {
  return `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
}

/** Cents of a price cell; null for what can be read in two ways ('1,234'), is below zero, too much, or no price at all. */
export function priceOf(cell: string): number | null {
  const cents = centsOf(cell);
  return cents !== null && cents >= 0 && cents <= mostPriceCents ? cents : null;
}

/** Names in one cell; a name may hold the stroke that parts them. It is read without the spaces around it, so none are written. */
export function listCell(names: readonly string[]): string {
  return names.map((name) => name.trim().replace(/[\\|]/g, '\\$&')).join(' | ');
}

export function namesOf(cell: string): string[] {
  return [...cell.matchAll(/(?:\\[\s\S]|[^\\|])+/g)]
    .map(([name]) => name.trim().replace(/\\([\s\S])/g, '$1'))
    .filter((name) => name !== '');
}
