import type { Scope, TransactionScope } from '#database/scope.ts';
import { CodedError } from '#lib/errors.ts';
import { closePaid } from '../../bills/close-bill.ts';
import { holdTill } from '../../bills/payments/credits.ts';
import { takePart } from '../../bills/payments/pay-part.ts';
import { readBill } from '../../bills/store.ts';
import type { PaymentMethod } from '../../bills/values.ts';
import { endCallToPay } from '../../calls/pay.ts';
import { amountChanged } from '../../chain/amount-changed.ts';
import { sealDone } from '../../chain/seal.ts';
import { type GiveBackWay, isOnline, type PartMethod } from '../values.ts';
import { settleCreditOf } from './credits.ts';
import { isOpen } from './left.ts';
import { type LockedPart, lockWithBill } from './lock.ts';
import { markPaid, readPart, type StoredPart, withdrawPart } from './store.ts';

export interface Receiving {
  id: string;
  /** As it was paid after all; null: as the guest said. */
  method: PaymentMethod | null;
  /** What was handed over, where change is given. */
  givenCents: number | null;
  /** What was received after all; null: as it was asked for. */
  receivedCents: number | null;
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
  }, receiving.id);
}

type Where = Omit<LockedPart, 'part'>;

async function receive(
  tx: TransactionScope,
  part: StoredPart,
  where: Where,
  { method: said, givenCents, receivedCents, actorId, now }: Receiving,
): Promise<void> {
  const { cents } = part;
  if (part.method !== 'card' && part.method !== 'cash') {
    // Sent again for a lost answer, after the payment was reversed: it is no other money.
    if (part.status === 'withdrawn' && (await isRecorded(tx, part))) throw new CodedError('bill_payment_reversed');
    await takeMoney(tx, part, where, { cents, method: 'pix', actorId, now });
    return;
  }
  if (where.closed) throw new CodedError('bill_closed');
  if (part.status === 'withdrawn') throw new CodedError('part_withdrawn');
  const method = said ?? asSaid[part.method];
  const came = receivedCents ?? cents;
  const bill = await readBill(tx, part.billId);
  const kept = Math.min(came, Math.max(0, bill?.restCents ?? 0));
  // Whoever gives too much in cash is given change; what a card was charged too much is owed.
  if (method === 'dinheiro' && kept === 0) throw new CodedError('nothing_to_pay');
  const given = method === 'dinheiro' ? Math.max(came, givenCents ?? part.changeForCents ?? came) : kept;
  const creditCents = method === 'dinheiro' ? 0 : came - kept;
  await record(tx, part, where, { cents: kept, method, given, creditCents, actorId, now });
}

async function isRecorded(tx: TransactionScope, { id, billId }: StoredPart): Promise<boolean> {
  const bill = await readBill(tx, billId);
  return bill?.payments.some(({ key }) => key === id) ?? false;
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
  { id, billId, guest, method: partMethod }: StoredPart,
  { tableId, closed }: Where,
  { cents, method, given, creditCents, actorId, now }: Recording,
): Promise<void> {
  const till = creditCents > 0 && method !== 'dinheiro' ? await holdTill(tx) : null;
  await till?.move({ way: 'late', method, cents: creditCents, tableId, actorId, now });
  if (cents > 0) {
    const bill = await readBill(tx, billId);
    if (!bill) throw new CodedError('bill_not_found');
    await takePart(tx, bill, { id: billId, key: id, method, partCents: cents, cents: given, actorId, now });
  }
  await markPaid(tx, id, { creditCents, actorId, now });
  await sealDone(tx, [billId], {
    kind: 'part_paid',
    actorId: actorId ?? guest,
    about: partMethod,
    cents: cents + creditCents,
    now,
  });
  await endCallToPay(tx, id, actorId, now);
  for (const topic of ['orders', 'checks'] as const) await tx.changed(topic, null, tableId);
  // More may have come than was asked for.
  await amountChanged(tx, billId, { actorId, now });
  if (!closed) await closePaid(tx, { id: billId, key: id, actorId, now });
}

/** The till looked for a PIX, and it is not there: the phone is told, and pays anew or otherwise. */
export async function refusePart(scope: Scope, { id, actorId, now }: Pick<Receiving, 'id' | 'actorId' | 'now'>) {
  await scope.transaction(async (tx) => {
    const { part, tableId } = await lockWithBill(tx, id);
    if (part.method !== 'pix') throw new CodedError('part_online');
    if (part.endedWhy === 'refused') return;
    if (!isOpen(part)) throw new CodedError('part_over');
    await withdrawPart(tx, id, now, { why: 'refused', actorId });
    await sealDone(tx, [part.billId], { kind: 'part_refused', actorId, about: part.method, cents: part.cents, now });
    await tx.changed('checks', null, tableId);
  }, id);
}

interface GivingBack extends Pick<Receiving, 'id' | 'actorId' | 'now'> {
  how: GiveBackWay;
}

/** What the house owed is given back, out of the open till: said once, however often it is sent. */
export async function settleCredit(scope: Scope, { id, how, actorId, now }: GivingBack) {
  await scope.transaction(async (tx) => {
    const { part, tableId } = await lockWithBill(tx, id);
    if (!(await settleCreditOf(tx, id, { how, actorId, now }))) return;
    const { billId, creditCents: cents } = part;
    const method = how === 'cash' ? 'dinheiro' : 'pix';
    await (await holdTill(tx))?.move({ way: 'refund', method, cents, tableId, actorId, now });
    await sealDone(tx, [billId], { kind: 'credit_settled', actorId, about: method, cents, now });
    await tx.changed('checks', id, tableId);
  }, id);
}
