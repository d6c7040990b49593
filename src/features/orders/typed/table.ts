import { quantityAt } from './numbers.ts';
import { range, type Sheet, settle } from './sheet.ts';

const mostDigits = 6;
const between = new Set(['n', 'no', 'numero', 'nr']);

/** 'mesa 7:', wherever it stands; at the front also 'm7'. A second one, of another number, is not believed. */
export function readTable(sheet: Sheet, at: number): number | null {
  const { tokens, text } = sheet;
  const { word, start, end } = tokens[at] ?? { word: '', start: 0, end: 0 };
  const short = at === 0 && word === 'media' && /^m$/i.test(text.slice(start, end));
  if (word !== 'mesa' && !short) return null;
  let next = at + 1;
  while (tokens[next]?.word === ':' || between.has(tokens[next]?.word ?? '')) next += 1;
  const token = tokens[next];
  const number = token?.sign === 'number' && token.word.length <= mostDigits ? readNumber(sheet, next) : null;
  if (!number || !Number.isInteger(number.value) || (short && tokens[number.end]?.word !== ':' && token?.start !== end))
    return null;
  const known = sheet.table === null || sheet.table === number.value;
  if (known) sheet.table = number.value;
  settle(sheet, range(at, number.end), known ? 'table' : 'unread');
  return number.end;
}

/** 'mesa vinte e um' counts on; 'mesa 7 duas cocas' and 'mesa 2 dúzias' do not. */
function readNumber({ tokens }: Sheet, at: number): { value: number; end: number } {
  const token = tokens[at];
  const spoken = token?.spelled && tokens[at + 1]?.word === 'e' ? quantityAt(tokens, at) : null;
  return spoken && spoken.end > at + 1 ? spoken : { value: token?.value ?? 0, end: at + 1 };
}
