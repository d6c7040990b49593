import { chooseInstead, deniedBefore } from './denied.ts';
import { itemAt } from './item-at.ts';
import { led, markersAt } from './markers.ts';
import { optionsAt } from './mentions.ts';
import { bringing, readModifier } from './modifiers.ts';
import { inRange, type Quantity, quantityAt } from './numbers.ts';
import { readElided } from './parts.ts';
import { linesOf, readRefusal } from './refusals.ts';
import { endsAt, type LineDraft, range, rawAt, type Sheet, setQuantity, settle } from './sheet.ts';
import { readTable, tableAt } from './table.ts';
import { replace, resume } from './withdrawals.ts';
import { fillers, isOnly, plain } from './words.ts';

type After = 'cut' | 'joint' | 'word';
type Step = (sheet: Sheet, at: number, after: After) => number | null;

/** '2 cocas, não, 3', 'ao ponto, aliás bem passada': what is said last counts. What is not plain is marked, and nothing is changed. */
export function readCorrection(sheet: Sheet, at: number, step: Step): number | null {
  const restarted = restart(sheet, at) ?? recount(sheet, at);
  if (restarted) return restarted;
  const said = markersAt(sheet, at);
  if (!said) return readDenied(sheet, at);
  const markers = range(at, said.end);
  const start = led(sheet, said.end);
  const line = sheet.lines.at(-1);
  const done = (end: number | null, plain = true) => {
    const silent = range(at, start).filter((each) => sheet.fate[each] === null);
    settle(sheet, end === null || !plain ? markers : silent, end === null || !plain ? 'unread' : 'passed');
    return end ?? said.end;
  };
  if (tableAt(sheet, start)) {
    sheet.table = null;
    return done(readTable(sheet, start));
  }
  if (!line) {
    const number = sheet.table === null ? null : quantityAt(sheet.tokens, start);
    if (number && endsAt(sheet, number.end) && sheet.table !== null) {
      sheet.table = number.value;
      settle(sheet, range(at, number.end), 'table');
      return number.end;
    }
    return done(said.firm ? null : said.end);
  }
  const denied = deniedBefore(sheet, at, line);
  if (denied && sheet.tokens[start]?.sign === 'word') return done(chooseInstead(sheet, start, line, denied));
  const refused = readRefusal(sheet, start, 'cut');
  if (refused) return done(refused);
  // 'pera, mais uma coca' only goes on.
  if (sheet.tokens[start]?.word === 'mais') {
    settle(sheet, markers, 'passed');
    return said.end;
  }
  const read = endsAt(sheet, start) ? null : correct(sheet, start, line, said.firm, step);
  return done(read?.end ?? null, read?.plain);
}

/** '2, não, 3 cocas': the number that was begun with is given up. */
function restart(sheet: Sheet, at: number): number | null {
  const first = quantityAt(sheet.tokens, at);
  const opens = at === 0 || sheet.tokens[at - 1]?.sign !== 'word';
  if (!first || !opens || !inRange(first.value)) return null;
  const between = sheet.tokens[first.end]?.sign === 'cut' ? first.end + 1 : first.end;
  const said = markersAt(sheet, between);
  const start = said && led(sheet, said.end);
  const second = start ? quantityAt(sheet.tokens, start) : null;
  if (!start || !second || endsAt(sheet, second.end)) return null;
  settle(sheet, range(at, start), 'passed');
  return start;
}

/** 'fanta, não sprite', 'mal passada não bem passada': either may be meant. */
function readDenied(sheet: Sheet, at: number): number | null {
  const line = sheet.lines.at(-1);
  if (sheet.tokens[at]?.word !== 'nao' || !line) return null;
  let start = at + 1;
  while (fillers.has(sheet.tokens[start]?.word ?? '') || /^(tem|tiver)$/.test(rawAt(sheet, start))) start += 1;
  const found = choosing(sheet, start);
  if (found && optionsAt(sheet.tokens, start, found.names, sheet.lexicon)?.names[0]?.group.max === 1) {
    settle(sheet, [at], 'line', line);
    return at + 1;
  }
  const mention = sheet.mentionAt(start);
  if (!mention || optionsAt(sheet.tokens, start, line.names, sheet.lexicon)) return null;
  settle(sheet, range(at, mention.cover.end), 'unread');
  return mention.cover.end;
}

/** 'deixa só 1', 'muda pra 3': so many of what was said last. */
function recount(sheet: Sheet, at: number): number | null {
  const line = sheet.lines.at(-1);
  if (!line?.counted || line.of || !/^(deixa|fica|muda|corrige|so|apenas|somente)$/.test(rawAt(sheet, at))) return null;
  const start = led(sheet, at);
  const quantity = quantityAt(sheet.tokens, start);
  if (!quantity || !inRange(quantity.value)) return null;
  const end = /^(so|mesmo)$/.test(sheet.tokens[quantity.end]?.word ?? '') ? quantity.end + 1 : quantity.end;
  if (!endsAt(sheet, end)) return null;
  count(sheet, line, quantity.value, range(at, end));
  return end;
}

interface Corrected {
  end: number;
  /** It is plain in whose place it stands. */
  plain: boolean;
}

/** Reads what is said instead. Null where it is nothing that can be. */
export function correct(sheet: Sheet, start: number, line: LineDraft, firm: boolean, step: Step): Corrected | null {
  const { tokens } = sheet;
  const quantity = quantityAt(tokens, start);
  const itemStart = quantity?.end ?? start;
  const chosen = choosing(sheet, start) ?? (tokens[itemStart - 1]?.word === 'de' ? choosing(sheet, itemStart) : null);
  if (chosen && (!quantity || !inRange(quantity.value))) {
    const amended = amend(sheet, start, chosen);
    // 'só sem gergelim' may give up more than what was said last.
    const only = isOnly(rawAt(sheet, start - 1)) && chosen.options.length > 1;
    return amended && { end: amended.end, plain: amended.plain && !only };
  }
  const ofAnother = tokens[start - 1]?.word === 'de' || !sheet.mentionAt(start)?.called;
  // '2 combo 1, não, 3 combo 2': the number counts, and the name that follows has its own.
  const counts = quantity && inRange(quantity.value) && sheet.mentionAt(itemStart)?.called;
  if (quantity && endsAt(sheet, itemStart) && namesAnother(sheet, line, quantity)) return null;
  const other = (quantity || ofAnother) && !counts && readElided(sheet, start, start, line, 1);
  if (other) {
    const named = sheet.lines.at(-1) as LineDraft;
    named.counted = false;
    replace(sheet, line, named);
    return { end: other, plain: true };
  }
  const only = quantity && /^(mesmo|so)$/.test(tokens[quantity.end]?.word ?? '') ? quantity.end + 1 : itemStart;
  const again = quantity && inRange(quantity.value) ? recounted(sheet, start, quantity) : null;
  if (again) return { end: again, plain: true };
  const measured =
    quantity && inRange(quantity.value) && tokens[itemStart - 1]?.word === 'de' && !sheet.mentionAt(itemStart)?.called
      ? readElided(sheet, start, itemStart, line, quantity.value)
      : null;
  if (measured) {
    replace(sheet, line, sheet.lines.at(-1) as LineDraft);
    return { end: measured, plain: true };
  }
  if (quantity && (chosen || endsAt(sheet, only))) {
    if (!inRange(quantity.value) || line.of) return null;
    count(sheet, chosen ?? line, quantity.value, range(start, only));
    return chosen ? amend(sheet, itemStart, chosen) : { end: only, plain: true };
  }
  const item = itemAt(sheet, itemStart);
  if (!item?.called) return amend(sheet, start, line);
  const [same, another] = linesOf(sheet, item);
  if (quantity && same && !another && inRange(quantity.value) && !plain.has(tokens[item.cover.end]?.word ?? '')) {
    count(sheet, same, quantity.value, [...range(start, itemStart), ...item.cover.used]);
    resume(sheet, same);
    return { end: item.cover.end, plain: true };
  }
  return instead(sheet, start, line, firm, step);
}

/** '4 de goiaba' after '2 de coco e 3 de goiaba': so many of the one that has this choice. */
function recounted(sheet: Sheet, start: number, { value, end }: Quantity): number | null {
  if (sheet.tokens[end - 1]?.word !== 'de') return null;
  const having = sheet.lines.flatMap((line) => {
    const found = line.known ? optionsAt(sheet.tokens, end, line.names, sheet.lexicon) : null;
    return found?.names.some((name) => line.options.includes(name)) ? [{ line, cover: found.cover }] : [];
  });
  const [same, another] = having;
  if (!same || another) return null;
  count(sheet, same.line, value, [...range(start, end), ...same.cover.used]);
  return same.cover.end;
}

/** '2 combo 1, não, 3' are three of it, or two of Combo 3. */
function namesAnother({ lexicon }: Sheet, { names, counted }: LineDraft, { value }: Quantity): boolean {
  const [name] = names;
  return counted && lexicon.products.some(({ words }) => words[0] === name?.words[0] && words.at(-1) === String(value));
}

function count(sheet: Sheet, line: LineDraft, quantity: number, said: readonly number[]): void {
  setQuantity(sheet, line, quantity);
  line.counted = true;
  settle(sheet, said, line.known ? 'line' : 'asked', line);
}

/** Reads a dish that stands in the place of another. */
export function instead(sheet: Sheet, start: number, old: LineDraft, firm: boolean, step: Step): Corrected | null {
  const before = new Set(sheet.lines);
  const end = step(sheet, start, 'cut');
  const [line, another] = sheet.lines.filter((each) => !before.has(each));
  if (end === null) return null;
  const plain = Boolean(line && !another && !line.of && (firm || alike(old, line)));
  if (line && plain) replace(sheet, old, line);
  return { end, plain };
}

/** Of one category of the menu: a beer instead of a beer. */
const alike = (one: LineDraft, other: LineDraft) =>
  one.names.some(({ category }) => other.names.some((name) => name.category === category));

/** The line of which a choice is named, that has one already: the last, or the only one. */
function choosing(sheet: Sheet, at: number): LineDraft | null {
  const start = sheet.tokens[at]?.word === 'com' ? at + 1 : at;
  const lines = sheet.lines.filter(({ names, options }) => {
    const found = [at, start].map((each) => optionsAt(sheet.tokens, each, names, sheet.lexicon)).find(Boolean);
    return found?.names.some(({ group }) => options.some((each) => each.group === group));
  });
  const last = sheet.lines.at(-1);
  if (last && lines.includes(last)) return last;
  return lines.length === 1 ? (lines[0] ?? null) : null;
}

/** A choice or a note of the line in the place of the one before. */
export function amend(sheet: Sheet, start: number, line: LineDraft): Corrected | null {
  resume(sheet, line);
  const notes = line.notes.length;
  sheet.correcting = true;
  let end = readModifier(sheet, start, line, 'word');
  // 'aliás ao ponto com cheddar' corrects both.
  while (end !== null && takesPlace(sheet, end, line)) {
    const next = readModifier(sheet, end, line, 'word');
    if (next === null) break;
    end = next;
  }
  sheet.correcting = false;
  return end === null ? null : { end, plain: line.notes.length <= notes };
}

/** An answer follows, to a question that takes one and has another. */
function takesPlace({ tokens, lexicon }: Sheet, at: number, line: LineDraft): boolean {
  const start = bringing.has(tokens[at]?.word ?? '') ? at + 1 : at;
  const found = tokens[at]?.sign === 'word' ? optionsAt(tokens, start, line.names, lexicon) : null;
  return (
    found?.names.some(({ group }) => group.max === 1 && line.options.some((each) => each.group === group)) ?? false
  );
}
