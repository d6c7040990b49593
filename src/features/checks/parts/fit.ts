import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { readBill } from '../../bills/store.ts';
import { sealDone } from '../../chain/seal.ts';
import { duesOf } from '../split.ts';
import { claimsOf } from '../store.ts';
import { fitted } from './fitting.ts';
import { isOpen, wholeOf } from './left.ts';
import { partsOf, withdrawPart } from './store.ts';

const setCents = statement(
  'checks.setPartCents',
  'update check_parts set amount_cents = $3 where restaurant_id = $1 and id = $2',
);

interface Fitting {
  /** Null: a guest. */
  actorId: string | null;
  now: Date;
}

/**
 * After a change of what a bill comes to, under its lock: parts that nobody can have sent yet come to at most what is due, and back up to what
 * they were asked for, and their calls with them. A code that is shown says too much by then, so its part ends, and the phone makes a new one.
 */
export async function fitParts(tx: TransactionScope, billId: string, fitting: Fitting): Promise<void> {
  const parts = await partsOf(tx, billId);
  if (!parts.some(isOpen)) return;
  const bill = await readBill(tx, billId);
  if (!bill || bill.closedAt !== null) return;
  const { restCents } = bill;
  const { actorId, now } = fitting;
  const claims = await claimsOf(tx, billId);
  const changed = fitted(parts, { dues: duesOf(bill), claims, restCents, wholeCents: wholeOf(bill) });
  for (const part of parts) {
    const cents = changed.get(part.id);
    if (cents === undefined) continue;
    const ends = cents === 0 || part.method === 'pix';
    if (ends) await withdrawPart(tx, part.id, now, { why: 'changed', actorId });
    else await tx.rows(setCents, [tx.restaurantId, part.id, cents]);
    const moved = cents < part.cents ? 'part_lowered' : 'part_raised';
    const kind = ends ? 'part_withdrawn' : moved;
    const by = actorId ?? part.guest;
    await sealDone(tx, [billId], { kind, actorId: by, about: part.method, cents: ends ? part.cents : cents, now });
  }
  if (changed.size > 0) await tx.changed('checks', null, bill.tableId);
}
