import { type Allergen, allergensNamedIn } from '../allergen-words.ts';
import { allergens } from '../values.ts';
import { phraseIn } from './meanings.ts';
import type { Diet } from './wanted.ts';
import { words } from './words.ts';

const without = new Set(['sem', 'without', 'zero']);
const articles = new Set(['o', 'a', 'os', 'as', 'the', 'any']);
/** After these what follows is left out as well: after 'and' it may as well be wanted, as in 'sem glúten e vegano'. */
const nor = new Set(['ou', 'nem', 'or', 'nor']);
const and = new Set(['e', 'and']);
const of = new Set(['de', 'of']);
/** With these something else begins. */
const begins = /^(?:sem|without|zero|no|com|with|vegan[oa]?|vegetarian[oa]?)$/;
/** Nobody looks for what contains these: named alone they are what must not be in it. */
const avoidedByName = new Set(['lactose', 'dairy', 'laticinio', 'laticinios', 'casein', 'caseina']);
const withWords = new Set(['com', 'with', 'contem', 'contains']);
const meat = new Set(['carne', 'carnes', 'meat', 'meats', 'carne vermelha', 'red meat']);

/** Words of which a 'no' before them is surely English: in Portuguese it is said of where or in what, as in 'frango no leite de coco'. */
const englishAllergen =
  /^(?:milk|dairy|cheese|butter|yogh?urt|eggs?|(?:pea)?nuts?|almonds?|fish|seafood|shellfish|shrimps?|wheat|soya?|sugar)$/;
const englishFood =
  /^(?:(?:red )?meat|beef|pork|ham|chicken|turkey|lamb|duck|sausages?|alcohol|caffeine|salt|onions?|garlic|peppers?|spicy|chill?i|cilantro|coriander|mushrooms?|tomatoe?s?|potatoe?s?|beans?|rice|bread|pasta|corn|avocados?|honey|ice|sauces?|mayonnaise|mustard|coconuts?|bananas?)$/;
export const isEnglish = (term: string) => englishAllergen.test(term) || englishFood.test(term);

/** One word, or the phrase of several that means one thing. */
const termOf = (words: readonly string[]) => phraseIn(words) ?? words[0] ?? '';
const lengthOf = (term: string) => term.split(' ').length;
/** A mark's own name means that mark alone, but for peanuts, which may be ticked as nuts; other words mean all that comes with them. */
const namedBy = (term: string): readonly Allergen[] => {
  const own = allergens.filter((allergen) => allergen === term && allergen !== 'amendoim');
  return own.length > 0 ? own : allergensNamedIn(term);
};

export interface LeftOut {
  /** The words that are left to be looked for. */
  text: string;
  diets: Diet[];
  without: Allergen[];
  /** What is neither a diet nor an allergen, in words: 'álcool'. */
  absent: string[];
}

/** 'Pudim sem leite' and 'milk-free pudding': what must not be in it, and what is looked for. */
export function leftOutIn(text: string): LeftOut {
  const rest: string[] = [];
  const diets = new Set<Diet>();
  const named = new Set<Allergen>();
  const absent = new Set<string>();
  let left = words(text);
  /** Takes what the words begin with; true where it is one of the filters. */
  const take = (term: string): boolean => {
    const marks = namedBy(term);
    const known = meat.has(term) || marks.length > 0;
    left = left.slice(lengthOf(term));
    let whole = term;
    // 'Molho de tomate' is one thing that has no filter.
    while (!known && of.has(left[0] ?? '') && left[1]) {
      whole += ` ${left[0]} ${left[1]}`;
      left = left.slice(2);
    }
    if (meat.has(term)) diets.add('vegetariano');
    else if (known) for (const mark of marks) named.add(mark);
    else absent.add(whole);
    return known;
  };
  const takeAll = () => {
    for (let known = take(termOf(left)); ; ) {
      const [join = ''] = left;
      const next = termOf(left.slice(1));
      if (next === '' || begins.test(next)) return;
      const isKnown = meat.has(next) || namedBy(next).length > 0;
      if (!nor.has(join) && !(of.has(join) && known) && !(and.has(join) && (isKnown || !known))) return;
      left = left.slice(1);
      known = take(next);
    }
  };
  while (left.length > 0) {
    const [word = '', ...after] = left;
    const start = after.findIndex((each) => !articles.has(each));
    const things = start < 0 ? [] : after.slice(start);
    const term = termOf(after);
    const isNo = word === 'no' && ((rest.length === 0 && namedBy(term).length > 0) || isEnglish(term));
    if (isNo || (without.has(word) && things.length > 0 && !begins.test(things[0] ?? ''))) {
      left = isNo ? after : things;
      takeAll();
    } else if (after[0] === 'free') {
      take(word);
      left = left.slice(1);
    } else if (avoidedByName.has(word) && !withWords.has(rest.at(-1) ?? '')) {
      take(word);
    } else {
      rest.push(word);
      left = after;
    }
  }
  const joins = (word = '') => nor.has(word) || and.has(word);
  if (diets.size + named.size + absent.size > 0) while (joins(rest.at(-1))) rest.pop();
  return { text: rest.join(' '), diets: [...diets], without: [...named], absent: [...absent] };
}
