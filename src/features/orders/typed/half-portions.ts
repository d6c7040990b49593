import { askMeaning } from './meaning.ts';
import { optionsAt } from './mentions.ts';
import { isMeasure, type OptionName, type ProductName } from './names.ts';
import { inRange } from './numbers.ts';
import { ask, type Candidate, endsAt, type LineDraft, newLine, range, rawAt, type Sheet, settle } from './sheet.ts';
import { fillers, generic, openers } from './words.ts';

/** The option that is half a portion: 'Meia', 'Meia porção', 'Meia (300 g)'. No flavour of a pizza is one. */
export const halfOf = ({ options }: ProductName): OptionName | undefined =>
  options.find(
    ({ words, group }) =>
      group.max === 1 && words[0] === 'meia' && words.slice(1).every((word) => generic.has(word) || isMeasure(word)),
  );

/** It comes as a half, and its size was not said yet. */
export function awaitsHalf(line: LineDraft, name: ProductName): boolean {
  const half = halfOf(name);
  return half !== undefined && !line.options.some(({ group }) => group === half.group);
}

/** Where the dish of 'meia porção de picanha' is named; null where none is. */
export function namedAfterHalf(sheet: Sheet, at: number): number | null {
  const start = afterPortion(sheet, at + 1);
  return sheet.mentionAt(start)?.called ? start : null;
}

function afterPortion(sheet: Sheet, from: number): number {
  let at = from;
  for (; sheet.tokens[at]?.sign === 'word'; at += 1) {
    const { word } = sheet.tokens[at] as Sheet['tokens'][number];
    if (!fillers.has(word) && !(generic.has(word) && !sheet.mentionAt(at)?.called)) break;
  }
  return at;
}

/** 'uma e meia porção de batata': a whole one and a half, or three halves. Of a dish without a half: one, or two. */
export function askPortions(
  sheet: Sheet,
  line: LineDraft,
  name: ProductName,
  { whole, tokens }: { whole: number; tokens: number[] },
): void {
  const half = halfOf(name);
  line.names = [name];
  line.quantity = whole;
  const candidates = half ? portions(name, half, whole) : [whole, whole + 1].map(so);
  const chosen = ask(sheet, { tokens, candidates, line, quantity: whole, noHalf: !half });
  settle(sheet, tokens, chosen ? 'line' : 'asked', line);
  line.known = chosen !== null;
  if (chosen?.kind === 'quantity') line.quantity = Number(chosen.id);
  if (chosen?.kind !== 'portions') return;
  for (const [at, { quantity, optionId }] of chosen.parts.entries()) {
    const part = at === 0 ? line : newLine([name], true, quantity, true);
    part.quantity = quantity;
    part.options.push(...name.options.filter(({ option }) => option.id === optionId));
    if (at === 0) continue;
    // What else is said of it holds for both sizes.
    Object.assign(part, { named: line.named, instead: line });
    sheet.lines.splice(sheet.lines.indexOf(line), 0, part);
    settle(sheet, tokens, 'line', part);
  }
}

const so = (count: number): Candidate => ({ kind: 'quantity', id: String(count) });

function portions({ options }: ProductName, { option, group }: OptionName, whole: number): Candidate[] {
  const others = options.filter((each) => each.group === group && each.option !== option && each.option.available);
  const [only, another] = others;
  const inWhole = only && !another ? only.option.id : null;
  const some = (quantity: number, optionId: string | null) => ({ quantity, optionId });
  const mixed = [some(whole, inWhole), some(1, option.id)];
  const halves = [some(2 * whole + 1, option.id)];
  if (!option.available) return [whole, whole + 1].map(so);
  const ways: Candidate[] = [{ kind: 'portions', id: 'whole', parts: mixed }];
  return inRange(2 * whole + 1) ? [...ways, { kind: 'portions', id: 'halves', parts: halves }] : ways;
}

/**
 * What 'meia' says of the line before beyond its size: 'uma batata e meia' are one and a half; of '2 bolinhos, meia' and '1 bolinho meia
 * mandioca' it is asked once of what size the dish is; 'com meia batata' is a side or a dish. Null where it says none of it.
 */
export function readHalf(sheet: Sheet, at: number, line: LineDraft, after: 'cut' | 'joint' | 'word'): number | null {
  if (sheet.tokens[at]?.word === 'com' && sheet.tokens[at + 1]?.word === 'meia') return readSide(sheet, at, line);
  const [name, another] = line.names;
  if (sheet.tokens[at]?.word !== 'meia' || !name || another || !line.known || !awaitsHalf(line, name)) return null;
  const end = afterPortion(sheet, at + 1);
  const ends = endsAt(sheet, end) || openers.has(sheet.tokens[end]?.word ?? '');
  if (after === 'joint' && !line.of && ends) {
    askPortions(sheet, line, name, { whole: line.quantity, tokens: [...line.tokens, ...range(at, end)] });
    return end;
  }
  const several = after === 'cut' && line.quantity > 1 && endsAt(sheet, end);
  const next = after === 'word' ? namedAfterHalf(sheet, at) : null;
  const ofNext =
    next !== null && !line.named.includes(next) && sheet.mentionAt(next)?.names.some((each) => halfOf(each));
  return several || ofNext ? askSize(sheet, at, end, line) : null;
}

/** Of what size it is, once. Null where the size need not be told. */
function askSize(sheet: Sheet, at: number, end: number, line: LineDraft): number | null {
  const [name] = line.names;
  const group = name && halfOf(name)?.group;
  if (!group || group.min === 0) return null;
  const offered = name.options.filter((each) => each.group === group && each.option.available);
  const candidates = offered.map(({ option }): Candidate => ({ kind: 'option', id: option.id }));
  const tokens = range(at, end);
  const chosen = ask(sheet, { tokens, candidates, line, groupId: group.id });
  if (chosen) settle(sheet, tokens, 'line', line);
  line.options.push(...offered.filter(({ option }) => option.id === chosen?.id));
  return end;
}

/** 'picanha com meia batata'. */
function readSide(sheet: Sheet, at: number, line: LineDraft): number | null {
  const start = namedAfterHalf(sheet, at + 1);
  const dish = start === null ? null : sheet.mentionAt(start);
  if (start === null || !dish || optionsAt(sheet.tokens, at + 1, line.names, sheet.lexicon)) return null;
  const side = optionsAt(sheet.tokens, start, line.names, sheet.lexicon);
  const end = Math.max(dish.cover.end, side?.cover.end ?? 0);
  return askMeaning(sheet, start, end, line, side?.names ?? [], at);
}

/** 'meia feijoada', '2 coxinhas, meia' of a dish that is not had by halves: whether it is to be a whole one. */
export function askMissingHalves(sheet: Sheet): void {
  for (const at of range(0, sheet.tokens.length)) {
    const isHalf = sheet.tokens[at]?.word === 'meia' && rawAt(sheet, at) !== 'metade';
    if (!isHalf || sheet.fate[at] !== 'unread') continue;
    const line = lineOf(sheet, at);
    const [name] = line?.names ?? [];
    if (!line || !name || halfOf(name)) continue;
    const candidates = [{ kind: 'product' as const, id: name.product.id }];
    const chosen = ask(sheet, { tokens: [at], candidates, line, quantity: line.quantity, noHalf: true });
    if (chosen) {
      settle(sheet, [at], 'line', line);
      continue;
    }
    line.known = false;
    settle(sheet, [...line.tokens.filter((each) => sheet.fate[each] === 'line'), at], 'asked', line);
  }
}

/** The dish that stands behind it, or where nothing more is said, the one before. */
function lineOf(sheet: Sheet, at: number): LineDraft | undefined {
  const start = afterPortion(sheet, at + 1);
  const known = sheet.lines.filter((line) => line.known && line.of === null && line.quantity > 0);
  const behind = known.find(({ named }) => named[0] === start);
  if (behind || !endsAt(sheet, start)) return behind;
  const before = /^(cut|joint)$/.test(sheet.tokens[at - 1]?.sign ?? '') ? at - 2 : at - 1;
  return known.findLast(({ tokens }) => tokens.includes(before));
}
