import { noteText } from './notes.ts';
import { quantityAt } from './numbers.ts';
import { fateFor, range, rawAt, type Sheet, settle } from './sheet.ts';

type After = 'cut' | 'joint' | 'word';
type Step = (sheet: Sheet, at: number, after: After) => number | null;

/** 'depois 1 pudim': when it comes is said of the dish behind, not of the one before. Between two dishes it is marked, for it may be of either. */
export function readSequence(sheet: Sheet, at: number, after: After, step: Step): number | null {
  const end = sequenceEnd(sheet, at);
  if (end === at) return null;
  // 'depois do pudim' orders no other one.
  if (/^d[aeo]s?$/.test(rawAt(sheet, end)) && isDishAt(sheet, end + 1)) {
    const named = sheet.mentionAt(end + 1)?.cover.end ?? end + 1;
    settle(sheet, range(at, named), 'unread');
    return named;
  }
  const opens = sheet.lines.length === 0;
  const sign = sheet.tokens[end]?.word;
  const start = sign === ':' || (sign === ',' && opens) ? end + 1 : end;
  const before = isDishAt(sheet, start);
  if (!before && !opens) return null;
  const lines = new Set(sheet.lines);
  const next = before && after !== 'word' ? step(sheet, start, 'cut') : null;
  const [line, another] = sheet.lines.filter((each) => !lines.has(each));
  if (line && !another) {
    line.notes.push(noteText(sheet, at, end));
    settle(sheet, range(at, end), fateFor(line), line);
  } else settle(sheet, range(at, end), 'unread');
  return next ?? end;
}

function sequenceEnd(sheet: Sheet, at: number): number {
  const word = rawAt(sheet, at);
  const next = rawAt(sheet, at + 1);
  if ((word === 'por' && /^(ultimo|fim)$/.test(next)) || (word === 'em' && next === 'seguida')) return at + 2;
  return /^(primeiro|depois|antes)$/.test(word) ? at + 1 : at;
}

function isDishAt(sheet: Sheet, at: number): boolean {
  let start = at;
  while (/^[oa]s?$/.test(rawAt(sheet, start))) start += 1;
  return Boolean(sheet.mentionAt(quantityAt(sheet.tokens, start)?.end ?? start)?.called);
}
