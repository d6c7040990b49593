import type { Locale } from './locale.ts';

const plain = /^(\d+)(?:[.,](\d{0,2}))?$/;
const brazilian = /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/;
const english = /^(\d{1,3}(?:,\d{3})+)\.(\d{1,2})$/;

/**
 * Cents of what a person typed or pasted: '15', '12,' on its way to '12,9', '12.90', 'R$ 1.234,56', '1,234.56' or '-3'. Null for what can be read in two
 * ways ('1,234') or not at all.
 */
export function centsOf(text: string): number | null {
  const [, sign, amount = ''] = /^([-−]?)(?:R\$)?(.*)$/.exec(text.replace(/\s/g, '').replace(/^R\$/i, '')) ?? [];
  const [, whole, fraction = ''] = plain.exec(amount) ?? brazilian.exec(amount) ?? english.exec(amount) ?? [];
  if (whole === undefined) return null;
  const cents = Number(whole.replace(/[.,]/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return null;
  return sign && cents > 0 ? -cents : cents;
}

/** As it stands in a field: '1.234,56' (pt-BR) or '1,234.56' (en). */
export function moneyText(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(cents / 100);
}
