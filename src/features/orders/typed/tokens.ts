import { folded } from '#lib/folded.ts';
import { aliases, pairs } from './aliases.ts';
import { completed } from './ellipsis.ts';
import { unlisted } from './listing.ts';
import { stem } from './stems.ts';
import { fillers, purposes, spelledNumbers } from './words.ts';

/** A piece of the text, from its first character to after its last, in UTF-16 units. */
export interface Span {
  start: number;
  end: number;
}

/** A cut ends what is being said (a comma, a line); a joint goes on with the next ('e', '+'). */
export type Sign = 'word' | 'number' | 'cut' | 'joint';

export interface Token extends Span {
  sign: Sign;
  /** Folded, in full, in the singular: what is compared. Numbers are in figures, measures as '600ml'. */
  word: string;
  /** Of a number, which is told by figures or by its name. */
  value?: number;
  spelled?: boolean;
  /** Understood without being written: the ice of '2 com gelo e 1 sem'. */
  unsaid?: string;
  /** What the house means by it and by what goes on until there, where the menu may have it as well. */
  house?: { means: readonly Token[]; end: number };
}

const pieces = new RegExp(
  [
    String.raw`(?<half>1\s?[/⁄]\s?2(?!\d)|½)`,
    String.raw`(?<zero>\b0[.,]0(?!\d)\s?%?)`,
    String.raw`(?<measure>\d+(?:[.,]\d+)?\s?(?:ml|litros?|lts?|l|kg|quilos?|kilos?|grs?|gramas?|g|cm)(?![\p{L}\p{M}]))`,
    String.raw`(?<part>\d{1,2}(?:½|[.,]\d{1,2}|\s?[/⁄]\s?\d{1,2})(?!\d))`,
    String.raw`(?<number>\d+)`,
    String.raw`(?<short>[csp]\/)`,
    String.raw`(?<word>[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|[\p{N}\p{So}\p{Sc}])`,
    '(?<joint>[+&])',
    String.raw`(?<cut>[,;:|•·!?)\n\/\]]|\.(?=\s|$)|[-–—>]+(?=\s|$))`,
    '(?<times>×)',
  ].join('|'),
  'giu',
);

/** 'mesa 5,2 cocas' are two of them, at table 5. */
const table = /(?:mesa|ms|m)\s?$/iu;

/** The text in words and signs. What stands between them (spaces, hyphens, quotes) says nothing. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  pieces.lastIndex = 0;
  for (let match = pieces.exec(text); match; match = pieces.exec(text)) {
    const before = text.slice(Math.max(0, match.index - 5), match.index);
    const atTable = match.groups?.part !== undefined && table.test(before);
    const raw = (atTable && /^\d+/.exec(match[0])?.[0]) || match[0];
    if (atTable) pieces.lastIndex = match.index + raw.length;
    const span = { start: match.index, end: match.index + raw.length };
    const { half, zero, measure, part, number, short, word, joint, cut } = match.groups ?? {};
    if (cut) {
      // A dash that ends a word cuts nothing.
      const ofWord = /[-–—>]/.test(cut) && /\S$/.test(before);
      if (!ofWord && !isAbbreviation(cut, tokens.at(-1), span.start)) tokens.push({ ...span, sign: 'cut', word: raw });
    } else if (joint) tokens.push({ ...span, sign: 'joint', word: joint });
    else if (half) tokens.push({ ...span, sign: 'word', word: 'meia' });
    else if (zero) tokens.push({ ...span, sign: 'word', word: 'zero' });
    else if (measure) tokens.push(...measured(raw, span));
    else if (part && !atTable) tokens.push({ ...span, sign: 'number', word: part, value: partial(part) });
    else if (part || number) tokens.push({ ...span, sign: 'number', word: String(Number(raw)), value: Number(raw) });
    else if (short) tokens.push({ ...span, sign: 'word', word: shortened[raw[0]?.toLowerCase() ?? ''] ?? '' });
    else if (word) tokens.push(...spoken(word, span));
    else tokens.push({ ...span, sign: 'word', word: 'x' });
  }
  return completed(paired(unlisted(tokens, text), text), text);
}

const shortened: Record<string, string> = { c: 'com', s: 'sem', p: 'para' };

/** The point of 'ref.' or 'und.' ends no sentence. */
function isAbbreviation(cut: string, before: Token | undefined, at: number): boolean {
  return cut === '.' && before?.end === at && at - before.start <= 5 && /[^aeiou\d]$/.test(before.word);
}

/** '1,5' is one and a half, of which a dozen has eighteen; other fractions are no number of anything. */
const partial = (raw: string) => Number(raw.replace(',', '.').replace('½', '.5'));

function measured(raw: string, span: Span): Token[] {
  const [, figures = '', unit = ''] = /^([\d.,]+)\s?(\p{L}+)$/u.exec(raw.toLowerCase()) ?? [];
  const amount = Number(figures.replace(',', '.'));
  // '1 G' is one large, '2 lt' are two cans, and '2 l' of anything are litres.
  if ((/^g/.test(unit) && amount < 50) || /^lts?$/.test(unit)) {
    const digits = { start: span.start, end: span.start + figures.length };
    const letters = { start: span.end - unit.length, end: span.end };
    return [{ ...digits, sign: 'number', word: String(amount), value: amount }, ...spoken(unit, letters)];
  }
  if (/^l/.test(unit)) return [{ ...span, sign: 'word', word: `${Math.round(amount * 1000)}ml` }];
  if (/^[kq]/.test(unit)) return [{ ...span, sign: 'word', word: `${Math.round(amount * 1000)}g` }];
  return [{ ...span, sign: 'word', word: `${amount}${/^g/.test(unit) ? 'g' : unit}` }];
}

function spoken(raw: string, span: Span): Token[] {
  const word = folded(raw).replace(/['’]/g, '');
  if (word === 'e' || word === 'y') return [{ ...span, sign: 'joint', word: 'e' }];
  const value = spelledNumbers.get(word);
  if (value !== undefined) return [{ ...span, sign: 'number', word: String(value), value, spelled: true }];
  const full = aliases.get(word) ?? aliases.get(stem(word)) ?? word;
  return full.split(' ').map((part) => ({ ...span, sign: 'word', word: fillers.has(part) ? part : stem(part) }));
}

/** What two or three words say together: 'coca cola', 'para duas pessoas', 'vinte e dois', '1 mal', and the batata of mere 'fritas' ('fritos' are eggs). */
function paired(tokens: readonly Token[], text: string): Token[] {
  const read: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token;
    const next = tokens[at + 1];
    const together = next && pairs.get(`${token.word} ${next.word}`);
    if (together && next) {
      read.push({ start: token.start, end: next.end, sign: 'word', word: together });
      at += 1;
    } else if (token.sign === 'number' && next?.word === 'pessoa') {
      const before = read.at(-1);
      const opens = before && ['para', 'serve'].includes(before.word);
      if (opens) read.pop();
      read.push({ start: (opens ? before : token).start, end: next.end, sign: 'word', word: `${token.word}pessoa` });
      at += 1;
    } else if (token.word === 'pequena' && token.end - token.start === 1 && purposes.has(next?.word ?? '')) {
      read.push({ ...token, word: 'para' });
    } else if (isFor(token) && next?.sign === 'number' && (next.value ?? 0) <= 12) {
      const people = tokens[at + 2]?.word === 'pessoa' ? (tokens[at + 2] as Token) : next;
      read.push({ start: token.start, end: people.end, sign: 'word', word: `${next.word}pessoa` });
      at += people === next ? 1 : 2;
    } else if (token.word === 'mal' && read.at(-1)?.sign === 'number' && next?.sign !== 'word') {
      read.push(token, { ...token, word: 'passada' });
    } else if (/^fritas?$/i.test(text.slice(token.start, token.end)) && isAlone(read.at(-1))) {
      read.push({ ...token, word: 'batata' }, token);
    } else read.push(token);
  }
  return read;
}

/** Also 'p 2', which is no small one. */
const isFor = ({ word, start, end }: Token) =>
  word === 'para' || word === 'serve' || (word === 'pequena' && end - start === 1);

const isAlone = (before: Token | undefined) =>
  before?.sign !== 'word' || fillers.has(before.word) || ['com', 'porcao', 'meia', 'para'].includes(before.word);
