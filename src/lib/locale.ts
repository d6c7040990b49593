export const locales = ['pt-BR', 'en'] as const;
export type Locale = (typeof locales)[number];
export const baseLocale: Locale = 'pt-BR';

/** The locale a cookie or an account names, or null when it names none that is spoken here. */
export function parseLocale(value: string | null | undefined): Locale | null {
  return locales.find((locale) => locale === value) ?? null;
}
