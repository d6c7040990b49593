import { readUntil } from './bounded.ts';
import { noteEnd } from './notes.ts';
import { takeNote } from './noting.ts';
import { quantityAt } from './numbers.ts';
import { linesOf } from './refusals.ts';
import { readShared } from './shared.ts';
import { everythingEnd, fateFor, type LineDraft, range, rawAt, type Sheet, settle } from './sheet.ts';

const farthest = 9;

interface Exception {
  start: number;
  end: number;
  /** Empty where it names nothing of the order, or some of a line. */
  lines: LineDraft[];
}

/** 'tudo sem açúcar menos o guaraná': of each line but those. */
export function readException(sheet: Sheet, at: number): number | null {
  const start = everythingEnd(sheet, at);
  if (start === at) return markAlone(sheet, at);
  const exception = exceptionAfter(sheet, start);
  if (!exception) return null;
  const { lines, end } = exception;
  const others = sheet.lines.filter((line) => !lines.includes(line) && !(line.of && lines.includes(line.of)));
  const said = sheet.tokens[exception.start - 1]?.sign === 'cut' ? exception.start - 1 : exception.start;
  const read =
    lines.length > 0 && others.length > 0
      ? readUntil(sheet, said, others, (bounded) => readShared(bounded, at) ?? noteAll(bounded, at, start))
      : null;
  if (read !== said) {
    settle(sheet, range(at, end), 'unread');
    return end;
  }
  for (const line of lines) settle(sheet, range(exception.start, end), fateFor(line), line);
  return end;
}

/** 'menos o mate' after what may have been said of one dish or of several. */
function markAlone(sheet: Sheet, at: number): number | null {
  const exception = excepts(sheet, at) ? exceptedFrom(sheet, at) : null;
  if (!exception || exception.lines.length === 0) return null;
  settle(sheet, range(at, exception.end), 'unread');
  return exception.end;
}

function exceptionAfter(sheet: Sheet, from: number): Exception | null {
  for (let at = from + 1; at < from + farthest && at < sheet.tokens.length; at += 1) {
    if (sheet.tokens[at]?.sign === 'cut' && sheet.tokens[at]?.word !== ',') return null;
    if (!excepts(sheet, at)) continue;
    const counted = quantityAt(sheet.tokens, at + 1);
    return counted ? { start: at, end: namedEnd(sheet, counted.end), lines: [] } : exceptedFrom(sheet, at);
  }
  return null;
}

/** 'menos sal' and 'pra fora' are notes; 'menos o sal' and 'fora a salada' leave something out. */
function excepts(sheet: Sheet, at: number): boolean {
  const word = rawAt(sheet, at);
  if (/^(exceto|tirando|salvo)$/.test(word)) return true;
  if (!/^(menos|fora)$/.test(word)) return false;
  const counted = quantityAt(sheet.tokens, at + 1);
  const mention = sheet.mentionAt(counted?.end ?? at + 1);
  return /^[oa]s?$/.test(rawAt(sheet, at + 1)) || Boolean(mention && linesOf(sheet, mention).length > 0);
}

/** 'o guaraná e o mate'. */
function exceptedFrom(sheet: Sheet, start: number): Exception {
  const lines: LineDraft[] = [];
  for (let at = start; ; ) {
    const end = namedEnd(sheet, at + 1);
    const mention = sheet.mentionAt(afterArticle(sheet, at + 1));
    const found = mention?.called ? linesOf(sheet, mention) : [];
    if (found.length === 0) return { start, end, lines: [] };
    lines.push(...found);
    if (sheet.tokens[end]?.sign !== 'joint' || !/^[oa]s?$/.test(rawAt(sheet, end + 1))) return { start, end, lines };
    at = end;
  }
}

const afterArticle = (sheet: Sheet, at: number) => (/^[oa]s?$/.test(rawAt(sheet, at)) ? at + 1 : at);

function namedEnd(sheet: Sheet, at: number): number {
  const start = afterArticle(sheet, at);
  return Math.min(sheet.mentionAt(start)?.cover.end ?? start + 1, sheet.tokens.length);
}

function noteAll(sheet: Sheet, at: number, start: number): number | null {
  const end = noteEnd(sheet, start, []);
  if (end === start) return null;
  for (const line of sheet.lines) {
    takeNote(sheet, start, end, line, '');
    settle(sheet, range(at, start), fateFor(line), line);
  }
  return end;
}
