import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import type { Actor } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { amountChanged } from '../../chain/amount-changed.ts';
import { sealDone } from '../../chain/seal.ts';
import type { InputOf, OutputOf } from '../../serves.ts';
import {
  lockBills,
  lockOnOpenBill,
  reckonAnew,
  recordEvent,
  type StatusChange,
  writeStatus,
} from '../change-status.ts';
import type { orders } from '../contract.ts';
import { pacesOf } from '../kitchen.ts';
import { isActive } from '../order.ts';
import { putPromiseOff } from '../promise.ts';
import { readOrder } from '../store.ts';
import { paidGuard } from '../unapproved.ts';
import type { LineStep, OrderStatus } from '../values.ts';
import type { OrderLine } from './contract.ts';
import { isMistaken } from './mistaken.ts';
import { partMoved } from './parts.ts';
import { isToMake, statusOfLines } from './status.ts';
import { moveStored, storeParts } from './store.ts';

const bringBack = statement(
  'orders.bringBack',
  'update orders set unfinished_at = null where restaurant_id = $1 and id = $2',
);

export type LineMove = InputOf<typeof orders.moveLines> & Actor & Pick<StatusChange, 'approves' | 'now'>;

/** Moves lines of an order to a step. What they make of the order is written with them; the same move again changes nothing. */
export async function moveLines(scope: Scope, move: LineMove): Promise<OutputOf<typeof orders.moveLines>> {
  const { id, to, from, station, approves, now } = move;
  const paceAt = await pacesOf(scope);
  return scope.transaction(async (tx) => {
    // Back from what was delivered: the sum that may have been fixed for it is about what it was.
    if (from === undefined || from === 'entregue') await lockBills(tx, id);
    const locked = await lockOnOpenBill(tx, id);
    const order = await readOrder(tx, id);
    if (!order) throw new CodedError('order_not_found');
    const named = order.lines.filter(({ line }) => move.lines.includes(line));
    const moved = named.filter((line) => standing(line, station)?.status !== to);
    const elsewhere = moved.some(
      (line) =>
        line.status === 'cancelado' ||
        line.heldAt !== null ||
        !standing(line, station) ||
        (from !== undefined && standing(line, station)?.status !== from),
    );
    if (named.length < new Set(move.lines).size || elsewhere)
      throw new CodedError('stale_revision', { status: order.status });
    if (moved.length === 0) return { id, status: order.status, revision: order.revision };
    // As with the order: what is paid goes on being made and carried, and when it is delivered, it is over.
    if (locked.paid && !isActive(order.status)) throw new CodedError('order_paid');

    const fixed = locked.completed && !locked.paid;
    const refuseBelowPaid = fixed && !approves ? await paidGuard(tx, locked.billId) : null;
    if (fixed) await reckonAnew(tx, id, locked);
    await refuseBelowPaid?.();
    if (order.unfinishedAt !== null) await tx.rows(bringBack, [tx.restaurantId, id]);
    const steps = station
      ? await movePart(tx, id, moved, { station, to, now })
      : moved.map(({ line }) => ({ line, to }));
    if (!station) {
      const lines = moved.map(({ line }) => line);
      await moveStored(tx, [id], { from: moved.map(({ status }) => status), to, lines, now });
    }
    const after = order.lines.map(({ line, status, heldAt }) => ({
      line,
      heldAt,
      status: steps.find((step) => step.line === line)?.to ?? status,
    }));
    const status = statusOfLines(after);
    let { revision } = order;
    if (status !== order.status) {
      const left = after.filter((line) => isToMake(line.status) && line.heldAt === null).map(({ line }) => line);
      // Begun, it keeps what was promised; what was over and is made again is promised anew.
      const again = status === 'preparando' && order.status !== 'pendente' && !isMistaken(order.readyAt, now);
      revision = await writeStatus(tx, { ...move, to: status });
      if (again) {
        const dishes = locked.dishes.filter(({ line }) => left.includes(line));
        await putPromiseOff(tx, id, dishes, paceAt, now);
      }
      await recordEvent(tx, move, order.status, status, 'status');
    }
    if (from === undefined || from === 'entregue')
      await sealDone(tx, [locked.billId], {
        kind: 'edited',
        actorId: move.actorId,
        about: `#${locked.number}`,
        now,
      });
    if (fixed) await amountChanged(tx, locked.billId, { actorId: move.actorId, now });
    await tx.changed('orders', id, locked.tableId);
    return { id, status, revision };
  }, id);
}

/** What a move is about: the line, or what one station makes of it. */
function standing(line: OrderLine, station: string | undefined): { status: OrderStatus } | undefined {
  return station === undefined ? line : line.parts?.find(({ stationId }) => stationId === station);
}

interface PartMove {
  station: string;
  to: LineStep;
  now: Date;
}

/** Brings what one station makes of some lines to a step. Says where each of the lines stands with that. */
async function movePart(
  tx: TransactionScope,
  id: string,
  lines: readonly OrderLine[],
  { station, to, now }: PartMove,
): Promise<{ line: number; to: OrderStatus }[]> {
  const steps = lines.map((line) => ({ line, ...partMoved(line.parts ?? [], { station, to, now }) }));
  for (const { line, parts, status } of steps) {
    if (status !== line.status)
      await moveStored(tx, [id], { from: [line.status], to: status, lines: [line.line], now });
    await storeParts(tx, id, line.line, parts);
  }
  return steps.map(({ line, status }) => ({ line: line.line, to: status }));
}
