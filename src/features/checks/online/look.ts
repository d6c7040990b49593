import type { Scope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { sealDone } from '../../chain/seal.ts';
import { isOpen } from '../parts/left.ts';
import { lockWithBill } from '../parts/lock.ts';
import { withdrawPart } from '../parts/store.ts';
import type { PartEnd } from '../values.ts';
import { withAccess } from './access.ts';
import { forgetAccess, lastAccount } from './accounts.ts';
import { chargeOver, chargesDue, readCharge, type StoredCharge, takeTurn } from './charges.ts';
import type { GuestPayments } from './guest-payments.ts';
import { settleTaking } from './settle.ts';

const dayMs = 24 * 60 * 60_000;
/** A provider that has not answered by then about a charge that ran out is not going to. */
const giveUpMs = 7 * dayMs;

/** Through the account as it is open now, where the same seller connected anew. */
async function accountFor(scope: Scope, { provider }: GuestPayments, { accountId, externalId }: StoredCharge) {
  const last = await lastAccount(scope, provider.name);
  return last?.externalId === externalId && last.accessSealed !== null ? last.id : accountId;
}

/**
 * Asks the provider what became of a charge, and applies it. What nobody should pay any more is cancelled there first: `ending`, or its part is
 * over, or its time. Throws when the provider cannot be asked.
 */
export async function lookAt(
  scope: Scope,
  payments: GuestPayments,
  charge: StoredCharge,
  now: Date,
  ending = false,
): Promise<void> {
  const { id, ref, partMethod, partStatus, expiresAt } = charge;
  const { provider } = payments;
  const ends =
    partStatus !== 'paid' && (ending || partStatus === 'withdrawn' || Date.parse(expiresAt) <= now.getTime());
  const asked = { id, ref, method: partMethod === 'online_pix' ? 'pix' : 'card' } as const;
  const account = await accountFor(scope, payments, charge);
  const takings = await withAccess(scope, account, payments, now, async (access) => {
    if (ends) await provider.cancel(access, asked);
    return provider.look(access, asked);
  });
  for (const taking of takings) await settleTaking(scope, id, taking, now);
  const waits = takings.some(({ open }) => open);
  const paid = takings.some(({ paidCents }) => paidCents > 0);
  if (!waits && (ends || paid)) await chargeOver(scope, id, now);
}

/** The guest is free to pay otherwise. What comes of it nevertheless counts, or is owed to them. */
export async function letGo(scope: Scope, partId: string, now: Date, why: PartEnd | null = null): Promise<void> {
  await scope.transaction(async (tx) => {
    const { part, tableId } = await lockWithBill(tx, partId);
    if (!isOpen(part)) return;
    await withdrawPart(tx, partId, now, { why, actorId: null });
    const { billId, guest, method, cents } = part;
    await sealDone(tx, [billId], { kind: 'part_withdrawn', actorId: guest, about: method, cents, now });
    await tx.changed('checks', null, tableId);
  }, partId);
}

interface Doors {
  system: SystemDoor;
  payments: GuestPayments;
  scope(restaurantId: string): Scope;
  onError(error: unknown): void;
}

/** Charges whose message may have got lost, whose time is over, or that somebody does not want to pay any more. */
export async function askCharges({ system, payments, scope, onError }: Doors, now: Date): Promise<void> {
  const houses = new Set<string>();
  for (const { restaurantId, id } of await chargesDue(system, now)) {
    const house = scope(restaurantId);
    if (!(await takeTurn(house, id, now))) continue;
    const charge = await readCharge(house, id);
    if (!charge) continue;
    houses.add(restaurantId);
    const lateMs = now.getTime() - Date.parse(charge.expiresAt);
    // One after the other: what one house's provider does not answer is another's no concern.
    await lookAt(house, payments, charge, now).catch(async (error: unknown) => {
      onError(error);
      if (lateMs > giveUpMs) await chargeOver(house, id, now);
    });
    if (lateMs >= 0) await letGo(house, charge.partId, now, 'expired');
  }
  for (const restaurantId of houses) await forgetAccess(scope(restaurantId));
}
