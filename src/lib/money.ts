import type { Locale } from './locale.ts';

const formatters: Partial<Record<Locale, Intl.NumberFormat>> = {};

/** Cents as `R$ 1.234,56` (pt-BR) or `R$1,234.56` (en). The space does not break. */
export function formatMoney(cents: number, locale: Locale): string {
  formatters[locale] ??= new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' });
  return formatters[locale].format(cents / 100);
}

/**
 * A percentage of an amount, both as integers: basis points (1000 = 10 percent) of cents, rounded half up to the cent.
 * Amounts are never negative here, so half up and half away from zero are the same.
 */
export function percentageOf(cents: number, basisPoints: number): number {
  return Math.floor((cents * basisPoints + 5_000) / 10_000);
}

/** '10', '12,5' (pt-BR) or '12.5' (en) for 1000 or 1250 basis points. */
export function formatPercentage(basisPoints: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(basisPoints / 100);
}
