import { folded } from '#lib/folded.ts';
import { allergensNamedIn } from '../../menu/allergen-words.ts';
import { spelled } from './spelling.ts';

/** Words that begin so in Portuguese and in English, and whatever follows: alergia, allergies, intolerância, celíaca, coeliac, anafilaxia. */
export const warning = /\b(?:all?erg|intoler|co?eliac|anaf[iy]l|anaphyl)/;
/** It means joy as well: an allergy only beside something that the menu marks. */
export const misspelled = /\balegrias?\b/;
/** What somebody may not eat, up to the end of the sentence; 'não pode faltar queijo' and "can't wait" wish for it. */
const forbidden = [
  /\b(?:nao|naum|n) (?:posso|pode|podem|podemos|consigo|consegue|conseguem|conseguimos|devo|deve)[ ,]+(?!faltar|esquec|esper|demor|atras|deixar)[^.!?;\n]+/g,
  /\b(?:can ?not|can'?t|could(?: not|n'?t)|may not|must(?: not|n'?t)|should(?: not|n'?t)|unable to|not able to|not allowed(?: to)?) (?!wait|forget|miss|believe|decide|find|see)[^.!?;\n]+/g,
  /\b(?:proibid[oa]s?|forbidden|passo mal com|passa mal com|faz(?:em)? mal|makes? (?:me|her|him|us) (?:sick|ill))\b[^.!?;\n]*/g,
];

/** As it is compared: without accents, in lower case, one space between words, one kind of apostrophe, and as it was meant. */
export const asMeant = (text: string) =>
  spelled(
    folded(text)
      .replaceAll(/[’´`]/g, "'")
      .replaceAll(/[^\S\n]+/g, ' ')
      .trim(),
  );

/** Whether somebody's words name anything that the menu marks. */
export const namesAllergen = (text: string): boolean => allergensNamedIn(text).length > 0;

/** Whether a text, as it was meant, says what of the menu's marks somebody may not eat. */
export const forbids = (said: string) => forbidden.some((words) => said.match(words)?.some(namesAllergen));
