import { statement } from '#database/tenant-query.ts';

/** What is written of an admitted order `a`, whose bill is `b`. */
const intoOrders = `insert into orders (restaurant_id, bill_id, table_id, number, status, items_cents, service_fee_percentage,
       service_fee_cents, total_cents, place_key, place_hash, placed_by, promised_from, promised_to, created_at,
       preparing_at, ready_at, delivered_at, cancelled_at)
     select $1, b.id, b.table_id, b.orders_count, a.status, a.items_cents, a.fee_basis_points / 100.0, a.fee_cents, a.total_cents,
       a.key, a.hash, a.placed_by, a.promised_from, a.promised_to, a.at,
       case when a.status in ('preparando', 'pronto', 'entregue') then a.at end, case when a.status in ('pronto', 'entregue') then a.at end,
       case when a.status = 'entregue' then a.at end, case when a.status = 'cancelado' then a.at end`;

const ontoOpenBill = `on conflict (restaurant_id, table_id) where closed_at is null
     do update set orders_count = bills.orders_count + 1, revision = bills.revision + 1
     returning id, table_id, orders_count`;

const intoItems = `insert into order_items (restaurant_id, order_id, line, product_id, name, quantity, unit_cents, choices, notes)
     select $1, placed.id, line.position, line.product_id, line.name, line.quantity, line.unit_cents, line.choices::jsonb, line.notes`;

const takenAndTold = `taken as (
     update tables set status = 'ocupado', revision = revision + 1
     where restaurant_id = $1 and id = any(array(select table_id from placed)) and status <> 'ocupado'
     returning id
   ), told as (
     insert into outbox (restaurant_id, topic, entity_id, table_id)
     select $1, 'orders', id, table_id from placed
     union all select $1, 'tables', id, id from taken
   )
   select id, number, place_key as key from placed`;

/**
 * One order in one statement, hence all or nothing: the table's open bill (opened when there is none), the order, its lines, the
 * table taken, and the word to the open screens. It writes nothing unless everything it was priced and admitted by still
 * holds: the restaurant's version, an open subscription, the table and, for a diner, its secret. An order that finds the
 * bill row taken waits for the other order of that table, so a bill cannot be closed under it.
 */
export const placeOrder = statement(
  'orders.place',
  `with a as (
     select t.id as table_id, $6::timestamptz as at, $7::text as status, $8::bigint as items_cents, $9::int as fee_basis_points,
       $10::bigint as fee_cents, $11::bigint as total_cents, $12::uuid as key, $13::bytea as hash, $14::uuid as placed_by,
       $15::timestamptz as promised_from, $16::timestamptz as promised_to
     from restaurants r join tables t on t.restaurant_id = r.id
     where r.id = $1 and r.active and r.public_version = $2 and t.number = $3 and t.deleted_at is null
       and ($5 or not r.requires_table_secret or t.secret = $4)
       and subscription_open(r.id, $6)
   ), b as (
     insert into bills (restaurant_id, table_id, orders_count) select $1, table_id, 1 from a ${ontoOpenBill}
   ), placed as (
     ${intoOrders} from a, b
     returning id, table_id, number, place_key
   ), lines as (
     ${intoItems}
     from placed, unnest($17::uuid[], $18::text[], $19::int[], $20::int[], $21::text[], $22::text[])
       with ordinality as line (product_id, name, quantity, unit_cents, choices, notes, position)
   ), ${takenAndTold}`,
);

/**
 * The same for several orders of one restaurant at different tables, at about a third of the cost of each: PostgreSQL spends most
 * of the time on setting a statement up. An order that does not hold any more is left out; an error undoes all of them.
 * The bills are taken in one order, or two such statements could wait for one another.
 */
export const placeOrders = statement(
  'orders.placeSeveral',
  `with sent as (
     select * from unnest($3::int[], $4::text[], $5::bool[], $6::timestamptz[], $7::text[], $8::bigint[], $9::int[], $10::bigint[],
       $11::bigint[], $12::uuid[], $13::bytea[], $14::uuid[], $15::timestamptz[], $16::timestamptz[])
       as sent (number, secret, by_staff, at, status, items_cents, fee_basis_points, fee_cents, total_cents, key, hash, placed_by,
         promised_from, promised_to)
   ), a as (
     select t.id as table_id, sent.* from sent
     join tables t on t.restaurant_id = $1 and t.number = sent.number and t.deleted_at is null
     join restaurants r on r.id = $1 and r.active and r.public_version = $2
     where (sent.by_staff or not r.requires_table_secret or t.secret = sent.secret)
       and subscription_open(r.id, sent.at)
   ), b as (
     insert into bills (restaurant_id, table_id, orders_count) select $1, table_id, 1 from a order by table_id ${ontoOpenBill}
   ), placed as (
     ${intoOrders} from a join b on b.table_id = a.table_id
     returning id, table_id, number, place_key
   ), lines as (
     ${intoItems}
     from unnest($17::uuid[], $18::text[], $19::int[], $20::int[], $21::text[], $22::text[], $23::uuid[], $24::int[])
       as line (product_id, name, quantity, unit_cents, choices, notes, key, position)
     join placed on placed.place_key = line.key
   ), ${takenAndTold}`,
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
