import { unitPrice } from '../order.ts';
import { maxNotes } from '../values.ts';
import type { OptionName } from './names.ts';
import { divide } from './parts.ts';
import { ask, type LineDraft, type Sheet, settle } from './sheet.ts';
import { contrasts, knownWords, ofKind } from './words.ts';

/** What can only be told when all was read: doubts, parts of a line, what holds for all of it, and what is still to be chosen. */
export function finish(sheet: Sheet): void {
  for (const line of sheet.lines) if (line.known && line.of === null) doubt(sheet, line);
  for (const base of sheet.lines) divide(sheet, base);
  const known = sheet.lines.filter((line) => line.known && line.quantity > 0);
  for (const line of known) {
    for (const { note, tokens } of sheet.heading) {
      if (!line.notes.includes(note)) line.notes.push(note);
      line.tokens.push(...tokens);
    }
  }
  for (const line of known) askChoices(sheet, line);
}

/** 'suco de morango' where the only juice is of orange: it was not understood, so the juice was not either. */
function doubt(sheet: Sheet, line: LineDraft): void {
  const word = (at: number) => sheet.tokens[at]?.word ?? '';
  const isStrange = (at: number) => sheet.fate[at] === 'unread' && sheet.tokens[at]?.sign === 'word';
  const after = line.named.some((at) => {
    const next = ofKind.has(word(at + 1)) ? at + 2 : at + 1;
    const tells = next > at + 1 || contrasts.has(word(next)) || knownWords.has(word(next)) || /\d/.test(word(next));
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
        (each) => each.group === group && each.option.available && !line.options.includes(each),
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
  return offered.filter((each) => line.options.includes(each)).map(({ option }) => option);
}

export function priceOf(line: LineDraft): number {
  return unitPrice(line.names[0]?.product ?? { priceCents: 0 }, optionsOf(line));
}
