import type { Locale } from './locale.ts';

const plain = /^(\d+)(?:[.,](\d{0,2}))?$/;
/** As databases keep an amount: '38.9000'. */
const fourPlaces = /^(\d+)[.,](\d{2})00$/;
const brazilian = /^([1-9]\d{0,2}(?:[.\s]\d{3})+)(?:,(\d{1,2}))?$/;
const english = /^([1-9]\d{0,2}(?:,\d{3})+)\.(\d{1,2})$/;
/** With three places, and no other way to read it: thousands never begin with a nought. */
const underOne = /^0[.,](\d{2})0$/;
const unclear = /^([1-9]\d{0,2})[.,](\d{2})0$/;

/** Whether an amount is below zero, and its figures. */
function parted(text: string): { sign: string; figures: string } {
  const [, sign = '', figures = ''] = /^(?:R\$\s*)?([-−]?)\s*(?:R\$\s*)?(.*)$/i.exec(text.trim()) ?? [];
  return { sign, figures };
}

/**
 * Cents of what a person typed or pasted: '15', '12,' on its way to '12,9', '12.90', 'R$ 1.234,56', '1,234.56' or '-3'. Null for what can be read in two
 * ways ('1,234') or not at all.
 */
export function centsOf(text: string): number | null {
  const { sign, figures } = parted(text);
  const [, whole, fraction = ''] =
    plain.exec(figures) ?? fourPlaces.exec(figures) ?? brazilian.exec(figures) ?? english.exec(figures) ?? [];
  if (whole === undefined) return null;
  const cents = Number(whole.replace(/[.,\s]/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
  if (!Number.isSafeInteger(cents)) return null;
  return sign && cents > 0 ? -cents : cents;
}

/**
 * All that a figure may come to where it is read out of a file or a list, and nobody sees at once how: '4.500' is 4,50 with three places, or 4.500,00. Empty
 * for what is no amount.
 */
export function amountsOf(text: string): number[] {
  const { sign, figures } = parted(text);
  const [, whole, cents] = unclear.exec(figures) ?? [];
  if (whole !== undefined && !sign) return [Number(`${whole}${cents}`), Number(`${whole}${cents}0`) * 100];
  const [, places] = underOne.exec(figures) ?? [];
  if (places !== undefined && !sign) return [Number(places)];
  const read = centsOf(text);
  return read === null ? [] : [read];
}

/** As it stands in a field: '1.234,56' (pt-BR) or '1,234.56' (en). */
export function moneyText(cents: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(cents / 100);
}
