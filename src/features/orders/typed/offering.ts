import { namedAfterHalf } from './half-portions.ts';
import { optionsAt } from './mentions.ts';
import type { ProductName } from './names.ts';
import { inRange } from './numbers.ts';
import { ask, mostCandidates, newLine, range, type Sheet, settle } from './sheet.ts';
import { fillers, openers, remarks } from './words.ts';

/** The products that have an option of this name: '1 calabresa' where pizzas are ordered by their size. */
export function offeringAt(sheet: Sheet, at: number): ProductName[] {
  const word = sheet.tokens[at]?.word ?? '';
  if (openers.has(word) || remarks.has(word)) return [];
  if (word === 'meia' && saysHalfOf(sheet, at)) return [];
  const found = optionsAt(sheet.tokens, at, sheet.lexicon.products, sheet.lexicon);
  if (!found || found.names.some(({ words }) => words.includes('sem'))) return [];
  return sheet.lexicon.products.filter(
    ({ options, product }) => product.available && options.some((option) => found.names.includes(option)),
  );
}

export function readOffering(sheet: Sheet, at: number, start: number, names: ProductName[], quantity: number): number {
  if (names.length > mostCandidates || !inRange(quantity)) {
    settle(sheet, range(at, start + 1), 'unread');
    sheet.lines.push(newLine([], false, quantity, true));
    return start + 1;
  }
  const [only, another] = names.filter((name) => saysTwice(sheet, start, name));
  if (only && !another) {
    const line = newLine([only], true, quantity, true);
    sheet.lines.push(line);
    settle(sheet, range(at, start), 'line', line);
    return start;
  }
  const line = newLine(names, false, quantity, true);
  sheet.lines.push(line);
  const candidates = names.map(({ product }) => ({ kind: 'product' as const, id: product.id }));
  const cover = optionsAt(sheet.tokens, start, names, sheet.lexicon)?.cover;
  const own = cover?.skipped.length === 0 ? cover.used : [start];
  const chosen = ask(sheet, { tokens: [...own], candidates, line, quantity });
  settle(sheet, [...range(at, start), ...own], chosen ? 'line' : 'asked', line);
  if (!chosen) return Math.max(...own) + 1;
  line.names = names.filter(({ product }) => product.id === chosen.id);
  line.known = true;
  return start;
}

/** 'meia feijoada', 'meio a meio': the half of something that is named, and no dish by itself. */
const saysHalfOf = (sheet: Sheet, at: number) =>
  [at - 1, at + 1].some((each) => sheet.tokens[each]?.word === 'a') || namedAfterHalf(sheet, at) !== null;

/** 'penne ao sugo', 'broto de mussarela': two questions of one dish answered side by side say which dish it is. */
function saysTwice({ tokens, lexicon }: Sheet, at: number, name: ProductName): boolean {
  const one = optionsAt(tokens, at, [name], lexicon);
  let next = one?.cover.end ?? at;
  while (fillers.has(tokens[next]?.word ?? '')) next += 1;
  const other = optionsAt(tokens, next, [name], lexicon);
  const first = one?.names[0]?.group;
  const second = other?.names[0]?.group;
  return first !== undefined && second !== undefined && first !== second && first.min > 0 && second.min > 0;
}
