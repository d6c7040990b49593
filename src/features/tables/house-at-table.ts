import type { Caller, House } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { wasSeated } from './seat.ts';

/**
 * The restaurant of whoever stands at one of its tables. Guests who show that they sit or sat there are told when it takes no orders any
 * more because it was deactivated; to everybody else there is no such restaurant then.
 */
export async function houseAtTable(caller: Caller, { slug, number }: { slug: string; number: number }): Promise<House> {
  const inactive = await caller.inactiveHouse(slug);
  if (!inactive) return caller.house(slug);
  const sitting = caller.tableSeat(inactive.restaurantId, number);
  const known = sitting !== null && (await wasSeated(inactive.scope, number, sitting));
  throw new CodedError(known ? 'not_taking_orders' : 'restaurant_not_found');
}
