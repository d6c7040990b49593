import { asMeant, forbids, misspelled, namesAllergen, warning } from './allergy-words.ts';
import { choiceNames } from './choice-names.ts';
import { afterDenial } from './denied.ts';
import { type LineWords, wordsOf } from './words.ts';

/**
 * Whether a guest's words, or the name of a choice, speak of something that may harm them. Rather once too often than not: only an allergy that
 * is plainly denied, beside which nothing is named that may harm, is none.
 */
export function speaksOfAllergy(text: string): boolean {
  const said = asMeant(text);
  if (forbids(said) || (misspelled.test(said) && namesAllergen(said))) return true;
  if (!warning.test(said)) return false;
  const left = afterDenial(said);
  return left === null || warning.test(left) || namesAllergen(left);
}

/** How sure it is that a warning is one: 2, somebody said that they are allergic; 1, what they may not eat; 0, they denied some of it. */
export function surenessOf(text: string): 0 | 1 | 2 {
  const said = asMeant(text);
  if (denied.test(said)) return 0;
  return warning.test(said) ? 2 : 1;
}

const denied = /\b(?:sem|nao|nenhuma|no|not)\b[^,.;!?]{0,20}\b(?:alergi|allerg)/;

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
