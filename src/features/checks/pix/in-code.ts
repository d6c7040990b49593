import { maxPixCity, maxPixName } from '../values.ts';

/** Letters, digits and spaces: of the code's alphabet what every bank's reader takes. 'Caixa d’Água & Cia.' as 'Caixa dAgua e Cia'. */
export function inCode(text: string): string {
  return text
    .replace(/['’‘`´]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\b\s*&\s*\b/g, ' e ')
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim();
}

/** The receiver as a guest's bank names it. */
export const shownAtBank = ({ name, city }: { name: string; city: string }) => ({
  name: inCode(name).slice(0, maxPixName).trim(),
  city: inCode(city).slice(0, maxPixCity).trim(),
});
