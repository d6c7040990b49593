import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { LeftOf, Stock } from './contract.ts';

const stock = statement(
  'menu.stock',
  `select r.low_stock_from as "shownFrom",
     coalesce((select json_agg(json_build_object('id', s.item_id, 'left', s.remaining)) from stock s where s.restaurant_id = r.id), '[]')
       as left
   from restaurants r where r.id = $1`,
);

/** How many are left of all that is counted. */
export async function readStock(scope: Scope): Promise<Stock> {
  const [found] = await scope.rows<Stock>(stock, [scope.restaurantId]);
  if (!found) throw new Error(`No restaurant ${scope.restaurantId}`);
  return found;
}

/** Kept in memory until something is sold of it, or counted anew. */
export function keptStock(scope: Scope): Promise<Stock> {
  return scope.kept('stock', ['stock', 'menu', 'restaurant'], () => readStock(scope));
}

// In one sequence, as where orders are placed: so no two wait for one another.
const hold = statement(
  'menu.holdStock',
  `select item_id as id, remaining as left from stock where restaurant_id = $1 and item_id = any($2) order by item_id for update`,
);

/** What is left of these, locked until the transaction ends. What is not counted is not among them. */
export async function holdStock(tx: TransactionScope, ids: readonly string[]): Promise<Map<string, number>> {
  const held = await tx.rows<LeftOf>(hold, [tx.restaurantId, ids]);
  return new Map(held.map(({ id, left }) => [id, left]));
}

const drop = statement('menu.dropStock', 'delete from stock where restaurant_id = $1 and item_id = $2');

/** From now on there is as much of it as is asked for. */
export async function countNoMore(tx: TransactionScope, id: string): Promise<void> {
  await tx.rows(drop, [tx.restaurantId, id]);
}

const take = statement(
  'menu.takeStock',
  `update stock s set remaining = s.remaining - taken.quantity from unnest($2::uuid[], $3::int[]) as taken (id, quantity)
   where s.restaurant_id = $1 and s.item_id = taken.id`,
);

/** Takes so many of each; below zero it gives them back. They are held already. */
export async function takeStock(tx: TransactionScope, quantities: ReadonlyMap<string, number>): Promise<void> {
  await tx.rows(take, [tx.restaurantId, [...quantities.keys()], [...quantities.values()]]);
  await tx.changed('stock');
}
