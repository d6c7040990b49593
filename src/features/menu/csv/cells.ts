/** Lower case, without accents, with single spaces: how words of a table are compared. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .trim();
}

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

const plainPrice = /^(\d+)(?:[.,](\d{1,2}))?$/;
const brazilianPrice = /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/;
const englishPrice = /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/;
const maxCents = 100_000_000;

/** Cents of '12,90', '12.9', 'R$ 1.234,56' or '1.234'; null for what can be read in two ways ('1,234') or not at all. */
export function centsOf(cell: string): number | null {
  const text = cell.replace(/^R\$/i, '').trim();
  const [, whole, fraction = ''] = plainPrice.exec(text) ?? brazilianPrice.exec(text) ?? englishPrice.exec(text) ?? [];
  if (whole === undefined) return null;
  const cents = Number(whole.replace(/[.,]/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
  return cents <= maxCents ? cents : null;
}

/** Names in one cell; a name may hold the stroke that parts them. */
export function listCell(names: readonly string[]): string {
  return names.map((name) => name.replace(/[\\|]/g, '\\$&')).join(' | ');
}

export function namesOf(cell: string): string[] {
  return [...cell.matchAll(/(?:\\[\s\S]|[^\\|])+/g)]
    .map(([name]) => name.trim().replace(/\\([\s\S])/g, '$1'))
    .filter((name) => name !== '');
}
