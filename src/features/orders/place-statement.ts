import { statement } from '#database/tenant-query.ts';
import { largestBillCents } from '#lib/ceilings.ts';
import { lineInserted, lineNames } from './lines/columns.ts';
import {
  lineKeys,
  lineLists,
  orderLists,
  orderNames,
  orderParameters,
  parameter,
  takenOfAll,
  takenOfOne,
} from './place-columns.ts';

/** What is written of an admitted order `a`, whose bill is `b`. */
const intoOrders = `insert into orders (restaurant_id, bill_id, table_id, number, status, items_cents, service_fee_percentage,
       service_fee_cents, total_cents, place_key, place_hash, placed_by, guest, promised_from, promised_to, created_at,
       preparing_at, ready_at, delivered_at, cancelled_at)
     select $1, b.id, b.table_id, b.orders_count, a.status, a.items_cents, a.fee_basis_points / 100.0, a.fee_cents, a.total_cents,
       a.key, a.hash, a.placed_by, a.guest, a.promised_from, a.promised_to, a.at,
       case when a.status in ('preparando', 'pronto', 'entregue') then a.at end, case when a.status in ('pronto', 'entregue') then a.at end,
       case when a.status = 'entregue' then a.at end, case when a.status = 'cancelado' then a.at end`;

/** A bill that would come to more than bills may is left as it is, and returns no row: nothing of the order is written. */
const ontoOpenBill = `on conflict (restaurant_id, table_id) where closed_at is null
     do update set orders_count = bills.orders_count + 1, revision = bills.revision + 1,
       ordered_cents = bills.ordered_cents + excluded.ordered_cents
       where bills.ordered_cents + excluded.ordered_cents <= ${largestBillCents}
         and coalesce(bills.sitting, excluded.sitting) = excluded.sitting
     returning id, table_id, orders_count`;

/** What an order adds to its bill. */
const counted = `case when status = 'cancelado' then 0 else total_cents end`;

const intoItems = `insert into order_items (restaurant_id, order_id, line, status, started_at, ready_at, ${lineNames})
     select $1, placed.id, line.position, placed.status, placed.preparing_at, placed.ready_at, ${lineInserted('line')}`;

/** `subscription_open`, in the statement itself: PostgreSQL does not take in a function that asks a table, and starts one for each order. */
const isOpen = (at: string) =>
  `exists (select from subscriptions s where s.restaurant_id = $1 and holds_open(s.status, s.ends_at, ${at}))`;

const takenAndTold = (alsoTold = '') => `taken as (
     update tables set status = 'ocupado', revision = revision + 1
     where restaurant_id = $1 and id = any(array(select table_id from placed)) and status <> 'ocupado'
     returning id
   ), told as (
     insert into outbox (restaurant_id, topic, entity_id, table_id)
     select $1, 'orders', id, table_id from placed
     union all select $1, 'tables', id, id from taken${alsoTold}
   )
   select id, number, place_key as key from placed`;

/**
 * Takes what was ordered of what is counted. A row below zero is an error of the whole statement, by the table's own check: nothing of
 * the order is written. Its rows are locked after the bills, all of which the sum has seen, and in one sequence.
 */
const fromStock = (wanted: string) => `wanted as (
     select item.id, sum(item.quantity)::int as quantity from ${wanted} group by item.id
   ), held as (
     select s.item_id from stock s where s.restaurant_id = $1 and s.item_id in (select id from wanted) order by s.item_id for update of s
   ), sold as (
     update stock s set remaining = s.remaining - wanted.quantity from held join wanted on wanted.id = held.item_id
     where s.restaurant_id = $1 and s.item_id = held.item_id
     returning s.item_id
   ), ${takenAndTold(`
     union all select $1, 'stock', null, null where exists (select from sold)`)}`;

/** Paid for, or the one table at which an owner tries it before. */
const takesOrdersAt = (at: string) => `(${isOpen(at)} or coalesce(rehearsal_table(r.id) = t.id, false))`;

const one = `with a as (
     select t.id as table_id, t.sitting, ${orderParameters}
     from restaurants r join tables t on t.restaurant_id = r.id
     where r.id = $1 and r.active and r.public_version = $2 and t.number = ${parameter('tableNumber')} and t.deleted_at is null
       and (${parameter('byStaff')} or not r.requires_table_secret or t.sitting = ${parameter('sitting')})
       and ${takesOrdersAt(parameter('at'))}
   ), b as (
     insert into bills (restaurant_id, table_id, sitting, orders_count, ordered_cents)
     select $1, table_id, sitting, 1, ${counted} from a ${ontoOpenBill}
   ), placed as (
     ${intoOrders} from a, b
     returning id, table_id, number, place_key, status, preparing_at, ready_at
   ), lines as (
     ${intoItems}
     from placed, unnest(${lineLists}) with ordinality as line (${lineNames}, position)
   )`;

/**
 * One order in one statement, hence all or nothing: the table's open bill (opened when there is none), the order, its lines, the
 * table taken, and the word to the open screens. It writes nothing unless everything it was priced and admitted by still
 * holds: the restaurant's version, an open subscription, the table and, for a diner, the sitting there. An order that finds the
 * bill row taken waits for the other order of that table, so a bill cannot be closed under it; and it joins only a bill of the
 * sitting that it was admitted to, so none comes to the next guests' bill.
 */
export const placeOrder = statement('orders.place', `${one}, ${takenAndTold()}`);
/** The same for an order of something that is counted: the version says what is. */
export const placeCounted = statement(
  'orders.placeCounted',
  `${one}, ${fromStock(`placed, unnest(${takenOfOne}) as item (id, quantity)`)}`,
);

const several = `with sent as (
     select * from unnest(${orderLists}) as sent (${orderNames})
   ), a as (
     select t.id as table_id, t.sitting, sent.* from sent
     join tables t on t.restaurant_id = $1 and t.number = sent.number and t.deleted_at is null
     join restaurants r on r.id = $1 and r.active and r.public_version = $2
     where (sent.by_staff or not r.requires_table_secret or t.sitting = sent.seat)
       and ${takesOrdersAt('sent.at')}
   ), b as (
     insert into bills (restaurant_id, table_id, sitting, orders_count, ordered_cents)
     select $1, table_id, sitting, 1, ${counted} from a order by table_id ${ontoOpenBill}
   ), placed as (
     ${intoOrders} from a join b on b.table_id = a.table_id
     returning id, table_id, number, place_key, status, preparing_at, ready_at
   ), lines as (
     ${intoItems}
     from unnest(${lineLists}, ${lineKeys}) as line (${lineNames}, key, position)
     join placed on placed.place_key = line.key
   )`;

/**
 * The same for several orders of one restaurant at different tables, at about a third of the cost of each: PostgreSQL spends most
 * of the time on setting a statement up. An order that does not hold any more is left out; an error undoes all of them.
 * The bills are taken in one order, or two such statements could wait for one another.
 */
export const placeOrders = statement('orders.placeSeveral', `${several}, ${takenAndTold()}`);
export const placeSeveralCounted = statement(
  'orders.placeSeveralCounted',
  `${several}, ${fromStock(`unnest(${takenOfAll}) as item (id, quantity, key) join placed on placed.place_key = item.key`)}`,
);

/** Why an order was not placed, when placeOrder wrote nothing. */
export const whyNotPlaced = statement(
  'orders.whyNotPlaced',
  `select r.active and ${takesOrdersAt('$5')} as "takesOrders", r.public_version as version,
     t.id is not null as "tableExists",
     coalesce($4 or not r.requires_table_secret or t.sitting = $3::uuid, false) as "seated",
     coalesce(b.ordered_cents, 0) as "orderedCents"
   from restaurants r left join tables t on t.restaurant_id = r.id and t.number = $2 and t.deleted_at is null
   left join bills b on b.restaurant_id = r.id and b.table_id = t.id and b.closed_at is null
   where r.id = $1`,
);

/** An order by the key it was placed with, and the hash of what was sent. */
export const placedWithKey = statement(
  'orders.placedWithKey',
  `select id, number, total_cents as "totalCents", promised_from as "promisedFrom", promised_to as "promisedTo",
     place_hash as "placeHash"
   from orders where restaurant_id = $1 and place_key = $2`,
);
