/** Nobody weighs less than this many grams: a whole number below it is of kilos. */
const fewestGrams = 20;

/**
 * Grams of a weight as a cashier types it: '350' are grams, as a scale without a point shows them, '2', '0,350' and '0.35' are kilos. A unit that is
 * written out decides. Null for what is no weight, or finer than a gram.
 */
export function gramsOf(text: string): number | null {
  const [, whole, fraction, unit] = /^(\d{1,6})(?:[.,](\d{0,3}))?\s*(kg|g)?$/i.exec(text.trim()) ?? [];
  if (whole === undefined) return null;
  const inGrams = unit ? unit.toLowerCase() === 'g' : fraction === undefined && Number(whole) >= fewestGrams;
  if (inGrams) return fraction ? null : Number(whole);
  return Number(whole) * 1_000 + Number((fraction ?? '').padEnd(3, '0'));
}
