import { optionsAt } from './mentions.ts';
import { readRest } from './modifiers.ts';
import type { OptionName, ProductName } from './names.ts';
import { inRange } from './numbers.ts';
import { ask, type LineDraft, newLine, range, rawAt, type Sheet, settle } from './sheet.ts';
import { fillers, openers } from './words.ts';

const farthest = 16;

/** The halves of 'meia calabresa, meia portuguesa' that are said from here on, before the next number. */
function halvesFrom({ tokens }: Sheet, start: number): { halves: number[]; end: number } {
  const halves: number[] = [];
  let end = start;
  for (; end < Math.min(tokens.length, start + farthest); end += 1) {
    const token = tokens[end];
    const next = tokens[end + 1]?.word ?? '';
    if (token?.sign === 'number' || (token?.word === 'meia' && next === 'duzia')) break;
    if (token?.sign === 'cut' && next !== 'meia' && token.word !== '/') break;
    if (token?.word === 'meia' && !openers.has(next)) halves.push(end);
  }
  while (end > start && tokens[end - 1]?.sign !== 'word') end -= 1;
  return { halves, end };
}

interface Made {
  name: ProductName;
  flavours: { option: OptionName; used: readonly number[]; end: number }[];
}

/** Finds what is made of both halves; what nobody makes is marked, never sold as two whole ones. Null where nothing is halved. */
export function readHalves(sheet: Sheet, at: number, start: number, quantity: number): number | null {
  const { halves, end } = halvesFrom(sheet, start);
  const [first, second] = halves;
  if (halves.length !== 2 || first === undefined || second === undefined || sheet.tokens[first + 1]?.word === 'a')
    return null;
  const mention = sheet.mentionAt(start);
  const made = sheet.lexicon.products.flatMap((name) => madeOf(sheet, start, [first, second], name) ?? []);
  // Of a product that takes several flavours they are choices like any other, and a name may have halves in it.
  if (mention?.sure && made.some(({ name }) => mention.names.includes(name)) && !mention.cover.used.includes(first))
    return null;
  // '1 pudim; meia calabresa, meia frango': it is of the halves alone that nobody makes anything.
  if (made.length === 0 && mention?.sure && sheet.tokens[first - 1]?.sign === 'cut') {
    settle(sheet, range(first, end), 'unread');
    return null;
  }
  // '4 sucos, metade laranja, metade uva' are two of each.
  if (made.length === 0 && quantity % 2 === 0 && halves.every((half) => rawAt(sheet, half) === 'metade')) return null;
  const line = newLine(
    made.map(({ name }) => name),
    false,
    quantity,
    true,
  );
  sheet.lines.push(line);
  if (made.length === 0 || !inRange(quantity)) {
    settle(sheet, range(at, end), 'unread');
    return end;
  }
  return takeHalves(sheet, line, made, { at, start, first, second });
}

function takeHalves(
  sheet: Sheet,
  line: LineDraft,
  made: readonly Made[],
  { at, start, first, second }: { at: number; start: number; first: number; second: number },
): number {
  const flavours = made[0]?.flavours ?? [];
  const used = [first, second, ...flavours.flatMap(({ used }) => used)];
  const end = Math.max(...flavours.map(({ end }) => end));
  const candidates = made.map(({ name }) => ({ kind: 'product' as const, id: name.product.id }));
  const sure = made.length === 1 ? candidates[0] : undefined;
  const chosen = sure ?? ask(sheet, { tokens: used, candidates, line, quantity: line.quantity });
  const found = made.find(({ name }) => name.product.id === chosen?.id);
  if (found)
    Object.assign(line, { names: [found.name], known: true, options: found.flavours.map(({ option }) => option) });
  line.named = used;
  // What stands before the halves says what is halved; its size is read as a choice.
  const words = new Set(made.flatMap(({ name }) => [...name.words, ...name.context]));
  const base = range(start, first).filter((each) => words.has(sheet.tokens[each]?.word ?? ''));
  settle(sheet, [...range(at, start), ...base, ...used], found ? 'line' : 'asked', line);
  const silent = range(first, end).filter((each) => sheet.fate[each] === null);
  settle(sheet, silent, 'passed');
  readRest(sheet, start, first, line);
  return end;
}

/** The product as it is made of these halves; null where it is not. */
function madeOf(sheet: Sheet, start: number, [first, second]: [number, number], name: ProductName): Made | null {
  if (!name.product.available || !explained(sheet, start, first, name)) return null;
  const flavours = [first, second].flatMap((half) => flavourAfter(sheet, half, name) ?? []);
  const [one, other] = flavours;
  if (!one || !other || one.option === other.option) return null;
  const { group } = one.option;
  return group === other.option.group && group.max > 1 ? { name, flavours } : null;
}

/** What stands before the halves is what it is called, or a choice of it. */
function explained(sheet: Sheet, from: number, to: number, name: ProductName): boolean {
  return range(from, to).every((at) => {
    const { word = '', sign } = sheet.tokens[at] ?? {};
    if (sign !== 'word' || fillers.has(word) || name.words.includes(word) || name.context.has(word)) return true;
    return optionsAt(sheet.tokens, at, [name], sheet.lexicon) !== null;
  });
}

function flavourAfter(sheet: Sheet, half: number, name: ProductName): Made['flavours'][number] | null {
  const start = ['de', 'com'].includes(sheet.tokens[half + 1]?.word ?? '') ? half + 2 : half + 1;
  const found = optionsAt(sheet.tokens, start, [name], sheet.lexicon);
  const [option, another] = found?.names ?? [];
  return found && option && !another && option.option.available
    ? { option, used: found.cover.used, end: found.cover.end }
    : null;
}
