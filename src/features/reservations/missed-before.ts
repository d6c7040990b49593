import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { isWholePhone } from '#lib/phone.ts';

const missed = statement(
  'reservations.missedBefore',
  `select coalesce(promised_night, date) as date from reservations
   where restaurant_id = $1 and outcome = 'no_show' and purged_at is null and dialled_number(customer_phone) = dialled_number($2)
   order by date desc limit 3`,
);

/** When guests with this number did not come, as far as it is still kept. */
export async function missedBefore(scope: Scope, phone: string): Promise<string[]> {
  // A number within the town is one that many share with other towns.
  if (!isWholePhone(phone)) return [];
  const found = await scope.rows<{ date: string }>(missed, [scope.restaurantId, phone]);
  return found.map(({ date }) => date);
}
