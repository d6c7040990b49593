import { naming } from './cover.ts';
import { awaitsHalf } from './half-portions.ts';
import { readHalves } from './halves.ts';
import { itemAt } from './item-at.ts';
import { readItem } from './items.ts';
import { readModifier } from './modifiers.ts';
import { noteEnd, noteText, sharedAllergy } from './notes.ts';
import { inRange, quantityAt } from './numbers.ts';
import { offeringAt, readOffering } from './offering.ts';
import { readBehind } from './parts.ts';
import { everythingEnd, range, rawAt, type Sheet, settle } from './sheet.ts';
import { fillers, generic, isOnly, ofKind } from './words.ts';

/** Reads what no number stands before. Null where it means nothing here. */
export function readUncounted(sheet: Sheet, at: number, after: 'cut' | 'joint' | 'word'): number | null {
  const line = sheet.lines.at(-1);
  const allergy = sharedAllergy(sheet, at);
  if (allergy > at) return readHeading(sheet, at, at, allergy);
  const everything = everythingEnd(sheet, at);
  const all = everything > at ? noteEnd(sheet, everything, []) : everything;
  if (all > everything) return readHeading(sheet, at, everything, all);
  // 'meia batata meia mandioca': the dish before is half already, or is not had by halves.
  const takesHalf = line && after === 'word' && line.names.some((name) => awaitsHalf(line, name));
  const halved = !takesHalf && sheet.tokens[at]?.word === 'meia' ? itemAt(sheet, at) : null;
  // 'uma inteira e meia mandioca': the half is of what it stands before.
  if (halved?.called && halved.cover.start > at) return readItem(sheet, at, at, halved, null);
  if (line) {
    const other = after === 'cut' ? readBehind(sheet, at, line) : null;
    if (other) return other;
    const modified = readModifier(sheet, at, line, after);
    if (modified) return modified;
    const times = sheet.tokens[at]?.word === 'x' ? sheet.tokens[at + 1]?.value : undefined;
    if (times && !line.counted && inRange(times)) {
      Object.assign(line, { quantity: times, counted: true });
      settle(sheet, [at, at + 1], line.known ? 'line' : 'asked', line);
      return at + 2;
    }
  }
  // 'escondidinho de frango' is no escondidinho and a frango besides.
  if (line && after === 'word' && ofKind.has(sheet.tokens[at - 1]?.word ?? '') && line.tokens.includes(at - 2))
    return null;
  const kind = generic.has(sheet.tokens[at]?.word ?? '');
  const found = after === 'word' && !kind ? sheet.mentionAt(at) : itemAt(sheet, at);
  const item = found && isBesides(sheet, at, found.cover.level, after) ? found : null;
  if (item?.called || (item && after !== 'word')) {
    return readHalves(sheet, at, at, 1) ?? readItem(sheet, at, at, item, null);
  }
  const halves = readHalves(sheet, at, at, 1);
  if (halves) return halves;
  if (line) return null;
  if (isOnly(rawAt(sheet, at)) && ordersAt(sheet, at + 1)) {
    settle(sheet, [at], 'passed');
    return at + 1;
  }
  const end = noteEnd(sheet, at, []);
  if (end > at) return readHeading(sheet, at, at, end);
  const offering = offeringAt(sheet, at);
  return offering.length > 0 ? readOffering(sheet, at, at, offering, 1) : null;
}

/** 'nhoque à bolonhesa' where there is 'Lasanha à bolonhesa' is no lasagna besides. */
function isBesides(sheet: Sheet, at: number, level: number, after: 'cut' | 'joint' | 'word'): boolean {
  const before = fillers.has(sheet.tokens[at - 1]?.word ?? '') ? at - 2 : at - 1;
  return after !== 'word' || level >= naming.head || !sheet.lines.at(-1)?.named.includes(before);
}

/** A dish by its name, or so many of one. */
function ordersAt(sheet: Sheet, at: number): boolean {
  const start = quantityAt(sheet.tokens, at)?.end ?? at;
  return sheet.mentionAt(start)?.called ?? false;
}

/** What holds for the whole order: said before it, or of 'tudo'. */
function readHeading(sheet: Sheet, at: number, start: number, end: number): number {
  sheet.heading.push({ note: noteText(sheet, start, end), start, tokens: range(at, end) });
  settle(sheet, range(at, end), 'line');
  return end;
}
