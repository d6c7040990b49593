import type { Caller } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import type { InputOf } from '../serves.ts';
import { admit } from '../tables/door.ts';
import { houseAtTable } from '../tables/house-at-table.ts';
import type { orders } from './contract.ts';
import { type Placed, place, placedBefore, SeatLost } from './place.ts';

type Placement = InputOf<typeof orders.place>;
export type AtTable = Pick<Placement, 'slug' | 'number'>;

/** Bills move and close while their guests order; more often than this during one order they do not. */
const moves = 8;

/** A guest's order: at the table it was sent to, or where its bill has been moved. */
export async function placeAtTable(caller: Caller, { slug, number, key, lines }: Placement): Promise<Placed> {
  const { scope, restaurantId } = await houseAtTable(caller, { slug, number });
  const sitting = caller.tableSeat(restaurantId, number);
  const guest = caller.becomeGuest(restaurantId);
  const diner = { askedAt: number, sitting, byStaff: null, guest, pricings: [], status: 'pendente' as const };
  const placing = { ...diner, key, lines, now: caller.now() };
  for (let attempt = 1; ; attempt += 1) {
    const { number: tableNumber, sitting: seat, refused } = await admit(caller, scope, number, sitting);
    const budget = `${restaurantId} ${tableNumber}`;
    const full = !refused && !caller.limits.take('orders', budget);
    if (refused || full) {
      // A repeat is no second order: whoever has not heard the answer is told, even when the sitting has ended meanwhile.
      const earlier = await placedBefore(scope, { ...placing, tableNumber: number });
      if (earlier) return earlier;
      throw new CodedError(refused ?? 'too_many_orders');
    }
    try {
      const placed = await place(scope, { ...placing, sitting: seat, tableNumber });
      if (placed.repeated) caller.limits.giveBack('orders', budget);
      return placed;
    } catch (error) {
      if (!(error instanceof SeatLost)) throw error;
      caller.limits.giveBack('orders', budget);
      if (attempt === moves) throw new CodedError('busy');
      // What is in memory has not heard of it yet.
      scope.forgetKept();
    }
  }
}
