import { hash as digest } from 'node:crypto';
import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { amountChanged } from '../chain/amount-changed.ts';
import { sealDone, sealPresent } from '../chain/seal.ts';
import type { Order } from '../orders/contract.ts';
import { itemsOf, partLines } from '../orders/passing/part.ts';
import { passPart, passWhole, type Way } from '../orders/passing/pass-order.ts';
import { ordersOfBill } from '../orders/store.ts';
import { tableOrHead } from '../tables/joins.ts';
import { lockTables, tellTables } from './close-bill.ts';
import { openBill } from './open-bill.ts';
import { chosenOf, type PassedPiece, passedText } from './passing.ts';
import { readBill, readKnownBill, type StoredBill } from './store.ts';

export interface Passing {
  /** The bill that the lines are on. */
  id: string;
  /** The table whose bill they go to. */
  tableId: string;
  key: string;
  lines: readonly PassedPiece[];
  actorId: string;
  now: Date;
}

interface Locked {
  id: string;
  tableId: string;
  closed: boolean;
}

// In one sequence, as where bills merge. A bill that is opened there meanwhile is found by the statement that opens one.
const lockTheirs = statement(
  'bills.lockForPass',
  `select id, table_id as "tableId", closed_at is not null as closed from bills
   where restaurant_id = $1 and (id = $2 or table_id = $3 and closed_at is null) order by id for update`,
);
// Papers are made of orders meanwhile, and look at their keys.
export const lockPassed = statement(
  'bills.lockPassed',
  'select from orders where restaurant_id = $1 and bill_id = $2 order by id for no key update',
);
const withKey = statement('bills.passedWithKey', 'select hash from bill_passes where restaurant_id = $1 and key = $2');
const keep = statement(
  'bills.keepPass',
  `insert into bill_passes (restaurant_id, from_bill_id, into_bill_id, from_table_id, into_table_id, key, hash, at, passed_by)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict (restaurant_id, key) do nothing returning id`,
);
const keepLines = statement(
  'bills.keepPassedLines',
  `insert into passed_lines (restaurant_id, pass_id, from_order_id, order_id, former_number, line, name, unit_cents, quantity, free_quantity)
   select $1, $2, $3, $4, $5, line, name, unit, quantity, free
   from unnest($6::int[], $7::text[], $8::int[], $9::int[], $10::int[]) as went (line, name, unit, quantity, free) order by line`,
);

/**
 * Chosen lines, or some of their pieces, go to another table's bill, which is opened if need be. The same key again is answered with the
 * bill as it is by then.
 */
export async function passLines(scope: Scope, passing: Passing): Promise<StoredBill> {
  const { id, key, lines } = passing;
  const tableId = await tableOrHead(scope, passing.tableId);
  const hash = digest('sha256', JSON.stringify([id, passing.tableId, lines]), 'buffer');
  return scope.transaction(async (tx) => {
    const bills = await tx.rows<Locked>(lockTheirs, [tx.restaurantId, id, tableId]);
    const from = bills.find((bill) => bill.id === id);
    if (!from) throw new CodedError('bill_not_found');
    await sealPresent(
      tx,
      bills.map((bill) => bill.id),
    );
    const [sent] = await tx.rows<{ hash: Buffer }>(withKey, [tx.restaurantId, key]);
    if (sent && !sent.hash.equals(hash)) throw new CodedError('key_reused');
    if (!sent) {
      if (from.closed) throw new CodedError('bill_closed');
      if (from.tableId === tableId) throw new CodedError('invalid_input', { fields: [{ path: 'tableId' }] });
      const there = bills.find((bill) => bill.tableId === tableId && !bill.closed);
      await pass(tx, from, there ?? (await openBill(tx, tableId)), { ...passing, hash });
    }
    return readKnownBill(tx, id);
  }, id);
}

async function pass(tx: TransactionScope, from: Locked, into: Locked, passing: Passing & { hash: Buffer }) {
  const { key, hash, actorId, now } = passing;
  await tx.rows(lockTables, [tx.restaurantId, [from.tableId, into.tableId]]);
  await tx.rows(lockPassed, [tx.restaurantId, from.id]);
  const way: Way = { billId: into.id, tableId: into.tableId, fromTableId: from.tableId, actorId, now };
  const values = [from.id, into.id, from.tableId, into.tableId, key, hash, now.toISOString(), actorId];
  const [kept] = await tx.rows<{ id: string }>(keep, [tx.restaurantId, ...values]);
  // Another choice was sent under it at the same moment.
  if (!kept) throw new CodedError('key_reused');

  const orders = await ordersOfBill(tx, from.id);
  const chosen = chosenOf(passing.lines);
  if ([...chosen.keys()].some((orderId) => !orders.some(({ id }) => id === orderId)))
    throw new CodedError('pass_stale');
  let stays = 0;
  const went: Order['lines'] = [];
  for (const order of orders) {
    const pieces = chosen.get(order.id);
    const parted = pieces && partsOf(order, pieces);
    if (order.status !== 'cancelado' && (!parted || parted.stays.length > 0)) stays += 1;
    if (!parted) continue;
    const whole = parted.stays.length === 0;
    if (whole) await passWhole(tx, order, way);
    const orderId = whole ? order.id : await passPart(tx, order, parted, way);
    const { goes } = parted;
    went.push(...goes);
    await tx.rows(keepLines, [
      tx.restaurantId,
      kept.id,
      order.id,
      orderId,
      whole ? order.number : null,
      goes.map(({ line }) => line),
      goes.map(({ name }) => name),
      goes.map(({ unitCents }) => unitCents),
      goes.map(({ quantity }) => quantity),
      goes.map(({ freeQuantity }) => freeQuantity),
    ]);
  }
  // Then it is the party that changes its table, with its phones: that is moving, or merging.
  if (stays === 0) throw new CodedError('pass_everything');
  const left = await readBill(tx, from.id);
  if (left && left.restCents < 0) throw new CodedError('pass_below_paid');
  const numbers = { away: left?.passes.at(-1)?.tableNumber, here: left?.tableNumber };
  const told = { actorId, now, cents: itemsOf(went) };
  const about = (table: number | undefined) => `${table ?? ''}: ${passedText(went)}`;
  await sealDone(tx, [from.id], { ...told, kind: 'passed_away', about: about(numbers.away) });
  await sealDone(tx, [into.id], { ...told, kind: 'passed_here', about: about(numbers.here) });
  for (const { id } of [from, into]) await amountChanged(tx, id, { actorId, now });
  await tellTables(tx, [from.tableId, into.tableId]);
}

/** What goes of an order and what stays; refuses what cannot go. */
function partsOf(order: Order, pieces: readonly { line: number; quantity: number }[]) {
  if (order.status === 'cancelado') throw new CodedError('order_cancelled');
  if (order.paidAt !== null) throw new CodedError('order_paid');
  const parted = partLines(order.lines, pieces);
  if (!parted) throw new CodedError('pass_stale');
  // Its charges and its discount are of all of it.
  if (order.completedAt !== null && parted.stays.length > 0) throw new CodedError('order_fixed');
  return parted;
}
