import { type Lexicon, likeness } from './lexicon.ts';
import { mentionsIn } from './mentions.ts';
import { spelledWords, spellingOf } from './spelling.ts';
import { stem } from './stems.ts';
import { type Token, tokensOf } from './tokens.ts';
import { garnishes, places, qualities, remarks } from './words.ts';

interface Way {
  said: readonly string[];
  means: readonly Token[];
  /** It says something by itself as well. */
  rivals: boolean;
}

const made = new WeakMap<Lexicon, ReadonlyMap<string, readonly Way[]>>();

/** The house's words by the first of what is said, the longest first. Laid out once for each menu. */
function waysOf(lexicon: Lexicon): ReadonlyMap<string, readonly Way[]> {
  const ways = made.get(lexicon) ?? waysFrom(lexicon);
  made.set(lexicon, ways);
  return ways;
}

function waysFrom(lexicon: Lexicon): ReadonlyMap<string, readonly Way[]> {
  const by = new Map<string, Way[]>();
  if (lexicon.own.length === 0) return by;
  const names = lexicon.products.flatMap(({ product, category, options }) => [
    new Set(spelledWords(`${category} ${product.name}`)),
    ...options.map(({ option }) => new Set(spelledWords(option.name))),
  ]);
  for (const { said: text, means } of lexicon.own) {
    const said = spelledWords(text);
    const [first] = said;
    if (first === undefined || spellingOf(means) === '') continue;
    const named = names.some((words) => said.every((word) => words.has(word)));
    const way = { said, means: written(means), rivals: named || tells(text, lexicon) };
    by.set(
      first,
      [...(by.get(first) ?? []), way].sort((a, b) => b.said.length - a.said.length),
    );
  }
  return by;
}

/** A note that the kitchen reads is in these words. */
const written = (means: string): Token[] =>
  tokensOf(means).map((token) => ({ ...token, unsaid: means.slice(token.start, token.end) }));

const telling = new Set([...remarks, ...places, ...qualities, ...garnishes].map(stem));

/** Without the house's word it is said how something is to be, or which dish it is beyond doubt: one that merely looks like it is none. */
function tells(text: string, lexicon: Lexicon): boolean {
  const tokens = tokensOf(text);
  if (tokens.every(({ word }) => telling.has(word))) return true;
  const mention = mentionsIn(tokens, lexicon)(0);
  return mention?.sure === true && mention.cover.cost === likeness.same && mention.cover.end === tokens.length;
}

/**
 * The text as it would be without the house's own words. What was said keeps its place in it. A word that the menu has as well stays, with
 * what the house means by it: which of them it is, is not said.
 */
export function inMenuWords(tokens: readonly Token[], text: string, lexicon: Lexicon): Token[] {
  const ways = waysOf(lexicon);
  if (ways.size === 0) return [...tokens];
  const words = tokens.map(({ start, end }) => spelledWords(text.slice(start, end)));
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at] as Token;
    const found = (ways.get(words[at]?.[0] ?? '') ?? []).flatMap((way) => {
      const after = endOf(way.said, tokens, words, at);
      return after === null ? [] : [{ way, after }];
    })[0];
    if (!found) {
      read.push(token);
      at += 1;
      continue;
    }
    const { way, after } = found;
    const end = tokens[after - 1]?.end ?? token.end;
    if (way.rivals) read.push({ ...token, house: { means: way.means, end } }, ...tokens.slice(at + 1, after));
    else read.push(...way.means.map((each) => ({ ...each, start: token.start, end })));
    at = after;
  }
  return read;
}

/** After the tokens that say these words, and no others; null where they do not. */
function endOf(
  said: readonly string[],
  tokens: readonly Token[],
  words: readonly (readonly string[])[],
  at: number,
): number | null {
  let from = 0;
  for (let next = at; next < tokens.length; next += 1) {
    // What one word became, 'mp' or 'fritas', was written once.
    if (next > at && (tokens[next]?.start ?? 0) < (tokens[next - 1]?.end ?? 0)) continue;
    if (from === said.length) return next;
    const own = words[next] ?? [];
    if (own.length === 0 || !own.every((word, place) => word === said[from + place])) return null;
    from += own.length;
  }
  return from === said.length ? tokens.length : null;
}
