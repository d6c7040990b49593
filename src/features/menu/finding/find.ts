import type { Menu, Product } from '../contract.ts';
import { withoutTerm } from './absent.ts';
import { isAlike } from './alike.ts';
import { passes } from './filters.ts';
import { leftOutIn } from './left-out.ts';
import { glutenFree, meaningsAlike, meaningsOf, phraseIn } from './meanings.ts';
import type { Wanted } from './wanted.ts';
import { askedWords, singular, words } from './words.ts';

type Category = Menu['categories'][number];

interface Part {
  words: readonly string[];
  /** Its words as one text, in the singular: phrases are found in it. */
  said: string;
  /** How much a word found there tells. */
  weight: number;
}
/** What is said of a dish in words. */
interface Entry {
  product: Product;
  category: Category;
  parts: readonly Part[];
}
export type MenuIndex = readonly Entry[];

/** Allergens that are foods by themselves, which guests look for; what contains milk or gluten is looked for by nobody. */
const foods: readonly string[] = ['peixe', 'crustaceos', 'ovo', 'amendoim', 'nozes', 'amendoas'];

function part(weight: number, ...texts: string[]): Part {
  const found = words(texts.join(' '));
  return { words: found, said: ` ${found.map(singular).join(' ')} `, weight };
}

/** Who asks in Portuguese for what stands there in English finds it as well. */
const both = ({ name, inPortuguese = '' }: { name: string; inPortuguese?: string }) => `${name} ${inPortuguese}`;

/** `said` tells in words what a mark of a dish means: 'sem glúten' is looked for like any other word. */
export function indexForSearch(
  menu: Pick<Menu, 'categories' | 'optionGroups'>,
  said: (tag: Product['tags'][number]) => string,
): MenuIndex {
  const options = new Map(menu.optionGroups.map((group) => [group.id, group.options.map(both).join(' ')]));
  return menu.categories.flatMap((category) => {
    const named = part(4, both(category));
    return category.products.map((product) => ({
      product,
      category,
      parts: [
        part(8, both(product)),
        named,
        part(3, ...product.tags.map(said)),
        part(2, product.description),
        part(2, ...product.optionGroupIds.flatMap((id) => options.get(id) ?? [])),
        part(1, ...product.allergens.filter((allergen) => foods.includes(allergen))),
      ],
    }));
  });
}

type Match = (part: Part) => number;

/** A whole word tells most, then one that means the same, then its beginning, and its middle least. */
function spelled(typed: string): Match {
  const plain = singular(typed);
  const meant = meaningsOf(typed).map((meaning) => ` ${meaning} `);
  const within = (word: string) => {
    if (word.startsWith(typed)) return 3;
    return typed.length > 2 && word.includes(typed) ? 1 : 0;
  };
  return ({ words, said }) =>
    Math.max(
      said.includes(` ${plain} `) ? 4 : 0,
      meant.some((each) => said.includes(each)) ? 3.5 : 0,
      ...words.map(within),
    );
}
/** A word that menus have is not another one misspelled: 'cerveja' is no 'cereja'. */
function misspelled(typed: string): Match {
  if (meaningsOf(typed).length > 0) return () => 0;
  const meant = meaningsAlike(typed).map((meaning) => ` ${meaning} `);
  return ({ words, said }) =>
    words.some((word) => isAlike(typed, word)) ? 2 : meant.some((each) => said.includes(each)) ? 1 : 0;
}

function worth({ parts }: Entry, match: Match): number {
  return Math.max(...parts.map((each) => match(each) * each.weight));
}

/** The words that were typed, those together that mean one thing. */
function terms(text: string): string[] {
  const found: string[] = [];
  for (let left = askedWords(text); left.length > 0; ) {
    const phrase = phraseIn(left);
    found.push(phrase ?? left[0]!);
    left = left.slice(phrase?.split(' ').length ?? 1);
  }
  return found;
}

/** Slips of the finger are forgiven only in a word that nothing on the menu is spelled like. */
function matchesFor(index: MenuIndex, text: string): Match[] {
  return terms(text).map((typed) => {
    const exact = spelled(typed);
    return index.some((entry) => worth(entry, exact) > 0) ? exact : misspelled(typed);
  });
}

function inCategories(entries: readonly Entry[]): Category[] {
  const categories = new Map<Category, Product[]>();
  for (const { category, product } of entries) categories.set(category, [...(categories.get(category) ?? []), product]);
  return [...categories].map(([category, products]) => ({ ...category, products }));
}

/**
 * With what its words leave out as filters. Gluten stays among the words as well where the house marks what is free of it: that says more than
 * what declares none.
 */
function understood(index: MenuIndex, { text, diets, without }: Wanted): Wanted & { absent: readonly string[] } {
  const left = leftOutIn(text);
  const marks = index.some(({ product }) => product.tags.includes('sem_gluten'));
  const said = marks && left.without.includes('gluten') ? `${left.text} ${glutenFree}` : left.text;
  return {
    text: said,
    diets: [...diets, ...left.diets],
    without: [...without, ...left.without],
    absent: left.absent,
  };
}

function answers(index: MenuIndex, asked: Wanted, enough: (worths: readonly number[]) => boolean): Entry[] {
  // A picture or a dot is no word, and is found nowhere.
  if (asked.text.trim() !== '' && words(asked.text).length === 0) return [];
  const wanted = understood(index, asked);
  const matches = matchesFor(index, wanted.text);
  const found = index
    .filter(({ product }) => passes(product, wanted))
    .map((entry) => ({ ...entry, worths: matches.map((match) => worth(entry, match)) }))
    .filter(({ worths }) => enough(worths));
  return wanted.absent
    .reduce<readonly (typeof found)[number][]>(withoutTerm, found)
    .map((entry) => ({ ...entry, worth: entry.worths.reduce((sum, each) => sum + each, 0) }))
    .sort((a, b) => b.worth - a.worth);
}

/** The dishes that answer to all that is wanted, the best first, in their categories. */
export function findDishes(index: MenuIndex, wanted: Wanted): Category[] {
  return inCategories(answers(index, wanted, (worths) => worths.every((each) => each > 0)));
}

const mostNear = 6;

/** Where nothing answers to every word: what answers to one of them, and to all filters. */
export function nearestDishes(index: MenuIndex, wanted: Wanted): Category[] {
  return inCategories(answers(index, wanted, (worths) => worths.some((each) => each > 0)).slice(0, mostNear));
}
