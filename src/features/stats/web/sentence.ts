import { m } from '#generated/messages/messages.js';
import type { Punctuality, Today } from '../contract.ts';
import { hourText } from './hour-text.ts';

/** Below this a dish carries nothing worth a sentence. */
const leastShare = 10;

/** The day in a sentence or two: what carried it, and whether the kitchen kept what guests were promised. */
export function sentencesOf({
  orders,
  dishes,
  dishesCents,
  kitchen,
}: Pick<Today, 'orders' | 'dishes' | 'dishesCents' | 'kitchen'>): string[] {
  if (orders === 0) return [m['stats.sentence.none']()];
  const [best] = [...dishes].sort((a, b) => b.revenueCents - a.revenueCents);
  const share = best && dishesCents > 0 ? Math.round((best.revenueCents / dishesCents) * 100) : 0;
  const told = [
    ...(best && share >= leastShare ? [m['stats.sentence.best']({ dish: best.name, share })] : []),
    ...kitchenSentence(kitchen),
  ];
  if (told.length > 0) return told;
  return [orders === 1 ? m['stats.sentence.ordersOne']() : m['stats.sentence.ordersMany']({ count: orders })];
}

function kitchenSentence(kitchen: readonly Punctuality[]): string[] {
  const { late, total } = punctualityOf(kitchen);
  if (total === 0) return [];
  if (late === 0) return [total === 1 ? m['stats.sentence.keptOne']() : m['stats.sentence.keptMany']({ count: total })];
  const [first, second] = kitchen.filter((hour) => hour.late > 0);
  if (!first || second)
    return [late === 1 ? m['stats.sentence.lateOne']({ total }) : m['stats.sentence.lateMany']({ count: late, total })];
  const during = { from: hourText(first.hour), to: hourText(first.hour + 1) };
  return [
    late === 1
      ? m['stats.sentence.lateOneAt']({ total, ...during })
      : m['stats.sentence.lateManyAt']({ count: late, total, ...during }),
  ];
}

/** Of all orders whose promise was kept or broken. */
export function punctualityOf(kitchen: readonly Punctuality[]): { late: number; total: number } {
  const late = kitchen.reduce((sum, hour) => sum + hour.late, 0);
  return { late, total: kitchen.reduce((sum, hour) => sum + hour.onTime, late) };
}
