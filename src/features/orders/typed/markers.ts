import { optionsAt } from './mentions.ts';
import { rawAt, type Sheet } from './sheet.ts';
import { courtesies, fillers, hesitations, retractions } from './words.ts';

/** They lead to what is meant instead: 'não, são 3', 'melhor deixa 2'. */
const leads = new Set([
  'so',
  'sao',
  'sera',
  'foram',
  'era',
  'eram',
  'mesmo',
  'deixa',
  'coloca',
  'poe',
  'bota',
  'faz',
  'fica',
  'vai',
  'ser',
  'muda',
  'apenas',
  'somente',
]);

/** 'não, pera, na verdade': where they end, and whether they say that something was wrong. */
export function markersAt(sheet: Sheet, at: number): { end: number; firm: boolean } | null {
  const { tokens } = sheet;
  let end = at;
  let firm = false;
  for (let next = at; tokens[next]; next = next + 1) {
    const { word, sign } = tokens[next] as Sheet['tokens'][number];
    if (next > at && (word === ',' || word === ':' || word === '!')) continue;
    if (sign !== 'word') break;
    const no = word === 'nao' && isBare(sheet, next);
    if (!no && !retractions.has(word) && !(hesitations.has(word) && !isNamed(sheet, next))) break;
    firm ||= no || retractions.has(word);
    end = next + 1;
  }
  return end > at ? { end, firm } : null;
}

/** 'não, 3', 'não 3', ', não': it denies what was said before, and opens no note. */
function isBare({ tokens }: Sheet, at: number): boolean {
  const next = tokens[at + 1];
  return next === undefined || next.sign !== 'word' || hesitations.has(next.word) || retractions.has(next.word);
}

/** Pears are ordered too. */
function isNamed(sheet: Sheet, at: number): boolean {
  const line = sheet.lines.at(-1);
  return (
    Boolean(sheet.mentionAt(at)) ||
    (line !== undefined && optionsAt(sheet.tokens, at, line.names, sheet.lexicon) !== null)
  );
}

export function led(sheet: Sheet, at: number): number {
  let next = at;
  for (; ; next += 1) {
    const { word = '', sign } = sheet.tokens[next] ?? {};
    const silent = leads.has(word) || fillers.has(word) || courtesies.has(word) || word === ',' || word === ':';
    const swaps = /^(para|por)$/.test(word) && /^(troca|muda)/.test(rawAt(sheet, next - 1));
    if (sign === undefined || sign === 'number' || !(silent || swaps || /^(troca|muda)/.test(rawAt(sheet, next))))
      return next;
  }
}
