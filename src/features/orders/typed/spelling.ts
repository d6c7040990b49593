import { folded } from '#lib/folded.ts';
import { aliases } from './aliases.ts';
import { stem } from './stems.ts';
import {
  courtesies,
  fillers,
  hesitations,
  openers,
  purposes,
  retractions,
  spelledNumbers,
  withdrawing,
} from './words.ts';

/** The words of a text as they are written, but for accents, case and plural: what the regional list makes of them is left aside. */
export const spelledWords = (text: string): string[] => (folded(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);

/** Two texts of one spelling are found in the same place of a sentence. */
export const spellingOf = (text: string): string => spelledWords(text).join(' ');

const further = 'e y x ou mesa table m meia duzia par outro outra tudo todo toda'.split(' ');
/** With which the sentence itself is built: of another meaning, every order that has them would be another. */
const building = new Set(
  [
    ...fillers,
    ...purposes,
    ...courtesies,
    ...hesitations,
    ...retractions,
    ...withdrawing,
    ...openers,
    ...spelledNumbers.keys(),
    ...further,
  ].map(stem),
);
const builds = (word: string) =>
  /^\d+$/.test(word) || building.has(word) || building.has(stem(aliases.get(word) ?? word));

/** Whether a house may give it a meaning: not where it is nothing but numbers and words that every sentence needs. */
export const isOwnWord = (said: string): boolean => spelledWords(said).some((word) => !builds(word));
