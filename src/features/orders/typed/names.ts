import type { Option, OptionGroup, Product } from '../../menu/contract.ts';
import { type Token, tokensOf } from './tokens.ts';
import { contrasts, fillers, generic, intensifiers } from './words.ts';

/** What the menu calls a thing, in words to compare. */
export interface Name {
  words: readonly string[];
  /** What is left when the kind of thing is not said: 'calabresa' of 'Pizza de calabresa'. By place in `words`. */
  core: ReadonlySet<number>;
  /** Where a mention of it may begin to be one: the words that a dish is called by when it is called by one. */
  heads: ReadonlySet<number>;
  /** Words of what it stands under, which may be said as well: 'pizza calabresa' under Pizzas. */
  context: ReadonlySet<string>;
  /** Words of `context` that behind another are a choice of their own: the ponto of 'Ao ponto' behind 'ao', among the choices of 'Ponto da carne'. */
  apart?: ReadonlyMap<string, string>;
  /** 'Romeu e Julieta': an 'e' between its words is its own. */
  joined: boolean;
}

export interface ProductName extends Name {
  product: Pick<Product, 'id' | 'name' | 'priceCents' | 'available' | 'optionGroupIds'>;
  options: readonly OptionName[];
  /** Places of numbers, with what has to be said beside one for it to be of the name: the unit of 'Sorvete 2 bolas', the 'de' of 'Baião de dois'. None of 'Combo 2: X-Salada'. */
  numbers: ReadonlyMap<number, NumberNeeds>;
  /** What it stands under. */
  category: string;
}

type NumberNeeds = 'unit' | 'de';

export interface OptionName extends Name {
  option: Option;
  group: OptionGroup;
}

const measure = /^\d+(ml|g|cm|pessoa)?$/;
export const isMeasure = (word: string): boolean =>
  measure.test(word) || ['lata', 'longneck', 'garrafa', 'ks'].includes(word);

const wordsIn = (text: string) =>
  tokensOf(text).filter(({ sign, word }) => (sign === 'word' || sign === 'number') && !isEmpty(word));

const isEmpty = (word: string) => fillers.has(word) || word === 'com' || word === 'para';

export function contextOf(text: string): ReadonlySet<string> {
  return new Set(wordsIn(text).map(({ word }) => word));
}

/** Without what its dishes come with, or without: of 'Salgados com queijo' none is a 'de queijo' for that. */
export function categoryContext(text: string): ReadonlySet<string> {
  return contextOf(text.replace(/\b(com|sem)\b(?!\s+[aá]lcool).*$/i, ''));
}

function nameOf(text: string, context: ReadonlySet<string>) {
  const tokens = wordsIn(text);
  const words = tokens.map(({ word }) => word);
  const places = words.map((_, place) => place);
  const isKind = (word: string) => generic.has(word) || context.has(word);
  // Only at its front: 'Pastel de pizza' is a kind of pastel.
  const front = words.findIndex((word) => !isKind(word));
  const own = places.filter((place) => place >= front && words[place] !== 'unidade');
  const core = new Set(own.some((place) => !isMeasure(words[place] as string)) ? own : places);
  return { words, core, places, tokens, joined: /\s[e&]\s|\+/i.test(text) };
}

/** A product is called by its first word, or by the first that says more than its kind. */
export function productName(
  product: ProductName['product'],
  category: string,
  context: ReadonlySet<string>,
  options: readonly OptionName[],
): ProductName {
  const { words, core: said, places, tokens, joined } = nameOf(product.name, context);
  // 'bem quente' is no 'Bem-casado'.
  const core = new Set([...said].filter((place) => !intensifiers.has(words[place] ?? '')));
  const first = [...core].find((place) => !isMeasure(words[place] as string) || /^\d+$/.test(words[place] as string));
  // 'Combo 2: X-Salada' is no X-Salada.
  const second = first === undefined || /^\d+$/.test(words[first] as string) ? 0 : first;
  const heads = new Set(
    [0, second, ...numbersOf(words, context)].filter(
      (place) => places.includes(place) && !intensifiers.has(words[place] ?? ''),
    ),
  );
  const numbers = new Map<number, NumberNeeds>();
  for (const place of places) {
    const needs = neededBy(product.name, tokens[place], tokens[place + 1]);
    if (needs) numbers.set(place, needs);
  }
  return { product, category, options, numbers, words, core, heads, context, joined };
}

function neededBy(text: string, number?: Token, next?: Token): NumberNeeds | null {
  if (number?.sign !== 'number') return null;
  if (next?.sign === 'word' && text.slice(number.end, next.start).trim() === '') return 'unit';
  return /\bde\s+$/i.test(text.slice(0, number.start)) ? 'de' : null;
}

/** 'Cachaça 51' among Cachaças is called by its number, which is more than anybody orders. */
const numbersOf = (words: readonly string[], context: ReadonlySet<string>) =>
  isNumberName(words.at(-1) ?? '') && words.slice(0, -1).every((word) => context.has(word)) ? [words.length - 1] : [];

export const isNumberName = (word: string): boolean => /^\d{2}$/.test(word) && Number(word) > 12;

const takesAway = /\b(retir|remov|tirar|sem)/i;

/** An option is called by the first word of each thing it joins, by its measure, and takes away where its group does. */
export function optionName(option: Option, group: OptionGroup): OptionName {
  const context = contextOf(group.name);
  const name = nameOf(option.name, new Set());
  const away = takesAway.test(group.name) && !name.words.includes('sem') && !name.words.includes('parte');
  const words = away ? ['sem', ...name.words] : name.words;
  const starts = startsIn(
    option.name,
    name.tokens.map(({ start }) => start),
  );
  const heads = words.flatMap((word, place) =>
    (place === 0 && word !== 'sem') ||
    (place === 1 && context.has(words[0] ?? '')) ||
    isMeasure(word) ||
    // Written as one word: the batata of 'Fritas G'.
    (place > 0 && name.tokens[place]?.start === name.tokens[0]?.start && !away) ||
    starts.has(place - (away ? 1 : 0)) ||
    words[place - 1] === 'sem'
      ? [place]
      : [],
  );
  const core = new Set(words.map((_, place) => place).filter((place) => !generic.has(words[place] as string)));
  const all = new Set(words.map((_, place) => place));
  return {
    option,
    group,
    words,
    core: core.size > 0 ? core : all,
    heads: new Set(heads),
    context,
    apart: apartFrom(option, group, context),
    joined: name.joined,
  };
}

function apartFrom(
  option: Option,
  { options }: OptionGroup,
  context: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const others = options.filter((other) => other !== option).map(({ name }) => tokensOf(name).map(({ word }) => word));
  return new Map(
    others.flatMap(([before = '', word = '', ...rest]) =>
      rest.length === 0 && fillers.has(before) && context.has(word) ? [[word, before] as const] : [],
    ),
  );
}

/** The words before which something was joined or cut. */
function startsIn(text: string, starts: readonly number[]): ReadonlySet<number> {
  const joints = tokensOf(text).filter(({ sign, word }) => sign === 'cut' || sign === 'joint' || word === 'com');
  return new Set(joints.map(({ end }) => starts.findIndex((start) => start >= end)).filter((place) => place >= 0));
}

/** Whether something is left unsaid without which this would be another thing. */
export function leavesContrast(name: Name, covered: ReadonlySet<number>): boolean {
  return name.words.some((word, place) => contrasts.has(word) && !covered.has(place) && !name.context.has(word));
}

/** Whether it has a question that takes more than one answer. */
export const splits = ({ options }: ProductName): boolean => options.some(({ group }) => group.max > 1);
