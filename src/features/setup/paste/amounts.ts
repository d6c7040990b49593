import { amountsOf } from '#lib/typed-money.ts';
import { sizeAt } from './size-names.ts';

/** An amount in a line, and how it is written: what has a currency sign is surely one, a bare whole number hardly. */
export interface Amount {
  start: number;
  end: number;
  digits: string;
  sort: 'signed' | 'decimal' | 'whole';
  negative: boolean;
}

const pattern =
  /(?:(R?\$)\s*([-−]?)\s*)?(\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?|\d+(?:[.,]\d{1,2})?)(?![\d.,]*\d)(\s*reais(?!\p{L}))?/giu;
/** Of a number's own figures, and of the cents of another. */
const withinNumber = /\d[.,]?$/;
const measure = /^\s*(?:%|(?:ml|cl|l|litros?|g|gr|gramas|kg|cm|pessoas?)(?!\p{L}))/iu;
/** The size G of 'P 30 M 40 G 50' is no gram, nor the L of 'S 8 M 10 L 12' a litre; the one of '2L 14' is. */
const size = /^\s+[GL]\s*[:=–—-]?\s*(?:R?\$\s*)?\d/;
const pieces = /^\s*(?:un|uni|unid|unidades?|pcs|peças|pedaços|fatias)(?!\p{L})/iu;
/** '4 queijos', and the '2' of '2x1'. */
const counts = /^(?:\s+\p{Ll}{2,}s(?!\p{L})|x(?!\p{L}))/u;

/** What stands between a name and its price, or after it. */
export const between = /(?:[\s.·…_:=*\-–—|/]|R?\$)+$/;

/** All that may be the price of what a line names. A number that counts or measures is none while there is another. */
export function amountsIn(line: string): Amount[] {
  const all = matchesIn(line).flatMap((found): Amount[] => {
    const [whole, sign, minus, digits = '', reais] = found;
    const start = found.index;
    const end = start + whole.length;
    if (sign || reais) return [{ start, end, digits, sort: 'signed', negative: Boolean(minus) }];
    const rest = line.slice(end);
    if (measure.test(rest) && !size.test(rest)) return [];
    if (/[.,]/.test(digits)) return [{ start, end, digits, sort: 'decimal', negative: false }];
    if (pieces.test(rest) || (digits.length < 3 && counts.test(rest))) return [];
    return /\p{L}$/u.test(line.slice(0, start)) ? [] : [{ start, end, digits, sort: 'whole', negative: false }];
  });
  const written = all.filter(({ sort }) => sort !== 'whole');
  // In 'P 30 G 49,90' the bare number is a price as well.
  if (written.length > 0)
    return all.filter(({ sort, start }) => sort !== 'whole' || sizeAt(line.slice(0, start).trimEnd()));
  const apart = all.filter(({ start, end }) => !counted(line, start, end));
  return apart.length > 0 ? apart : all;
}

function matchesIn(line: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(line); match; match = pattern.exec(line)) {
    if (!withinNumber.test(line.slice(Math.max(0, match.index - 2), match.index))) found.push(match);
    else pattern.lastIndex = match.index + 1;
  }
  return found;
}

/** '3 Pastéis 12', 'Feijoada (serve 2) 60'. */
const counted = (line: string, start: number, end: number) =>
  (start === 0 && /\p{L}/u.test(line.slice(end))) || /\([^()]*$/.test(line.slice(0, start));

/** From here on a bare whole number is more likely written without its comma. */
const leastWithoutComma = 300;
const lacksComma = (digits: string) => /^\d+$/.test(digits) && Number(digits) >= leastWithoutComma;

/** What digits may mean, in cents: '1490' is R$ 14,90 without its comma, or one thousand four hundred and ninety. */
export const readingsOf = (digits: string): number[] =>
  lacksComma(digits) ? [Number(digits), ...amountsOf(digits)] : amountsOf(digits);

/** Whether a line writes whole amounts, as 'dose 25 / garrafa 300' does: then its larger ones lack no comma. */
export const inWholes = (amounts: readonly Amount[]): boolean =>
  amounts.some(({ sort, digits }) => sort === 'whole' && !lacksComma(digits)) &&
  amounts.every(({ digits }) => /^\d+$/.test(digits));

/** Whether a bare number ends what it is the price of: '32 - carne', 'Chope 9 (300 ml)', but not '27 com queijo'. */
export const closes = (line: string, { start, end, sort }: Amount): boolean =>
  sort !== 'whole' || (!counted(line, start, end) && /^\s*(?:$|[-–—|:;,./(])/.test(line.slice(end)));
