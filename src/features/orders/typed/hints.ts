import { likeness } from './lexicon.ts';
import { optionsAt } from './mentions.ts';
import type { OptionName } from './names.ts';
import type { LineDraft, Sheet } from './sheet.ts';
import { contrasts, fillers, qualities } from './words.ts';

/** Options that 'com' may mean, and does not name: 'Bacon extra' of 'bacon', 'Calda de caramelo' of 'caramelo', one of '2 ovos'. */
export function hintAt(
  sheet: Sheet,
  at: number,
  line: LineDraft,
): { names: readonly OptionName[]; end: number } | null {
  const { tokens, lexicon } = sheet;
  const place = tokens[at]?.sign === 'number' ? at + 1 : at;
  const token = tokens[place];
  if (token?.sign !== 'word' || fillers.has(token.word) || qualities.has(token.word)) return null;
  const counted = place > at ? optionsAt(tokens, place, line.names, lexicon) : null;
  if (counted) return { names: counted.names, end: counted.cover.end };
  const meant = [...lexicon.meanings(token.word)].flatMap(([word, cost]) => (cost < likeness.faint ? [word] : []));
  const touched = line.names.flatMap(({ options }) =>
    options.filter(
      ({ option, words }) => option.available && !words.some(turns) && meant.some((each) => words.includes(each)),
    ),
  );
  return touched.length > 0 ? { names: touched, end: place + 1 } : null;
}

/** 'Pouco gelo' is no 'com gelo'. */
const turns = (word: string) => contrasts.has(word) && word !== 'extra';
