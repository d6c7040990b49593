import { maxLines } from '../values.ts';
import { finish, noteOf, optionsOf, priceOf } from './finish.ts';
import { isHeld } from './held.ts';
import { type ComandaMenu, lexiconOf } from './lexicon.ts';
import { readSheet } from './reader.ts';
import { type AskedDraft, type Candidate, type Fate, type LineDraft, type Sheet, sheetOf } from './sheet.ts';
import type { Span } from './tokens.ts';

export type { Candidate, ComandaMenu, Span };

/** What was understood: it can be put on an order as it is, unless something of it is asked. */
export interface ReadLine {
  productId: string;
  quantity: number;
  /** In the menu's order. */
  optionIds: string[];
  /** What the kitchen is told in words: '' where nothing is. */
  notes: string;
  /** It is ordered, and not to be made until it is fired. */
  hold: boolean;
  /** Of one piece with these options. */
  unitCents: number;
  /** Where the text says it. */
  spans: Span[];
  /** The questions about it that were answered, by their keys. */
  answered: string[];
}

/** What has to be asked before it can be ordered. */
export interface Question {
  /** Names the question in `answers`; stays the same while the text is only continued. */
  key: string;
  /** What may be meant: one of them, or none. A product is a line of its own; options and notes are the line's. */
  candidates: Candidate[];
  spans: Span[];
  /** What was said with it, and waits for the answer as well: how many, and what of it. */
  waiting: Span[];
  /** Which of `lines` it is about; null where the line itself waits for the answer. */
  line: number | null;
  /** The question of the menu that is still to be answered, or has several answers here. */
  groupId: string | null;
  /** How many the answer is ordered of, where it is a product. */
  quantity: number;
  /** The dish of which half was said and that is not had by halves. */
  noHalf: string | null;
}

export interface Reading {
  /** 'mesa 7'. */
  table: number | null;
  /** A second table that was named: what is for it is in `unread`. */
  otherTable: number | null;
  lines: ReadLine[];
  asked: Question[];
  /** What was not understood, cannot be had, or is too much. */
  unread: Span[];
  /** Those of `unread` that are for `otherTable`; all of them, and no table, where it cannot be told what is whose. */
  other: Span[];
  /** Those of `unread` that were understood, and have run out. */
  gone: Span[];
  /** Those of `unread` that were understood, and are more than may be chosen. */
  excess: Span[];
  /** Read and without a meaning for the order: the table, 'de', 'por favor', commas. */
  passed: Span[];
}

const none: ReadonlyMap<string, string> = new Map();
/** Nobody types more at a table; what is beyond is marked. */
const mostCharacters = 4_000;

/**
 * Reads an order as a waiter types it, against any restaurant's own menu. Pure, and the same for the same input.
 *
 * Every word of the text is in one of them: in the spans of lines, in those of questions, in `unread`, or in `passed`. Nothing is guessed: what may be two things is in `asked`, and what is not understood is in `unread`. `docs/typed-comanda.md`
 * tells the rules with examples.
 *
 * @param menu the menu as the staff's order form has it (the answer of `menu.own`)
 * @param text what was typed
 * @param answers the `id` of the candidate that was chosen, by the `key` of the question: it is then read as if it had been said
 */
export function readComanda(menu: ComandaMenu, text: string, answers: ReadonlyMap<string, string> = none): Reading {
  const read = text.slice(0, mostCharacters);
  const sheet = sheetOf(read, lexiconOf(menu), answers);
  readSheet(sheet);
  finish(sheet);
  const lines = sheet.lines.filter((line) => line.known && line.quantity > 0).slice(0, maxLines);
  const asked = sheet.asked.filter(({ candidates }) => candidates.length > 0);
  const own = lines.map(({ tokens }) => tokens.filter((at) => sheet.fate[at] === 'line'));
  const waiting = asked.map((each) => waitingFor(sheet, each, lines));
  const told = new Set([...own, ...waiting, ...asked.map(({ tokens }) => tokens)].flat());
  const passed = new Set(having(sheet, 'passed', 'table'));
  const left = sheet.tokens.flatMap((_, at) => (told.has(at) || passed.has(at) ? [] : [at]));
  const of = (fate: Fate) =>
    spansOf(
      sheet,
      left.filter((at) => sheet.fate[at] === fate),
    );
  const gone = of('gone');
  const excess = of('excess');
  const strange = left.filter((at) => sheet.fate[at] !== 'gone' && sheet.fate[at] !== 'excess');
  const from = sheet.otherFrom ?? sheet.tokens.length;
  const known = spansOf(
    sheet,
    strange.filter((at) => at < from),
  );
  const other = spansOf(
    sheet,
    strange.filter((at) => at >= from),
  );
  const unread = [...known, ...other, ...gone, ...excess].sort((a, b) => a.start - b.start);
  return {
    table: sheet.table,
    otherTable: sheet.otherTable,
    lines: lines.map((line, at) => ({
      productId: line.names[0]?.product.id ?? '',
      quantity: line.quantity,
      optionIds: optionsOf(line).map(({ id }) => id),
      notes: noteOf(line),
      hold: isHeld(line),
      unitCents: priceOf(line),
      spans: spansOf(sheet, own[at] ?? []),
      answered: sheet.asked.filter((each) => each.line === line && isAnswered(each)).map(({ key }) => key),
    })),
    asked: asked
      .map(({ key, candidates, tokens, line, groupId, quantity, noHalf }, at): Question => {
        const place = line ? lines.indexOf(line) : -1;
        const spans = spansOf(sheet, tokens);
        const waits = spansOf(sheet, waiting[at] ?? []);
        const whole = noHalf ? (line?.names[0]?.product.id ?? null) : null;
        const ofLine = place < 0 ? null : place;
        return { key, candidates, spans, waiting: waits, line: ofLine, groupId, quantity, noHalf: whole };
      })
      .sort((a, b) => (a.spans[0]?.start ?? 0) - (b.spans[0]?.start ?? 0)),
    unread: [...unread, ...beyond(text)],
    other,
    gone,
    excess,
    passed: spansOf(sheet, [...passed]),
  };
}

const isAnswered = ({ candidates }: AskedDraft) => candidates.length === 0;

function waitingFor(sheet: Sheet, { line, tokens }: AskedDraft, lines: readonly LineDraft[]): number[] {
  if (!line || lines.includes(line)) return [];
  return line.tokens.filter((at) => sheet.fate[at] === 'asked' && !tokens.includes(at));
}

const beyond = ({ length }: string): Span[] =>
  length > mostCharacters ? [{ start: mostCharacters, end: length }] : [];

const having = (sheet: Sheet, ...wanted: Fate[]) =>
  sheet.fate.flatMap((fate, at) => (fate && wanted.includes(fate) ? [at] : []));

/** Tokens beside one another as one span. */
function spansOf({ tokens }: Sheet, places: readonly number[]): Span[] {
  const spans: Span[] = [];
  let before = -2;
  for (const at of [...new Set(places)].sort((a, b) => a - b)) {
    const { start, end } = tokens[at] as Span;
    const last = spans.at(-1);
    if (last && (at === before + 1 || start < last.end)) last.end = Math.max(last.end, end);
    else spans.push({ start, end });
    before = at;
  }
  return spans;
}
