import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { Actor } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import type { InputOf, OutputOf } from '../../serves.ts';
import { lockOnOpenBill, recordEvent } from '../change-status.ts';
import type { orders } from '../contract.ts';
import { kitchenOf } from '../kitchen.ts';
import { promiseLines } from '../promise.ts';
import { readOrder } from '../store.ts';

const holdStored = statement(
  'orders.holdLines',
  `update order_items set held_at = $4, fired_at = null, promised_to = null
   where restaurant_id = $1 and order_id = $2 and line = any($3::int[]) and held_at is null and status = 'pendente' returning line`,
);
const fireStored = statement(
  'orders.fireLines',
  `update order_items set held_at = null, fired_at = $4
   where restaurant_id = $1 and order_id = $2 and line = any($3::int[]) and held_at is not null returning line`,
);
// The papers of an order follow its revision.
const goOn = statement(
  'orders.courseChanged',
  `update orders set revision = revision + 1, unfinished_at = null
   where restaurant_id = $1 and id = $2 returning revision`,
);

export type Course = InputOf<typeof orders.holdLines> & Actor & { now: Date };
type Done = OutputOf<typeof orders.holdLines>;

/** Holds lines that nobody has begun. Said again it changes nothing. */
export async function holdLines(scope: Scope, course: Course): Promise<Done> {
  return scope.transaction(async (tx) => {
    const { order, named } = await lockNamed(tx, course);
    if (named.some(({ status }) => status !== 'pendente'))
      throw new CodedError('stale_revision', { status: order.status });
    return write(tx, course, order, { kind: 'hold', statement: holdStored });
  }, course.id);
}

/** Fires held lines: they are to be made, and what is promised of them counts from now. Said again it changes nothing. */
export async function fireLines(scope: Scope, course: Course): Promise<Done> {
  const kitchen = await kitchenOf(scope);
  return scope.transaction(async (tx) => {
    const { order, named, dishes } = await lockNamed(tx, course);
    if (named.some(({ status }) => status === 'cancelado'))
      throw new CodedError('stale_revision', { status: order.status });
    await promiseLines(tx, course.id, dishes, kitchen, course.now);
    return write(tx, course, order, { kind: 'fire', statement: fireStored });
  }, course.id);
}

async function lockNamed(tx: TransactionScope, { id, lines }: Course) {
  const locked = await lockOnOpenBill(tx, id);
  const order = await readOrder(tx, id);
  if (!order) throw new CodedError('order_not_found');
  const named = order.lines.filter(({ line }) => lines.includes(line));
  if (named.length < new Set(lines).size) throw new CodedError('stale_revision', { status: order.status });
  const dishes = locked.dishes.filter(({ line, held }) => held && lines.includes(line));
  return { order, named, dishes };
}

interface Written {
  kind: 'hold' | 'fire';
  statement: typeof holdStored;
}

async function write(
  tx: TransactionScope,
  { id, lines, actorId, deviceId, now }: Course,
  { status, revision, tableId }: Awaited<ReturnType<typeof lockNamed>>['order'],
  { kind, statement }: Written,
): Promise<Done> {
  const changed = await tx.rows<{ line: number }>(statement, [tx.restaurantId, id, lines, now.toISOString()]);
  if (changed.length === 0) return { id, revision };
  const [order] = await tx.rows<{ revision: number }>(goOn, [tx.restaurantId, id]);
  const event = { id, actorId, deviceId, now, lines: changed.map(({ line }) => line) };
  await recordEvent(tx, event, status, status, kind);
  await tx.changed('orders', id, tableId);
  return { id, revision: order?.revision ?? revision };
}
