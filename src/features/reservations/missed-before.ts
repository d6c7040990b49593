import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';

/** A number as it is dialled within the country, however it was written. */
const dialled = (phone: string) => `regexp_replace(regexp_replace(${phone}, '\\D', '', 'g'), '^55(?=\\d{10,11}$)', '')`;

const missed = statement(
  'reservations.missedBefore',
  `select coalesce(promised_night, date) as date from reservations
   where restaurant_id = $1 and outcome = 'no_show' and purged_at is null and ${dialled('customer_phone')} = ${dialled('$2')}
   order by date desc limit 3`,
);

/** When guests with this number did not come, as far as it is still kept. */
export async function missedBefore(scope: Scope, phone: string): Promise<string[]> {
  if (phone.replace(/\D/g, '').length < leastDigits) return [];
  const found = await scope.rows<{ date: string }>(missed, [scope.restaurantId, phone]);
  return found.map(({ date }) => date);
}

/** With fewer a number is not typed whole, or is one within the town that many share with other towns. */
const leastDigits = 10;
