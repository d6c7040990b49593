import type { Locale } from './locale.ts';
import { formatMoney } from './money.ts';

/** An amount's currency sign, with the space behind it where the language has one, and its figure. */
export function moneyParts(cents: number, locale: Locale): { sign: string; figure: string } {
  const [sign = ''] = /^R\$\s?/.exec(formatMoney(cents, locale)) ?? [];
  return { sign, figure: formatMoney(cents, locale).slice(sign.length) };
}
