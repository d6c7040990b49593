import { CodedError } from '#lib/errors.ts';
import type { orders as calls } from '../orders/contract.ts';
import { withExpected } from '../orders/expected.ts';
import { ordersMovedAway, ordersOfOpenBill } from '../orders/store.ts';
import type { Serves } from '../serves.ts';
import { refusalOf, standingAt } from '../tables/seat.ts';
import { ordersAsWished } from './as-wished.ts';
import { openSums, unwished } from './bill.ts';
import { paidOf } from './payments/store.ts';
import { wishesOf } from './wishes.ts';

/** The orders' own call, answered where it is known what those of a table come to together. */
export const openBill = {
  async ofTable(caller, input) {
    const { scope, restaurantId } = await caller.house(input.slug);
    const standing = await standingAt(scope, input.number, caller.tableSeat(restaurantId, input.number));
    if (!standing) throw new CodedError('table_not_found');
    const refused = refusalOf(standing);
    if (refused) throw new CodedError(refused, { movedTo: standing.movedTo });
    const [found, movedAway] = await Promise.all([
      ordersOfOpenBill(scope, standing.tableId),
      ordersMovedAway(scope, standing.tableId),
    ]);
    const billId = found[0]?.billId;
    const wishes = billId ? await wishesOf(scope, billId) : unwished;
    const { totalCents } = openSums(found, wishes);
    const paidCents = billId ? await paidOf(scope, billId) : 0;
    const now = caller.now();
    const orders = await withExpected(scope, ordersAsWished(found, wishes), now);
    return { orders, movedAway, totalCents, paidCents, now: now.toISOString() };
  },
} satisfies Pick<Serves<typeof calls>, 'ofTable'>;
