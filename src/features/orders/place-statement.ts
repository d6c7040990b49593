import { statement } from '#database/tenant-query.ts';

/**
 * One order in one statement, hence all or nothing: the table's open bill (opened when there is none), the order, its lines, the
 * table taken, and the word to the open screens. It writes nothing unless everything it was priced and admitted by still
 * holds: the restaurant's version, an open subscription, the table and, for a diner, its secret. An order that finds the
 * bill row taken waits for the other order of that table, so a bill cannot be closed under it.
 */
export const placeOrder = statement(
  'orders.place',
  `with admitted as (
     select t.id as table_id from restaurants r join tables t on t.restaurant_id = r.id
     where r.id = $1 and r.active and r.public_version = $2 and t.number = $3 and t.deleted_at is null
       and ($5 or not r.requires_table_secret or t.secret = $4)
       and subscription_open(r.id, $6)
   ), bill as (
     insert into bills (restaurant_id, table_id, orders_count) select $1, table_id, 1 from admitted
     on conflict (restaurant_id, table_id) where closed_at is null
     do update set orders_count = bills.orders_count + 1, revision = bills.revision + 1
     returning id, table_id, orders_count
   ), placed as (
     insert into orders (restaurant_id, bill_id, table_id, number, status, items_cents, service_fee_percentage,
       service_fee_cents, total_cents, place_key, place_hash, placed_by, promised_from, promised_to, created_at,
       preparing_at, ready_at, delivered_at, cancelled_at)
     select $1, id, table_id, orders_count, $7, $8, $9::int / 100.0, $10, $11, $12, $13, $14, $15, $16, $6,
       case when $7 in ('preparando', 'pronto', 'entregue') then $6 end, case when $7 in ('pronto', 'entregue') then $6 end,
       case when $7 = 'entregue' then $6 end, case when $7 = 'cancelado' then $6 end
     from bill
     returning id, table_id, number
   ), lines as (
     insert into order_items (restaurant_id, order_id, line, product_id, name, quantity, unit_cents, choices, notes)
     select $1, placed.id, line.position, line.product_id, line.name, line.quantity, line.unit_cents, line.choices::jsonb, line.notes
     from placed, unnest($17::uuid[], $18::text[], $19::int[], $20::int[], $21::text[], $22::text[])
       with ordinality as line (product_id, name, quantity, unit_cents, choices, notes, position)
   ), taken as (
     update tables set status = 'ocupado', revision = revision + 1
     where restaurant_id = $1 and id = (select table_id from placed) and status <> 'ocupado'
     returning id
   ), told as (
     insert into outbox (restaurant_id, topic, entity_id, table_id)
     select $1, 'orders', id, table_id from placed
     union all select $1, 'tables', id, id from taken
   )
   select id, number from placed`,
);

/** Why an order was not placed, when placeOrder wrote nothing. */
export const whyNotPlaced = statement(
  'orders.whyNotPlaced',
  `select r.active and subscription_open(r.id, $5) as "takesOrders", r.public_version as version,
     t.id is not null as "tableExists", $4 or not r.requires_table_secret or t.secret = $3 as "seated"
   from restaurants r left join tables t on t.restaurant_id = r.id and t.number = $2 and t.deleted_at is null
   where r.id = $1`,
);

/** An order by the key it was placed with, and the hash of what was sent. */
export const placedWithKey = statement(
  'orders.placedWithKey',
  `select id, number, total_cents as "totalCents", promised_from as "promisedFrom", promised_to as "promisedTo",
     place_hash as "placeHash"
   from orders where restaurant_id = $1 and place_key = $2`,
);
