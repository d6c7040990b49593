import type { TransactionScope } from '#database/scope.ts';
import { recordEvent } from '../orders/change-status.ts';
import type { OrderEvent } from '../orders/history/contract.ts';
import { ordersOfBill } from '../orders/store.ts';

interface Deed {
  kind: OrderEvent['kind'];
  otherTableId: string;
  actorId: string;
  now: Date;
}

/** What became of a party's tables stands in the history of each of its orders. */
export async function recordForAll(tx: TransactionScope, billId: string, { kind, ...deed }: Deed): Promise<void> {
  for (const { id, status } of await ordersOfBill(tx, billId))
    await recordEvent(tx, { id, ...deed }, status, status, kind);
}
