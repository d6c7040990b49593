import type { Scope } from '../../../src/database/scope.ts';
import { statement } from '../../../src/database/tenant-query.ts';
import { setPeople } from '../../../src/features/bills/set-people.ts';
import type { Party } from './parties.ts';

// A bill is opened by its first order, at the database's present: its guests sat down a little before that. Nothing tells of it yet.
const openedAt = statement(
  'evening.openedAt',
  `update bills b set opened_at = $3 from orders o
   where b.restaurant_id = $1 and o.restaurant_id = $1 and o.id = $2 and b.id = o.bill_id returning b.id`,
);
const call = statement(
  'evening.call',
  `with asked as (
     insert into calls (restaurant_id, table_id, sitting, kind, request, key, asked_at) values ($1, $2, $3, $4, $5, $6, $7)
     on conflict do nothing returning id, table_id
   )
   insert into outbox (restaurant_id, topic, entity_id, table_id) select $1, 'calls', id, table_id from asked`,
);

interface Seated {
  /** Their first. */
  orderId: string;
  people: number;
  actorId: string;
  at: number;
}

const minuteMs = 60_000;

/** Their bill, opened when they came, with as many people as were counted. */
export async function sitDown(scope: Scope, { orderId, people, actorId, at }: Seated): Promise<string> {
  const opened = new Date(at - 3 * minuteMs).toISOString();
  const [bill] = await scope.rows<{ id: string }>(openedAt, [scope.restaurantId, orderId, opened]);
  if (!bill) throw new Error('The order has no bill');
  await setPeople(scope, { id: bill.id, people, actorId, now: new Date(at + 1_000) });
  return bill.id;
}

type Called = NonNullable<Party['call']> & { key: string; at: number };

/** By a phone at the table. */
export async function callFor(scope: Scope, table: { id: string; sitting: string }, called: Called): Promise<void> {
  const request = called.kind === 'request' ? called.request : '';
  const what = [called.kind, request, called.key, new Date(called.at).toISOString()];
  await scope.announced(call, [scope.restaurantId, table.id, table.sitting, ...what]);
}
