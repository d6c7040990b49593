import type { Locale } from './locale.ts';

const formatters: Partial<Record<Locale, Intl.NumberFormat>> = {};

/** Grams as '0,350 kg' (pt-BR) or '0.350 kg' (en). The space does not break. */
export function weightText(grams: number, locale: Locale): string {
  formatters[locale] ??= new Intl.NumberFormat(locale, { minimumFractionDigits: 3 });
  return `${formatters[locale].format(grams / 1_000)}\u00a0kg`;
}
