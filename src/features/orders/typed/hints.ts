import { naming } from './cover.ts';
import { likeness } from './lexicon.ts';
import { type OptionMention, optionsAt } from './mentions.ts';
import type { OptionName } from './names.ts';
import type { LineDraft, Sheet } from './sheet.ts';
import { contrasts, fillers, qualities } from './words.ts';

interface Hint {
  names: readonly OptionName[];
  end: number;
}

/** Options that 'com' may mean, and does not name: 'Bacon extra' of 'bacon', 'Calda de caramelo' of 'caramelo', one of '2 ovos'. */
export function hintAt(sheet: Sheet, at: number, line: LineDraft): Hint | null {
  const { tokens, lexicon } = sheet;
  const place = tokens[at]?.sign === 'number' ? at + 1 : at;
  const token = tokens[place];
  if (token?.sign !== 'word' || fillers.has(token.word)) return null;
  const counted = place > at ? optionsAt(tokens, place, line.names, lexicon) : null;
  if (counted) return { names: counted.names, end: counted.cover.end };
  const meant = [...lexicon.meanings(token.word)].flatMap(([word, cost]) => (cost < likeness.faint ? [word] : []));
  const touched = line.names.flatMap(({ options }) =>
    options.filter(
      ({ option, words }) => option.available && !words.some(turns) && meant.some((each) => words.includes(each)),
    ),
  );
  // 'com rústica' is a potato's where one is still to be chosen.
  if (qualities.has(token.word) && !(touched.length === 1 && isOpen(line, touched[0] as OptionName))) return null;
  return touched.length > 0 ? { names: touched, end: place + 1 } : null;
}

const isOpen = (line: LineDraft, { group }: OptionName) =>
  line.options.filter((each) => each.group === group).length < group.min;

/** 'Pouco gelo' is no 'com gelo'. */
const turns = (word: string) => contrasts.has(word) && word !== 'extra';

/** 'com tropeiro' where a side is still to be chosen, and 'Feijão tropeiro' alone is one; 'Molho de tropeiro' would be of it. */
export function awaitedBy(sheet: Sheet, at: number, line: LineDraft, { names, end }: Hint): OptionMention | null {
  const [only, another] = names;
  if (!only || another) return null;
  const { option, words } = only;
  if (!isOpen(line, only) || words.at(-1) !== sheet.tokens[at]?.word || /\s(de|d[ao]s?|com)\s/i.test(option.name))
    return null;
  const covered = new Set([words.length - 1]);
  const cover = { start: at, end, used: [at], skipped: [], covered, cost: 0, level: naming.part, lacking: false };
  return { names: [only], cover };
}
