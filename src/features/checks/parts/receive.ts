import type { Scope, TransactionScope } from '#database/scope.ts';
import { CodedError } from '#lib/errors.ts';
import { closePaid, lockOpenBill } from '../../bills/close-bill.ts';
import { takePart } from '../../bills/payments/pay-part.ts';
import { readBill } from '../../bills/store.ts';
import type { PaymentMethod } from '../../bills/values.ts';
import { endCallToPay } from '../../calls/pay.ts';
import { sealDone } from '../../chain/seal.ts';
import { lockPart, markPaid, readPart, type StoredPart, settleCreditOf } from './store.ts';

export interface Receiving {
  id: string;
  /** As it was paid after all; null: as the guest said. */
  method: PaymentMethod | null;
  /** What was handed over, where change is given. */
  givenCents: number | null;
  actorId: string;
  now: Date;
}

const asSaid = { card: 'credito', cash: 'dinheiro', pix: 'pix' } as const satisfies Record<string, PaymentMethod>;

/**
 * The till has the money of a part. It is recorded as any other part of the bill is, once however often it is said; and a bill of which nothing
 * is left to pay closes. Money that came by PIX came, whatever has become of the bill: what that wants no more is owed to the guest.
 */
export async function receivePart(scope: Scope, receiving: Receiving): Promise<StoredPart> {
  return scope.transaction(async (tx) => {
    const { part, tableId, closed } = await lockWithBill(tx, receiving.id);
    if (part.status !== 'paid') await receive(tx, part, { tableId, closed }, receiving);
    return known(await readPart(tx, receiving.id));
  });
}

/** The bill first, then the part, as everywhere: it may have gone to another bill between the two. */
async function lockWithBill(tx: TransactionScope, id: string) {
  let { billId } = known(await readPart(tx, id));
  for (;;) {
    const bill = await lockOpenBill(tx, billId);
    const there = await lockPart(tx, id);
    if (there === billId) return { ...bill, part: known(await readPart(tx, id)) };
    billId = known(there);
  }
}

async function receive(
  tx: TransactionScope,
  part: StoredPart,
  { tableId, closed }: { tableId: string; closed: boolean },
  { method: said, givenCents, actorId, now }: Receiving,
): Promise<void> {
  const { id, billId, cents } = part;
  const byPix = part.method === 'pix';
  if (closed && !byPix) throw new CodedError('bill_closed');
  if (part.status === 'withdrawn' && !byPix) throw new CodedError('part_withdrawn');
  const bill = known(await readBill(tx, billId));
  const dueCents = byPix ? Math.min(cents, closed ? 0 : Math.max(0, bill.restCents)) : cents;
  if (dueCents > 0) {
    const method = byPix ? 'pix' : (said ?? asSaid[part.method]);
    const given = method === 'dinheiro' ? (givenCents ?? part.changeForCents ?? dueCents) : dueCents;
    await takePart(tx, bill, { id: billId, key: id, method, partCents: dueCents, cents: given, actorId, now });
  }
  await markPaid(tx, id, { creditCents: cents - dueCents, actorId, now });
  await sealDone(tx, [billId], { kind: 'part_paid', actorId, about: part.method, cents, now });
  await endCallToPay(tx, id, actorId, now);
  for (const topic of ['orders', 'checks'] as const) await tx.changed(topic, null, tableId);
  if (!closed) await closePaid(tx, { id: billId, key: id, actorId, now });
}

/** What the house owed is given back: said once, however often it is sent. */
export async function settleCredit(scope: Scope, { id, actorId, now }: Pick<Receiving, 'id' | 'actorId' | 'now'>) {
  await scope.transaction(async (tx) => {
    const { part } = await lockWithBill(tx, id);
    if (!(await settleCreditOf(tx, id, actorId, now))) return;
    await sealDone(tx, [part.billId], { kind: 'credit_settled', actorId, cents: part.creditCents, now });
    await tx.changed('checks', id);
  });
}

function known<T>(found: T | null): T {
  if (found === null) throw new CodedError('part_not_found');
  return found;
}
