import { isRepeatable } from '../choices.ts';
import { unitPrice } from '../unit-price.ts';
import { maxNotes } from '../values.ts';
import { absorbAsked } from './absorbed.ts';
import { countEach } from './each.ts';
import { askMissingHalves } from './half-portions.ts';
import { optionsAt } from './mentions.ts';
import type { OptionName } from './names.ts';
import { divide } from './parts.ts';
import { ask, type LineDraft, type Sheet, settle } from './sheet.ts';
import { holdOn } from './withdrawals.ts';
import { contrasts, fillers, knownWords, ofKind } from './words.ts';

/** What can only be told when all was read: doubts, parts of a line, what holds for all of it, and what is still to be chosen. */
export function finish(sheet: Sheet): void {
  if (sheet.each) countEach(sheet, sheet.each.quantity, sheet.each.before);
  for (const line of sheet.lines) if (line.known && line.of === null) doubt(sheet, line);
  absorbAsked(sheet);
  askMissingHalves(sheet);
  for (const base of sheet.lines) divide(sheet, base);
  for (const line of sheet.lines) holdOn(line);
  const known = sheet.lines.filter((line) => line.known && line.quantity > 0);
  for (const line of known) {
    for (const { note, start, tokens } of sheet.heading) {
      if (!choosesAll(sheet, line, start, Math.max(...tokens) + 1) && !line.notes.includes(note)) line.notes.push(note);
      line.tokens.push(...tokens);
    }
  }
  for (const line of known) askChoices(sheet, line);
  // 'pizza meia calabresa': of what the other half is, nothing was said.
  for (const { halves, options } of known)
    if (halves.length === 1 && options.filter(({ group }) => group.max > 1).length === 1)
      settle(sheet, halves, 'unread');
}

/** 'tudo sem cebola' before the dishes is a choice of those that have it. */
function choosesAll(sheet: Sheet, line: LineDraft, start: number, end: number): boolean {
  const word = sheet.tokens[start]?.word ?? '';
  const first = fillers.has(word) || word === 'com' ? start + 1 : start;
  const found = [start, first].map((at) => optionsAt(sheet.tokens, at, line.names, sheet.lexicon)).find(Boolean);
  const [option, another] = found?.names ?? [];
  if (!option || another || found?.cover.end !== end || !option.option.available) return false;
  const others = line.options.filter(({ group }) => group === option.group);
  if (others.length < option.group.max && !others.includes(option)) line.options.push(option);
  return others.length < option.group.max || others.includes(option);
}

/** 'suco de morango' where the only juice is of orange: it was not understood, so the juice was not either. */
function doubt(sheet: Sheet, line: LineDraft): void {
  const word = (at: number) => sheet.tokens[at]?.word ?? '';
  const isStrange = (at: number) => sheet.fate[at] === 'unread' && sheet.tokens[at]?.sign === 'word';
  const after = line.named.some((at) => {
    const next = ofKind.has(word(at + 1)) || /^aos?$|^a$/.test(word(at + 1)) ? at + 2 : at + 1;
    const tells =
      next > at + 1 ||
      sheet.lexicon.knows(word(next)) ||
      contrasts.has(word(next)) ||
      knownWords.has(word(next)) ||
      /\d/.test(word(next));
    return isStrange(next) && tells;
  });
  const first = line.named[0] ?? 0;
  const before = ofKind.has(word(first - 1)) && isStrange(first - 2);
  const [name] = line.names;
  if (!(after || before) || !name) return;
  const candidates = [{ kind: 'product' as const, id: name.product.id }];
  const chosen = ask(sheet, { tokens: line.named, candidates, line, quantity: line.quantity });
  if (chosen) return;
  line.known = false;
  settle(
    sheet,
    line.tokens.filter((at) => sheet.fate[at] === 'line'),
    'asked',
  );
}

function askChoices(sheet: Sheet, line: LineDraft): void {
  const options = line.names[0]?.options ?? [];
  const groups = new Set(options.map(({ group }) => group));
  for (const group of groups) {
    const asked = sheet.asked.some(
      (each) => each.line === line && each.groupId === group.id && each.candidates.length > 0,
    );
    const lacking = () => group.min - line.options.filter((each) => each.group === group).length;
    if (asked) continue;
    // Tokens of the line stay the line's: it is its answer that is asked for.
    for (let left = lacking(); left > 0; left = left === lacking() ? 0 : lacking()) {
      const open = options.filter(
        (each) =>
          each.group === group && each.option.available && (isRepeatable(group) || !line.options.includes(each)),
      );
      const found = askChoice(sheet, line, open, group.id);
      if (found) line.options.push(found);
    }
  }
}

function askChoice(sheet: Sheet, line: LineDraft, open: readonly OptionName[], groupId: string): OptionName | null {
  const candidates = open.map(({ option }) => ({ kind: 'option' as const, id: option.id }));
  const tokens = [...line.tokens];
  const chosen = ask(sheet, { tokens, candidates, line, groupId });
  settle(sheet, tokens, 'line');
  return open.find(({ option }) => option.id === chosen?.id) ?? null;
}

export function noteOf(line: LineDraft): string {
  return line.notes.join(', ').slice(0, maxNotes);
}

/** In the menu's order, as the order form keeps them. */
export function optionsOf(line: LineDraft): OptionName['option'][] {
  const offered = line.names[0]?.options ?? [];
  return offered.flatMap((each) => line.options.filter((chosen) => chosen === each).map(({ option }) => option));
}

export function priceOf(line: LineDraft): number {
  const [name] = line.names;
  const groups = new Set(name?.options.map(({ group }) => group));
  return unitPrice(
    name?.product ?? { priceCents: 0 },
    [...groups],
    optionsOf(line).map(({ id }) => id),
  );
}
