import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import type { PaymentMethod } from '../bills/values.ts';
import { sealDone } from '../chain/seal.ts';
import type { Till } from './contract.ts';
import { known, lockTill } from './move-money.ts';
import { keepShares } from './sharing/store.ts';
import { readTill, talliesOf } from './store.ts';

export interface Closing {
  id: string;
  key: string;
  /** As it was on the screen. */
  expected: Record<PaymentMethod, number>;
  counted: Record<PaymentMethod, number>;
  note: string;
  actorId: string;
  now: Date;
}

const count = statement(
  'till.count',
  `insert into till_counts (restaurant_id, till_id, method, payments, expected_cents, counted_cents)
   select $1, $2::uuid, n.method, n.payments, n.expected, n.counted
   from unnest($3::text[], $4::int[], $5::bigint[], $6::bigint[]) n (method, payments, expected, counted)`,
);
// What is still being recorded outside of any till is told by the next one.
const tellStrays = statement(
  'till.tellStrays',
  `insert into till_strays (restaurant_id, till_id, payment_id, correction_id)
   select $1, $2::uuid, p.id, null from bill_payments p where p.restaurant_id = $1 and p.outside_till
     and not exists (select from till_strays s where s.restaurant_id = $1 and s.payment_id = p.id)
   union all
   select $1, $2::uuid, null, c.id from payment_corrections c where c.restaurant_id = $1 and c.outside_till
     and not exists (select from till_strays s where s.restaurant_id = $1 and s.correction_id = c.id)`,
);
const close = statement(
  'till.close',
  `update tills set closed_at = greatest($3, opened_at), closed_by = $4, close_key = $5, note = $6
   where restaurant_id = $1 and id = $2`,
);

/** Closes a till against what was counted. The same key again is answered with the till as it was closed. */
export async function closeTill(scope: Scope, closing: Closing): Promise<Till> {
  const { id, key } = closing;
  return scope.transaction(async (tx) => {
    const { closed, closeKey } = await lockTill(tx, id);
    if (closed && closeKey !== key) throw new CodedError('till_closed');
    if (!closed) await settle(tx, closing);
    return known(readTill(tx, id, null));
  });
}

async function settle(tx: TransactionScope, { id, key, expected, counted, note, actorId, now }: Closing) {
  const tallies = await talliesOf(tx, id);
  // Somebody paid while it was counted: what the note explains may be something else by now.
  if (tallies.some(({ method, expectedCents }) => expected[method] !== expectedCents))
    throw new CodedError('till_changed');
  if (note === '' && tallies.some(({ method, expectedCents }) => counted[method] !== expectedCents))
    throw new CodedError('till_note_required');
  await tx.rows(count, [
    tx.restaurantId,
    id,
    tallies.map(({ method }) => method),
    tallies.map(({ payments }) => payments),
    tallies.map(({ expectedCents }) => expectedCents),
    tallies.map(({ method }) => counted[method]),
  ]);
  await keepShares(tx, id);
  await tx.rows(tellStrays, [tx.restaurantId, id]);
  await tx.rows(close, [tx.restaurantId, id, now.toISOString(), actorId, key, note]);
  await sealDone(tx, [id], { kind: 'till_closed', actorId, why: note, now });
  await tx.changed('till', id);
}
