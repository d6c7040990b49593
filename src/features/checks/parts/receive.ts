import type { Scope, TransactionScope } from '#database/scope.ts';
import { CodedError } from '#lib/errors.ts';
import { closePaid } from '../../bills/close-bill.ts';
import { takePart } from '../../bills/payments/pay-part.ts';
import { readBill } from '../../bills/store.ts';
import type { PaymentMethod } from '../../bills/values.ts';
import { endCallToPay } from '../../calls/pay.ts';
import { sealDone } from '../../chain/seal.ts';
import { isOnline, type PartMethod } from '../values.ts';
import { type LockedPart, lockWithBill } from './lock.ts';
import { markPaid, readPart, type StoredPart, settleCreditOf } from './store.ts';

export interface Receiving {
  id: string;
  /** As it was paid after all; null: as the guest said. */
  method: PaymentMethod | null;
  /** What was handed over, where change is given. */
  givenCents: number | null;
  actorId: string;
  now: Date;
}

const asSaid = { card: 'credito', cash: 'dinheiro' } as const satisfies Partial<Record<PartMethod, PaymentMethod>>;

/**
 * The till has the money of a part. It is recorded as any other part of the bill is, once however often it is said; and a bill of which nothing
 * is left to pay closes. Money that came by PIX came, whatever has become of the bill: what that wants no more is owed to the guest.
 */
export async function receivePart(scope: Scope, receiving: Receiving): Promise<StoredPart> {
  return scope.transaction(async (tx) => {
    const { part, ...bill } = await lockWithBill(tx, receiving.id);
    // What a provider takes, the provider tells: nobody's word makes it paid.
    if (isOnline(part.method)) throw new CodedError('part_online');
    if (part.status !== 'paid') await receive(tx, part, bill, receiving);
    const received = await readPart(tx, receiving.id);
    if (!received) throw new CodedError('part_not_found');
    return received;
  });
}

type Where = Omit<LockedPart, 'part'>;

async function receive(
  tx: TransactionScope,
  part: StoredPart,
  where: Where,
  { method: said, givenCents, actorId, now }: Receiving,
): Promise<void> {
  const { cents } = part;
  if (part.method !== 'card' && part.method !== 'cash') {
    await takeMoney(tx, part, where, { cents, method: 'pix', actorId, now });
    return;
  }
  if (where.closed) throw new CodedError('bill_closed');
  if (part.status === 'withdrawn') throw new CodedError('part_withdrawn');
  const method = said ?? asSaid[part.method];
  const given = method === 'dinheiro' ? (givenCents ?? part.changeForCents ?? cents) : cents;
  await record(tx, part, where, { cents, method, given, creditCents: 0, actorId, now });
}

interface Came {
  cents: number;
  method: PaymentMethod;
  /** Null: a provider said so. */
  actorId: string | null;
  now: Date;
}

/** Money that is there already. Answers what of it pays the bill; the rest is owed to the guest. */
export async function takeMoney(tx: TransactionScope, part: StoredPart, where: Where, came: Came): Promise<number> {
  const bill = where.closed ? null : await readBill(tx, part.billId);
  const wanted = Math.min(part.cents, Math.max(0, bill?.restCents ?? 0));
  const cents = Math.min(came.cents, wanted);
  await record(tx, part, where, { ...came, cents, given: cents, creditCents: came.cents - cents });
  return cents;
}

interface Recording extends Came {
  given: number;
  creditCents: number;
}

async function record(
  tx: TransactionScope,
  { id, billId, method: partMethod }: StoredPart,
  { tableId, closed }: Where,
  { cents, method, given, creditCents, actorId, now }: Recording,
): Promise<void> {
  if (cents > 0) {
    const bill = await readBill(tx, billId);
    if (!bill) throw new CodedError('bill_not_found');
    await takePart(tx, bill, { id: billId, key: id, method, partCents: cents, cents: given, actorId, now });
  }
  await markPaid(tx, id, { creditCents, actorId, now });
  await sealDone(tx, [billId], { kind: 'part_paid', actorId, about: partMethod, cents: cents + creditCents, now });
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
