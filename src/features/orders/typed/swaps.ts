import { amend, correct, instead } from './corrections.ts';
import { optionsAt } from './mentions.ts';
import { quantityAt } from './numbers.ts';
import { type Named, objectAt } from './refusals.ts';
import { endsAt, type LineDraft, range, rawAt, type Sheet, settle } from './sheet.ts';
import { replace } from './withdrawals.ts';
import { fillers } from './words.ts';

type Step = (sheet: Sheet, at: number, after: 'cut' | 'joint' | 'word') => number | null;

const verbs = /^(troca|troque|trocar|muda|mude|mudar|substitu)/;
const removing = /^(tir[aeo]|retir[aeo]|cancel|esquec)/;
const putting = /^(poe|coloca|bota|manda|faz|traz|quero|pode|ser|por|mete|deixa)$/;
const farthest = 8;

/** 'troca a coca por guaraná', 'muda a farofa pra vinagrete', 'fanta em vez da coca'. Null where it is no more than a note. */
export function readSwap(sheet: Sheet, at: number, step: Step): number | null {
  return exchange(sheet, at, step) ?? inPlaceOf(sheet, at, step);
}

function exchange(sheet: Sheet, at: number, step: Step): number | null {
  const removes = removing.test(rawAt(sheet, at));
  if (!removes && !verbs.test(rawAt(sheet, at))) return null;
  const start = past(sheet, at + 1);
  // 'tira a coca e põe guaraná' says the same in two steps.
  const by = removes ? puttingAt(sheet, start) : linkAt(sheet, start);
  if (!by) return null;
  const other = past(sheet, by + 1);
  const object = by > start ? objectAt(sheet, start) : null;
  const last = sheet.lines.at(-1);
  if (by === start && last && !removes) {
    const taken = take(sheet, range(at, other), other, last, step);
    if (taken !== null) return taken;
  }
  if (object && spoken(sheet, object.end, by) && !object.option) {
    const some = object.quantity !== null && object.quantity < object.line.quantity;
    const next = some
      ? takeSome(sheet, range(at, other), other, object, step)
      : take(sheet, range(at, other), other, object.line, step);
    if (next !== null) return next;
    settle(sheet, range(at, other + 1), 'unread');
    return other + 1;
  }
  const line = exchanging(sheet, by > start ? start : other, other);
  if (!line && by === start && last && !removes) {
    const corrected = correct(sheet, other, last, true, step);
    if (corrected) settle(sheet, range(at, other), corrected.plain ? 'passed' : 'unread');
    return corrected?.end ?? null;
  }
  // 'troca uma por zero' says neither of what, nor for what.
  if (!line && last && quantityAt(sheet.tokens, start)) {
    settle(sheet, range(at, other + 1), 'unread');
    return other + 1;
  }
  if (!line) return null;
  const next = amend(sheet, other, line);
  if (next) settle(sheet, range(at, other), 'passed');
  return next?.end ?? null;
}

function linkAt(sheet: Sheet, from: number): number {
  let by = from;
  while (!endsAt(sheet, by) && !/^(por|para|pra|pro|pelo|pela)$/.test(rawAt(sheet, by))) by += 1;
  return endsAt(sheet, by) || by - from > farthest ? 0 : by;
}

function puttingAt(sheet: Sheet, from: number): number {
  const by = range(from, from + farthest).find((each) => putting.test(rawAt(sheet, each)));
  return by ?? 0;
}

/** Only a comma or an 'e' is between them. */
const spoken = (sheet: Sheet, from: number, to: number) =>
  range(from, to).every((each) => sheet.tokens[each]?.sign === 'joint' || sheet.tokens[each]?.word === ',');

function take(sheet: Sheet, said: number[], other: number, line: LineDraft, step: Step): number | null {
  if (!quantityAt(sheet.tokens, other) && !sheet.mentionAt(other)?.called) return null;
  const next = instead(sheet, other, line, true, step);
  if (next) settle(sheet, said, next.plain ? 'passed' : 'unread');
  return next?.end ?? null;
}

/** 'troca uma coca por sprite': as many of the other as are given up. */
function takeSome(sheet: Sheet, said: number[], other: number, { line, quantity }: Named, step: Step): number | null {
  const before = new Set(sheet.lines);
  if (quantity === null || (!quantityAt(sheet.tokens, other) && !sheet.mentionAt(other)?.called)) return null;
  const end = step(sheet, other, 'cut');
  const [added, another] = sheet.lines.filter((each) => !before.has(each));
  const plain = added !== undefined && another === undefined;
  if (plain) line.quantity -= quantity;
  if (plain && !added.counted) Object.assign(added, { quantity, counted: true });
  settle(sheet, said, plain ? 'passed' : 'unread');
  return end;
}

/** The line with a question that has both for an answer. */
function exchanging(sheet: Sheet, one: number, other: number): LineDraft | null {
  const { tokens, lexicon } = sheet;
  const found = sheet.lines.filter(({ names, options }) => {
    const from = optionsAt(tokens, one, names, lexicon)?.names ?? [];
    const to = optionsAt(tokens, other, names, lexicon)?.names ?? [];
    const group = from.find((name) => options.includes(name))?.group ?? from[0]?.group;
    return group !== undefined && to.some((name) => name.group === group);
  });
  const having = found.filter(({ names, options }) =>
    optionsAt(tokens, one, names, lexicon)?.names.some((name) => options.includes(name)),
  );
  const [only, another] = having.length > 0 ? having : found;
  return another ? null : (only ?? null);
}

/** 'em vez da coca', 'no lugar do pudim põe mousse': what is named there is not wanted. */
function inPlaceOf(sheet: Sheet, at: number, step: Step): number | null {
  const words = range(at, at + 3).map((each) => rawAt(sheet, each));
  const start = /^(em vez d|no lugar d|ao inves d)/.test(words.join(' ')) ? past(sheet, at + 3) : 0;
  const object = start > 0 ? objectAt(sheet, start) : null;
  if (!object || object.option) return null;
  const last = sheet.lines.at(-1);
  let other = object.end;
  while (sheet.tokens[other]?.word === ',' || putting.test(rawAt(sheet, other))) other += 1;
  const next = take(sheet, range(at, other), other, object.line, step);
  if (next !== null) return next;
  if (!last || last === object.line) return null;
  replace(sheet, object.line, last);
  settle(sheet, range(at, object.end), 'passed');
  return object.end;
}

const past = (sheet: Sheet, at: number) => {
  let next = at;
  while (fillers.has(sheet.tokens[next]?.word ?? '')) next += 1;
  return next;
};
