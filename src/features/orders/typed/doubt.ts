import { type OptionMention, optionsAt } from './mentions.ts';
import type { OptionName } from './names.ts';
import { noteEnd } from './notes.ts';
import type { LineDraft, Sheet } from './sheet.ts';
import { qualities } from './words.ts';

/**
 * 'batata frita' where there are 'Batata rústica' and 'Mandioca frita': how it is wanted is said of another one, or of none. All that may
 * be meant, of which none is taken unasked; null where nothing is doubtful.
 */
export function doubtful(sheet: Sheet, { names: lineNames }: LineDraft, option: OptionMention): OptionName[] | null {
  const { tokens, lexicon } = sheet;
  const { names, cover } = option;
  const { word = '', sign } = tokens[cover.end] ?? {};
  if (sign !== 'word' || !qualities.has(word) || noteEnd(sheet, cover.end, lineNames) > cover.end) return null;
  if (optionsAt(tokens, cover.end, lineNames, lexicon) || sheet.mentionAt(cover.end)?.called) return null;
  const groups = new Set(names.map(({ group }) => group));
  const others = lineNames
    .flatMap(({ options }) => options)
    .filter((each) => groups.has(each.group) && !names.includes(each) && each.words.includes(word));
  const said = new Set(cover.used.map((at) => tokens[at]?.word));
  const isOtherwise = names.some(({ words }) => words.some((each) => qualities.has(each) && !said.has(each)));
  return others.length > 0 || isOtherwise ? [...names, ...others] : null;
}
