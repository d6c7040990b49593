import type { SystemDoor } from '#database/system-door.ts';
import { setTenant, statement } from '#database/tenant-query.ts';
import { lockMenu } from '../editing/store.ts';

const due = statement(
  'menu.soldOut.due',
  `select restaurant_id as id from products where sold_out_until <= $1
   union select restaurant_id from options where sold_out_until <= $1`,
);
const bringBack = [
  statement(
    'menu.soldOut.products',
    `update products set available = true, revision = revision + 1 where restaurant_id = $1 and sold_out_until <= $2`,
  ),
  statement(
    'menu.soldOut.groups',
    `update option_groups set revision = revision + 1 where restaurant_id = $1
       and id in (select group_id from options where restaurant_id = $1 and sold_out_until <= $2)`,
  ),
  statement(
    'menu.soldOut.options',
    `update options set available = true where restaurant_id = $1 and sold_out_until <= $2`,
  ),
];

/** What had run out for the day is there again. The version of its menu moves with it, as if someone had said so. */
export async function endSoldOut(system: SystemDoor, now: Date): Promise<number> {
  const at = now.toISOString();
  const restaurants = await system.rows<{ id: string }>(due, [at]);
  for (const { id } of restaurants)
    await system.transaction(async (door) => {
      // What moves the version asks whose menu has changed.
      await door.rows(setTenant, [id]);
      await lockMenu(door, id);
      for (const each of bringBack) await door.rows(each, [id, at]);
      await door.changed(id, 'menu');
    });
  return restaurants.length;
}
