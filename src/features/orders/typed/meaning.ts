import { isRepeatable } from '../choices.ts';
import { choose } from './choices.ts';
import { countedChoiceAt } from './counted-choices.ts';
import { optionsAt } from './mentions.ts';
import type { OptionName, ProductName } from './names.ts';
import { noteText } from './notes.ts';
import { inRange, type Quantity, quantityAt } from './numbers.ts';
import { ask, type Candidate, type LineDraft, newLine, range, type Sheet, settle } from './sheet.ts';
import { remarks } from './words.ts';

/** A dish of its own, or something about the one before: only the one who wrote it knows. */
export function askMeaning(
  sheet: Sheet,
  start: number,
  end: number,
  line: LineDraft,
  options: readonly OptionName[],
  from = start,
  carried = '',
): number {
  const counted = countedChoiceAt(sheet, from, line.names);
  // The 2 of 'com 2 chopes' is no 'Baião de dois'.
  const dishes = counted ? [] : (sheet.mentionAt(start)?.names.filter(({ product }) => product.available) ?? []);
  const timesOf = (option: OptionName) =>
    counted?.names.includes(option) && isRepeatable(option.group) ? counted.quantity : 1;
  const many = quantityOf(sheet, from, start);
  // 'com água com gás': of which kind the dish is to be is no note of the one before.
  const last = options.length === 0 && dishes.length > 0 ? kindEnd(sheet, end, dishes, line) : end;
  const tokens = range(from, last);
  const note = `${carried ? `${carried} ` : ''}${noteText(sheet, from, last)}`;
  const candidates: Candidate[] = [
    ...options
      .filter(({ option }) => option.available)
      .map((name): Candidate => {
        const times = timesOf(name);
        return { kind: 'option', id: name.option.id, ...(times > 1 && { times }) };
      }),
    ...dishes.map(({ product }): Candidate => ({ kind: 'product', id: product.id })),
    ...(options.length === 0 || dishes.length === 0 ? [{ kind: 'note' as const, id: note }] : []),
  ];
  const chosen = ask(sheet, { tokens, candidates, line, quantity: many?.value ?? 1 });
  if (!chosen) {
    line.carried = sheet.tokens[from]?.word === 'com' ? 'com' : carried;
    return last;
  }
  settle(sheet, tokens, 'line', line);
  const option = options.find(({ option }) => option.id === chosen.id);
  const dish = dishes.find(({ product }) => product.id === chosen.id);
  if (option) {
    for (const _ of range(0, timesOf(option))) choose(sheet, line, [option], tokens);
    // What cannot be taken so often is not taken for once without a mark.
    if (counted && counted.quantity > timesOf(option)) settle(sheet, counted.number, 'unread');
  } else if (chosen.kind === 'note') line.notes.push(chosen.id);
  else if (dish) {
    const own = newLine([dish], true, many?.value ?? 1, many !== null);
    sheet.lines.push(own);
    for (const at of range(end, last)) sheet.fate[at] = null;
    line.tokens = line.tokens.filter((at) => !tokens.includes(at));
    settle(sheet, range(from, end), 'line', own);
    own.named = range(start, end);
    return end;
  }
  return last;
}

/** The 2 of 'com 2 águas'. */
function quantityOf({ tokens }: Sheet, from: number, start: number): Quantity | null {
  const found = quantityAt(tokens, tokens[from]?.word === 'com' ? from + 1 : from);
  return found?.end === start && inRange(found.value) ? found : null;
}

/** After what is said of these dishes, and is no choice of the one before. */
function kindEnd(sheet: Sheet, from: number, dishes: readonly ProductName[], line: LineDraft): number {
  const { tokens, lexicon } = sheet;
  for (let at = from; ; ) {
    const next = tokens[at]?.word === 'com' ? at + 1 : at;
    const own = [at, next].map((each) => optionsAt(tokens, each, dishes, lexicon)).find(Boolean);
    const before = [at, next].some((each) => optionsAt(tokens, each, line.names, lexicon));
    const end = before ? at : (own?.cover.end ?? (remarks.has(tokens[at]?.word ?? '') ? at + 1 : at));
    if (end === at) return at;
    at = end;
  }
}
