/** 'Café do João' becomes 'cafe-do-joao': accents transliterated, lower case, each run of other characters one hyphen. */
export function slugify(name: string): string {
  const ascii = name
    .normalize('NFKD')
    .replace(/\p{Mark}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/[æ]/g, 'ae')
    .replace(/[œ]/g, 'oe')
    .replace(/[ø]/g, 'o');
  return ascii.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '') || 'restaurante';
}
