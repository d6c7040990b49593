import { randomUUID } from 'node:crypto';
import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { PaymentMethod } from '../values.ts';

const insert = statement(
  'bills.takeBack',
  `insert into bill_payments (restaurant_id, bill_id, method, amount_cents, received_cents, at, key) values ($1, $2, $3, $4, $4, $5, $6)`,
);

interface TakingBack {
  billId: string;
  method: PaymentMethod;
  cents: number;
  now: Date;
}

/** What had paid an open bill went back to whoever paid it: the payment stays as it was, and this stands against it. */
export async function takeBack(tx: TransactionScope, { billId, method, cents, now }: TakingBack): Promise<void> {
  await tx.rows(insert, [tx.restaurantId, billId, method, -cents, now.toISOString(), randomUUID()]);
}
