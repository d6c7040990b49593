import { folded } from '#lib/folded.ts';
import { linesOf } from './refusals.ts';
import { endsAt, everythingEnd, fateFor, type LineDraft, range, rawAt, type Sheet, settle } from './sheet.ts';

type After = 'cut' | 'joint' | 'word';
type Step = (sheet: Sheet, at: number, after: After) => number | null;

/**
 * 'segura a sobremesa', 'segura 1 pudim', '1 pudim segura', 'sobremesa depois': what is ordered, and not to be made until it is fired.
 * Of what nobody ordered nothing is held: that is marked as everywhere.
 */
export function readHeld(sheet: Sheet, at: number, after: After, step: Step): number | null {
  if (!/^segur(a|e|ar|em)$/.test(rawAt(sheet, at))) return readCategoryLater(sheet, at);
  const next = at + 1;
  const last = sheet.lines.at(-1);
  if (closes(sheet, next)) return after === 'word' && last ? hold(sheet, [last], range(at, next)) : null;
  const everything = everythingEnd(sheet, next);
  if (everything > next && closes(sheet, everything)) return hold(sheet, sheet.lines, range(at, everything));
  const category = categoryAt(sheet, next);
  if (category && closes(sheet, category.end)) return hold(sheet, category.lines, range(at, category.end));
  const named = articleEnd(sheet, next);
  const mention = sheet.mentionAt(named);
  if (mention?.called && named > next) {
    const lines = linesOf(sheet, mention);
    const { end } = mention.cover;
    return lines.length === 1 && closes(sheet, end) ? hold(sheet, lines, range(at, end)) : null;
  }
  return named > next ? null : holdNext(sheet, at, step);
}

/** 'segura 1 pudim' orders it. */
function holdNext(sheet: Sheet, at: number, step: Step): number | null {
  if (sheet.tokens[at + 1]?.sign !== 'number' && rawAt(sheet, at + 1) !== 'um' && rawAt(sheet, at + 1) !== 'uma')
    return null;
  const before = new Set(sheet.lines);
  const end = step(sheet, at + 1, 'cut');
  if (end === null) return null;
  const added = sheet.lines.filter((line) => !before.has(line));
  if (added.length === 0) settle(sheet, [at], 'unread');
  else hold(sheet, added, [at]);
  return end;
}

/** 'sobremesa depois', 'as bebidas por último': of a kind of dish that was ordered. */
function readCategoryLater(sheet: Sheet, at: number): number | null {
  const category = categoryAt(sheet, at);
  const end = category ? laterEnd(sheet, category.end) : at;
  return category && end > category.end && closes(sheet, end) ? hold(sheet, category.lines, range(at, end)) : null;
}

const later = /^(e )?(so )?(((pra|para|p) )?(depois|mais tarde)|por ultimo|por fim|em seguida)$/;
const longest = 4;

function laterEnd(sheet: Sheet, at: number): number {
  for (let end = at + longest; end > at; end -= 1) {
    const said = range(at, end).map((each) => rawAt(sheet, each));
    if (later.test(said.join(' '))) return end;
  }
  return at;
}

const endsLater = /(^|\s)(depois|mais tarde|por ultimo|por fim|em seguida)$/;
/** 'cortar depois' is of what is done with the dish, not of when it comes. */
const deed = /\S(ar|er|ir)\b/;

/** A note that says when a dish is to come holds it, and stays as it was said: 'o pudim depois', 'bem gelado depois'. */
export const isHeld = ({ hold, notes }: LineDraft): boolean =>
  hold || notes.map(folded).some((note) => endsLater.test(note) && !deed.test(note));

/** The lines of a category that is named, and where its name ends. */
function categoryAt(sheet: Sheet, at: number): { lines: LineDraft[]; end: number } | null {
  const place = articleEnd(sheet, at);
  const word = sheet.tokens[place]?.word ?? '';
  if (sheet.tokens[place]?.sign !== 'word') return null;
  const lines = sheet.lines.filter(({ names: [name] }) => name?.context.has(word) && !name.words.includes(word));
  return lines.length > 0 ? { lines, end: place + 1 } : null;
}

function articleEnd(sheet: Sheet, at: number): number {
  return /^[oa]s?$/.test(rawAt(sheet, at)) ? at + 1 : at;
}

const closes = (sheet: Sheet, at: number) => endsAt(sheet, at) || sheet.tokens[at]?.sign === 'joint';

function hold(sheet: Sheet, lines: readonly LineDraft[], said: readonly number[]): number | null {
  const [first] = lines;
  if (!first) return null;
  for (const line of lines) {
    line.hold = true;
    settle(sheet, said, fateFor(line), line);
  }
  return (said.at(-1) ?? 0) + 1;
}
