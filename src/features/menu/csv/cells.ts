import { folded as withoutAccents } from '#lib/folded.ts';
import { mostPriceCents } from '#lib/limits.ts';
import { amountsOf } from '#lib/typed-money.ts';

/** How words of a table are compared: without accents, in lower case, with single spaces. */
export const folded = (text: string) =>
  withoutAccents(text)
    .replace(/[\s_]+/g, ' ')
    .trim();

const oneForm = (text: string) => text.normalize('NFC').trim();
const oneSpaced = (text: string) => oneForm(text).replace(/\s+/g, ' ');

/** Whether a reader sees no difference: programs write one letter in two forms, and names with doubled spaces. */
export const sameText = (one: string, other: string) => oneForm(one) === oneForm(other);
export const sameName = (one: string, other: string) => oneSpaced(one) === oneSpaced(other);

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

/** What spreadsheets show for zero where a column is formatted for accounts. */
const accountedZero = /^R\$\s*-$/i;

/** All that a price cell may come to, in cents; none for what is below zero, too much, or no price at all. */
export function pricesOf(cell: string): number[] {
  const amounts = accountedZero.test(cell) ? [0] : amountsOf(cell);
  return amounts.filter((cents) => cents >= 0 && cents <= mostPriceCents);
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
