import { type Allergen, allergensNamedIn } from '../allergen-words.ts';
import { allergens } from '../values.ts';
import { phraseIn } from './meanings.ts';
import { words } from './words.ts';

const without = new Set(['sem', 'without', 'zero']);
const further = new Set(['e', 'ou', 'nem', 'de', 'and', 'or', 'nor']);

/** Words of which a 'no' before them is surely English: in Portuguese it is said of where or in what, as in 'frango no leite de coco'. */
const english =
  /^(?:milk|dairy|cheese|butter|yogh?urt|eggs?|(?:pea)?nuts?|almonds?|fish|seafood|shellfish|shrimps?|wheat|soya?|sugar)$/;

/** One word, or the phrase of several that means one thing. */
const termOf = (words: readonly string[]) => phraseIn(words) ?? words[0] ?? '';
const lengthOf = (term: string) => term.split(' ').length;
/** A mark's own name means that mark alone; other words mean all that comes with them. */
const namedBy = (term: string): readonly Allergen[] => {
  const own = allergens.filter((allergen) => allergen === term);
  return own.length > 0 ? own : allergensNamedIn(term);
};

/**
 * 'Pudim sem leite' and 'milk-free pudding': what must not be in it, and the words that are left to be looked for. What is left out but is no
 * allergen stays among the words: 'sem gás'.
 */
export function leftOutIn(text: string): { text: string; without: Allergen[] } {
  const rest: string[] = [];
  const found = new Set<Allergen>();
  let left = words(text);
  const take = (length: number, named: readonly Allergen[]) => {
    for (const allergen of named) found.add(allergen);
    left = left.slice(length);
  };
  while (left.length > 0) {
    const [word = '', ...after] = left;
    const term = termOf(after);
    const named = namedBy(term);
    const isNo = word === 'no' && (rest.length === 0 || english.test(term));
    if (named.length > 0 && (without.has(word) || isNo)) {
      take(1 + lengthOf(term), named);
      for (;;) {
        const next = termOf(left.slice(1));
        if (!further.has(left[0] ?? '') || namedBy(next).length === 0) break;
        take(1 + lengthOf(next), namedBy(next));
      }
    } else if (after[0] === 'free' && namedBy(word).length > 0) take(2, namedBy(word));
    else {
      rest.push(word);
      left = after;
    }
  }
  return { text: rest.join(' '), without: [...found] };
}
