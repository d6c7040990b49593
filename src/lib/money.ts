import type { Locale } from './locale.ts';

const formatters: Partial<Record<Locale, Intl.NumberFormat>> = {};

/** Cents as `R$ 1.234,56` (pt-BR) or `R$1,234.56` (en). The space does not break. */
export function formatMoney(cents: number, locale: Locale): string {
  formatters[locale] ??= new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' });
  return formatters[locale].format(cents / 100);
}

/** A difference with its sign in front, `+ R$ 4,00`, as one word: no line ends within it. */
export function signedMoney(cents: number, locale: Locale): string {
  return `${cents < 0 ? '−' : '+'}\u00a0${formatMoney(Math.abs(cents), locale)}`;
}

/** So much of an amount, both as integers: basis points (1000 = 10 percent) of cents. */
export interface Percentage {
  cents: number;
  basisPoints: number;
}

const whole = 10_000;

/**
 * Percentages of several amounts as one sum, rounded half up to the cent, once. Amounts are never negative here, so half up and half away
 * from zero are the same. Whole ten-thousands and remainders apart: products of large sums would leave what a number holds exactly.
 */
export function percentagesOf(parts: readonly Percentage[]): number {
  let wholes = 0;
  let rests = 0;
  for (const { cents, basisPoints } of parts) {
    wholes += Math.floor(cents / whole) * basisPoints;
    rests += (cents % whole) * basisPoints;
  }
  return wholes + Math.floor((rests + whole / 2) / whole);
}

export function percentageOf(cents: number, basisPoints: number): number {
  return percentagesOf([{ cents, basisPoints }]);
}

/** '10', '12,5' (pt-BR) or '12.5' (en) for 1000 or 1250 basis points. */
export function formatPercentage(basisPoints: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(basisPoints / 100);
}
