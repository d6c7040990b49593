import { folded } from '#lib/folded.ts';
import { aliases } from './aliases.ts';
import { isSpoken, type Lexicon } from './lexicon.ts';
import { type Mention, mentionsIn } from './mentions.ts';
import type { OptionName, ProductName } from './names.ts';
import { orByHouse } from './own-mentions.ts';
import { inMenuWords } from './own-words.ts';
import { stem } from './stems.ts';
import { type Token, tokensOf } from './tokens.ts';

/** What may be meant where it cannot be told: to be tapped. */
export type Candidate =
  | { kind: 'product'; id: string }
  /** `times`: how often it is taken for each of the dish; once where nothing is said. */
  | { kind: 'option'; id: string; times?: number }
  | { kind: 'note'; id: string }
  | { kind: 'quantity'; id: string }
  /** One and a half: as so many of these sizes; null where a size is still to be chosen. */
  | { kind: 'portions'; id: string; parts: readonly { quantity: number; optionId: string | null }[] };

/** Nobody picks one of more; what may be as many things was not understood. */
export const mostCandidates = 12;

export interface AskedDraft {
  key: string;
  tokens: number[];
  candidates: Candidate[];
  /** Of a line that is known: what is asked of it. */
  line: LineDraft | null;
  groupId: string | null;
  quantity: number;
  /** Of a dish that is not had by halves, where half of it was said. */
  noHalf?: boolean;
}

export interface LineDraft {
  /** One where it is known what is ordered; several, or one that is doubtful, where that is asked. */
  names: readonly ProductName[];
  known: boolean;
  /** Nothing of what it may be can be had. */
  gone: boolean;
  quantity: number;
  /** Someone said how many. */
  counted: boolean;
  options: OptionName[];
  notes: string[];
  /** It is to wait until it is fired. */
  hold: boolean;
  /** Tokens of the last note: the next goes on with it where only an 'e' is between them. */
  noteStart: number | null;
  noteEnd: number | null;
  tokens: number[];
  /** Those that name it. */
  named: number[];
  /** 'uma ao ponto' after '2 picanhas': the line that it is some of, or once more. */
  of: LineDraft | null;
  /** The line in whose place it was said, and whose choices hold on where it says no others. */
  instead: LineDraft | null;
  /** Tokens that say 'half' of one of its choices. */
  halves: number[];
  /** Its last word was said after 'sem': the next after 'e' may be as well. */
  carried: string;
}

/** What becomes of a token. What is gone, or in excess of what may be chosen, was understood and cannot be had. */
export type Fate = 'line' | 'asked' | 'unread' | 'gone' | 'excess' | 'passed' | 'table';

/** What is being read, and what became of each token so far. */
export interface Sheet {
  text: string;
  tokens: readonly Token[];
  lexicon: Lexicon;
  mentionAt: (at: number) => Mention | null;
  fate: (Fate | null)[];
  lines: LineDraft[];
  asked: AskedDraft[];
  /** Said before anything was ordered: it holds for all of it. */
  heading: { note: string; start: number; tokens: number[] }[];
  table: number | null;
  /** A second table that was named: an order is of one. */
  otherTable: number | null;
  /** The token from which on it is said for that table. */
  otherFrom: number | null;
  /** What is read takes the place of what was said of the same. */
  correcting: boolean;
  /** '2 de cada:': so many of each dish that follows, behind the first so many lines. */
  each: { quantity: number; before: number } | null;
  answers: ReadonlyMap<string, string>;
}

export function sheetOf(text: string, lexicon: Lexicon, answers: ReadonlyMap<string, string>): Sheet {
  const tokens = together(inMenuWords(tokensOf(text), text, lexicon), text, lexicon).flatMap((token) =>
    apart(token, lexicon),
  );
  const ofMenu = mentionsIn(tokens, lexicon);
  return {
    text,
    tokens,
    lexicon,
    mentionAt: (at) => orByHouse(ofMenu(at), at, tokens, lexicon),
    fate: tokens.map(({ sign }) => (sign === 'cut' || sign === 'joint' ? 'passed' : null)),
    lines: [],
    asked: [],
    heading: [],
    table: null,
    otherTable: null,
    otherFrom: null,
    correcting: false,
    each: null,
    answers,
  };
}

const shortest = 3;
const longest = 40;
const tiny = new Set(['x', 'de', 'da', 'do']);
const small = new Set(['sem', 'com', 'bem', 'mal']);

/** 'cheese cake': two words that the menu has as one. */
function together(tokens: readonly Token[], text: string, lexicon: Lexicon): Token[] {
  const read: Token[] = [];
  for (const token of tokens) {
    const before = read.at(-1);
    // The letter of 'água s gás' is a word of its own, and makes no plural.
    const both =
      before?.sign === 'word' && token.sign === 'word' && before.end <= token.start && token.end - token.start > 1;
    const parts = both ? [text.slice(before.start, before.end), text.slice(token.start, token.end)] : [];
    const word = stem(folded(parts.join('')));
    if (both && lexicon.knows(word) && !(lexicon.knows(before.word) && lexicon.knows(token.word)))
      read.splice(-1, 1, { start: before.start, end: token.end, sign: 'word', word });
    else read.push(token);
  }
  return read;
}

/** 'cocazero', 'paodequeijo': a word that nobody knows, and that known ones make. */
function apart(token: Token, lexicon: Lexicon): Token[] {
  const { word, start, end } = token;
  if (token.sign !== 'word' || lexicon.knows(word) || isSpoken(word) || end - start !== word.length) return [token];
  if (word.length > longest) return [token];
  let from = start;
  return (
    madeOf(word, lexicon)?.map((part) => {
      const piece: Token = { sign: 'word', word: inFull(part), start: from, end: from + part.length };
      from = piece.end;
      return piece;
    }) ?? [token]
  );
}

/** The words that it is made of, two at least; the first as short as can be. */
function madeOf(word: string, lexicon: Lexicon): string[] | null {
  for (let cut = 1; cut <= word.length - shortest; cut += 1) {
    const first = word.slice(0, cut);
    const rest = word.slice(cut);
    if (!(cut < shortest ? tiny.has(first) : isWord(first, lexicon))) continue;
    const others = isWord(rest, lexicon) ? [rest] : madeOf(rest, lexicon);
    if (others) return [first, ...others];
  }
  return null;
}

const isWord = (word: string, lexicon: Lexicon) => small.has(word) || lexicon.knows(inFull(word));

const inFull = (word: string) => aliases.get(word) ?? stem(word);

export const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, n) => from + n);

/** As it was written, but for accents and case. */
export const rawAt = ({ text, tokens }: Sheet, at: number): string =>
  folded(text.slice(tokens[at]?.start, tokens[at]?.end ?? 0));

/** Where words end that mean the whole order: 'tudo', 'todos', 'todo mundo', 'mesa toda', 'a mesa inteira'. `at` where there are none. */
export function everythingEnd(sheet: Sheet, at: number): number {
  const word = rawAt(sheet, at);
  const next = rawAt(sheet, at + 1);
  if (word === 'a' && next === 'mesa') {
    const end = everythingEnd(sheet, at + 1);
    return end > at + 1 ? end : at;
  }
  if (word === 'mesa') return /^(toda|inteira)$/.test(next) ? at + 2 : at;
  if (word === 'todo') return next === 'mundo' ? at + 2 : at;
  return /^(tudo|tod[oa]s)$/.test(word) ? at + 1 : at;
}

/** What becomes of words that are said of a line. */
export const fateFor = ({ known, gone, names }: LineDraft): Fate =>
  known ? 'line' : gone ? 'gone' : names.length > 0 ? 'asked' : 'unread';

/** Nothing is said here: a comma, a line, the end. */
export const endsAt = ({ tokens }: Sheet, at: number): boolean => {
  const sign = tokens[at]?.sign;
  return sign === undefined || sign === 'cut';
};

/** Writes down what became of tokens; signs between them mean nothing by themselves. */
export function settle(sheet: Sheet, tokens: readonly number[], fate: Fate, line?: LineDraft | null): void {
  for (const at of tokens) {
    const { sign } = sheet.tokens[at] as Token;
    if (sign === 'cut' || sign === 'joint') continue;
    sheet.fate[at] = fate;
    if (line && !line.tokens.includes(at)) line.tokens.push(at);
  }
}

/** Asks what these words mean, unless that was answered already: then the answer. */
export function ask(
  sheet: Sheet,
  about: Pick<AskedDraft, 'tokens' | 'candidates'> & Partial<AskedDraft>,
): Candidate | null {
  const words = about.tokens.map((at) => sheet.tokens[at]?.word).join(' ');
  const stem = `${about.candidates[0]?.kind}:${about.groupId ?? ''}:${words}`;
  const before = sheet.asked.filter(({ key }) => key.startsWith(`${stem}:`)).length;
  const key = `${stem}:${before}`;
  const answered = about.candidates.find(({ id }) => id === sheet.answers.get(key)) ?? null;
  // An answered question keeps its number, so that the next like it has another.
  const asked: AskedDraft = { line: null, groupId: null, quantity: 1, ...about, key };
  sheet.asked.push(answered ? { ...asked, candidates: [] } : asked);
  if (!answered) settle(sheet, about.tokens, 'asked');
  return answered;
}

/** So many are ordered of it, also by what is still asked of it. */
export function setQuantity(sheet: Sheet, line: LineDraft, quantity: number): void {
  line.quantity = quantity;
  for (const asked of sheet.asked) if (asked.line === line) asked.quantity = quantity;
}

export function newLine(names: readonly ProductName[], known: boolean, quantity: number, counted: boolean): LineDraft {
  return {
    names,
    known,
    gone: false,
    quantity,
    counted,
    options: [],
    notes: [],
    hold: false,
    noteStart: null,
    noteEnd: null,
    tokens: [],
    named: [],
    of: null,
    instead: null,
    halves: [],
    carried: '',
  };
}
