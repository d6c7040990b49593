import { isSpoken } from './lexicon.ts';
import { optionsAt } from './mentions.ts';
import type { ProductName } from './names.ts';
import { quantityAt } from './numbers.ts';
import type { Sheet } from './sheet.ts';
import { contrasts, fillers, garnishes, knownWords, ofKind, openers, places, remarks } from './words.ts';

/** They take all that follows, whatever it names: 'trocar arroz por salada', 'alergia a camarão e leite'. */
const long = /^(cliente|alerg|intoler|celiac|troc|obs|cuidado|nao|separar|dividir|cortar)/;
const linking = new Set(['de', 'da', 'do', 'das', 'dos', 'd', 'em', 'na', 'no', 'ao', 'a', 'com']);

/** Where a note that begins here ends; `at` itself where none does. */
export function noteEnd(sheet: Sheet, at: number, names: readonly ProductName[]): number {
  const { tokens } = sheet;
  const word = tokens[at]?.word ?? '';
  const next = tokens[at + 1]?.word ?? '';
  if (fillers.has(word) && (places.has(next) || next === 'ponto')) return noteEnd(sheet, at + 1, names);
  if (long.test(word)) return longEnd(sheet, at + 1);
  if (word === 'ponto') return pointEnd(sheet, at + 1);
  if (openers.has(word)) return objectEnd(sheet, at, names);
  if (places.has(word) || remarks.has(word)) return at + 1;
  return at;
}

const allergic = /^(alerg|intoler|celiac)/;
const everybody = new Set(['mesa', 'todos', 'todas', 'toda', 'todo', 'inteira', 'geral']);
const between = new Set(['e', 'sao', 'tem', 'com', 'esta']);

/** Where an allergy ends that is the whole table's: 'alergia a amendoim na mesa toda', 'mesa toda alérgica a camarão'. `at` where it is none. */
export function sharedAllergy(sheet: Sheet, at: number): number {
  const word = (place: number) => sheet.tokens[place]?.word ?? '';
  let start = at;
  while (everybody.has(word(start))) start += 1;
  if (start > at) while (between.has(word(start))) start += 1;
  if (!allergic.test(word(start))) return at;
  const end = noteEnd(sheet, start, []);
  const shared = start > at || sheet.tokens.slice(start, end).some((token) => everybody.has(token.word));
  return shared ? end : at;
}

/** 'molho à parte', 'gelo à parte': whatever is served so was not ordered by itself. The same place where nothing is. */
export function apartEnd({ tokens }: Sheet, at: number): number {
  const { sign, word = '' } = tokens[at] ?? {};
  if (sign !== 'word' || fillers.has(word) || openers.has(word)) return at;
  const next = tokens[at + 1]?.word === 'a' ? at + 2 : at + 1;
  return tokens[next]?.word === 'parte' ? next + 1 : at;
}

/** 'gelo e limão', with or without 'com': what is put into a drink. The same place where nothing of it begins. */
export function garnishEnd(sheet: Sheet, at: number): number {
  const { tokens } = sheet;
  if (tokens[at]?.word !== 'gelo' || sheet.mentionAt(at)?.called) return at;
  let end = at + 1;
  while (garnishes.has(tokens[isLink(tokens[end]) ? end + 1 : end]?.word ?? ''))
    end = isLink(tokens[end]) ? end + 2 : end + 1;
  return end;
}

const isLink = (token: Sheet['tokens'][number] | undefined) => token?.sign === 'joint' || token?.word === 'com';

function longEnd(sheet: Sheet, from: number): number {
  const { tokens } = sheet;
  let at = from;
  if (tokens[at]?.word === ':') at += 1;
  for (; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.sign === 'cut') break;
    const quantity = token?.sign === 'number' ? quantityAt(tokens, at) : null;
    if (quantity && sheet.mentionAt(quantity.end)?.called) break;
  }
  while (at > from && tokens[at - 1]?.sign === 'joint') at -= 1;
  return at;
}

/** 'ao ponto', 'ponto para mal', 'ponto menos'. */
function pointEnd(sheet: Sheet, from: number): number {
  let at = from;
  while (
    ['para', 'mal', 'bem', 'mais', 'menos', 'da', 'casa', 'passado', 'passada'].includes(sheet.tokens[at]?.word ?? '')
  )
    at += 1;
  return at;
}

/** After what opens it, the thing it is about, what that is of, and one more word that names nothing itself. */
function objectEnd(sheet: Sheet, from: number, names: readonly ProductName[]): number {
  const { tokens, lexicon } = sheet;
  let at = from + 1;
  while (fillers.has(tokens[at]?.word ?? '') || (isOpener(tokens[at]?.word) && at === from + 1)) at += 1;
  const object = tokens[at];
  if ((!object || object.sign === 'cut' || object.sign === 'joint') && isOpener(tokens[at - 1]?.word) && at > from + 1)
    return at;
  if (!object || object.sign === 'cut' || object.sign === 'joint')
    return alone(tokens[from]?.word ?? '') ? from + 1 : from;
  if (object.sign === 'number') {
    const counted = quantityAt(tokens, at);
    if (counted && sheet.mentionAt(counted.end)?.called && tokens[from]?.word !== 'com') return from;
    at += 1;
    if (tokens[at]?.sign !== 'word') return at;
  }
  at += 1;
  let spare = 1;
  while (at < tokens.length) {
    const word = tokens[at]?.word ?? '';
    const following = tokens[at + 1];
    if (tokens[at]?.sign !== 'word') break;
    // 'sem presunto no pão de forma': the bread is chosen.
    if (linking.has(word) && !ofKind.has(word) && optionsAt(tokens, at + 1, names, lexicon)) break;
    if (linking.has(word) && word !== 'com' && following?.sign === 'word' && !isOpener(following.word)) at += 2;
    else if (spare > 0 && isFree(word) && !sheet.mentionAt(at)?.called && !optionsAt(tokens, at, names, lexicon)) {
      spare -= 1;
      at += 1;
    } else break;
  }
  return at;
}

const isOpener = (word: string | undefined) => openers.has(word ?? '');

/** 'extra' and 'separado' say enough by themselves. */
const alone = (word: string) => remarks.has(word) || word === 'extra' || word.startsWith('separad');

/** A word that is neither a dish that somebody may want nor the beginning of something else. */
const isFree = (word: string) =>
  !fillers.has(word) &&
  !isOpener(word) &&
  !remarks.has(word) &&
  !contrasts.has(word) &&
  !knownWords.has(word) &&
  !isSpoken(word);

const abbreviated: readonly [RegExp, string][] = [
  [/(^|\s)s\s?\/\s?|(^|\s)s(?=\s)/gi, '$1$2sem '],
  [/(^|\s)c\s?\/\s?|(^|\s)cm?(?=\s)/gi, '$1$2com '],
  [/(^|\s)p\s?\/\s?/gi, '$1para '],
];

/** The words as they were written, in full. */
export function noteText(sheet: Sheet, from: number, to: number): string {
  const said = sheet.tokens.slice(from, to);
  const written = said.some(({ unsaid }) => unsaid)
    ? said.map(({ start, end, unsaid }) => unsaid ?? sheet.text.slice(start, end)).join(' ')
    : sheet.text.slice(said[0]?.start, said.at(-1)?.end);
  const full = abbreviated.reduce((text, [short, long]) => text.replace(short, long), written);
  return full.replace(/\s+/g, ' ').trim();
}
