import { linesOf } from './refusals.ts';
import { range, rawAt, type Sheet, settle } from './sheet.ts';
import { resume } from './withdrawals.ts';

/** 'a fraldinha bem passada' after '1 picanha e 1 fraldinha' goes on with what was ordered, and is no other one. */
export function readReference(sheet: Sheet, at: number, after: 'cut' | 'joint' | 'word'): number | null {
  if (after === 'word' || !/^[oa]s?$/.test(rawAt(sheet, at))) return null;
  const mention = sheet.mentionAt(at + 1);
  const lines = mention?.called ? linesOf(sheet, mention) : [];
  const [line, another] = lines;
  if (!mention || !line) return null;
  const said = [at, ...mention.cover.used];
  if (another || line.of) {
    settle(sheet, range(at, mention.cover.end), 'unread');
    return mention.cover.end;
  }
  resume(sheet, line);
  settle(sheet, said, line.known ? 'line' : 'asked', line);
  return mention.cover.end;
}
