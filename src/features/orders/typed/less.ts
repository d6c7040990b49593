import { quantityAt } from './numbers.ts';
import { range, rawAt, type Sheet, settle } from './sheet.ts';
import { clauseEnd, dishFrom } from './unordered.ts';

/** 'menos 1 chope', '-2 chopes', where nothing ordered can be lessened: marked, as it is the contrary of ordering more. */
export function readLess(sheet: Sheet, at: number): number | null {
  const number = rawAt(sheet, at) === 'menos' ? at + 1 : isMinus(sheet, at) ? at : null;
  const quantity = number === null ? null : quantityAt(sheet.tokens, number);
  const dish = quantity && dishFrom(sheet, quantity.end);
  if (!dish) return null;
  const end = clauseEnd(sheet, dish);
  const first = sheet.tokens[at];
  // What is left of the text must not be read as more of it.
  if (number === at && first) first.start -= 1;
  settle(sheet, range(at, end), 'unread');
  return end;
}

/** A dash right before a number; after another number, as in 'mesa 5 -2 cocas', it only parts them. */
function isMinus({ text, tokens }: Sheet, at: number): boolean {
  const start = tokens[at]?.start ?? 0;
  return (
    tokens[at]?.sign === 'number' &&
    tokens[at - 1]?.sign !== 'number' &&
    /(^|[\s,;:])[-–—]$/.test(text.slice(Math.max(0, start - 2), start))
  );
}
