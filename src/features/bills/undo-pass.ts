import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { amountChanged } from '../chain/amount-changed.ts';
import { sealDone } from '../chain/seal.ts';
import type { Order } from '../orders/contract.ts';
import { endIfEmpty } from '../orders/move-order.ts';
import { gather, removePart } from '../orders/passing/gather.ts';
import { itemsOf } from '../orders/passing/part.ts';
import { passBack } from '../orders/passing/pass-order.ts';
import { ordersOfBill } from '../orders/store.ts';
import { lockTables, tellTables } from './close-bill.ts';
import { lockPair } from './merge-bills.ts';
import { lockPassed } from './pass-lines.ts';
import { passedText } from './passing.ts';
import { readBill, readKnownBill, type StoredBill } from './store.ts';
import { undoSeconds } from './values.ts';

export interface Undoing {
  /** Either of its two bills. */
  id: string;
  passId: string;
  actorId: string;
  now: Date;
}

interface Pass {
  fromId: string;
  intoId: string;
  at: string;
}

/** An order as it was passed, or what was parted for it. */
interface Passed {
  orderId: string;
  fromOrderId: string;
  formerNumber: number | null;
  lines: { line: number; quantity: number; freeQuantity: number; name: string; unitCents: number }[];
}

const find = statement(
  'bills.findPass',
  `select from_bill_id as "fromId", into_bill_id as "intoId", at from bill_passes
   where restaurant_id = $1 and id = $2 and $3 in (from_bill_id, into_bill_id)`,
);
const isUndone = statement(
  'bills.isPassUndone',
  'select undone_at is not null as undone from bill_passes where restaurant_id = $1 and id = $2',
);
const passed = statement(
  'bills.passedOrders',
  `select order_id as "orderId", from_order_id as "fromOrderId", max(former_number) as "formerNumber", json_agg(json_build_object('line', line, 'quantity', quantity,
     'freeQuantity', free_quantity, 'name', name, 'unitCents', unit_cents) order by line) as lines
   from passed_lines where restaurant_id = $1 and pass_id = $2 group by order_id, from_order_id order by order_id`,
);
// What was passed stays told: of the order that it is a part of again.
const nameGathered = statement(
  'bills.nameGathered',
  `update passed_lines set order_id = from_order_id, former_number = $4
   where restaurant_id = $1 and pass_id = $2 and order_id = $3`,
);
const markUndone = statement(
  'bills.markPassUndone',
  'update bill_passes set undone_at = $3, undone_by = $4 where restaurant_id = $1 and id = $2',
);

/**
 * Within a minute, and while nothing was added to what was passed, paid of it or moved on: it is on its bill again, with what became of it
 * meanwhile. Pieces are of the order again that they were parted from, unless something speaks of them as of another by now. Undone twice
 * is undone once.
 */
export async function undoPass(scope: Scope, undoing: Undoing): Promise<StoredBill> {
  const { id, passId, now } = undoing;
  return scope.transaction(async (tx) => {
    const [pass] = await tx.rows<Pass>(find, [tx.restaurantId, passId, id]);
    if (!pass) throw new CodedError('pass_not_found');
    const { from, into } = await lockPair(tx, pass.fromId, pass.intoId);
    const [state] = await tx.rows<{ undone: boolean }>(isUndone, [tx.restaurantId, passId]);
    if (!state?.undone) {
      if (from.closed || into.closed) throw new CodedError('bill_closed');
      if (now.getTime() - Date.parse(pass.at) > undoSeconds * 1_000) throw new CodedError('pass_undo_late');
      await tx.rows(lockTables, [tx.restaurantId, [from.tableId, into.tableId]]);
      await undo(tx, { from, into }, undoing);
      await tellTables(tx, [from.tableId, into.tableId]);
    }
    return readKnownBill(tx, id);
  }, id);
}

type Pair = Awaited<ReturnType<typeof lockPair>>;

async function undo(tx: TransactionScope, { from, into }: Pair, { passId, actorId, now }: Undoing): Promise<void> {
  await tx.rows(lockPassed, [tx.restaurantId, into.id]);
  await tx.rows(lockPassed, [tx.restaurantId, from.id]);
  const orders = await ordersOfBill(tx, into.id);
  const left = await ordersOfBill(tx, from.id);
  const way = { billId: from.id, tableId: from.tableId, fromTableId: into.tableId, actorId, now };
  const all = await tx.rows<Passed>(passed, [tx.restaurantId, passId]);
  const lines = all.flatMap((was) => was.lines);
  for (const was of all) {
    const order = orders.find((each) => each.id === was.orderId);
    if (!order || !isAsPassed(order, was)) throw new CodedError('pass_undo_changed');
    const origin = left.find((each) => each.id === was.fromOrderId);
    if (!origin || !(await gather(tx, origin, order, way))) {
      await passBack(tx, order, was.formerNumber, way);
      continue;
    }
    await tx.rows(nameGathered, [tx.restaurantId, passId, order.id, origin.number]);
    await removePart(tx, order.id);
  }
  await tx.rows(markUndone, [tx.restaurantId, passId, now.toISOString(), actorId]);
  const remaining = await readBill(tx, into.id);
  if (remaining && remaining.restCents < 0) throw new CodedError('pass_below_paid');
  await endIfEmpty(tx, { tableId: into.tableId, billId: into.id }, { actorId, now });
  await sealDone(tx, [from.id, into.id], {
    kind: 'pass_undone',
    actorId,
    about: passedText(lines),
    cents: itemsOf(lines),
    now,
  });
  for (const { id } of [from, into]) await amountChanged(tx, id, { actorId, now });
}

/** Not paid, and nothing of it that was not passed. */
function isAsPassed({ paidAt, lines }: Order, was: Passed): boolean {
  const most = new Map(was.lines.map(({ line, quantity }) => [line, quantity]));
  return paidAt === null && lines.every(({ line, quantity }) => quantity <= (most.get(line) ?? 0));
}
