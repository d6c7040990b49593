import type { TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { readBill } from '../../bills/store.ts';
import { sealDone } from '../../chain/seal.ts';
import { duesOf } from '../split.ts';
import { claimsOf } from '../store.ts';
import { fitted } from './fitting.ts';
import { isOpen } from './left.ts';
import { partsOf, withdrawPart } from './store.ts';

const lower = statement(
  'checks.lowerPart',
  'update check_parts set amount_cents = $3 where restaurant_id = $1 and id = $2',
);

interface Fitting {
  /** Null: a guest. */
  actorId: string | null;
  now: Date;
  /** What the bill wanted before. */
  beforeCents?: number;
}

/**
 * After a change that may have lowered a bill, under its lock: parts that nobody can have sent yet come to at most what is due, and their calls
 * with them. A code that is shown says another amount by then, so its part ends, and the phone makes a new one.
 */
export async function fitParts(tx: TransactionScope, billId: string, fitting: Fitting): Promise<void> {
  const parts = await partsOf(tx, billId);
  if (!parts.some(isOpen)) return;
  const bill = await readBill(tx, billId);
  if (!bill || bill.closedAt !== null) return;
  const { restCents } = bill;
  const { actorId, now, beforeCents = restCents } = fitting;
  const claims = await claimsOf(tx, billId);
  const changed = fitted(parts, { dues: duesOf(bill), claims, restCents, beforeCents });
  for (const part of parts) {
    const cents = changed.get(part.id);
    if (cents === undefined) continue;
    const ends = cents === 0 || part.method === 'pix';
    if (ends) await withdrawPart(tx, part.id, now, { why: 'changed', actorId });
    else await tx.rows(lower, [tx.restaurantId, part.id, cents]);
    const kind = ends ? 'part_withdrawn' : 'part_lowered';
    const by = actorId ?? part.guest;
    await sealDone(tx, [billId], { kind, actorId: by, about: part.method, cents: ends ? part.cents : cents, now });
  }
  if (changed.size > 0) await tx.changed('checks', null, bill.tableId);
}
