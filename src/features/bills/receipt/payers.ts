import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';

/** The phone that a payment came from, by the number that its guests read. */
export interface Payer {
  /** Null where nobody knows. */
  person: number | null;
  you: boolean;
}

const ofBill = statement(
  'bills.payers',
  `select p.id, n.person, coalesce(c.guest = $3::uuid, false) as you from bill_payments p
   join check_parts c on c.restaurant_id = p.restaurant_id and c.id = p.key
   left join bill_phones($1, $2) n on n.guest = c.guest
   where p.restaurant_id = $1 and p.bill_id = $2`,
);

/** Of the payments that phones made, who made them; what the till took by itself is not among them. */
export async function payersOf(
  scope: Scope,
  billId: string,
  guest: string | null,
): Promise<ReadonlyMap<string, Payer>> {
  const rows = await scope.rows<Payer & { id: string }>(ofBill, [scope.restaurantId, billId, guest]);
  return new Map(rows.map(({ id, person, you }) => [id, { person, you }]));
}
