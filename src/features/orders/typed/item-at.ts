import { type Mention, optionsAt } from './mentions.ts';
import type { ProductName } from './names.ts';
import type { Sheet } from './sheet.ts';
import { fillers, generic } from './words.ts';

const mostBefore = 4;

/** A mention from here on, before which its options may stand: 'meia porção de mandioca', 'caneca de chope'. */
export function itemAt(sheet: Sheet, start: number): Mention | null {
  const here = sheet.mentionAt(start);
  if (here?.called) return here;
  for (let at = start + 1; at <= start + mostBefore; at += 1) {
    const before = sheet.tokens[at - 1];
    if (before?.sign !== 'word') break;
    const mention = sheet.mentionAt(at);
    if (mention?.called && explains(sheet, start, at, mention.names)) return mention;
  }
  return here;
}

function explains(sheet: Sheet, from: number, to: number, names: readonly ProductName[]): boolean {
  for (let at = from; at < to; ) {
    const word = sheet.tokens[at]?.word ?? '';
    const option = optionsAt(sheet.tokens.slice(0, to), at, names, sheet.lexicon);
    if (option) at = option.cover.end;
    else if (fillers.has(word) || generic.has(word)) at += 1;
    else return false;
  }
  return true;
}
