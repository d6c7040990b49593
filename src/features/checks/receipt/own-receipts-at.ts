import type { Caller } from '#features/caller.ts';
import { openBillAt, readBill } from '../../bills/store.ts';
import { standingOf } from '../../calls/standing.ts';
import type { At } from '../at-table.ts';
import { partsOf } from '../parts/store.ts';
import { claimsOf } from '../store.ts';
import type { OwnReceipt } from './contract.ts';
import { receiptOf } from './own-receipt.ts';

/** What the caller's own phone has paid of the open bill of its table, the last first. What others paid is in none of them. */
export async function ownReceiptsAt(caller: Caller, at: At): Promise<{ receipts: OwnReceipt[] }> {
  const { scope, tableId } = await standingOf(caller, at);
  const guest = caller.guest(scope.restaurantId);
  const id = guest && (await openBillAt(scope, tableId));
  const bill = id ? await readBill(scope, id) : null;
  if (!bill || bill.closedAt !== null) return { receipts: [] };
  const [parts, claims] = await Promise.all([partsOf(scope, bill.id), claimsOf(scope, bill.id)]);
  const own = parts.filter((part) => part.guest === guest);
  return { receipts: own.flatMap((part) => receiptOf(bill, part, claims) ?? []).reverse() };
}
