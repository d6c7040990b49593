import type { Scope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { changeStatus } from '../orders/change-status.ts';
import { ordersOfOpenBill } from '../orders/store.ts';
import { removeTable, setTableStatus } from '../tables/change.ts';
import { forgetSeat, seatsOver } from './store.ts';

interface Doors {
  system: SystemDoor;
  scope(restaurantId: string): Scope;
  onError(error: unknown): void;
}

/** Clears the tables whose time is over: what was ordered is cancelled, the bill ends with nothing to pay, the table is gone. */
export async function sweepTables({ system, scope, onError }: Doors, now: Date): Promise<void> {
  for (const { restaurantId, tableId } of await seatsOver(system, now)) {
    // One that cannot be cleared now is tried again, and keeps no other standing.
    await clear(scope(restaurantId), tableId, now).catch(onError);
  }
}

async function clear(scope: Scope, tableId: string, now: Date): Promise<void> {
  const hand = { actorId: null, now };
  for (const { id, status } of await ordersOfOpenBill(scope, tableId)) {
    if (status !== 'cancelado') await changeStatus(scope, { id, to: 'cancelado', approves: true, ...hand });
  }
  await setTableStatus(scope, { id: tableId, status: 'disponivel' }, hand);
  await removeTable(scope, tableId);
  await forgetSeat(scope, tableId);
}
