import { folded } from '#lib/folded.ts';

/** What joins words and tells nothing of a dish. */
const joining = new Set('a,o,as,os,de,da,do,das,dos,e,em,na,no,com,ao,the,of,with,and,an'.split(','));

export const words = (text: string) =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** The words that are looked for: 'água com gás' is water and gas. */
export function askedWords(text: string): string[] {
  const all = words(text);
  const telling = all.filter((word) => !joining.has(word));
  return telling.length > 0 ? telling : all;
}

/** Roughly, and alike in both languages: 'camarões' as 'camarao', 'beers' as 'beer'. Both sides of a comparison go through it. */
export function singular(word: string): string {
  return word.replace(/oes$/, 'ao').replace(/(..)s$/, '$1');
}
