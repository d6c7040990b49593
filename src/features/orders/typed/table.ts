import { optionsAt } from './mentions.ts';
import { quantityAt } from './numbers.ts';
import { range, type Sheet, settle } from './sheet.ts';
import { withdraw } from './withdrawals.ts';

const mostDigits = 6;
const between = new Set(['n', 'no', 'nº', 'numero', 'nr', ':']);
const leading = new Set(['para', 'na', 'da', 'a', 'e']);

interface Told {
  value: number;
  end: number;
}

/** 'mesa 7:', 'pra mesa doze', 'table 18', wherever it stands; 'm7' and 'na 7' where nothing else is meant. An order is of one table: what is said for a second one is marked. */
export function readTable(sheet: Sheet, at: number): number | null {
  const told = tableAt(sheet, at);
  if (!told) return null;
  if (sheet.table !== null && sheet.table !== told.value) return leaveToOther(sheet, at, told);
  sheet.table = told.value;
  settle(sheet, range(at, told.end), 'table');
  return told.end;
}

/**
 * Marks what is for another table: all that follows it, or where tables stand behind what is theirs, all since the first one. Where one
 * leads and the other stands last, or something stands on each side of both, it cannot be told what is whose, and nothing is ordered.
 */
function leaveToOther(sheet: Sheet, at: number, { value, end }: Told): number {
  const { tokens, fate } = sheet;
  sheet.otherTable ??= value;
  const isSaid = (at: number) => fate[at] !== 'table' && tokens[at]?.sign !== 'cut' && tokens[at]?.sign !== 'joint';
  const follows = range(end, tokens.length).filter(isSaid);
  const trails = range(0, fate.indexOf('table')).some(isSaid);
  const since = fate.lastIndexOf('table') + 1;
  const between = range(since, at).some(isSaid);
  const last = follows.find((each) => (tableAt(sheet, each)?.end ?? 0) > (follows.at(-1) ?? 0));
  const behind = trails && between;
  const told = behind ? follows.length === 0 || last !== undefined : follows.length > 0 || trails;
  const from = !told ? 0 : behind ? since : follows.length > 0 ? at : since;
  sheet.otherFrom = from;
  for (const line of [...sheet.lines]) if (line.tokens.some((at) => at >= from)) withdraw(sheet, line);
  if (from === 0) sheet.table = null;
  settle(sheet, range(from, tokens.length), 'unread');
  return tokens.length;
}

/** The table that is named from here on, with what leads to it. */
export function tableAt(sheet: Sheet, at: number): Told | null {
  const { tokens } = sheet;
  const word = tokens[at]?.word ?? '';
  if (word === 'mesa') return named(sheet, at);
  const to = word === 'para' && tokens[at + 1]?.word === 'a' ? at + 1 : at;
  if (leading.has(word) && tokens[to + 1]?.word === 'mesa') return named(sheet, to + 1);
  return letter(sheet, at) ?? bare(sheet, at);
}

function named(sheet: Sheet, at: number): Told | null {
  const { tokens } = sheet;
  let next = at + 1;
  while (between.has(tokens[next]?.word ?? '')) next += 1;
  const token = tokens[next];
  const number = token?.sign === 'number' && token.word.length <= mostDigits ? readNumber(sheet, next) : null;
  return number && Number.isInteger(number.value) ? number : null;
}

/** 'm7', 'm 12 2 cocas' before anything, or 'm12' after it where that is no medium one. */
function letter(sheet: Sheet, at: number): Told | null {
  const { tokens, text } = sheet;
  const { word, start, end } = tokens[at] ?? { word: '', start: 0, end: 0 };
  if (word !== 'media' || !/^m$/i.test(text.slice(start, end))) return null;
  const told = named(sheet, at);
  if (!told) return null;
  const glued = tokens[at + 1]?.start === end;
  const next = tokens[told.end];
  const closed = next === undefined || next.sign === 'cut';
  if (at === 0) return glued || closed || next?.sign === 'number' ? told : null;
  const line = sheet.lines.at(-1);
  const medium = line ? optionsAt(tokens, at, line.names, sheet.lexicon) !== null : false;
  return closed && !medium ? told : null;
}

/** 'na 7', 'para a 7' with nothing behind it, or before everything. */
function bare(sheet: Sheet, at: number): Told | null {
  const { tokens } = sheet;
  const to = tokens[at]?.word === 'para' && tokens[at + 1]?.word === 'a' ? at + 1 : at;
  if ((to === at && tokens[at]?.word !== 'na') || tokens[to + 1]?.sign !== 'number') return null;
  const told = named(sheet, to);
  const next = tokens[told?.end ?? at];
  if (!told || sheet.table !== null) return null;
  return next === undefined || next.word === '\n' || (at === 0 && next.sign !== 'word') ? told : null;
}

/** 'mesa vinte e um' counts on; 'mesa 7 duas cocas' and 'mesa 2 dúzias' do not. */
function readNumber({ tokens }: Sheet, at: number): Told {
  const token = tokens[at];
  const spoken = token?.spelled && tokens[at + 1]?.word === 'e' ? quantityAt(tokens, at) : null;
  return spoken && spoken.end > at + 1 ? spoken : { value: token?.value ?? 0, end: at + 1 };
}
