import type { Menu } from '../../menu/contract.ts';
import { distance } from './distance.ts';
import {
  categoryContext,
  contextOf,
  type Name,
  type OptionName,
  optionName,
  type ProductName,
  productName,
} from './names.ts';
import { genderless, sound, stem } from './stems.ts';
import {
  brands,
  courtesies,
  fillers,
  generic,
  hesitations,
  knownWords,
  openers,
  places,
  remarks,
  retractions,
  withdrawing,
} from './words.ts';

/** What a house says, and what it means by it: 'completao' and 'x-tudo'. */
export interface OwnWord {
  said: string;
  means: string;
}

/** As much of a menu as reading takes: what the staff's order form has of it is one. */
export interface ComandaMenu {
  categories: readonly { name: string; products: readonly ProductName['product'][] }[];
  optionGroups: Menu['optionGroups'];
  /** Words of the house's own. */
  words?: readonly OwnWord[];
}

/** How surely a typed word is one of the menu's: itself; as it sounds; misspelt; hardly. */
export const likeness = { same: 0, sound: 1, misspelt: 2, faint: 3 } as const;

export interface Lexicon {
  products: readonly ProductName[];
  /** Products and options by each of their words. */
  productsBy: ReadonlyMap<string, readonly ProductName[]>;
  optionsBy: ReadonlyMap<string, readonly OptionName[]>;
  /** The words of the menu that a typed one may be, each with its likeness. */
  meanings: (word: string) => ReadonlyMap<string, number>;
  knows: (word: string) => boolean;
  own: readonly OwnWord[];
}

const made = new WeakMap<ComandaMenu, Lexicon>();

/** Laid out once for each menu: it is read again with each letter that is typed. */
export function lexiconOf(menu: ComandaMenu): Lexicon {
  const lexicon = made.get(menu) ?? lexiconFrom(menu);
  made.set(menu, lexicon);
  return lexicon;
}

function lexiconFrom(menu: ComandaMenu): Lexicon {
  const groups = new Map(menu.optionGroups.map((group) => [group.id, group.options.map((o) => optionName(o, group))]));
  const products = menu.categories.flatMap(({ name, products }) => {
    const context = categoryContext(name);
    // Where 'Pizza' is a dish among Pizzas, none but it is meant by that word: no calzone is a 'pizza de calabresa'.
    const dishes = new Set(products.map((product) => [...contextOf(product.name)].join(' ')));
    const kinds = [...context].filter((word) => dishes.has(word));
    return products.map((product) =>
      productName(
        product,
        name,
        kinds.length > 0 ? without(context, kinds, contextOf(product.name)) : context,
        product.optionGroupIds.flatMap((id) => groups.get(id) ?? []),
      ),
    );
  });
  const productsBy = byWord(products);
  const optionsBy = byWord([...groups.values()].flat());
  const vocabulary = [...new Set([...productsBy.keys(), ...optionsBy.keys()])];
  const heard = new Map<string, string[]>();
  for (const word of vocabulary)
    for (const key of new Set([sound(word), genderless(word)])) heard.set(key, [...(heard.get(key) ?? []), word]);
  // 'gins' may be of 'gim' and of 'gin': the menu's own spelling says which.
  const plurals = new Map(vocabulary.map((word) => [stem(`${word}s`), word]));
  const exact = new Set(vocabulary);
  const known = new Map<string, ReadonlyMap<string, number>>();
  const meanings = (word: string) => {
    const single = exact.has(word) ? undefined : plurals.get(word);
    const found =
      known.get(word) ??
      (single === undefined ? meant(word, exact, heard, vocabulary) : new Map([[single, likeness.same]]));
    known.set(word, found);
    return found;
  };
  return { products, productsBy, optionsBy, meanings, knows: (word) => exact.has(word), own: menu.words ?? [] };
}

const without = (context: ReadonlySet<string>, kinds: readonly string[], own: ReadonlySet<string>) =>
  new Set([...context].filter((word) => own.has(word) || !kinds.includes(word)));

function byWord<Kind extends Name>(names: readonly Kind[]): ReadonlyMap<string, Kind[]> {
  const by = new Map<string, Kind[]>();
  for (const name of names)
    for (const word of new Set([...name.words, ...name.context])) by.set(word, [...(by.get(word) ?? []), name]);
  return by;
}

const spoken = new Set(
  [
    ...courtesies,
    ...fillers,
    ...generic,
    ...openers,
    ...places,
    ...remarks,
    ...knownWords,
    ...hesitations,
    ...retractions,
    ...withdrawing,
  ].map(stem),
);

/** Whether it is a word that people say at tables, so that no other is read into it. */
export const isSpoken = (word: string): boolean => spoken.has(word);

const things = new Set([...knownWords].map(stem));

/** Whether it is what dishes are made of, or one of a kind that many houses have. */
export const isThing = (word: string): boolean => things.has(word);

function meant(
  word: string,
  exact: ReadonlySet<string>,
  heard: ReadonlyMap<string, readonly string[]>,
  vocabulary: readonly string[],
): ReadonlyMap<string, number> {
  if (/^\d/.test(word))
    return new Map(
      numbered(word)
        .filter((each) => exact.has(each))
        .map((each) => [each, likeness.same]),
    );
  if (word === 'semalcool' && !exact.has(word) && exact.has('zero')) return new Map([['zero', likeness.sound]]);
  const gendered = (heard.get(genderless(word)) ?? []).filter((each) => genderless(each) === genderless(word));
  const turned = knownWords.has(word) ? [] : gendered.map((each): [string, number] => [each, likeness.sound]);
  if (exact.has(word)) return new Map([...turned, [word, likeness.same]]);
  const alike = [sound(word), genderless(word)].flatMap((key) => heard.get(key) ?? []);
  if (word.length >= 3 && alike.length > 0 && !isSpoken(word))
    return new Map(alike.map((each) => [each, likeness.sound]));
  if (turned.length > 0) return new Map(turned);
  if (word.length < 3 || isSpoken(word) || brands.has(word)) return new Map();
  const plain = heard.get(word.replace(/z?inh[oa]$/, '')) ?? [];
  if (plain.length > 0) return new Map(plain.map((each) => [each, likeness.sound]));
  return nearest(word, vocabulary);
}

/** A bare 600 is what the menu has as 600 ml. */
const numbered = (word: string) => [word, ...(/^\d{3,4}$/.test(word) ? [`${word}ml`, `${word}g`] : [])];

function nearest(word: string, vocabulary: readonly string[]): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  let least = 3;
  for (const each of vocabulary) {
    if (/\d/.test(each)) continue;
    const shorter = Math.min(word.length, each.length);
    const most = shorter >= 8 ? 2 : shorter >= 4 ? 1 : 0;
    const apart = most > 0 ? distance(word, each, most) : most + 1;
    if (apart > most || apart > least) continue;
    if (apart < least) found.clear();
    least = apart;
    found.set(each, shorter >= 5 && word[0] === each[0] ? likeness.misspelt : likeness.faint);
  }
  if (found.size > 0) return found;
  const begun = vocabulary.filter((each) => each.startsWith(word) && each.length >= word.length + 2);
  const cut = word.length >= 4 && /[^aeiou]$/.test(word);
  return new Map(begun.map((each) => [each, cut || word.length >= 6 ? likeness.misspelt : likeness.faint]));
}
