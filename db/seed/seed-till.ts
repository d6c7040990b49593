import type { TransactionScope } from '../../src/database/scope.ts';
import { statement } from '../../src/database/tenant-query.ts';
import { keepShares } from '../../src/features/till/sharing/store.ts';
import { lastOpenings } from './openings.ts';

const hourMs = 3_600_000;

const cashier = statement(
  'demo.cashier',
  `select id from users where restaurant_id = $1 and role = 'cashier' order by id limit 1`,
);
const open = statement(
  'demo.openTill',
  `insert into tills (restaurant_id, number, opened_at, opened_by, opening_cents, open_key)
   values ($1, $2, $3, $4, 30000, uuidv7()) returning id`,
);
const move = statement(
  'demo.moveMoney',
  `insert into till_movements (restaurant_id, till_id, kind, amount_cents, reason, made_by, at, key)
   values ($1, $2, $3, $4, $5, $6, $7, uuidv7())`,
);
// One way of paying after the other, as people do.
const payEvening = statement(
  'demo.payEvening',
  `insert into bill_payments (restaurant_id, bill_id, method, amount_cents, received_cents, received_by, at)
   select $1, id, (array['pix', 'credito', 'dinheiro', 'debito', 'pix', 'credito'])[1 + row_number() over (order by closed_at, id) % 6],
     total_cents, total_cents, $2, closed_at
   from bills where restaurant_id = $1 and closed_at > $3 order by closed_at, id`,
);
// Five reais lack in the drawer.
const count = statement(
  'demo.countTill',
  `insert into till_counts (restaurant_id, till_id, method, payments, expected_cents, counted_cents)
   select $1, $2::uuid, method, payments, expected, expected - case method when 'dinheiro' then 500 else 0 end from till_expected($1, $2)`,
);
const close = statement(
  'demo.closeTill',
  `update tills set closed_at = $3, closed_by = $4, close_key = uuidv7(), note = 'Troco errado: R$ 5,00 a mais na mesa 6'
   where restaurant_id = $1 and id = $2`,
);

const shareFee = statement(
  'demo.shareFee',
  `insert into fee_sharing (restaurant_id, by_points, people, points)
   select $1, true, array_agg(id), array_agg(case role when 'waiter' then 10 else 4 end) from users
   where restaurant_id = $1 and role in ('waiter', 'cashier')`,
);
const feeOfEvening = statement(
  'demo.feeOfEvening',
  'update bills set till_id = $2 where restaurant_id = $1 and closed_at > $3',
);

/** The last evening's till, counted and closed, and the one that is open now. */
export async function seedTill(tx: TransactionScope, now: Date): Promise<void> {
  const { restaurantId } = tx;
  const [person] = await tx.rows<{ id: string }>(cashier, [restaurantId]);
  if (!person) throw new Error('The demonstration has no cashier');
  const openAt = async (number: number, at: number) => {
    const values = [restaurantId, number, new Date(at).toISOString(), person.id];
    return (await tx.rows<{ id: string }>(open, values))[0]?.id;
  };
  const openings = lastOpenings(now);
  const { since: begun } = openings[0];
  const ended = openings[openings.length - 1]?.until ?? begun;
  const before = await openAt(1, begun - hourMs / 2);
  const moved = (kind: string, cents: number, reason: string, at: number) =>
    tx.rows(move, [restaurantId, before, kind, cents, reason, person.id, new Date(at).toISOString()]);
  await moved('in', 10_000, 'Moedas para troco', begun + hourMs);
  await tx.rows(payEvening, [restaurantId, person.id, new Date(begun).toISOString()]);
  await tx.rows(feeOfEvening, [restaurantId, before, new Date(begun).toISOString()]);
  await tx.rows(shareFee, [restaurantId]);
  await moved('out', 20_000, 'Para o cofre', ended - hourMs);
  await tx.rows(count, [restaurantId, before]);
  if (before) await keepShares(tx, before);
  await tx.rows(close, [restaurantId, before, new Date(ended + hourMs).toISOString(), person.id]);
  await openAt(2, now.getTime());
}
