import type { Scope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import { keptProfile } from '../restaurants/store.ts';
import { idleMs, unfinishedSince } from './unfinished-since.ts';

interface Doors {
  system: SystemDoor;
  scope(restaurantId: string): Scope;
  onError(error: unknown): void;
}

const active = `o.status in ('pendente', 'preparando', 'pronto') and o.unfinished_at is null`;

const houses = statement(
  'orders.housesWithUnfinished',
  `select distinct o.restaurant_id as id from orders o where ${active} and o.created_at < $1`,
);

// An order under somebody's hands is not waited for: it is touched just now.
const leave = statement(
  'orders.leaveUnfinished',
  `with idle as (
     select o.id from orders o where o.restaurant_id = $1 and ${active} and o.created_at < $2
       and not exists (select from order_events e where e.restaurant_id = o.restaurant_id and e.order_id = o.id and e.at >= $2)
       and not exists (select from order_items i where i.restaurant_id = o.restaurant_id and i.order_id = o.id
         and greatest(i.begun_at, i.started_at, i.ready_at) >= $2)
     for update of o skip locked
   ), gone as (
     update orders o set unfinished_at = $3 from idle where o.restaurant_id = $1 and o.id = idle.id returning o.id, o.status
   )
   insert into order_events (restaurant_id, order_id, at, kind, from_status, to_status)
   select $1, id, $3, 'unfinished', status, status from gone returning order_id as id`,
);

/**
 * Takes off the boards what nobody has touched since before the running business day. Nothing is delivered by that: an order keeps its status
 * and stays on its bill, its history says when it left, and it stands among the past ones as unfinished.
 */
export async function leaveUnfinished({ system, scope, onError }: Doors, now: Date): Promise<void> {
  for (const { id } of await system.rows<{ id: string }>(houses, [new Date(now.getTime() - idleMs).toISOString()]))
    await leaveOf(scope(id), now).catch(onError);
}

async function leaveOf(scope: Scope, now: Date): Promise<void> {
  const house = await keptProfile(scope);
  const since = unfinishedSince(now, house, house.timezone);
  await scope.transaction(async (tx) => {
    const left = await tx.rows(leave, [tx.restaurantId, since.toISOString(), now.toISOString()]);
    if (left.length > 0) await tx.changed('orders');
  });
}
