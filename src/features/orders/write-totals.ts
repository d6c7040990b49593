import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { Totals } from './order.ts';

const write = statement(
  'orders.writeTotals',
  `update orders set items_cents = $3, service_fee_cents = $4, total_cents = $5, revision = revision + 1, unfinished_at = null
   where restaurant_id = $1 and id = $2 returning revision`,
);

/** What an order comes to after its lines changed, and the revision that this makes. One that was left unfinished is worked on again. */
export async function writeTotals(
  tx: TransactionScope,
  id: string,
  { itemsCents, serviceFeeCents, totalCents }: Totals,
): Promise<number> {
  const [written] = await tx.rows<{ revision: number }>(write, [
    tx.restaurantId,
    id,
    itemsCents,
    serviceFeeCents,
    totalCents,
  ]);
  return written?.revision ?? 0;
}
