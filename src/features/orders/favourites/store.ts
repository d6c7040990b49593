import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { Sold } from './choose.ts';
import type { Together } from './pair.ts';

/** Of the largest houses too no more is read than this. */
const mostOrders = 3_000;
const mostPairs = 5_000;

// Both halves walk an index from the latest order on. What was cancelled was liked by nobody.
const recent = `recent as (
    (select id, created_at from orders
     where restaurant_id = $1 and status in ('pendente', 'preparando', 'pronto') and created_at >= $2)
    union all
    (select id, created_at from orders
     where restaurant_id = $1 and status in ('entregue', 'cancelado') and status = 'entregue' and created_at >= $2
     order by created_at desc, id desc limit ${mostOrders})
  ), dishes as (
    select distinct i.order_id, i.product_id from recent r
    join order_items i on i.restaurant_id = $1 and i.order_id = r.id
  )`;

const sold = statement(
  'orders.favourites.sold',
  `with ${recent} select product_id as id, count(*)::int as orders from dishes group by product_id`,
);

/** In how many orders since then each product was. */
export function soldSince(scope: Scope, since: Date): Promise<Sold[]> {
  return scope.rows<Sold>(sold, [scope.restaurantId, since.toISOString()]);
}

const together = statement(
  'orders.favourites.together',
  `with ${recent},
   pairs as (
     select one.product_id as a, other.product_id as b, count(*)::int as orders from dishes one
     join dishes other on other.order_id = one.order_id and other.product_id > one.product_id
     group by one.product_id, other.product_id having count(*) > 1 order by count(*) desc limit ${mostPairs}
   )
   select (select count(*)::int from recent) as total,
     coalesce((select json_agg(json_build_object('id', d.id, 'orders', d.orders))
       from (select product_id as id, count(*)::int as orders from dishes group by product_id) d), '[]') as sold,
     coalesce((select json_agg(json_build_object('a', a, 'b', b, 'orders', orders)) from pairs), '[]') as pairs`,
);

/** How many orders there were since then, what was in them, and what was in them together. */
export async function togetherSince(
  scope: Scope,
  since: Date,
): Promise<{ total: number; sold: Sold[]; pairs: Together[] }> {
  const [found] = await scope.rows<{ total: number; sold: Sold[]; pairs: Together[] }>(together, [
    scope.restaurantId,
    since.toISOString(),
  ]);
  return found ?? { total: 0, sold: [], pairs: [] };
}
