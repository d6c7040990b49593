import { quantityAt } from './numbers.ts';
import { range, rawAt, type Sheet, settle } from './sheet.ts';

/**
 * 'nenhum café', 'nem uma coca', 'espera pra mandar a feijoada', 'segura o pudim': a dish is named and is not to be ordered, or not yet.
 * All that is said of it is marked, and none of it is said of the dish before.
 */
export function readUnordered(sheet: Sheet, at: number, after: 'cut' | 'joint' | 'word'): number | null {
  const start = noneEnd(sheet, at, after) ?? holdEnd(sheet, at);
  if (start === null) return null;
  const dish = dishFrom(sheet, start);
  if (dish === null) return null;
  const end = clauseEnd(sheet, dish);
  settle(sheet, range(at, end), 'unread');
  return end;
}

/** Where 'nenhum', 'nem um' or a 'zero' that counts ends; the 'zero' of 'coca zero' is no number. */
function noneEnd(sheet: Sheet, at: number, after: 'cut' | 'joint' | 'word'): number | null {
  const word = rawAt(sheet, at);
  if (/^nenhum(a|as|ns)?$/.test(word)) return at + 1;
  if (word === 'nem') return /^(um|uma|1)$/.test(rawAt(sheet, at + 1)) ? at + 2 : null;
  return word === 'zero' && after !== 'word' && !sheet.mentionAt(at)?.called ? at + 1 : null;
}

/** 'espera' alone stops the one who writes: that it is the kitchen that is to wait, what follows says. */
function holdEnd(sheet: Sheet, at: number): number | null {
  const word = rawAt(sheet, at);
  if (/^(segur|aguard|adi)(a|e|ar|em)$/.test(word)) return at + 1;
  const waits =
    /^(espera|espere|esperar|pera)$/.test(word) && /^(para|pra|p|que|com|o|a|os|as)$/.test(rawAt(sheet, at + 1));
  return waits ? at + 2 : null;
}

/** The end of the dish that is named in what is left of the clause; null where none is. */
export function dishFrom(sheet: Sheet, start: number): number | null {
  const end = clauseEnd(sheet, start);
  const found = range(start, end).find((each) => sheet.mentionAt(each)?.called);
  return found === undefined ? null : (sheet.mentionAt(found)?.cover.end ?? null);
}

/** Up to a comma, an 'e', or the number of the next dish. */
export function clauseEnd({ tokens }: Sheet, at: number): number {
  let end = at;
  while (tokens[end] && tokens[end]?.sign !== 'cut' && tokens[end]?.sign !== 'joint' && !quantityAt(tokens, end))
    end += 1;
  return end;
}
