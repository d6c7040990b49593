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
/** Between the words of a list that does nothing with what it names: 'Leite e ovo!'. */
const joints = /\b(?:e|and|ou|or|aos?|as?|de|d[oa]s?|the|any|tambem|tb|also|too|nem|nor)\b/g;

/**
 * What of the menu's marks a warning names: what it says after 'alergia a', before 'allergy' or beside what must not be eaten, and what is joined
 * to it. What else of the dish is wanted or not is no allergy; but a warning that names nothing by itself may mean all that stands there.
 */
export const avoidedIn = (text: string): Allergen[] => [...new Set(allergensNamedIn(avoidedText(text)))];

/** What of a warning says what must not be eaten, as it was written. */
export const avoidedText = (text: string): string => read(text).object.join(', ');

/** Its words that the menu marks. */
export function avoidedWords(text: string): string[] {
  const words = avoidedText(text).match(/frutos? do mar|\p{L}+(?:-\p{L}+)*/giu) ?? [];
  return [...new Set(words.filter(namesAllergen).map((word) => word.toLowerCase()))];
}

/** How the dish is wanted, as a warning says it besides. */
export const wishesBeside = (text: string): string => read(text).wishes.join(', ');

interface Read {
  object: string[];
  wishes: string[];
}

function read(text: string): Read {
  const sentences = text
    .split(/[.!?;\n]+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
  if (!sentences.some((sentence) => saysOfWhat(asMeant(sentence)))) return { object: [text], wishes: [] };
  const each = sentences.map((sentence): Read => {
    const said = asMeant(sentence);
    if (saysOfWhat(said)) return apart(sentence);
    return speaks(said) || isList(said) ? { object: [sentence], wishes: [] } : { object: [], wishes: [sentence] };
  });
  return { object: each.flatMap((read) => read.object), wishes: each.flatMap((read) => read.wishes) };
}

/** A sentence without its wishes; whole where without them it names nothing that the menu marks. */
function apart(sentence: string): Read {
  const parts = partsOf(sentence);
  const wishes = parts.filter((part) => isWish(asMeant(part)));
  const said = parts.filter((part) => !wishes.includes(part));
  return said.some(namesAllergen) ? { object: said, wishes } : { object: [sentence], wishes: [] };
}

function saysOfWhat(said: string): boolean {
  if (forbids(said)) return true;
  if (object.test(said)) return warning.test(said) || misspelled.test(said);
  return partsOf(said).some((part) => warning.test(part) && namesAllergen(part) && !wish.test(part));
}

const partsOf = (sentence: string) =>
  sentence
    .split(/[,()]| - | (?=(?:e|mas|and|but) (?:sem|without|no|com|with) )/i)
    .map((part) => part.trim())
    .filter(Boolean);

const speaks = (said: string) => warning.test(said) || forbids(said);
const isWish = (said: string) => !speaks(said) && (wish.test(said) || aside.test(said)) && !also.test(said);

function isList(said: string): boolean {
  const words = said
    .replace(joints, ' ')
    .split(/[\s,]+/)
    .filter(Boolean);
  return words.length > 0 && !wish.test(said) && words.every(namesAllergen);
}
