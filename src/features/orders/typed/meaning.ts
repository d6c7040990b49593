import { isRepeatable } from '../choices.ts';
import { choose } from './choices.ts';
import { countedChoiceAt } from './counted-choices.ts';
import type { OptionName } from './names.ts';
import { noteText } from './notes.ts';
import { ask, type Candidate, type LineDraft, newLine, range, type Sheet, settle } from './sheet.ts';

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
  const tokens = range(from, end);
  const note = `${carried ? `${carried} ` : ''}${noteText(sheet, from, end)}`;
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
  const chosen = ask(sheet, { tokens, candidates, line });
  if (!chosen) {
    line.carried = sheet.tokens[from]?.word === 'com' ? 'com' : carried;
    return end;
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
    const own = newLine([dish], true, 1, false);
    sheet.lines.push(own);
    settle(sheet, tokens, 'line', own);
  }
  return end;
}
