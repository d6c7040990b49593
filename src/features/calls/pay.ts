import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { PayMethod } from './values.ts';

const call = statement(
  'calls.toPay',
  `with asked as (
     insert into calls (restaurant_id, table_id, sitting, kind, key, asked_at, part_id, pay_cents, pay_method, change_for_cents)
     select $1, t.id, t.sitting, 'pay', gen_random_uuid(), $3, $4, $5, $6, $7
     from tables t where t.restaurant_id = $1 and t.id = $2 on conflict do nothing returning id, table_id
   )
   insert into outbox (restaurant_id, topic, entity_id, table_id) select $1, 'calls', id, table_id from asked`,
);

interface Paying {
  partId: string;
  tableId: string;
  cents: number;
  method: PayMethod;
  changeForCents: number | null;
  now: Date;
}

/** Somebody at a table wants to pay: how much, and with what. Each part of a bill calls once. */
export async function callToPay(tx: TransactionScope, paying: Paying): Promise<void> {
  const { partId, tableId, cents, method, changeForCents, now } = paying;
  await tx.rows(call, [tx.restaurantId, tableId, now.toISOString(), partId, cents, method, changeForCents]);
}

const end = statement(
  'calls.endToPay',
  `with over as (
     update calls set ended_at = $3, outcome = case when $4::uuid is null then 'withdrawn' else 'answered' end, ended_by = $4
     where restaurant_id = $1 and part_id = $2 and ended_at is null returning id, table_id
   )
   insert into outbox (restaurant_id, topic, entity_id, table_id) select $1, 'calls', id, table_id from over`,
);

/** It is paid, and by whose hands; or nobody wants to pay it any more. */
export async function endCallToPay(
  tx: TransactionScope,
  partId: string,
  actorId: string | null,
  now: Date,
): Promise<void> {
  await tx.rows(end, [tx.restaurantId, partId, now.toISOString(), actorId]);
}
