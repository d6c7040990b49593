import { randomUUID } from 'node:crypto';
import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { CreditWay } from '../values.ts';
import type { StoredPart } from './store.ts';

const insertCredit = statement(
  'checks.insertCredit',
  `insert into check_parts (restaurant_id, id, bill_id, asked_bill_id, guest, key, split, method, amount_cents, asked_cents, credit_cents,
     status, asked_at, ended_at)
   values ($1, $2, $3, $3, $4, $2, 'amount', $5, $6, $6, $6, 'paid', $7, $7)`,
);

/** Money that came once more for a part: nothing of it pays anything, all of it is owed. */
export async function insertCreditPart(
  tx: TransactionScope,
  { billId, guest, method }: StoredPart,
  cents: number,
  now: Date,
): Promise<string> {
  const id = randomUUID();
  await tx.rows(insertCredit, [tx.restaurantId, id, billId, guest, method, cents, now.toISOString()]);
  return id;
}

const lower = statement(
  'checks.lowerCredit',
  `update check_parts set credit_cents = credit_cents - $3 where restaurant_id = $1 and id = $2 and credit_settled_at is null`,
);

/** A provider gave back of what was owed. */
export async function lowerCredit(tx: TransactionScope, id: string, cents: number): Promise<void> {
  await tx.rows(lower, [tx.restaurantId, id, cents]);
}

const settle = statement(
  'checks.settleCredit',
  `update check_parts set credit_settled_at = $3, credit_settled_by = $4, credit_settled_how = $5
   where restaurant_id = $1 and id = $2 and credit_cents > 0 and credit_settled_at is null returning id`,
);

/** False when nothing was owed any more. */
export async function settleCreditOf(
  tx: TransactionScope,
  id: string,
  { how, actorId, now }: { how: CreditWay; actorId: string | null; now: Date },
): Promise<boolean> {
  return (await tx.rows(settle, [tx.restaurantId, id, now.toISOString(), actorId, how])).length > 0;
}
