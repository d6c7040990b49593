import type { Locale } from './locale.ts';
import { formatMoney } from './money.ts';

/** An amount's currency sign, with the space behind it where the language has one, and its figure. */
export function moneyParts(cents: number, locale: Locale): { sign: string; figure: string } {
  const text = formatMoney(cents, locale);
  const [sign = ''] = /^R\$\s?/.exec(text) ?? [];
  return { sign, figure: text.slice(sign.length) };
}
