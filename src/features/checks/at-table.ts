import type { Scope, TransactionScope } from '#database/scope.ts';
import type { Budget, Caller } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { lockOpenBill } from '../bills/close-bill.ts';
import { openBillAt, readBill, type StoredBill } from '../bills/store.ts';
import { standingOf } from '../calls/standing.ts';
import { spend } from '../spend.ts';
import { readCheck } from './read-check.ts';
import type { TableCheck } from './told/contract.ts';

export interface At {
  slug: string;
  number: number;
}

export async function checkAt(caller: Caller, at: At): Promise<TableCheck> {
  const { scope, tableId } = await standingOf(caller, at);
  return checkFor(caller, scope, tableId);
}

export function checkFor(caller: Caller, scope: Scope, tableId: string): Promise<TableCheck> {
  const online = caller.guestPayments?.provider.name ?? null;
  return readCheck(scope, tableId, { guest: caller.guest(scope.restaurantId), online, now: caller.now() });
}

export type Change = (tx: TransactionScope, bill: StoredBill, guest: string, scope: Scope) => Promise<void>;

/** What else bounds a change of a table's bill, beside the changes of all its phones. */
interface Bound {
  budget: Budget;
  /** Of what kind the change is, or 'phone' or 'network': a phone may call itself what it likes, its network may not. */
  of: string;
}

export const asking: Bound = { budget: 'parts', of: '' };
export const claiming: readonly Bound[] = [
  { budget: 'claims', of: 'phone' },
  { budget: 'claimsOfNetwork', of: 'network' },
];

/** Somebody at a table changes something of its bill, whose row is theirs meanwhile: the answer is the bill as it is then. */
export async function changeAt(
  caller: Caller,
  at: At,
  change: Change,
  ...bounds: readonly Bound[]
): Promise<TableCheck> {
  const { scope, tableId } = await changeOf(caller, at, change, ...bounds);
  return checkFor(caller, scope, tableId);
}

export async function changeOf(caller: Caller, at: At, change: Change, ...bounds: readonly Bound[]) {
  const { scope, tableId } = await standingOf(caller, at);
  spend(caller.limits, 'checks', `${scope.restaurantId} ${tableId}`);
  const guest = caller.becomeGuest(scope.restaurantId);
  const whose: Record<string, string> = { phone: guest, network: caller.network };
  for (const { budget, of } of bounds) spend(caller.limits, budget, `${tableId} ${whose[of] ?? of}`);
  const id = await openBillAt(scope, tableId);
  if (!id) throw new CodedError('bill_not_found');
  await changeBill(scope, id, (tx, bill) => change(tx, bill, guest, scope));
  return { scope, tableId };
}

/** Something of an open bill, which is nobody else's meanwhile. */
export async function changeBill(
  scope: Scope,
  id: string,
  change: (tx: TransactionScope, bill: StoredBill) => Promise<void>,
): Promise<void> {
  await scope.transaction(async (tx) => {
    const locked = await lockOpenBill(tx, id);
    if (locked.closed) throw new CodedError('bill_closed');
    const bill = await readBill(tx, id);
    if (!bill) throw new CodedError('bill_not_found');
    await change(tx, bill);
    await tx.changed('checks', null, locked.tableId);
  }, id);
}
