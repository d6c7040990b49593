import type { Locale } from '#lib/locale.ts';

/** '+12%', '−3,5%' (pt-BR) or '0%': hundredths of a percent with their sign. */
export function growthText(basisPoints: number, locale: Locale): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(Math.abs(basisPoints) / 100);
  const sign = basisPoints === 0 ? '' : basisPoints > 0 ? '+' : '\u2212';
  return `${sign}${number}%`;
}
