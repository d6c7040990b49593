import { hash as digest } from 'node:crypto';
import { provePin } from '#features/accounts/pins/prove-pin.ts';
import type { StaffCaller, WithSystem } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { may } from '#lib/permissions.ts';
import { amountChanged } from '../../chain/amount-changed.ts';
import { sealDone } from '../../chain/seal.ts';
import type { InputOf, OutputOf } from '../../serves.ts';
import { lockBills, lockOrder, reckonAnew } from '../change-status.ts';
import type { orders } from '../contract.ts';
import { readOrder } from '../store.ts';
import { applyCorrection } from './apply-correction.ts';
import { correctable } from './reckon.ts';
import { correctedWith, insertCorrection } from './store.ts';

type Asked = InputOf<typeof orders.correctLine>;
type Answer = OutputOf<typeof orders.correctLine>;

/**
 * Takes pieces of a line back, or gives them, exactly once for its key. What was paid, by itself or with its bill, stays as it is.
 * It does not count what was made as back in stock: what has been taken back may have been eaten.
 */
export async function correctLine(caller: StaffCaller & WithSystem, asked: Asked): Promise<Answer> {
  const { scope, account } = caller;
  const { id, key, kind, quantity, reason } = asked;
  const hash = hashOf(asked);
  const earlier = await correctedWith(scope, key, hash);
  if (earlier) return earlier;
  const approvedBy = await approval(caller, asked);

  return scope.transaction(async (tx) => {
    await lockBills(tx, id);
    const locked = await lockOrder(tx, id);
    // Sent twice at once, it was done while this one waited.
    const done = await correctedWith(tx, key, hash);
    if (done) return done;
    if (locked.revision !== asked.revision) throw new CodedError('stale_revision', { revision: locked.revision });
    if (locked.status === 'cancelado') throw new CodedError('order_cancelled');
    const order = await readOrder(tx, id);
    const line = order?.lines.find((candidate) => candidate.line === asked.line);
    if (!order || !line) throw new CodedError('line_not_found');
    const most = correctable(line, kind);
    if (quantity > most) throw new CodedError('correction_too_large', { most });

    if (locked.completed) await reckonAnew(tx, id, locked);
    const by = { id, actorId: account.id, reason, now: caller.now() };
    const { eventId, worthCents } = await applyCorrection(tx, order, asked, by);
    await insertCorrection(tx, { ...asked, ...by, line, eventId, worthCents, approvedBy, hash });
    await sealDone(tx, [locked.billId], {
      ...by,
      kind,
      about: `${quantity} × ${line.name}`,
      cents: worthCents,
      why: reason,
    });
    await amountChanged(tx, locked.billId, by);
    await tx.changed('orders', id, locked.tableId);
    const after = await correctedWith(tx, key, hash);
    if (!after) throw new CodedError('order_not_found');
    return after;
  }, id);
}

/** Who allowed it, where whoever asks may not do it alone. */
async function approval(caller: StaffCaller & WithSystem, { approval: given }: Asked): Promise<string | null> {
  if (may(caller.account.role, 'approvals')) return null;
  if (!given) throw new CodedError('pin_required');
  await provePin(caller, given);
  return given.by;
}

/** What a retry repeats; a PIN is no part of anything that is kept. */
function hashOf({ id, revision, line, kind, quantity, reason, approval: given }: Asked): Buffer {
  return digest('sha256', JSON.stringify([id, revision, line, kind, quantity, reason, given?.by ?? null]), 'buffer');
}
