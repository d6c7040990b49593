import type { OptionName } from './names.ts';
import { inherit } from './parts.ts';
import { type LineDraft, type Sheet, setQuantity, settle } from './sheet.ts';

/** Takes a line out of the order: its words have been read, and mean nothing any more. */
export function withdraw(sheet: Sheet, line: LineDraft): void {
  const own = sheet.asked.filter((each) => each.line === line);
  const parts = sheet.lines.filter((each) => each.of === line);
  const tokens = [...line.tokens, ...own.flatMap(({ tokens }) => tokens)];
  settle(
    sheet,
    tokens.filter((at) => sheet.fate[at] === 'line' || sheet.fate[at] === 'asked'),
    'passed',
  );
  sheet.asked = sheet.asked.filter((each) => each.line !== line);
  sheet.lines = sheet.lines.filter((each) => each !== line);
  for (const part of parts) withdraw(sheet, part);
}

/** 'a de coco' of '2 tapiocas, uma de frango e outra de coco', or beside '1 de frango': the one that has this answer, and no other. */
export function withdrawOne(sheet: Sheet, said: { line: LineDraft; option: OptionName | null }): boolean {
  const { line, option } = said;
  const answers = ({ options }: LineDraft) => options.filter(({ group }) => group === option?.group).length;
  if (!option || option.group.min === 0 || answers(line) > 1) return false;
  const base = line.of;
  if (base?.counted && answers(base) === 0) {
    // It stays a part, of none, so that the others are still told as parts.
    settle(sheet, line.tokens, 'passed');
    sheet.asked = sheet.asked.filter((each) => each.line !== line);
    base.quantity -= line.quantity;
    line.quantity = 0;
    return true;
  }
  for (const part of sheet.lines.filter(({ of }) => of === line)) {
    if (answers(part) === 0) return false;
    inherit(part, { ...line, options: line.options.filter(({ group }) => group.min > 0), notes: [] });
    part.of = null;
  }
  withdraw(sheet, line);
  return true;
}

/** Puts one line in the place of another. What was said of that one holds on where only the dish is named anew. */
export function replace(sheet: Sheet, old: LineDraft, line: LineDraft): void {
  withdraw(sheet, old);
  if (line.counted) return;
  Object.assign(line, { counted: old.counted, instead: old });
  setQuantity(sheet, line, old.quantity);
}

/** When all was read: the choices and notes of what a line stands in the place of. */
export function holdOn(line: LineDraft): void {
  const offered = new Set(line.names[0]?.options);
  if (!line.instead) return;
  line.hold ||= line.instead.hold;
  inherit(line, { ...line.instead, options: line.instead.options.filter((option) => offered.has(option)) });
}

/** The line that what follows is said of. */
export function resume(sheet: Sheet, line: LineDraft): void {
  sheet.lines = [...sheet.lines.filter((each) => each !== line), line];
}
