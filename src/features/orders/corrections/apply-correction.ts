import type { TransactionScope } from '#database/scope.ts';
import { recordEvent, type StatusChange, writeStatus } from '../change-status.ts';
import type { Order } from '../contract.ts';
import { changesBetween } from '../lines/changes.ts';
import { recordChanges } from '../lines/record-changes.ts';
import { heldLines, statusesMoved, statusOfLines } from '../lines/status.ts';
import { moveStored, removeAllBut, setFree, updateLine } from '../lines/store.ts';
import { isActive, totals } from '../order.ts';
import { writeTotals } from '../write-totals.ts';
import { type Correction, correctedLines, worthOf } from './reckon.ts';

type By = Pick<StatusChange, 'id' | 'actorId' | 'reason' | 'now'>;

/**
 * Writes what a correction makes of an order: as an edit does, so that the kitchen is shown what it need not make any more. When
 * nothing is left, the order is cancelled for that reason and keeps its lines, as a cancelled one does.
 */
export async function applyCorrection(
  tx: TransactionScope,
  order: Order,
  correction: Correction,
  by: By,
): Promise<{ eventId: string; worthCents: number }> {
  const worthCents = worthOf(order, correction);
  const lines = correctedLines(order.lines, correction);
  if (lines.length === 0) {
    await writeStatus(tx, { ...by, to: 'cancelado' });
    await moveStored(tx, [by.id], { from: statusesMoved(order.status, 'cancelado'), to: 'cancelado', now: by.now });
    return { eventId: await recordEvent(tx, by, order.status, 'cancelado', correction.kind), worthCents };
  }
  const revision = await writeTotals(tx, by.id, totals(lines, order.serviceFeeBasisPoints));
  if (correction.kind === 'gift') {
    await setFree(tx, by.id, correction.line, freeOf(lines, correction.line));
    return { eventId: await recordEvent(tx, by, order.status, order.status, 'gift'), worthCents };
  }
  const kept = lines.find(({ line }) => line === correction.line);
  if (kept) await updateLine(tx, by.id, kept);
  else
    await removeAllBut(
      tx,
      by.id,
      lines.map(({ line }) => line),
    );
  // Without what held it up, the rest may be ready.
  const to = isActive(order.status) ? statusOfLines(lines) : order.status;
  const moved = to === order.status ? revision : await writeStatus(tx, { ...by, to });
  const eventId = await recordEvent(tx, by, order.status, to, 'void');
  const { actorId, now } = by;
  const recorded = { orderId: by.id, eventId, revision: moved, actorId, now, seen: heldLines(order.lines) };
  await recordChanges(tx, recorded, changesBetween(order.lines, lines));
  return { eventId, worthCents };
}

function freeOf(lines: Order['lines'], number: number): number {
  return lines.find(({ line }) => line === number)?.freeQuantity ?? 0;
}
