import type { TransactionScope } from '#database/scope.ts';
import { CodedError } from '#lib/errors.ts';
import { lockOpenBill } from '../../bills/close-bill.ts';
import { lockPart, readPart, type StoredPart } from './store.ts';

export interface LockedPart {
  part: StoredPart;
  tableId: string;
  closed: boolean;
}

/** The bill first, then the part, as everywhere: it may have gone to another bill between the two. */
export async function lockWithBill(tx: TransactionScope, id: string): Promise<LockedPart> {
  let { billId } = known(await readPart(tx, id));
  for (;;) {
    const { tableId, closed } = await lockOpenBill(tx, billId);
    const there = await lockPart(tx, id);
    if (there === billId) return { tableId, closed, part: known(await readPart(tx, id)) };
    billId = known(there);
  }
}

function known<T>(found: T | null): T {
  if (found === null) throw new CodedError('part_not_found');
  return found;
}
