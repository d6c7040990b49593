import { maxQuantity } from '../values.ts';
import type { Token } from './tokens.ts';

export interface Quantity {
  value: number;
  /** After its last token. */
  end: number;
  /** By dozens or pairs, which the menu may count in as well. */
  bundled: boolean;
  /** 'uma e meia', in words: how many whole ones were said before the half. Figures, '1,5', may be litres. */
  whole?: number;
}

const bundles: Readonly<Record<string, number>> = { duzia: 12, par: 2 };
const after = new Set(['unidade', 'de', 'd']);

/** How many, from this token on: '2', 'duas', '2x', 'meia dúzia de', 'um par de', 'vinte e duas', 'outra'. */
export function quantityAt(tokens: readonly Token[], at: number): Quantity | null {
  const first = tokens[at];
  if (!first) return null;
  const second = tokens[at + 1];
  const bundle = bundles[second?.word ?? ''];
  if (first.word === 'meia' && second?.word === 'duzia') return ended(tokens, 6, at + 2, true);
  if (first.word in bundles) return ended(tokens, bundles[first.word] as number, at + 1, true);
  if (first.word === 'outro' || first.word === 'outra') return ended(tokens, 1, at + 1, false);
  if (first.sign !== 'number' || first.value === undefined) return null;
  if (bundle) {
    const andHalf = tokens[at + 2]?.word === 'e' && tokens[at + 3]?.word === 'meia';
    return ended(tokens, first.value * bundle + (andHalf ? bundle / 2 : 0), at + (andHalf ? 4 : 2), true);
  }
  const ones = tokens[at + 2];
  const isTens = first.spelled && first.value >= 20 && first.value % 10 === 0;
  if (isTens && second?.word === 'e' && ones?.spelled && ones.value && ones.value < 10)
    return ended(tokens, first.value + ones.value, at + 3, false);
  // 'uma e meia feijoada' is neither one nor two.
  const joint = second?.word === 'porcao' ? at + 2 : at + 1;
  const half = tokens[joint]?.word === 'e' && tokens[joint + 1]?.word === 'meia' && tokens[joint + 2]?.word !== 'duzia';
  if (half && tokens[joint + 2]?.sign === 'word')
    return { ...ended(tokens, first.value + 0.5, joint + 2, false), whole: first.value };
  return ended(tokens, first.value, at + 1, false);
}

function ended(tokens: readonly Token[], value: number, end: number, bundled: boolean): Quantity {
  let last = tokens[end]?.word === 'x' ? end + 1 : end;
  while (after.has(tokens[last]?.word ?? '') && tokens[last + 1]?.sign !== 'cut') last += 1;
  return { value, end: last, bundled };
}

/** As many as a line of an order may have. */
export const inRange = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= 1 && quantity <= maxQuantity;
