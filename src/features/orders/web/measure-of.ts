import { largestOrderCents } from '#lib/ceilings.ts';
import { gramsOf } from '#lib/typed-weight.ts';
import type { Measure } from '../base-price.ts';
import { maxGrams } from '../values.ts';

/** The price of one that was typed, in cents; nothing for none, zero, a minus or too much. */
export function priceMeasure(cents: number): Measure {
  return cents >= 1 && cents <= largestOrderCents ? { openCents: cents } : {};
}

/** The weight that was typed; nothing for what is none, or more than one weighing. */
export function weightMeasure(typed: string): Measure {
  const grams = gramsOf(typed);
  return grams !== null && grams >= 1 && grams <= maxGrams ? { grams } : {};
}
