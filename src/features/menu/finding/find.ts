import { folded } from '#lib/folded.ts';
import type { Menu, Product } from '../contract.ts';
import { isAlike } from './alike.ts';
import { passes } from './filters.ts';
import type { Wanted } from './wanted.ts';

type Category = Menu['categories'][number];

/** What is said of a dish in words, and how much a word found there tells. */
interface Entry {
  product: Product;
  category: Category;
  parts: readonly (readonly [words: string[], weight: number])[];
}
export type MenuIndex = readonly Entry[];

const words = (text: string) =>
  folded(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Who asks in Portuguese for what stands there in English finds it as well. */
const both = ({ name, inPortuguese = '' }: { name: string; inPortuguese?: string }) => `${name} ${inPortuguese}`;

/** `said` tells in words what a mark of a dish means: 'sem glúten' is looked for like any other word. */
export function indexForSearch(
  menu: Pick<Menu, 'categories'>,
  said: (tag: Product['tags'][number]) => string,
): MenuIndex {
  return menu.categories.flatMap((category) => {
    const named = words(both(category));
    return category.products.map((product) => ({
      product,
      category,
      parts: [
        [words(both(product)), 8],
        [named, 4],
        [words(product.tags.map(said).join(' ')), 3],
        [words(product.description), 2],
      ] as const,
    }));
  });
}

type Match = (word: string) => number;
/** A whole word tells most, its beginning more than its middle. */
const spelled =
  (typed: string): Match =>
  (word) => {
    if (word === typed) return 4;
    if (word.startsWith(typed)) return 3;
    return typed.length > 2 && word.includes(typed) ? 1 : 0;
  };
const misspelled =
  (typed: string): Match =>
  (word) =>
    isAlike(typed, word) ? 2 : 0;

function worth({ parts }: Entry, match: Match): number {
  return Math.max(...parts.map(([said, weight]) => Math.max(0, ...said.map(match)) * weight));
}

/**
 * The dishes that answer to all that is wanted, the best first, in their categories. Slips of the finger are forgiven only in a
 * word that nothing on the menu is spelled like.
 */
export function findDishes(index: MenuIndex, wanted: Wanted): Category[] {
  const matches = words(wanted.text).map((typed) => {
    const exact = spelled(typed);
    return index.some((entry) => worth(entry, exact) > 0) ? exact : misspelled(typed);
  });
  const found = index
    .filter(({ product }) => passes(product, wanted))
    .map((entry) => ({ ...entry, worths: matches.map((match) => worth(entry, match)) }))
    .filter(({ worths }) => worths.every((each) => each > 0))
    .map((entry) => ({ ...entry, worth: entry.worths.reduce((sum, each) => sum + each, 0) }))
    .sort((a, b) => b.worth - a.worth);
  const categories = new Map<Category, Product[]>();
  for (const { category, product } of found) categories.set(category, [...(categories.get(category) ?? []), product]);
  return [...categories].map(([category, products]) => ({ ...category, products }));
}
