import { inRange, quantityAt } from './numbers.ts';
import { endsAt, range, type Sheet, setQuantity, settle } from './sheet.ts';

/** '2 de cada: café, pudim', 'café e pudim, 2 de cada': so many of each dish without a number of its own. */
export function readEach(sheet: Sheet, at: number): number | null {
  const quantity = quantityAt(sheet.tokens, at);
  if (!quantity || sheet.tokens[quantity.end]?.word !== 'cada') return null;
  const end = quantity.end + 1;
  const behind = sheet.lines.length === 0 || sheet.tokens[end]?.word === ':';
  const isPlain = behind
    ? range(end, sheet.tokens.length).some((each) => !endsAt(sheet, each))
    : endsAt(sheet, end) && sheet.lines.every(({ counted }) => !counted);
  if (!isPlain || !inRange(quantity.value)) {
    settle(sheet, range(at, end), 'unread');
    return end;
  }
  settle(sheet, range(at, end), 'passed');
  if (behind) sheet.each = { quantity: quantity.value, before: sheet.lines.length };
  else countEach(sheet, quantity.value, 0);
  return end;
}

/** Up to the first dish that has a number of its own. */
export function countEach(sheet: Sheet, quantity: number, from: number): void {
  for (const line of sheet.lines.slice(from)) {
    if (line.counted) return;
    setQuantity(sheet, line, quantity);
    line.counted = true;
  }
}
