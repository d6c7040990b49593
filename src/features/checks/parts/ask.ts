import { randomUUID } from 'node:crypto';
import type { TransactionScope } from '#database/scope.ts';
import { CodedError } from '#lib/errors.ts';
import { unreversed } from '../../bills/payments/unreversed.ts';
import type { StoredBill } from '../../bills/store.ts';
import { callToPay } from '../../calls/pay.ts';
import { sealDone } from '../../chain/seal.ts';
import { keepNumber } from '../phones.ts';
import { houseCode, txidOf } from '../pix/code.ts';
import { duesOf, partOf, type Split } from '../split.ts';
import { claimsOf, readSettings } from '../store.ts';
import { isOnline, leastPartCents, type PartMethod } from '../values.ts';
import { equalSplitOf } from './equal.ts';
import { isOpen, leftFor, wholeOf } from './left.ts';
import { insertPart, partsOf, partWithKey } from './store.ts';

export interface Asking {
  key: string;
  split: Split;
  method: PartMethod;
  changeForCents: number | null;
  /** What it came to on the screen. */
  seenCents: number;
}

/**
 * A phone says what it pays, and how. What it comes to is worked out anew, of what nobody else is about to pay; the pieces that it is of are nobody
 * else's from then on. The same key is the same part, whose name is the answer.
 */
export async function askPart(
  tx: TransactionScope,
  bill: StoredBill,
  guest: string,
  { key, split, method, changeForCents, seenCents }: Asking,
  now: Date,
): Promise<string> {
  const earlier = await partWithKey(tx, key);
  if (earlier) {
    if (earlier.guest === guest && earlier.method === method && earlier.askedCents === seenCents) return earlier.id;
    throw new CodedError('key_reused');
  }
  const parts = await partsOf(tx, bill.id);
  if (parts.some((part) => isOpen(part) && part.guest === guest)) throw new CodedError('part_open');
  await keepNumber(tx, bill.id, guest);
  const claims = await claimsOf(tx, bill.id);
  const leftCents = leftFor(bill.restCents, parts);
  const cents = partOf(split, {
    dues: duesOf(bill),
    mine: claims.filter((claim) => claim.guest === guest && claim.partId === null),
    taken: claims.filter((claim) => claim.partId !== null),
    leftCents,
    equal: equalSplitOf({ leftCents, parts, payments: unreversed(bill.payments) }, guest),
  });
  if (cents === 0) throw new CodedError('nothing_to_pay');
  if (cents !== seenCents) throw new CodedError('part_changed', { cents });
  if (cents < leastPartCents && cents < leftCents) throw new CodedError('part_too_small', { cents: leastPartCents });
  if (changeForCents !== null && (method !== 'cash' || changeForCents < cents))
    throw new CodedError('change_too_small');
  const id = randomUUID();
  const wholeCents = wholeOf(bill);
  const part = { id, billId: bill.id, guest, key, split, wholeCents, method, cents, changeForCents, now };
  if (method === 'pix') {
    const { pix } = await readSettings(tx);
    const txid = txidOf(bill.id, id);
    const pixCode = pix && houseCode(pix, cents, txid);
    if (!pixCode) throw new CodedError('pix_unavailable');
    await insertPart(tx, { ...part, txid, pixCode });
  } else await insertPart(tx, { ...part, txid: null, pixCode: null });
  await sealDone(tx, [bill.id], { kind: 'part_asked', actorId: guest, about: method, cents, now });
  // Nobody has to come for what a provider takes.
  if (method === 'pix' || isOnline(method)) return id;
  // Whoever goes there brings what it takes.
  await callToPay(tx, { partId: id, tableId: bill.tableId, cents, method, changeForCents, now });
  return id;
}
