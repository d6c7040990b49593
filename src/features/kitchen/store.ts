import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { Order } from '../orders/contract.ts';
import { iso, linesJson } from '../orders/lines/columns.ts';
import type { OrderLine } from '../orders/lines/contract.ts';
import { columns, joined, onAnyBill } from '../orders/order-columns.ts';

/** Longer ago nobody waits for it, and nobody asks for it back. */
const hours = 6;
/** Enough for twenty at each of a few stations. */
const mostFinished = 80;

export function windowFrom(now: Date): string {
  return new Date(now.getTime() - hours * 3_600_000).toISOString();
}

const seenStations = 'o.ended_seen_stations as "seenStations"';

/** An order that was over before the kitchen had made it. */
export interface EndedOrder extends Order {
  /** The stations that have seen it, while others have not. */
  seenStations: string[];
}

// Delivered before, it is the till's business; the event of the cancellation says what the order was until then.
const cancelled = statement(
  'kitchen.cancelled',
  `select ${columns}, ${onAnyBill}, ${seenStations} from orders o ${joined}
   where o.restaurant_id = $1 and o.status = 'cancelado' and o.created_at > $2 and o.cancelled_at > $2
     and o.cancelled_at > coalesce(o.cancel_seen_at, '-infinity')
     and exists (select from order_events e where e.restaurant_id = o.restaurant_id and e.order_id = o.id and e.at = o.cancelled_at
       and e.to_status = 'cancelado' and e.from_status in ('pendente', 'preparando', 'pronto'))
   order by o.created_at, o.id`,
);

/** Orders that were cancelled while they were active, and of which not every station has said that it has seen it. */
export function unseenCancellations(scope: Scope, since: string): Promise<EndedOrder[]> {
  return scope.rows<EndedOrder>(cancelled, [scope.restaurantId, since]);
}

const closed = statement(
  'kitchen.closed',
  `select ${columns}, ${onAnyBill}, ${seenStations}, ${iso('o.closed_unmade_at')} as "closedUnmadeAt" from orders o ${joined}
   where o.restaurant_id = $1 and o.closed_unmade_at > $2 and o.closed_seen_at is null order by o.created_at, o.id`,
);

export interface ClosedOrder extends EndedOrder {
  closedUnmadeAt: string;
}

/** Orders that the till closed while something of them was to be made, and of which not every station has said that it has seen it. */
export function unseenClosings(scope: Scope, since: string): Promise<ClosedOrder[]> {
  return scope.rows<ClosedOrder>(closed, [scope.restaurantId, since]);
}

// What nobody made stands as ready since its order was closed: it was not finished.
const finished = statement(
  'kitchen.finished',
  `select o.id, t.number as "tableNumber", o.number, l.lines from bills b
   join orders o on o.restaurant_id = b.restaurant_id and o.bill_id = b.id and o.status <> 'cancelado' and o.created_at > $2
   join tables t on t.restaurant_id = o.restaurant_id and t.id = o.table_id
   join lateral (select max(coalesce(i.ready_at, (select max(part->>'readyAt')::timestamptz from jsonb_array_elements(i.parts) part))) as last, ${linesJson('i')} as lines from order_items i where i.restaurant_id = o.restaurant_id and i.order_id = o.id and i.status <> 'cancelado'
       and (i.status in ('pronto', 'entregue') and i.ready_at is not null and i.ready_at is distinct from o.closed_unmade_at or i.parts @> '[{"status": "pronto"}]')) l on l.last is not null
   where b.restaurant_id = $1 and b.closed_at is null and (o.status <> 'entregue' or o.paid_at is null)
   order by l.last desc, o.id limit ${mostFinished}`,
);

export interface FinishedOrder {
  id: string;
  tableNumber: number;
  number: number;
  lines: OrderLine[];
}

/** The orders whose lines were finished last and may still go back to work. */
export function lastFinished(scope: Scope, since: string): Promise<FinishedOrder[]> {
  return scope.rows<FinishedOrder>(finished, [scope.restaurantId, since]);
}
