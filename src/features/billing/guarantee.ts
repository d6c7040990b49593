import { statement } from '#database/tenant-query.ts';
import { dayMs } from '#lib/days.ts';
import type { Rows } from './store.ts';
import { guaranteeDays } from './values.ts';

const firstPaid = statement(
  'billing.firstPaid',
  `select min(paid_at) as at,
     exists (select from subscriptions where restaurant_id = $1 and guarantee_used_at is not null) as used
   from payments where restaurant_id = $1 and paid_at is not null`,
);

/**
 * When the seven days of withdrawal end. They begin with a restaurant's very first payment and never again, and give money back
 * once: null before that payment; for who has made use of them they are over.
 */
export async function guaranteeEnd(door: Rows, restaurantId: string): Promise<Date | null> {
  const [found] = await door.rows<{ at: string | null; used: boolean }>(firstPaid, [restaurantId]);
  if (!found?.at) return null;
  return found.used ? new Date(0) : new Date(Date.parse(found.at) + guaranteeDays * dayMs);
}

/** Whether a payment made now would be given back. */
export const isGuaranteed = (end: Date | null, now: Date) => end === null || end > now;
