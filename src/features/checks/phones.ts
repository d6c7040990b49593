import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';

const ofBill = statement('checks.phones', 'select guest, person from bill_phones($1, $2)');

/** The phones of a bill, each by its number. */
export async function phonesOf(scope: Scope | TransactionScope, billId: string): Promise<ReadonlyMap<string, number>> {
  const found = await scope.rows<{ guest: string; person: number }>(ofBill, [scope.restaurantId, billId]);
  return new Map(found.map(({ guest, person }) => [guest, person]));
}

const keep = statement(
  'checks.keepNumber',
  `insert into bill_phone_numbers (restaurant_id, bill_id, guest, person)
   select $1, $2, $3, coalesce(
     (select p.person from bill_phones($1, $2) p where p.guest = $3),
     (select max(person) + 1 from (
       select p.person from bill_phones($1, $2) p
       union all select k.person from bill_phone_numbers k where k.restaurant_id = $1 and k.bill_id = $2) as taken),
     1)
   on conflict (restaurant_id, bill_id, guest) do nothing`,
);

/** Under the bill's lock, when a phone chooses or pays something of it: what it is called then, or is called first, it stays. */
export async function keepNumber(tx: TransactionScope, billId: string, guest: string): Promise<void> {
  await tx.rows(keep, [tx.restaurantId, billId, guest]);
}
