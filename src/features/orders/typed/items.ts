import { awaitsJust } from './counted-choices.ts';
import { askPortions } from './half-portions.ts';
import { type Mention, optionsAt } from './mentions.ts';
import { readRest } from './modifiers.ts';
import type { ProductName } from './names.ts';
import { inRange, type Quantity } from './numbers.ts';
import { ask, fateFor, type LineDraft, mostCandidates, newLine, range, type Sheet, settle } from './sheet.ts';
import { contrasts, courtesies, fillers, plain } from './words.ts';

/** Begins a line with what was mentioned, or asks which it is. Returns where to go on. */
export function readItem(sheet: Sheet, at: number, start: number, item: Mention, said: Quantity | null): number {
  const { cover } = item;
  const quantity = said?.value ?? 1;
  const names = item.names.length > 1 ? narrowed(sheet, item, start, quantity) : item.names;
  const own = [...cover.used];
  const line = newLine(names, false, quantity, said !== null);
  sheet.lines.push(line);
  const counting = range(at, start);
  const offered = names.filter(({ product }) => product.available);
  const [dish, another] = offered;
  if (said?.whole !== undefined && inRange(said.whole + 1) && dish && !another && isSure(sheet, item, names, said)) {
    line.named = own;
    askPortions(sheet, line, dish, { whole: said.whole, tokens: [...counting, ...own] });
  } else if (!inRange(quantity) || offered.length === 0 || names.length > mostCandidates) {
    line.names = [];
    line.gone = offered.length === 0;
    settle(sheet, [...counting, ...own], fateFor(line));
  } else {
    const candidates = offered.map(({ product }) => ({ kind: 'product' as const, id: product.id }));
    const only =
      isSure(sheet, item, names, said) && offered.length === 1
        ? candidates[0]
        : ask(sheet, { tokens: own, candidates, line, quantity });
    if (only) {
      line.names = offered.filter(({ product }) => product.id === only.id);
      line.known = true;
    }
    line.named = own;
    settle(sheet, [...counting, ...own], only ? 'line' : 'asked', line);
    if (only && said) askPack(sheet, line.names[0] as ProductName, said, own);
  }
  for (const [from, to] of [[start, cover.start] as const, ...cover.skipped.map((each) => [each, each + 1] as const)])
    readRest(sheet, from, to, line);
  const passed = range(cover.start, cover.end).filter((each) => sheet.fate[each] === null);
  settle(sheet, passed, 'passed');
  // 'coca normal': it has said which.
  if (item.names.length > 1 && isPlain(sheet, cover.end)) {
    settle(sheet, [cover.end], line.known ? 'line' : 'asked', line);
    return cover.end + 1;
  }
  const lesser = item.names.length > 1 && withoutIt(sheet, item.names, cover.end);
  if (lesser && line.known) {
    settle(sheet, [cover.end, cover.end + 1], 'line', line);
    return cover.end + 2;
  }
  return cover.end;
}

/** 'água sem gás' where there is 'Água mineral' and the same 'com gás'. */
function withoutIt({ tokens }: Sheet, names: readonly ProductName[], at: number): ProductName | null {
  const what = tokens[at]?.word === 'sem' ? tokens[at + 1]?.word : undefined;
  if (what === undefined) return null;
  const plain = names.filter(({ words }) =>
    names.some(
      (more) =>
        more.words.length === words.length + 1 &&
        more.words.at(-1) === what &&
        words.every((word) => more.words.includes(word)),
    ),
  );
  return plain.length === 1 ? (plain[0] ?? null) : null;
}

/** Those of several that have the option that is said next: 'água com gás' is no água de coco. */
function narrowed(sheet: Sheet, { names, cover }: Mention, start: number, quantity: number): readonly ProductName[] {
  if (isPlain(sheet, cover.end)) {
    const bare = names.filter(({ words }) => !words.some((word) => contrasts.has(word)));
    return bare.length > 0 ? bare : names;
  }
  const lesser = withoutIt(sheet, names, cover.end);
  if (lesser) return [lesser];
  const fitting = quantity === 1 ? names.filter((name) => awaitsJust(sheet, cover.end, name)) : [];
  if (fitting.length === 1) return fitting;
  let next = start < cover.start ? start : cover.end;
  while (fillers.has(sheet.tokens[next]?.word ?? '') || sheet.tokens[next]?.word === 'com') next += 1;
  const own = names.filter((name) => optionsAt(sheet.tokens, next, [name], sheet.lexicon));
  return own.length === 1 ? own : names;
}

const isPlain = (sheet: Sheet, at: number) => plain.has(sheet.tokens[at]?.word ?? '');

/** 'pf' is a dish and a courtesy. */
function isSure(sheet: Sheet, item: Mention, names: readonly ProductName[], said: Quantity | null): boolean {
  const { cover } = item;
  const next = ['com', 'de'].includes(sheet.tokens[cover.end]?.word ?? '') ? cover.end + 1 : cover.end;
  const alone = cover.used.length === 1 && !optionsAt(sheet.tokens, next, names, sheet.lexicon);
  if (said === null && alone && courtesies.has(sheet.tokens[cover.start]?.word ?? '')) return false;
  // 'calabresa/portuguesa' may be one of both.
  const { sign, word, end } = sheet.tokens[cover.start - 1] ?? {};
  const glued = sign === 'cut' && word === '/' && end === sheet.tokens[cover.start]?.start;
  if (said === null && glued) return false;
  return item.sure || (item.called && !cover.lacking && names.length < item.names.length);
}

/** '10 coxinhas' of a portion of ten: one, or ten of them. */
function askPack(sheet: Sheet, { words }: ProductName, said: Quantity, tokens: number[]): void {
  const line = sheet.lines.at(-1);
  const unit = words.findIndex((word) => word === 'unidade' || word === 'duzia');
  if (!line) return;
  if (unit < 0) {
    // Where the pieces are a choice, so many of it may be one.
    const [first] = line.names;
    const chosen = first?.options.some((option) => option.words[0] === String(said.value) && option.words.length === 2);
    if (chosen && said.value > 1) askHowMany(sheet, line, tokens, [1, said.value], said.value);
    return;
  }
  const pack = words[unit] === 'duzia' ? (words[unit - 1] === 'meia' ? 6 : 12) : Number(words[unit - 1]);
  const packs = said.value / pack;
  if (!(pack > 1) || (!said.bundled && !Number.isInteger(packs))) return;
  if (tokens.some((at) => ['unidade', 'duzia', 'porcao'].includes(sheet.tokens[at]?.word ?? ''))) return;
  const ways = [...new Set([packs, said.value])].filter(inRange);
  askHowMany(sheet, line, tokens, ways, said.value);
}

function askHowMany(sheet: Sheet, line: LineDraft, tokens: number[], ways: number[], quantity: number): void {
  const candidates = ways.map((way) => ({ kind: 'quantity' as const, id: String(way) }));
  const chosen = ask(sheet, { tokens, candidates, line, quantity });
  if (chosen) line.quantity = Number(chosen.id);
  else {
    line.known = false;
    settle(sheet, line.tokens, 'asked');
  }
}
