import { joinedNumbers } from '../tables/joins.ts';
import { iso, linesJson } from './lines/columns.ts';

/** SQL: the charges that a bill or an order holds, without whatever is none. */
export const storedCharges = (of: string) =>
  `jsonb_path_query_array(${of}.custom_charges, '$[*] ? (@.cents.type() == "number" && @.description.type() == "string")')`;

/** SQL: the discount that a bill or an order holds. */
export const storedDiscount = (of: string) =>
  `case when ${of}.discount_type is not null then json_build_object('type', ${of}.discount_type, 'value', ${of}.discount_value) end`;

// Back where it was seen, it was somewhere else meanwhile, and was told there.
const unseenMove = `(select json_build_object('fromTableNumber', f.number, 'revision', o.unseen_move_revision,
    'at', ${iso('o.unseen_move_at')}, 'seenStations', o.move_seen_stations) from tables f where f.restaurant_id = o.restaurant_id and f.id =
    case when o.unseen_from_table_id = o.table_id then o.former_table_id else o.unseen_from_table_id end)`;

// What the bill of an order is reckoned from: all of it stands in the order's own row.
export const amounts = `o.id, o.number, o.status, o.items_cents as "itemsCents",
  (o.service_fee_percentage * 100)::int as "serviceFeeBasisPoints", o.service_fee_cents as "serviceFeeCents",
  ${storedCharges('o')} as "customCharges", o.total_cents as "totalCents", o.completed_at as "completedAt", o.paid_at as "paidAt",
  case when o.settled_cents is not null then json_build_object('serviceFeeCents', o.settled_fee_cents,
    'chargesCents', o.settled_charges_cents, 'discountCents', o.settled_discount_cents, 'totalCents', o.settled_cents) end as settled`;

// What every reading of orders selects, and from where: `o` is the order, `t` its table, `i` its lines, `c` what edits changed of them.
export const columns = `${amounts}, o.bill_id as "billId", o.table_id as "tableId", t.number as "tableNumber",
  ${joinedNumbers('o.bill_id', 'o.restaurant_id')} as "joinedNumbers",
  ${storedDiscount('o')} as discount,
  o.created_at as "createdAt", o.preparing_at as "preparingAt", o.ready_at as "readyAt",
  o.delivered_at as "deliveredAt", o.promised_from as "promisedFrom", o.promised_to as "promisedTo",
  o.cancel_reason as "cancelReason", o.revision,
  case when o.status in ('pendente', 'preparando', 'pronto') then o.unfinished_at end as "unfinishedAt",
  (select f.number from tables f where f.restaurant_id = o.restaurant_id and f.id = o.former_table_id) as "formerTableNumber",
  ${unseenMove} as "unseenMove",
  coalesce(i.lines, '[]') as lines, coalesce(c.changes, '[]') as changes`;
// Guests are not told who of the house did what.
export const rush = `case when o.rushed_at is not null then json_build_object('at', ${iso('o.rushed_at')}, 'by', coalesce(
    (select u.name from users u where u.id = o.rushed_by),
    (select d.name from kitchen_devices d where d.restaurant_id = o.restaurant_id and d.id = o.rushed_device_id))) end as rush`;
// What is active is on an open bill: the database sees to it.
export const onOpenBill = 'false as "billClosed"';
export const onAnyBill = `exists (select from bills b where b.restaurant_id = o.restaurant_id and b.id = o.bill_id
  and b.closed_at is not null) as "billClosed"`;

export const joined = `join tables t on t.restaurant_id = o.restaurant_id and t.id = o.table_id
  left join lateral (
    select ${linesJson('i')} as lines from order_items i where i.restaurant_id = o.restaurant_id and i.order_id = o.id
  ) i on true
  left join lateral (
    select json_agg(json_build_object('line', c.line, 'was', c.was, 'became', c.became, 'revision', c.revision, 'at', ${iso('e.at')},
      'seenAt', ${iso('c.seen_at')},
      'seenStations', c.seen_stations) order by c.revision, c.line) as changes
    from order_line_changes c join order_events e on e.restaurant_id = c.restaurant_id and e.id = c.event_id
    where c.restaurant_id = o.restaurant_id and c.order_id = o.id
  ) c on true`;
