import { folded } from '#lib/folded.ts';
import { choiceNames } from './choice-names.ts';
import { namesAllergen } from './clash.ts';
import { afterDenial } from './denied.ts';
import { spelled } from './spelling.ts';
import { type LineWords, wordsOf } from './words.ts';

/** Words that begin so in Portuguese and in English, and whatever follows: alergia, allergies, intolerância, celíaca, coeliac, anafilaxia. */
const warning = /\b(?:all?erg|intoler|co?eliac|anaf[iy]l|anaphyl)/;
/** It means joy as well: an allergy only beside something that the menu marks. */
const misspelled = /\balegrias?\b/;
/** What somebody may not eat, up to the end of the sentence; 'não pode faltar queijo' and "can't wait" wish for it. */
const forbidden = [
  /\b(?:nao|naum|n) (?:posso|pode|podem|podemos|consigo|consegue|conseguem|conseguimos|devo|deve)[ ,]+(?!faltar|esquec|esper|demor|atras|deixar)[^.!?;\n]+/g,
  /\b(?:can ?not|can'?t|could(?: not|n'?t)|may not|must(?: not|n'?t)|should(?: not|n'?t)|unable to|not able to|not allowed(?: to)?) (?!wait|forget|miss|believe|decide|find|see)[^.!?;\n]+/g,
  /\b(?:proibid[oa]s?|forbidden|passo mal com|passa mal com|faz(?:em)? mal|makes? (?:me|her|him|us) (?:sick|ill))\b[^.!?;\n]*/g,
];

/**
 * Whether a guest's words, or the name of a choice, speak of something that may harm them. Rather once too often than not: only an allergy that
 * is plainly denied, beside which nothing is named that may harm, is none.
 */
export function speaksOfAllergy(text: string): boolean {
  const said = spelled(plain(text));
  if (forbids(said) || (misspelled.test(said) && namesAllergen(said))) return true;
  if (!warning.test(said)) return false;
  const left = afterDenial(said);
  return left === null || warning.test(left) || namesAllergen(left);
}

/** How sure it is that a warning is one: 2, somebody said that they are allergic; 1, what they may not eat; 0, they denied some of it. */
export function surenessOf(text: string): 0 | 1 | 2 {
  const said = spelled(plain(text));
  if (denied.test(said)) return 0;
  return warning.test(said) ? 2 : 1;
}

const denied = /\b(?:sem|nao|nenhuma|no|not)\b[^,.;!?]{0,20}\b(?:alergi|allerg)/;

const forbids = (said: string) => forbidden.some((words) => said.match(words)?.some(namesAllergen));

/** As it is compared: without accents, in lower case, one space between words, one kind of apostrophe. */
const plain = (text: string) =>
  folded(text)
    .replaceAll(/[’´`]/g, "'")
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();

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
