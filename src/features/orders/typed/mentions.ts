import { bestOf, type Cover, coverAt, isOnlyPartOf, naming } from './cover.ts';
import { isSpoken, type Lexicon, likeness } from './lexicon.ts';
import { isNumberName, type OptionName, type ProductName } from './names.ts';
import type { Token } from './tokens.ts';
import { generic, openers, qualities } from './words.ts';

/** Words that name one product, or several that they may all mean. */
export interface Mention {
  names: readonly ProductName[];
  cover: Cover;
  /** It is this one: called by its name, and no other is. */
  sure: boolean;
  /** A dish, whichever of them: more than a word that occurs in some name. */
  called: boolean;
}

export interface OptionMention {
  names: readonly OptionName[];
  cover: Cover;
}

type Found = { name: ProductName; cover: Cover };

/** Finds what the tokens name. Each place is looked at once. */
export function mentionsIn(tokens: readonly Token[], lexicon: Lexicon): (at: number) => Mention | null {
  const known = new Map<number, Mention | null>();
  const heads = new Set(lexicon.products.flatMap(({ words, heads }) => [...heads].map((place) => words[place])));
  const blocks = ({ word }: Token) =>
    openers.has(word) || [...lexicon.meanings(word).keys()].some((each) => heads.has(each));
  const find = (at: number): Mention | null => {
    const token = tokens[at];
    if (!token || token.sign === 'cut' || token.sign === 'joint') return null;
    const offered = new Set(
      [...lexicon.meanings(token.word).keys()].flatMap((word) => lexicon.productsBy.get(word) ?? []),
    );
    const found = [...offered].flatMap((name) => {
      const cover = namedFrom(at, name);
      return cover ? [{ name, cover }] : [];
    });
    const best = bestOf(found);
    const [first] = best;
    if (!first) return null;
    const rivals = found.filter((each) => isRival(each, first));
    if (best.length === 1 && isItsOwn(first) && !isOnlyPartOf(first))
      return { names: [first.name], cover: first.cover, sure: true, called: true };
    const called = first.cover.level >= naming.head;
    const [meant, another] = rivals.filter((each) => saysMore(each, first));
    if (called && meant && !another) return { names: [meant.name], cover: meant.cover, sure: true, called };
    if (called && rivals.length > 0) {
      const names = [...best, ...rivals].map(({ name }) => name);
      return { names, cover: first.cover, sure: false, called };
    }
    return {
      names: best.map(({ name }) => name),
      cover: first.cover,
      sure: best.length === 1 && called && !first.cover.lacking && !isOnlyPartOf(first),
      called,
    };
  };
  const namedFrom = (at: number, name: ProductName): Cover | null => {
    const cover = coverAt(tokens, at, name, lexicon, blocks);
    const number = cover?.used.find((each) => each > at && countsOther(each, name, cover));
    return number === undefined ? cover : coverAt(tokens.slice(0, number), at, name, lexicon, blocks);
  };
  /** The 2 of 'sorvete 2 chocolate' counts the chocolate: no 'bolas' of 'Sorvete 2 bolas' is said. */
  const countsOther = (at: number, { words, numbers }: ProductName, { covered }: Cover): boolean => {
    const place = words.indexOf(tokens[at]?.word ?? '');
    const needs = numbers.get(place);
    const isSaid = needs === 'unit' ? covered.has(place + 1) : tokens[at - 1]?.word === 'de';
    if (!needs || isSaid) return false;
    const next = tokens[at + 1]?.word === 'de' ? at + 2 : at + 1;
    const choices = optionsAt(tokens, next, lexicon.products, lexicon)?.names ?? [];
    return choices.some(({ group }) => group.max > 1) || (look(next)?.called ?? false);
  };
  /** 'caipirinha de limão' is one of caju e limão, or another whose fruit is chosen. */
  const isRival = ({ name, cover }: Found, { cover: best }: Found): boolean => {
    if (best.level >= naming.kindless || cover.level < naming.head || cover.used.length >= best.used.length)
      return false;
    const rest = best.used.filter((at) => !cover.used.includes(at));
    return rest.every((at) => optionsAt(tokens, at, [name], lexicon));
  };
  /** 'caipirinha de limão-taiti': the choice goes on past the name of the other, which has no 'taiti'. */
  const saysMore = ({ name, cover }: Found, { cover: best }: Found): boolean => {
    const first = best.used.find((at) => !cover.used.includes(at));
    const option = first === undefined ? null : optionsAt(tokens, first, [name], lexicon);
    return option?.names.length === 1 && option.cover.used.some((at) => at >= best.end);
  };
  /** 'parmegiana' where one dish alone has the word, which is no ingredient and no mere quality. */
  const isItsOwn = ({ name, cover }: Found): boolean => {
    if (cover.level !== naming.part || cover.cost > likeness.sound || cover.lacking) return false;
    const words = [...cover.covered].map((place) => name.words[place] as string);
    const only = (word: string) => lexicon.productsBy.get(word)?.length === 1 && !lexicon.optionsBy.has(word);
    const telling = words.filter(
      (word) => word.length >= 3 && !isSpoken(word) && !qualities.has(word) && !/\d/.test(word),
    );
    // Two such words of one name, 'red label', say it as well.
    return telling.length > 1 || telling.some((word) => word.length >= 4 && only(word));
  };
  const look = (at: number): Mention | null => {
    const cached = known.get(at);
    if (cached !== undefined) return cached;
    const found = find(at);
    known.set(at, found);
    return found;
  };
  return look;
}

/** The options of these products that the tokens name from here on. None of them leaves out what would make it another. */
export function optionsAt(
  tokens: readonly Token[],
  at: number,
  products: readonly ProductName[],
  lexicon: Lexicon,
): OptionMention | null {
  const token = tokens[at];
  if (!token || token.sign === 'cut' || token.sign === 'joint') return null;
  const offered = new Set(products.flatMap(({ options }) => options));
  const blocks = ({ word }: Token) => isSpoken(word) || lexicon.meanings(word).size > 0;
  const found = [...offered].flatMap((name) => {
    const cover = coverAt(tokens, at, name, lexicon, blocks);
    return cover && isOption(cover, name, tokens) ? [{ name, cover }] : [];
  });
  // The 'meia' of 'meia dúzia' counts, and halves nothing.
  const dozen = token.word === 'meia' && tokens[at + 1]?.word === 'duzia';
  const best = bestOf(dozen ? found.filter(({ cover }) => cover.used.includes(at + 1)) : found);
  const [first] = best;
  return first ? { names: best.map(({ name }) => name), cover: first.cover } : null;
}

/** A bare small number names nothing: it is how many. */
function isOption(cover: Cover, name: OptionName, tokens: readonly Token[]): boolean {
  const words = [...cover.covered].map((place) => name.words[place] as string);
  const isLast = cover.covered.has(name.words.length - 1) && name.words.length > 1;
  if (words.every((word) => /^\d{1,2}$/.test(word)) && !(isLast && words.every(isNumberName))) return false;
  // 'porção de fritas' does not say that it is a whole one.
  if (words.every((word) => generic.has(word)) && cover.level < naming.full) return false;
  // 'bem assada' is not 'bem passada'.
  const next = tokens[cover.end];
  const open = words.every((word) => openers.has(word)) && next?.sign === 'word' && !openers.has(next.word);
  return cover.level >= naming.head && !cover.lacking && !(open && cover.level < naming.full);
}
