import { type Allergen, allergensNamedIn } from '../../menu/allergen-words.ts';
import { asMeant, forbids, misspelled, namesAllergen, warning } from './allergy-words.ts';

/** How a part of a sentence begins or ends that only says how the dish is wanted. */
const wish =
  /^(?:(?:e|and|mas|but) )?(?:sem|without|no|hold|tir[ae]r?|retir[ae]r?|remove|com|with|extra|so|only|just)\b/;
const aside = /\b(?:a parte|separad[oa]s?|on the side|por cima|on top)(?: (?:por favor|please))?$/;
/** It goes on with what was named before it. */
const also = /\b(?:tambem|tb|nem|also|too|either|neither|nor|as well)\b/;
/** What an allergy is to: what follows it, however grave it is. */
const object =
  /\b(?:all?erg\w*|alegrias?|intoler\w*|anaf[iy]l\w*|anaphyl\w*)(?: (?!a |to |sem |no |without |por favor|please)\w+){0,3}? ?(?:: ?|- ?| (?:aos?|as?|to|de|d[oa]s?|por|com|contra) )(?!sem |no |without )\w/;
/** A list without anything that is done with it: 'Leite e ovo!'. */
const joints = /\b(?:e|and|ou|or|aos?|as?|de|d[oa]s?|the|any|tambem|tb|also|too|nem|nor)\b/g;

/**
 * What of the menu's marks a warning names: what it says after 'alergia a', before 'allergy' or beside what must not be eaten, and what is joined
 * to it. What else of the dish is wanted or not is no allergy; but a warning that names nothing by itself may mean all that stands there.
 */
export function avoidedIn(text: string): Allergen[] {
  const sentences = asMeant(text)
    .split(/[.!?;\n]+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
  const clear = sentences.filter(saysOfWhat);
  if (clear.length === 0) return allergensNamedIn(text);
  const parts = sentences.flatMap((sentence) => {
    if (clear.includes(sentence)) return objectOf(sentence);
    return warning.test(sentence) || forbids(sentence) || isList(sentence) ? [sentence] : [];
  });
  return [...new Set(allergensNamedIn(parts.join(' . ')))];
}

function saysOfWhat(sentence: string): boolean {
  if (forbids(sentence)) return true;
  if (misspelled.test(sentence) && object.test(sentence)) return true;
  if (!warning.test(sentence)) return false;
  return (
    object.test(sentence) ||
    partsOf(sentence).some((part) => warning.test(part) && namesAllergen(part) && !wish.test(part))
  );
}

/** All of the sentence but wishes; with them where without them it names nothing that the menu marks. */
function objectOf(sentence: string): string[] {
  const left = partsOf(sentence).filter((part) => warning.test(part) || forbids(part) || !isWish(part));
  return left.some(namesAllergen) ? left : [sentence];
}

const partsOf = (sentence: string) =>
  sentence
    .split(/[,()]| - | (?=(?:e|mas|and|but) (?:sem|without|no|com|with) )/)
    .map((part) => part.trim())
    .filter(Boolean);

const isWish = (part: string) => (wish.test(part) || aside.test(part)) && !also.test(part);

function isList(sentence: string): boolean {
  const words = sentence
    .replace(joints, ' ')
    .split(/[\s,]+/)
    .filter(Boolean);
  return words.length > 0 && !wish.test(sentence) && words.every(namesAllergen);
}
