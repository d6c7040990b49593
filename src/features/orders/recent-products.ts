import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';

const shown = 8;

// What a table orders again is mostly what it had; then comes what the house is ordering. Each part walks an index for a few rows.
const recent = statement(
  'orders.recentProducts',
  `with recent as (
     (select o.id, o.created_at, true as here from bills b
        join orders o on o.restaurant_id = b.restaurant_id and o.bill_id = b.id and o.status <> 'cancelado'
      where b.restaurant_id = $1 and b.table_id = $2 and b.closed_at is null order by o.created_at desc limit 20)
     union all
     (select id, created_at, false from orders where restaurant_id = $1 and status in ('pendente', 'preparando', 'pronto')
      order by created_at desc limit 20)
     union all
     (select id, created_at, false from orders where restaurant_id = $1 and status = 'entregue'
      order by created_at desc, id desc limit 20)
   )
   select i.product_id as id from recent r join order_items i on i.restaurant_id = $1 and i.order_id = r.id
   group by i.product_id order by bool_or(r.here) desc, max(r.created_at) desc, i.product_id limit ${shown}`,
);

/** The products that were ordered last, those of the table first. */
export async function recentProducts(scope: Scope, tableId: string | null): Promise<string[]> {
  const rows = await scope.rows<{ id: string }>(recent, [scope.restaurantId, tableId]);
  return rows.map(({ id }) => id);
}
