import type { Scope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import { isActive } from '../orders/order.ts';
import { lockOpenBill, settleAsWished } from './close-bill.ts';
import { readBill } from './store.ts';

interface Doors {
  system: SystemDoor;
  scope(restaurantId: string): Scope;
  onError(error: unknown): void;
}

const served = statement(
  'bills.served',
  `select b.restaurant_id as "restaurantId", b.id from bills b where b.closes_when_served and b.closed_at is null
     and not exists (select from orders o where o.restaurant_id = b.restaurant_id and o.bill_id = b.id
       and o.status in ('pendente', 'preparando', 'pronto'))
   order by b.restaurant_id, b.id limit 500`,
);

/** Closes the bills that guests paid in full before they had been served, now that they have been. */
export async function closeServed({ system, scope, onError }: Doors, now: Date): Promise<void> {
  for (const { restaurantId, id } of await system.rows<{ restaurantId: string; id: string }>(served)) {
    // One that cannot be closed now is tried again, and keeps no other open.
    await close(scope(restaurantId), id, now).catch(onError);
  }
}

function close(scope: Scope, id: string, now: Date): Promise<void> {
  return scope.transaction(async (tx) => {
    const { closed } = await lockOpenBill(tx, id);
    const bill = closed ? null : await readBill(tx, id);
    if (bill?.restCents !== 0 || bill.orders.some(({ status }) => isActive(status))) return;
    await settleAsWished(tx, { id, key: id, actorId: null, now }, bill);
  }, id);
}
