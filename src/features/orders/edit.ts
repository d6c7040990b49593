import type { Scope, TransactionScope } from '#database/scope.ts';
import { largestOrderCents, orderTooLarge } from '#lib/ceilings.ts';
import { CodedError } from '#lib/errors.ts';
import { amountChanged } from '../chain/amount-changed.ts';
import { sealDone } from '../chain/seal.ts';
import { keptStations } from '../menu/stations/store.ts';
import { readMenu } from '../menu/store.ts';
import type { Pricing } from '../menu/values.ts';
import type { InputOf } from '../serves.ts';
import { isWeighed, pricedBy } from './base-price.ts';
import { lockBills, lockOrder, reckonAnew, recordEvent, type StatusChange, writeStatus } from './change-status.ts';
import type { Order, orders } from './contract.ts';
import { pacesOf } from './kitchen.ts';
import { changesBetween } from './lines/changes.ts';
import type { KeptLine, OrderLine } from './lines/contract.ts';
import { growthApart } from './lines/growth.ts';
import { freshParts, madeAt } from './lines/parts.ts';
import { recordChanges } from './lines/record-changes.ts';
import { heldLines, isToMake, statusesMoved, statusOfLines } from './lines/status.ts';
import { insertLine, moveStored, removeAllBut, updateLine } from './lines/store.ts';
import { moveToTable } from './move-order.ts';
import { indexMenu, isActive, type MenuIndex, priceLines, totals } from './order.ts';
import { type LineDish, putPromiseOff } from './promise.ts';
import { settleStock } from './stock/stock.ts';
import { readOrder } from './store.ts';
import { paidGuard, refuseTaking } from './unapproved.ts';
import { maxLines, type OrderStatus } from './values.ts';
import { writeTotals } from './write-totals.ts';

export type Edit = InputOf<typeof orders.edit> &
  Pick<StatusChange, 'approves' | 'now'> & { actorId: string; pricings: readonly Pricing[] };
type MadeLine = Pick<OrderLine, 'line' | 'quantity' | 'productId' | 'stationId' | 'heldAt'>;

/** Rewrites an order: removed lines are deleted, kept ones updated, new ones priced as of now and inserted. */
export async function edit(scope: Scope, change: Edit): Promise<Order> {
  const [document, stations, paceAt] = await Promise.all([readMenu(scope), keptStations(scope), pacesOf(scope)]);
  const menu = indexMenu(document);
  const kept = change.lines.filter((line) => 'line' in line);
  const chosen = change.lines.filter((line) => 'productId' in line);
  const { lines: added, refusals } = priceLines(chosen, menu, pricedBy(change.pricings));
  if (refusals[0]) throw new CodedError(refusals[0].code, { ...refusals[0], refusals });
  const addedSums = totals(added, 0);
  if (addedSums.totalCents > largestOrderCents) throw orderTooLarge(addedSums);

  return scope.transaction(async (tx) => {
    await lockBills(tx, change.id, change.tableId);
    const locked = await lockOrder(tx, change.id);
    if (locked.revision !== change.revision) throw new CodedError('stale_revision', { revision: locked.revision });
    const before = await readOrder(tx, change.id);
    if (!before) throw new CodedError('order_not_found');
    const asked = keptLines(before.lines, kept);
    const goesOn = isActive(locked.status) && isActive(change.status);
    const { lines, more: grown } = goesOn ? growthApart(before.lines, asked) : { lines: asked, more: [] };
    if (!change.approves) refuseTaking(before, change.status === 'cancelado' ? [] : lines);
    const refuseBelowPaid = change.approves ? null : await paidGuard(tx, locked.billId);
    if (locked.completed) await reckonAnew(tx, change.id, locked);
    const billId = change.tableId === locked.tableId ? locked.billId : await moveToTable(tx, change, locked);

    await removeAllBut(
      tx,
      change.id,
      lines.map(({ line }) => line),
    );
    for (const line of lines) await updateLine(tx, change.id, line);
    // A number is never given again: what is told of a line is about that line alone.
    let next = Math.max(0, ...[...before.lines, ...before.changes].map((line) => line.line));
    // What comes to an order that is being made has to be made; to one that is over it comes as it is.
    const status = isActive(locked.status) ? 'pendente' : locked.status;
    const placed = added.map((line, at) => ({
      ...line,
      ...madeAt(line, stations, status, change.now),
      heldAt: status === 'pendente' && chosen[at]?.hold ? change.now.toISOString() : null,
    }));
    const inserted = [
      ...grown.map((line) => ({ ...line, heldAt: null, parts: freshParts(line, status, change.now) })),
      ...placed,
    ].map((line) => {
      next += 1;
      return { ...line, line: next, status, addedAt: change.now.toISOString(), promisedTo: null };
    });
    if (lines.length + inserted.length > maxLines) throw invalidLines();
    for (const line of inserted) await insertLine(tx, change.id, line, change.now);
    const sums = totals([...lines, ...inserted], before.serviceFeeBasisPoints);
    if (sums.totalCents > Math.max(largestOrderCents, before.totalCents)) throw orderTooLarge(sums);
    const revision = await writeTotals(tx, change.id, sums);
    const to = await moveWithLines(tx, change, locked.status, [...lines, ...inserted]);
    const moved = to === locked.status ? null : await writeStatus(tx, { ...change, to });
    await refuseBelowPaid?.();
    const more = moreToMake(before.lines, [...lines, ...inserted], menu);
    if (isToMake(to)) await putPromiseOff(tx, change.id, more, paceAt, change.now);
    const lowered = locked.status === 'cancelado' ? 0 : before.totalCents - sums.totalCents;
    const told = { ...change, loweredCents: lowered > 0 ? lowered : null };
    const eventId = await recordEvent(
      tx,
      { ...told, lines: null },
      locked.status,
      to,
      moved === null ? 'edit' : 'status',
    );
    const changes = changesBetween(before.lines, [...lines, ...inserted]);
    const { id: orderId, actorId, now } = change;
    const seen = heldLines([...before.lines, ...inserted]);
    await recordChanges(tx, { orderId, eventId, revision: moved ?? revision, actorId, now, seen }, changes);
    await tx.changed('orders', change.id, change.tableId);
    if (change.tableId !== locked.tableId) await tx.changed('orders', change.id, locked.tableId);
    const after = await readOrder(tx, change.id);
    if (!after) throw new CodedError('order_not_found');
    await settleStock(tx, before, after);
    await sealEdit(tx, change, {
      from: locked.billId,
      to: billId,
      number: locked.number,
      cancelled: to === 'cancelado',
    });
    return after;
  }, change.id);
}

interface Edited {
  from: string;
  to: string;
  /** By which it was known. */
  number: number;
  cancelled: boolean;
}

async function sealEdit(tx: TransactionScope, { actorId, now }: Edit, { from, to, number, cancelled }: Edited) {
  const by = { actorId, about: `#${number}`, now };
  const kind = cancelled ? 'cancelled' : 'edited';
  if (from === to) await sealDone(tx, [to], { ...by, kind });
  else {
    await sealDone(tx, [from], { ...by, kind: 'order_left' });
    await sealDone(tx, [to], { ...by, kind: 'order_came' });
  }
  for (const id of new Set([from, to])) await amountChanged(tx, id, by);
}

/** The status that the order has now: the one that was chosen for it, or the one that follows from its lines as they are now. */
async function moveWithLines(
  tx: TransactionScope,
  { id, status: chosen, now }: Edit,
  was: OrderStatus,
  after: readonly Pick<OrderLine, 'status'>[],
): Promise<OrderStatus> {
  if (chosen !== was) {
    await moveStored(tx, [id], { from: statusesMoved(was, chosen), to: chosen, now });
    return chosen;
  }
  return isActive(was) ? statusOfLines(after) : was;
}

/** What the edit adds to what has to be made: lines, or pieces of them. */
function moreToMake(before: readonly MadeLine[], after: readonly MadeLine[], { products }: MenuIndex): LineDish[] {
  const were = new Map(before.map(({ line, quantity }) => [line, quantity]));
  return after
    .filter(({ line, quantity, heldAt }) => heldAt === null && quantity > (were.get(line) ?? 0))
    .map(({ line, productId, stationId }) => ({
      line,
      minutes: products.get(productId)?.preparationMinutes ?? 0,
      stationId,
    }));
}

/** The lines that stay, with their snapshot of name and price, and what the form changed of them. */
function keptLines(before: readonly OrderLine[], kept: readonly KeptLine[]): OrderLine[] {
  // Named twice, a line would be charged twice and written once.
  if (new Set(kept.map(({ line }) => line)).size < kept.length) throw invalidLines();
  return kept.map((asked) => {
    const found = before.find(({ line }) => line === asked.line);
    if (!found) throw new CodedError('stale_revision');
    if (isWeighed(found) && asked.quantity !== found.quantity) throw invalidLines();
    // Of fewer pieces no more are free than there are.
    return { ...found, ...asked, freeQuantity: Math.min(found.freeQuantity, asked.quantity) };
  });
}

function invalidLines(): CodedError {
  return new CodedError('invalid_input', { fields: [{ path: 'lines' }] });
}
