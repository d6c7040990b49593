import { type CountedChoice, countedChoiceAt } from './counted-choices.ts';
import { naming } from './cover.ts';
import { readHalves } from './halves.ts';
import { itemAt } from './item-at.ts';
import { readItem } from './items.ts';
import { askMeaning } from './meaning.ts';
import { type Mention, type OptionMention, optionsAt } from './mentions.ts';

import type { ProductName } from './names.ts';
import { noteEnd } from './notes.ts';
import { inRange, type Quantity, quantityAt } from './numbers.ts';
import { offeringAt, readOffering } from './offering.ts';
import { readElided, readVariant } from './parts.ts';
import { type LineDraft, newLine, range, rawAt, type Sheet, settle } from './sheet.ts';
import { openers, places } from './words.ts';

/** Reads from a number on: so many of something, how many of what was just said, or which of them. Null where it is no quantity. */
export function readCounted(sheet: Sheet, at: number, afterCut: boolean): number | null {
  const quantity = quantityAt(sheet.tokens, at) ?? halfAt(sheet, at);
  if (!quantity) return null;
  const line = sheet.lines.at(-1);
  const start = startAfter(sheet, at, quantity);
  const item = itemAt(sheet, start);
  // '2 3 guaraná': one of both is a slip, and the one beside the dish is believed.
  const opens = sheet.tokens[at - 1]?.sign !== 'word';
  const second = item?.called || !opens ? null : quantityAt(sheet.tokens, start);
  if (second && itemAt(sheet, second.end)?.called) {
    settle(sheet, range(at, start), 'unread');
    return start;
  }
  if (isName(sheet, at, item)) return null;
  const halves = readHalves(sheet, at, start, quantity.value);
  if (halves) return halves;
  const variant = line && inRange(quantity.value) && readVariant(sheet, at, start, line, quantity.value);
  if (variant) return variant;
  const goesOn =
    /^(de|com|sem)$/.test(sheet.tokens[start - 1]?.word ?? '') || sheet.tokens[start]?.word === 'sem' || !item?.called;
  const elided = line && goesOn && inRange(quantity.value) && readElided(sheet, at, start, line, quantity.value);
  if (elided) return elided;
  const sibling = line !== undefined && answersAgain(sheet, start, line, goesOn);
  if (item?.called && !sibling) return readItem(sheet, at, start, item, quantity);
  const measured = line !== undefined && optionsAt(sheet.tokens, start, line.names, sheet.lexicon) !== null;
  const ends = start >= sheet.tokens.length || (sheet.tokens[start]?.sign !== 'word' && !measured);
  if (ends && line && !line.counted && !afterCut && !Number.isInteger(quantity.value)) {
    Object.assign(line, { names: [], known: false, counted: true });
    for (const each of sheet.asked) if (each.line === line) each.candidates = [];
    settle(sheet, [...line.tokens, ...range(at, start)], 'unread');
    return start;
  }
  if (ends && line && !line.counted && !afterCut && inRange(quantity.value)) {
    line.quantity = quantity.value;
    line.counted = true;
    settle(sheet, range(at, start), line.known ? 'line' : 'asked', line);
    return start;
  }
  const extra = line?.known && quantity.value > 1 && !line.of ? extraAt(sheet, at, line) : null;
  if (line && extra) return askMeaning(sheet, start, extra.end, line, extra.names, at);
  if (!ends && line?.known && inRange(quantity.value) && saysWhich(sheet, start, line.names)) {
    const part = { ...newLine(line.names, true, quantity.value, true), of: line.of ?? line };
    sheet.lines.push(part);
    settle(sheet, range(at, start), 'line', part);
    return start;
  }
  if (item) return readItem(sheet, at, start, item, quantity);
  const offering = ends ? [] : offeringAt(sheet, start);
  if (offering.length > 0) return readOffering(sheet, at, start, offering, quantity.value);
  settle(sheet, range(at, start), 'unread');
  if (!ends) sheet.lines.push(newLine([], false, quantity.value, true));
  return start;
}

/** '2 ovos' after one picanha counts the eggs; which of several dishes have them is told as parts. */
function extraAt(sheet: Sheet, at: number, line: LineDraft): CountedChoice | null {
  const choice = line.quantity === 1 || line.options.length > 0 ? countedChoiceAt(sheet, at, line.names) : null;
  return choice?.names.every(({ group, words }) => group.min === 0 && !openers.has(words[0] ?? '')) ? choice : null;
}

/** 'metade com gelo' of four is two. */
function halfAt(sheet: Sheet, at: number): Quantity | null {
  const last = sheet.lines.at(-1);
  const base = last?.of ?? last;
  if (!base?.known || !base.counted || base.quantity % 2 > 0 || rawAt(sheet, at) !== 'metade') return null;
  const end = sheet.tokens[at + 1]?.word === 'de' ? at + 2 : at + 1;
  return { value: base.quantity / 2, end, bundled: false };
}

/** '2 x tudo': the x belongs to the dish where there is one of that name. */
function startAfter(sheet: Sheet, at: number, { end }: Quantity): number {
  const cross = range(at, end).find((each) => sheet.tokens[each]?.word === 'x');
  if (sheet.tokens[end]?.word === 'x') return end;
  const named = cross === undefined ? null : sheet.mentionAt(cross);
  return cross !== undefined && named?.called && named.cover.used.length > 1 ? cross : end;
}

/** '4 queijos' is no four of anything. */
function isName(sheet: Sheet, at: number, item: Mention | null): boolean {
  const line = sheet.lines.at(-1);
  const mention = sheet.mentionAt(at);
  const own = mention?.called && leads(sheet, at, mention) ? mention.cover : null;
  const option = line ? optionsAt(sheet.tokens, at, line.names, sheet.lexicon)?.cover : null;
  const level = Math.max(own?.level ?? naming.kind, option?.level ?? naming.kind);
  return level > (item?.called ? item.cover.level : naming.kind);
}

/** The number stands before the next of its words in the name too: of 'Bolinho, 6 unidades' six are only counted. */
function leads({ tokens }: Sheet, at: number, { names, cover }: Mention): boolean {
  return names.some(({ words }) => {
    const place = words.indexOf(tokens[at]?.word ?? '');
    return cover.used.length === 1
      ? words.length === 1
      : place >= 0 && words[place + 1] === tokens[cover.used[1] ?? -1]?.word;
  });
}

/** 'e 2 de camarão' after '3 pastéis de carne': the same question, answered otherwise. */
function answersAgain(sheet: Sheet, start: number, line: LineDraft, goesOn: boolean): boolean {
  const option = optionsAt(sheet.tokens, start, line.names, sheet.lexicon);
  const group = option?.names[0]?.group;
  if (!option || !group || group.min === 0) return false;
  const again = sheet.tokens[start - 1]?.word === 'de' && line.options.some((each) => each.group === group);
  return (again && goesOn) || isShare(sheet, start, line.of ?? line, option);
}

/** '2 sorvetes, 1 creme e 1 flocos': the answer that each of several awaits, where no dish is called just so. */
function isShare(sheet: Sheet, start: number, base: LineDraft, { names, cover }: OptionMention): boolean {
  const dish = sheet.mentionAt(start)?.cover;
  if (!base.known || !base.counted || base.quantity < 2 || dish?.level === naming.full) return false;
  return cover.used.length >= (dish?.used.length ?? 0) && !base.options.some(({ group }) => group === names[0]?.group);
}

const saysWhich = (sheet: Sheet, start: number, names: readonly ProductName[]) => {
  const plain = sheet.tokens[start]?.word === 'com' ? start + 1 : start;
  if (optionsAt(sheet.tokens, plain, names, sheet.lexicon)) return true;
  return !places.has(sheet.tokens[start]?.word ?? '') && noteEnd(sheet, start, names) > start;
};
