import { readAddressed } from './addressed.ts';
import { readAlternative } from './alternatives.ts';
import { readCorrection } from './corrections.ts';
import { readCounted } from './counted.ts';
import { readEach } from './each.ts';
import { readException } from './exceptions.ts';
import { readHeld } from './held.ts';
import { readLess } from './less.ts';
import { quantityAt } from './numbers.ts';
import { readReference } from './references.ts';
import { readRefusal } from './refusals.ts';
import { readRepeated } from './repeated.ts';
import { readSequence } from './sequence.ts';
import { readShared } from './shared.ts';
import { rawAt, type Sheet, settle } from './sheet.ts';
import { readSwap } from './swaps.ts';
import { readTable } from './table.ts';
import { readUncounted } from './uncounted.ts';
import { readUnordered } from './unordered.ts';
import { courtesies, fillers } from './words.ts';

/** Goes through the text once. Each word is read, asked about, passed over because it says nothing, or marked. */
export function readSheet(sheet: Sheet): void {
  const { tokens } = sheet;
  let after: 'cut' | 'joint' | 'word' = 'cut';
  let sentence = true;
  for (let at = 0; at < tokens.length; ) {
    const { sign, word } = tokens[at] as Sheet['tokens'][number];
    if (sign === 'cut' || sign === 'joint') {
      if (sign === 'cut') {
        after = 'cut';
        sentence = word !== ':' && !/^[-–—>/]/.test(word);
      } else if (after !== 'cut') after = 'joint';
      at += 1;
      continue;
    }
    // Marked from where something before it was read.
    if (sheet.fate[at] === 'unread') {
      after = 'word';
      at += 1;
      continue;
    }
    const joins = word === 'mais' && leadsOn(sheet, at + 1);
    const next = joins
      ? null
      : (readTable(sheet, at) ??
        readSwap(sheet, at, readThing) ??
        readAddressed(sheet, at) ??
        readHeld(sheet, at, after, readThing) ??
        readUnordered(sheet, at, after) ??
        readRefusal(sheet, at, after) ??
        readCorrection(sheet, at, readThing) ??
        readAlternative(sheet, at) ??
        readException(sheet, at) ??
        readLess(sheet, at) ??
        readShared(sheet, at) ??
        readSequence(sheet, at, after, readThing) ??
        readEach(sheet, at) ??
        readReference(sheet, at, after) ??
        readRepeated(sheet, at) ??
        readCounted(sheet, at, after === 'cut' && sentence) ??
        readUncounted(sheet, at, after));
    if (next === null) {
      const silent = joins || fillers.has(word) || isCourtesy(sheet, at);
      settle(sheet, [at], silent ? 'passed' : 'unread');
    }
    if (joins) after = 'joint';
    else if (next !== null || !(fillers.has(word) || isCourtesy(sheet, at))) after = 'word';
    at = next ?? at + 1;
  }
}

/** '1 pf', and 'pf' alone, ask for a dish that the menu has not. */
function isCourtesy(sheet: Sheet, at: number): boolean {
  const { tokens, fate } = sheet;
  const word = tokens[at]?.word ?? '';
  if (word !== 'pf') return courtesies.has(word);
  const counted = tokens[at - 1]?.sign === 'number' && fate[at - 1] === 'unread';
  const alone = tokens.every(({ sign }, each) => each === at || sign === 'cut');
  return rawAt(sheet, at) === 'pf' && !counted && !alone;
}

const readThing = (sheet: Sheet, at: number, after: 'cut' | 'joint' | 'word') =>
  readCounted(sheet, at, after === 'cut') ?? readUncounted(sheet, at, after);

/** 'mais duas cocas', 'mais um': it goes on with the order, and asks for more of nothing. */
function leadsOn(sheet: Sheet, at: number): boolean {
  const line = sheet.lines.at(-1);
  if (quantityAt(sheet.tokens, at)) return true;
  return !line && Boolean(sheet.mentionAt(at)?.called);
}
