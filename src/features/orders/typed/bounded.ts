import type { LineDraft, Sheet } from './sheet.ts';

/** Reads as if the text ended at a place, and of some lines only: what is found is the sheet's. */
export function readUntil<Found>(
  sheet: Sheet,
  end: number,
  lines: readonly LineDraft[],
  read: (bounded: Sheet) => Found,
): Found {
  const bounded: Sheet = { ...sheet, tokens: sheet.tokens.slice(0, end), lines: [...lines] };
  const found = read(bounded);
  sheet.asked = bounded.asked;
  sheet.lines.push(...bounded.lines.filter((line) => !sheet.lines.includes(line)));
  return found;
}
