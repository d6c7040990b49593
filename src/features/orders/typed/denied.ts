import { choose } from './choices.ts';
import { type OptionMention, optionsAt } from './mentions.ts';
import { bringing } from './modifiers.ts';
import type { OptionName } from './names.ts';
import { type LineDraft, range, type Sheet, settle } from './sheet.ts';
import { fillers } from './words.ts';

/** 'grelhada não, frita': the choice of the line that stands right before its 'não'; null where none does. */
export function deniedBefore(sheet: Sheet, at: number, line: LineDraft): OptionName | null {
  const before = at - 1;
  if (sheet.tokens[at]?.word !== 'nao' || !line.tokens.includes(before)) return null;
  const starts = [before, before - 1].filter((each) => line.tokens.includes(each));
  const found = starts
    .map((each) => optionsAt(sheet.tokens, each, line.names, sheet.lexicon))
    .find((each) => each?.cover.end === at);
  return found?.names.find((name) => line.options.includes(name)) ?? null;
}

/** Chooses in its place what the same question offers by that name, whatever else is called so. Null where it offers no such thing. */
export function chooseInstead(sheet: Sheet, start: number, line: LineDraft, denied: OptionName): number | null {
  const found = answerAt(sheet, start, line, denied.group);
  if (!found) return null;
  sheet.correcting = true;
  choose(sheet, line, found.names, [...range(start, found.cover.start), ...found.cover.used]);
  sheet.correcting = false;
  const silent = range(start, found.cover.end).filter((each) => sheet.fate[each] === null);
  settle(sheet, silent, 'passed');
  return found.cover.end;
}

/** 'frita' is read as a batata as well, which has the same place in the text; 'com fritas' is nothing else. */
function answerAt(sheet: Sheet, at: number, line: LineDraft, group: OptionName['group']): OptionMention | null {
  const { tokens, lexicon } = sheet;
  let start = at;
  while (bringing.has(tokens[start]?.word ?? '') || fillers.has(tokens[start]?.word ?? '')) start += 1;
  const twin = start === at && tokens[start]?.start === tokens[start + 1]?.start ? [start + 1] : [];
  const names = line.names.map((name) => ({ ...name, options: name.options.filter((each) => each.group === group) }));
  for (const each of [...range(at, start + 1), ...twin]) {
    const found = optionsAt(tokens, each, names, lexicon);
    if (found) return found;
  }
  return null;
}
