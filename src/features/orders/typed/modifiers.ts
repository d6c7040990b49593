import { choose } from './choices.ts';
import { doubtful } from './doubt.ts';
import { readHalf } from './half-portions.ts';
import { awaitedBy, hintAt } from './hints.ts';
import { askMeaning } from './meaning.ts';
import { type OptionMention, optionsAt } from './mentions.ts';
import { splits } from './names.ts';
import { apartEnd, garnishEnd, noteEnd } from './notes.ts';
import { takeNote } from './noting.ts';
import { quantityAt } from './numbers.ts';
import { fateFor, type LineDraft, range, type Sheet, settle } from './sheet.ts';
import { fillers, garnishes, generic, isOnly, openers, remainders } from './words.ts';

/** They bring an option, and say nothing that its name must say. */
export const bringing = new Set([
  'com',
  'mais',
  'extra',
  'adicional',
  'add',
  'acrescentar',
  'acrescenta',
  'por',
  'borda',
  'sabor',
  'recheio',
  'recheada',
]);

/** Reads what is said of a line: its options first, then notes. Null where it is something else. */
export function readModifier(
  sheet: Sheet,
  at: number,
  line: LineDraft,
  after: 'cut' | 'joint' | 'word',
): number | null {
  const { tokens, lexicon } = sheet;
  const word = tokens[at]?.word ?? '';
  const apart = apartEnd(sheet, at);
  if (apart > at && !line.names.some((name) => optionsAt(tokens, at, [name], lexicon)?.cover.end === apart))
    return takeNote(sheet, at, apart, line, '');
  let start = at;
  while (bringing.has(tokens[start]?.word ?? '') || (start > at && fillers.has(tokens[start]?.word ?? ''))) start += 1;
  if (start === at && fillers.has(word)) start = at + 1;
  const only = after === 'cut' && isOnly(word);
  if (only) start = at + 1;
  const brought = word === 'com';
  const carried = after === 'joint' ? line.carried : '';
  const withCarry = carried === 'sem' && !openers.has(word) ? carriedOption(sheet, at, line) : null;
  // Also 'para compartilhar', which the menu may have for a choice.
  const last = word === 'para' ? at + 1 : start;
  const option = withCarry ?? longest(range(at, last + 1).map((each) => optionsAt(tokens, each, line.names, lexicon)));
  const mention = sheet.mentionAt(start);
  const dish = mention?.called ? mention : null;
  if (word === 'meia' && !option && openers.has(tokens[at + 1]?.word ?? ''))
    return takeNote(sheet, at, noteEnd(sheet, at + 1, line.names), line, '');
  if (word === 'meia' && isHalf(sheet, at, line)) return settledHalf(sheet, at, line);
  if (word === 'meia' && !option && !dish) return null;
  const halved = readHalf(sheet, at, line, after);
  if (halved) return halved;
  // '2 bolinhos, meia' where the size need not be told: both of half the size, or half of one?
  if (word === 'meia' && option?.cover.end === at + 1 && after === 'cut' && line.quantity > 1)
    return askMeaning(sheet, at, at + 1, line, option.names);
  if (option && (!dish || brought || dish.cover.used.length <= option.cover.used.length)) {
    const alike = dish && dish.cover.used.length === option.cover.used.length;
    const unclear = alike && !brought && (after !== 'word' || carried !== '') && !goesOn(sheet, at, line, option);
    if (unclear) return askMeaning(sheet, start, Math.max(option.cover.end, dish.cover.end), line, option.names);
    return takeOption(sheet, at, line, option);
  }
  // '1 pudim, só água' says what else is wanted, or what to leave away.
  if (dish && (brought || carried || only)) return askMeaning(sheet, start, dish.cover.end, line, [], at, carried);
  if (dish) return null;
  const end = noteEnd(sheet, at, line.names);
  if (end > at) {
    if (after === 'cut' && isAnothers(sheet, start, line)) return null;
    if (brought && range(at + 1, start).some((each) => namesGroup(line, tokens[each]?.word ?? ''))) return null;
    const hint = brought && line.known ? hintAt(sheet, start, line) : null;
    if (brought && !hint && end === start + 1 && asksFor(line, tokens[start]?.word ?? '')) {
      settle(sheet, range(at, end), fateFor(line), line);
      return end;
    }
    const awaited = hint && awaitedBy(sheet, start, line, hint);
    if (awaited) return takeOption(sheet, at, line, awaited);
    if (hint) return askMeaning(sheet, start, hint.end, line, hint.names, at);
    const many = brought ? quantityAt(tokens, start) : null;
    const dishes = many && sheet.mentionAt(many.end);
    if (many && dishes?.called) return askMeaning(sheet, many.end, dishes.cover.end, line, [], at);
    return takeNote(sheet, at, end, line, word === 'sem' || word === 'com' ? word : '');
  }
  const garnish = garnishEnd(sheet, at);
  if (garnish > at) return takeNote(sheet, at, garnish, line, '');
  const iced = carried && line.notes.at(-1)?.includes('gelo');
  if (after === 'joint' && garnishes.has(word) && (iced || (!mention && line.known)))
    return takeNote(sheet, at, at + 1, line, carried);
  if (carried && !mention && tokens[at]?.sign === 'word' && !fillers.has(word) && !remainders.has(word))
    return takeNote(sheet, at, at + 1, line, carried, carried);
  return null;
}

const longest = (found: readonly (OptionMention | null)[]) =>
  found.reduce((best, each) => (each && each.cover.used.length > (best?.cover.used.length ?? 0) ? each : best), null);

/** 'e portuguesa' after 'meia calabresa', ', suco' after 'combo, ovos fritos': the next answer that the dish awaits, or takes. */
function goesOn(sheet: Sheet, at: number, line: LineDraft, { names }: OptionMention): boolean {
  const group = names[0]?.group;
  const { sign, word } = sheet.tokens[at - 1] ?? {};
  if (!group || (sign === 'cut' && word !== ',')) return false;
  const last = line.options.at(-1);
  const chosen = line.options.filter((each) => each.group === group).length;
  const awaited = group.min > 0 && chosen === 0 && (last !== undefined || line.carried === 'com');
  return awaited || (last?.group === group && chosen < group.max);
}

/** 'com borda de goiabada': a choice of the menu's, of something that it does not offer. */
const namesGroup = (line: LineDraft, word: string) =>
  line.names.some(({ options }) => options.some(({ context }) => context.has(word)));

/** 'com queijo' where which cheese is still to be chosen: it says nothing beyond the question. */
const asksFor = (line: LineDraft, word: string) =>
  line.names.some(({ options }) =>
    options.some(
      ({ context, group }) =>
        context.has(word) && group.min > 0 && !line.options.some((chosen) => chosen.group === group),
    ),
  );

/** Reads each word between two places as said of the line; what says nothing of it is marked. */
export function readRest(sheet: Sheet, from: number, to: number, line: LineDraft): void {
  for (let at = from; at < to; ) {
    const next = sheet.fate[at] === null ? readModifier(sheet, at, line, 'word') : at + 1;
    const word = sheet.tokens[at]?.word ?? '';
    if (!next && sheet.fate[at] === null)
      settle(sheet, [at], fillers.has(word) || generic.has(word) ? 'passed' : 'unread');
    at = next ?? at + 1;
  }
}

/** 'tomate' after 'sem cebola e' is to be left out too. */
function carriedOption(sheet: Sheet, at: number, line: LineDraft): OptionMention | null {
  const without = { ...(sheet.tokens[at] as Sheet['tokens'][number]), sign: 'word' as const, word: 'sem' };
  const said = [...sheet.tokens.slice(0, at), without, ...sheet.tokens.slice(at, at + 6)];
  const found = optionsAt(said, at, line.names, sheet.lexicon);
  if (!found?.cover.used.some((each) => each > at)) return null;
  const used = found.cover.used.filter((each) => each > at).map((each) => each - 1);
  return { ...found, cover: { ...found.cover, used, end: found.cover.end - 1 } };
}

/** What was said after a comma belongs to a dish before, of whose options it is. */
function isAnothers(sheet: Sheet, at: number, line: LineDraft): boolean {
  return sheet.lines.some(
    ({ names }) =>
      names !== line.names &&
      optionsAt(sheet.tokens, at, names, sheet.lexicon)?.names.some((o) => !line.options.includes(o)),
  );
}

const isHalf = (sheet: Sheet, at: number, line: LineDraft) => {
  const next = sheet.tokens[at + 1]?.word === 'de' ? at + 2 : at + 1;
  const joins = sheet.tokens[at + 1]?.word === 'a' || sheet.tokens[at - 1]?.word === 'a';
  const named = optionsAt(sheet.tokens, at, line.names, sheet.lexicon)?.names.some(({ words }) =>
    words.includes('meia'),
  );
  const flavour = optionsAt(sheet.tokens, next, line.names, sheet.lexicon);
  return (
    line.known &&
    line.names.some(splits) &&
    !named &&
    (joins || (flavour?.names.every(({ group }) => group.max > 1) ?? false))
  );
};

function settledHalf(sheet: Sheet, at: number, line: LineDraft): number {
  settle(sheet, [at], 'line', line);
  line.halves.push(at);
  return at + 1;
}

function takeOption(sheet: Sheet, at: number, line: LineDraft, option: OptionMention): number {
  const { names, cover } = option;
  const doubts = doubtful(sheet, line, option);
  const before = range(at, cover.start).filter((each) => !fillers.has(sheet.tokens[each]?.word ?? ''));
  const tokens = [...before, ...cover.used];
  const goesWith = names.some(({ words }) => /^(bem|mal)$/.test(words.at(-1) ?? ''))
    ? /^(extra|passad[oa])$/
    : /^extra$/;
  const end = doubts || goesWith.test(sheet.tokens[cover.end]?.word ?? '') ? cover.end + 1 : cover.end;
  tokens.push(...range(cover.end, end));
  line.carried = names[0]?.words.includes('sem') ? 'sem' : sheet.tokens[at]?.word === 'com' ? 'com' : '';
  if (!line.known) settle(sheet, tokens, fateFor(line), line);
  else choose(sheet, line, doubts ?? names, tokens, doubts !== null);
  for (const each of cover.skipped) readRest(sheet, each, each + 1, line);
  const silent = range(at, end).filter((each) => sheet.fate[each] === null);
  settle(sheet, silent, 'passed');
  return end;
}
