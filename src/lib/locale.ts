/**
 * The languages spoken here, each by its own name. A further one is a line here and a folder in `locales/`; the first is the
 * default and the fallback.
 */
export const languages = {
  'pt-BR': { short: 'PT', name: 'Português' },
  en: { short: 'EN', name: 'English' },
} as const;
export type Locale = keyof typeof languages;
export const locales = Object.keys(languages) as [Locale, ...Locale[]];
export const baseLocale: Locale = 'pt-BR';

/** The locale a cookie or an account names, or null when it names none that is spoken here. */
export function parseLocale(value: string | null | undefined): Locale | null {
  return locales.find((locale) => locale === value) ?? null;
}

/** The language after this one, for a button that goes round. */
export function nextLocale(locale: Locale): Locale {
  return locales[(locales.indexOf(locale) + 1) % locales.length] ?? baseLocale;
}
