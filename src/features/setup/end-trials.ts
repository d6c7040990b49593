import { randomUUID } from 'node:crypto';
import type { Scope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import { closeBill } from '../bills/close-bill.ts';
import { readBill } from '../bills/store.ts';
import { changeStatus } from '../orders/change-status.ts';

interface Doors {
  system: SystemDoor;
  scope(restaurantId: string): Scope;
  onError(error: unknown): void;
}

const over = statement(
  'setup.trialsOver',
  `select s.restaurant_id as id from setups s where s.rehearsal_table is not null and s.trial_ended_at is null
     and subscription_open(s.restaurant_id, $1) order by s.restaurant_id limit 500`,
);

// Of the open bill alone, and from before the subscription: what guests ordered since is theirs to pay.
const placed = statement(
  'setup.trialOrders',
  `select o.id, o.bill_id as "billId" from setups s
   join bills b on b.restaurant_id = $1 and b.table_id = s.rehearsal_table and b.closed_at is null
   join orders o on o.restaurant_id = $1 and o.bill_id = b.id
   where s.restaurant_id = $1 and o.status <> 'cancelado' and o.paid_at is null
     and o.created_at < (select min(started_at) from subscriptions where restaurant_id = $1 and status <> 'pending')
   order by o.number`,
);

const ended = statement(
  'setup.trialEnded',
  'update setups set trial_ended_at = $2 where restaurant_id = $1 and trial_ended_at is null',
);

/** The house's own language: it stands in the order's history and on its ticket. */
const reason = 'Pedido de teste';

/** Cancels what owners ordered to try the product, once their subscription is open, and frees the table: neither revenue nor a guest. */
export async function endTrials({ system, scope, onError }: Doors, now: Date): Promise<void> {
  for (const { id } of await system.rows<{ id: string }>(over, [now.toISOString()])) {
    // One that cannot be ended now is tried again, and keeps no other from ending.
    await endTrial(scope(id), now).catch(onError);
  }
}

async function endTrial(scope: Scope, now: Date): Promise<void> {
  const orders = await scope.rows<{ id: string; billId: string }>(placed, [scope.restaurantId]);
  for (const { id } of orders)
    await changeStatus(scope, { id, to: 'cancelado', reason, actorId: null, approves: true, now });
  const [first] = orders;
  if (first) await closeEmpty(scope, first.billId, now);
  await scope.rows(ended, [scope.restaurantId, now.toISOString()]);
}

async function closeEmpty(scope: Scope, id: string, now: Date): Promise<void> {
  const bill = await readBill(scope, id);
  if (!bill || bill.closedAt || bill.orders.some(({ status }) => status !== 'cancelado') || bill.paidCents > 0) return;
  const nothing = { chargeServiceFee: true, charges: [], discount: null, payments: [] };
  await closeBill(scope, { ...nothing, id, key: randomUUID(), version: bill.version, actorId: null, now });
}
