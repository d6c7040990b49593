import { baseLocale, type Locale } from '#lib/locale.ts';

// Plans have a name in Portuguese and one for readers of any other. One rule, for code and for SQL.

export function planName({ name, nameEn }: { name: string; nameEn: string | null }, locale: Locale): string {
  return locale === baseLocale ? name : (nameEn ?? name);
}

/** SQL: the same, of two columns and a language; where nobody's is known, the first. */
export const planNameIn = (name: string, nameEn: string, locale: string) =>
  `case when ${locale} <> '${baseLocale}' then coalesce(${nameEn}, ${name}) else ${name} end`;
