import type { TransactionScope } from '#database/scope.ts';
import type { Caller } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { lockOpenBill } from '../../bills/close-bill.ts';
import { callToPay, endCallToPay } from '../../calls/pay.ts';
import { standingOf } from '../../calls/standing.ts';
import { sealDone } from '../../chain/seal.ts';
import { spend } from '../../spend.ts';
import { type At, checkFor } from '../at-table.ts';
import { askOwn } from '../online/own.ts';
import type { TableCheck } from '../told/contract.ts';
import { isOpen } from './left.ts';
import { lockPart, readPart, type StoredPart, setTold, withdrawPart } from './store.ts';

/** A phone says something of its own part, wherever the bill of that is by now. */
async function changeOwn(
  caller: Caller,
  { id, ...at }: At & { id: string },
  change: (tx: TransactionScope, part: StoredPart, tableId: string) => Promise<void>,
): Promise<TableCheck> {
  const { scope, tableId } = await standingOf(caller, at);
  const guest = caller.guest(scope.restaurantId);
  const known = await readPart(scope, id);
  if (known?.guest !== guest) throw new CodedError('part_not_found');
  spend(caller.limits, 'checks', `${scope.restaurantId} ${tableId}`);
  spend(caller.limits, 'partWords', id);
  const { billId } = known;
  await scope.transaction(async (tx) => {
    const bill = await lockOpenBill(tx, billId);
    await lockPart(tx, id);
    const part = await readPart(tx, id);
    // It went to another bill meanwhile, with the table or the dish: asked again, it is found there.
    if (part && part.billId !== billId) throw new CodedError('busy');
    if (!part || !isOpen(part)) throw new CodedError('part_over');
    await change(tx, part, bill.tableId);
    await tx.changed('checks', null, bill.tableId);
  }, billId);
  return checkFor(caller, scope, tableId);
}

/** Already paid, says the phone: the till is asked to look, or the provider. Or not yet, after all. */
export async function tellPart(
  caller: Caller,
  { paid, ...own }: At & { id: string; paid: boolean },
): Promise<TableCheck> {
  const now = caller.now();
  const online = await askOwn(caller, own, false);
  if (online) return online;
  return changeOwn(caller, own, async (tx, { id, billId, guest, method, cents }, tableId) => {
    if (method !== 'pix') throw new CodedError('part_not_found');
    if (!(await setTold(tx, id, paid, now))) return;
    await sealDone(tx, [billId], {
      kind: paid ? 'part_told' : 'part_untold',
      actorId: guest,
      about: method,
      cents,
      now,
    });
    if (paid) await callToPay(tx, { partId: id, tableId, cents, method, changeForCents: null, now });
    else await endCallToPay(tx, id, null, now);
  });
}

export async function withdrawOwn(caller: Caller, own: At & { id: string }): Promise<TableCheck> {
  const now = caller.now();
  const online = await askOwn(caller, own, true);
  if (online) return online;
  return changeOwn(caller, own, async (tx, { id, billId, guest, method, cents }) => {
    await withdrawPart(tx, id, now);
    await sealDone(tx, [billId], { kind: 'part_withdrawn', actorId: guest, about: method, cents, now });
    await endCallToPay(tx, id, null, now);
  });
}
