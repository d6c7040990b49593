import { folded } from '#lib/folded.ts';
import { choiceNames } from './choice-names.ts';
import { type LineWords, wordsOf } from './words.ts';

/** Words that begin so in Portuguese and in English, and whatever follows: alergia, allergies, intolerância, celíaca, coeliac, anafilaxia. */
const warning = /\b(?:all?erg|intoler|co?eliac|anaf[iy]l|anaphyl)/;

/** Whether a guest's words, or the name of a choice, speak of something that may harm them. Rather once too often than not. */
export function speaksOfAllergy(text: string): boolean {
  return warning.test(folded(text));
}

export function allergiesApart(line: LineWords & { choices: readonly { name: string }[] }) {
  return warningsApart(choiceNames(line), line);
}

/** What of a line has to be told as a warning, and what stays an ordinary choice or note. */
export function warningsApart(choices: readonly string[], line: LineWords) {
  const words = wordsOf(line);
  return {
    warnings: [...choices, ...words].filter(speaksOfAllergy),
    choices: choices.filter((name) => !speaksOfAllergy(name)),
    note: words.filter((text) => !speaksOfAllergy(text)).join(' · '),
  };
}
