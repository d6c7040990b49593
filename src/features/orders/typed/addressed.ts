import { readUntil } from './bounded.ts';
import { optionsAt } from './mentions.ts';
import { readModifier } from './modifiers.ts';
import { quantityAt } from './numbers.ts';
import { linesOf } from './refusals.ts';
import { fateFor, type LineDraft, range, rawAt, type Sheet, settle } from './sheet.ts';
import { resume } from './withdrawals.ts';
import { fillers, isOnly, openers } from './words.ts';

const farthest = 6;

/** 'sem gelo nos mates', 'com gelo só no mate': said of the dish that is named, which is not ordered once more. */
export function readAddressed(sheet: Sheet, at: number): number | null {
  const line = sheet.lines.at(-1);
  const address = line && openers.has(sheet.tokens[at]?.word ?? '') ? addressAfter(sheet, at) : null;
  if (!line || !address) return null;
  const counted = quantityAt(sheet.tokens, address + 1);
  let start = counted?.end ?? address + 1;
  while (fillers.has(sheet.tokens[start]?.word ?? '')) start += 1;
  if (optionsAt(sheet.tokens, start, line.names, sheet.lexicon)) return null;
  const mention = sheet.mentionAt(start);
  if (!mention?.called) return wasUnread(sheet, at, start) ? mark(sheet, at, start + 1) : null;
  const lines = linesOf(sheet, mention).filter(({ of }) => of === null);
  const { end } = mention.cover;
  const sum = lines.reduce((all, { quantity }) => all + quantity, 0);
  // 'em um mate' of two says not of which.
  const some = counted?.value ?? (/^n[ao]s?$/.test(rawAt(sheet, address)) ? null : 1);
  const isPlain = some === null ? lines.length === 1 || /s$/.test(rawAt(sheet, address)) : some === sum;
  if (lines.length === 0 || !isPlain) return mark(sheet, at, end);
  const last = isOnly(rawAt(sheet, address - 1)) ? address - 1 : address;
  const read = lines.map((each) => readAll(sheet, at, last, each));
  if (read.includes(false)) return mark(sheet, at, end);
  for (const each of lines) {
    settle(sheet, range(last, end), fateFor(each), each);
    resume(sheet, each);
  }
  return end;
}

/** Where the 'no' stands that says of which dish. */
function addressAfter(sheet: Sheet, at: number): number | null {
  for (let next = at + 1; next < at + farthest; next += 1) {
    const sign = sheet.tokens[next]?.sign;
    if (sign !== 'word' && sign !== 'number') return null;
    if (next > at + 1 && /^(n[ao]s?|em|numa?)$/.test(rawAt(sheet, next))) return next;
  }
  return null;
}

function readAll(sheet: Sheet, from: number, to: number, line: LineDraft): boolean {
  return readUntil(sheet, to, sheet.lines, (bounded) => {
    let at: number | null = from;
    while (at !== null && at < to) at = readModifier(bounded, at, line, 'word');
    return at === to;
  });
}

/** The dish was named before, and was not understood. */
const wasUnread = ({ tokens, fate }: Sheet, before: number, at: number) =>
  range(0, before).some((each) => fate[each] === 'unread' && tokens[each]?.word === tokens[at]?.word);

function mark(sheet: Sheet, from: number, to: number): number {
  settle(sheet, range(from, to), 'unread');
  return to;
}
