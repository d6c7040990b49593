import { mostPriceCents } from '#lib/limits.ts';
import { longest } from '../../menu/values.ts';
import { mostChoices } from '../values.ts';
import { type Amount, between, readingsOf } from './amounts.ts';
import { sizeAt } from './size-names.ts';

/** One of those that a guest chooses from, and what it costs beyond the dish's price. */
export interface Choice {
  name: string;
  priceDeltaCents: number;
}

/** 'P 30 M 40 G 50' behind a name: that of the smallest price, and by how much each of the others costs more. Null where not every price has a size. */
export function sizesOf(said: string, amounts: readonly Amount[]): { priceCents: number; choices: Choice[] } | null {
  const read = amounts.map(({ start, digits, negative }, place) => {
    const label = sizeAt(said.slice(amounts[place - 1]?.end ?? 0, start).replace(between, ''));
    const [cents, another] = negative ? [] : readingsOf(digits);
    // Between two prices stands the size and nothing else.
    const alone = place === 0 ? Boolean(label?.rest) : label !== null && !/[\p{L}\p{N}]/u.test(label.rest);
    const sure = alone && another === undefined && cents !== undefined && cents > 0 && cents <= mostPriceCents;
    return sure ? { name: label!.size, cents } : null;
  });
  const sizes = read.filter((size) => size !== null);
  const names = new Set(sizes.map(({ name }) => name.toLowerCase()));
  if (sizes.length < Math.max(2, read.length) || names.size < sizes.length || sizes.length > mostChoices) return null;
  if (sizes.some(({ name }) => name.length > longest.option)) return null;
  const priceCents = Math.min(...sizes.map(({ cents }) => cents));
  return {
    priceCents,
    choices: sizes.map(({ name, cents }) => ({ name: capital(name), priceDeltaCents: cents - priceCents })),
  };
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
