import type { SystemTransaction } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';

const follow = ['products', 'options'].map((table) =>
  statement(
    `menu.soldOut.follow.${table}`,
    `update ${table} set sold_out_until = (sold_out_until at time zone $2) at time zone $3
     where restaurant_id = $1 and sold_out_until is not null`,
  ),
);

/** What has run out comes back when the house opens, by its corrected clock. */
export async function soldOutFollowsClock(
  door: SystemTransaction,
  restaurantId: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  for (const each of follow) await door.rows(each, [restaurantId, from, to]);
  await door.changed(restaurantId, 'menu');
}
