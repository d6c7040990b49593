import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { Order } from './contract.ts';
import { lineColumns } from './lines/columns.ts';
import { columns, joined, onAnyBill } from './order-columns.ts';
import { lineTexts, type PastStatus } from './values.ts';

export interface FinishedFilter {
  /** From this instant on, and before the other. */
  since: string;
  until: string;
  table: number | null;
  status: PastStatus | null;
  text: string | null;
}

export interface Position {
  createdAt: string;
  id: string;
}

/**
 * How many orders a page is looked for among. What few orders have, or none, is not to be found by walking through all that a house ever
 * delivered: the page ends there, says so, and the next one goes on.
 */
export const searchReach = 5_000;

const finished = "o.restaurant_id = $1 and (o.status in ('entregue', 'cancelado') or o.unfinished_at is not null)";

const reach = statement(
  'orders.finishedReach',
  `select o.created_at as "createdAt", o.id from orders o
   where ${finished} and (o.created_at, o.id) < ($2, $3) and o.created_at >= $4 and o.created_at < $5
   order by o.created_at desc, o.id desc offset ${searchReach - 1} limit 1`,
);

/** The last order that is looked at before a position's page ends, or null when there are not so many. */
export async function reachOfSearch(
  scope: Scope,
  before: Position,
  { since, until }: Pick<FinishedFilter, 'since' | 'until'>,
): Promise<Position | null> {
  const values = [scope.restaurantId, before.createdAt, before.id, since, until];
  const [last] = await scope.rows<Position>(reach, values);
  return last ?? null;
}

const saysIt = lineTexts
  .map((field) => `s.${lineColumns[field][0]}`)
  .map((words) => `${words} <> '' and folded(${words}) like '%' || $10 || '%'`)
  .join(' or ');

// The filters that are not given are written as comparisons that hold for every row, and the walk along the index by time
// stops at the end of the page. Words are looked for among the menu's names, once, and in the few notes there are: among the
// names of every line ever ordered it would take a second.
const finishedPage = statement(
  'orders.finishedPage',
  `select ${columns}, ${onAnyBill} from orders o ${joined}
   where ${finished} and (o.created_at, o.id) < ($2, $3) and (o.created_at, o.id) >= ($11, $12)
     and o.created_at >= $5 and o.created_at < $6
     and ($7::text is null or $7 = case when o.status in ('entregue', 'cancelado') then o.status else 'unfinished' end)
     and ($8::int is null or t.number = $8)
     and ($9::text is null or o.number::text = $9 or exists (
       select from order_items s where s.restaurant_id = o.restaurant_id and s.order_id = o.id
         and (s.product_id = any(array(select p.id from products p where p.restaurant_id = $1
               and folded(p.name) like '%' || $10 || '%'))
           or ${saysIt})))
   order by o.created_at desc, o.id desc limit $4`,
);

const beginning: Position = { createdAt: '-infinity', id: '00000000-0000-0000-0000-000000000000' };

/** Delivered, cancelled and unfinished orders created before one position and not before the other, newest first. */
export function finishedOrders(
  scope: Scope,
  before: Position,
  last: Position | null,
  limit: number,
  { since, until, table, status, text }: FinishedFilter,
): Promise<Order[]> {
  const pattern = text?.replace(/[\\%_]/g, '\\$&') ?? null;
  const { createdAt, id } = last ?? beginning;
  const values = [before.createdAt, before.id, limit, since, until, status, table, text, pattern, createdAt, id];
  return scope.rows<Order>(finishedPage, [scope.restaurantId, ...values]);
}
