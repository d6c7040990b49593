import { excludes } from './choices.ts';
import { bestOf, coverAt, naming } from './cover.ts';
import { optionsAt } from './mentions.ts';
import { readRest } from './modifiers.ts';
import type { ProductName } from './names.ts';
import { inRange, quantityAt } from './numbers.ts';
import { endsAt, type LineDraft, newLine, range, type Sheet, setQuantity, settle } from './sheet.ts';
import type { Token } from './tokens.ts';
import { contrasts, plain } from './words.ts';

const farthest = 5;

/** 'uma com gás' after '2 águas': what was asked about is named with its last words and these together. */
export function readVariant(sheet: Sheet, at: number, start: number, line: LineDraft, quantity: number): number | null {
  const base = line.of ?? line;
  if (base.known || base.names.length < 2 || sheet.tokens[start]?.sign !== 'word') return null;
  const said = base.named.map((each) => sheet.tokens[each] as Token);
  const next = sheet.tokens[start]?.word === 'com' ? start + 1 : start;
  const found = namedBy(sheet, said, next, base.names);
  if (!found) return readOwn(sheet, at, start, base, quantity);
  const part = { ...newLine([found.name], true, quantity, true), of: base };
  return takeNamed(sheet, part, { at, next, used: found.used });
}

/** Of several that were asked about, the one that has this for an option, or the 'normal' one. */
function readOwn(sheet: Sheet, at: number, start: number, base: LineDraft, quantity: number): number | null {
  const { tokens, lexicon } = sheet;
  const next = tokens[start]?.word === 'com' ? start + 1 : start;
  const isPlain = plain.has(tokens[start]?.word ?? '');
  if (!isPlain && sheet.mentionAt(start)?.called) return null;
  const own = base.names.filter((name) =>
    isPlain
      ? !name.words.some((word) => contrasts.has(word))
      : [start, next].some((each) => optionsAt(tokens, each, [name], lexicon)),
  );
  const [name, another] = own;
  if (!name || another || !name.product.available) return null;
  const part = { ...newLine([name], true, quantity, true), of: base };
  sheet.lines.push(part);
  const end = isPlain ? start + 1 : start;
  settle(sheet, range(at, end), 'line', part);
  return end;
}

/** '1 de abacaxi' after '1 suco de laranja': the last dish's first word goes on. */
export function readElided(sheet: Sheet, at: number, start: number, line: LineDraft, quantity: number): number | null {
  const [first] = line.named;
  const said = first === undefined ? undefined : sheet.tokens[first];
  const word = line.names[0]?.words[0];
  if (!said || word === undefined || !line.known || !/^(word|number)$/.test(sheet.tokens[start]?.sign ?? ''))
    return null;
  // 'o infantil' after 'o feminino': both are buffets, which only the menu says.
  const head: Token = { ...said, sign: 'word', word };
  const next = sheet.tokens[start]?.word === 'com' ? start + 1 : start;
  const found = namedBy(sheet, [head], next, sheet.lexicon.products);
  if (!found || found.used[0] !== next) return null;
  // '3 bolas' after 'sorvete' are not three of 'Sorvete, 2 bolas'.
  const place = found.name.words.indexOf(sheet.tokens[next]?.word ?? '');
  if (/^\d+$/.test(found.name.words[place - 1] ?? '')) return null;
  return takeNamed(sheet, newLine([found.name], true, quantity, true), { at, next, used: found.used });
}

/** The one product that words said before and words said now name together. */
export function namedBy(sheet: Sheet, said: readonly Token[], next: number, names: readonly ProductName[]) {
  const tokens = [...said, ...sheet.tokens.slice(next, next + farthest)];
  const found = names.flatMap((name) => {
    const cover = coverAt(tokens, 0, name, sheet.lexicon, () => true);
    return cover && cover.used.length > said.length ? [{ name, cover }] : [];
  });
  const [best, other] = bestOf(found);
  if (!best || other || best.cover.level < naming.head || best.cover.lacking || !best.name.product.available)
    return null;
  const used = best.cover.used.filter((each) => each >= said.length).map((each) => each - said.length + next);
  return { name: best.name, used };
}

function takeNamed(
  sheet: Sheet,
  line: LineDraft,
  { at, next, used }: { at: number; next: number; used: number[] },
): number {
  sheet.lines.push(line);
  line.named = used;
  settle(sheet, [...range(at, next), ...used], 'line', line);
  const end = (used.at(-1) ?? next) + 1;
  const silent = range(next, end).filter((each) => sheet.fate[each] === null);
  settle(sheet, silent, 'passed');
  return end;
}

/** ', com gás 1' after 'água sem gás 2': another of its kind, whose number stands behind it as well. */
export function readBehind(sheet: Sheet, at: number, line: LineDraft): number | null {
  if (!line.known || !line.counted || sheet.tokens[at]?.sign !== 'word') return null;
  const next = sheet.tokens[at]?.word === 'com' ? at + 1 : at;
  const said = line.named.flatMap((each) => sheet.tokens[each] ?? []);
  const found = said.length > 0 ? namedBy(sheet, said, next, sheet.lexicon.products) : null;
  const end = (found?.used.at(-1) ?? next) + 1;
  const number = quantityAt(sheet.tokens, end);
  if (!found || found.name === line.names[0] || found.used[0] !== next || !number || !inRange(number.value))
    return null;
  if (!endsAt(sheet, number.end) || optionsAt(sheet.tokens, next, line.names, sheet.lexicon)) return null;
  const other = newLine([found.name], true, number.value, true);
  takeNamed(sheet, other, { at, next, used: found.used });
  settle(sheet, range(end, number.end), 'line', other);
  return number.end;
}

/** Parts that tell what was asked about: what they leave of it is still asked. */
function resolve(sheet: Sheet, base: LineDraft, parts: readonly LineDraft[]): void {
  const sum = parts.reduce((sum, { quantity }) => sum + quantity, 0);
  if (base.counted && sum > base.quantity) return;
  const rest = base.tokens.filter((at) => !base.named.includes(at) && sheet.fate[at] === 'asked');
  const after = rest.filter((at) => at > Math.max(...base.named));
  const left = base.counted ? base.quantity - sum : 0;
  for (const part of parts) {
    for (const at of after) sheet.fate[at] = null;
    for (const at of after) readRest(sheet, at, at + 1, part);
  }
  if (left > 0) {
    setQuantity(sheet, base, left);
    return;
  }
  sheet.asked = sheet.asked.filter(({ line }) => line !== base);
  settle(sheet, base.tokens, 'line', parts[0]);
}

/** '3 picanhas, 1 mal passada, 2 ao ponto' are three; '2 pastéis de carne, 1 de queijo' are three too. */
export function divide(sheet: Sheet, base: LineDraft): void {
  const parts = sheet.lines.filter(({ of }) => of === base);
  if (parts.length === 0) return;
  if (!base.known) {
    resolve(sheet, base, parts);
    return;
  }
  const answered = (line: LineDraft) => new Set(line.options.map(({ group }) => group));
  const again = parts.every((part) => part.options.some(({ group }) => group.min > 0 && answered(base).has(group)));
  for (const part of parts)
    inherit(part, again ? { ...base, options: base.options.filter(isAwaited), notes: [] } : base);
  const sum = parts.reduce((sum, { quantity }) => sum + quantity, 0);
  // '2 parmegianas com fritas, uma com purê' are two or three, and so are '2 guaranás sem gelo e 1 com limão'.
  const isLess = base.counted && sum < base.quantity;
  const unclear = isLess && (again ? parts.every((part) => saysWith(sheet, part)) : goesOnFrom(sheet, base, parts));
  if (again && !unclear) return;
  if (unclear) {
    for (const part of parts) leave(sheet, base, part);
    return;
  }
  if (!base.counted || (sum <= base.quantity && (parts.length > 1 || sum < base.quantity))) {
    base.quantity = base.counted ? base.quantity - sum : 0;
    const first = parts.find(({ quantity }) => quantity > 0);
    if (base.quantity === 0 && first) first.tokens.push(...base.tokens);
    return;
  }
  for (const part of parts) leave(sheet, base, part);
}

function leave(sheet: Sheet, base: LineDraft, part: LineDraft): void {
  settle(
    sheet,
    part.tokens.filter((at) => !base.tokens.includes(at)),
    'unread',
  );
  part.known = false;
}

/** An 'e' after what was said of the dish joins so many more as well as so many of them; after a comma they are of them. */
function goesOnFrom({ tokens, fate }: Sheet, base: LineDraft, parts: readonly LineDraft[]): boolean {
  const first = Math.min(...parts.flatMap((part) => part.tokens));
  const { sign, word } = tokens[first - 1] ?? {};
  const named = Math.max(...base.named);
  const isSaid = base.tokens.some((at) => at > named && at < first && fate[at] === 'line');
  return isSaid && (sign === 'joint' || word === 'mais');
}

const saysWith = ({ tokens }: Sheet, part: LineDraft) =>
  part.tokens.slice(0, 2).some((at) => tokens[at]?.word === 'com' || tokens[at + 1]?.word === 'com');

/** Of another of its kind only the size holds on: 'suco de laranja sem açúcar, 1 de limão'. */
const isAwaited = ({ group }: LineDraft['options'][number]) => group.min > 0;

/** What was said of the whole holds for each part, unless the part says otherwise. */
export function inherit(part: LineDraft, base: LineDraft): void {
  const own = new Set(part.options.filter(({ group }) => group.max === 1).map(({ group }) => group));
  const single = new Set(part.options.filter(({ group }) => group.min > 0).map(({ group }) => group));
  const kept = base.options.filter(
    (option) =>
      !own.has(option.group) &&
      !single.has(option.group) &&
      !part.options.some((each) => each === option || excludes(each, option)),
  );
  part.options.push(...kept);
  part.notes.unshift(...base.notes.filter((note) => !part.notes.includes(note)));
}
