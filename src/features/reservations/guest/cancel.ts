import type { Scope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import type { Reservation } from '../contract.ts';
import type { LetterKind } from '../rules.ts';
import { lockReservation, readReservation } from '../store.ts';
import { letterNow } from '../tell-later.ts';
import { guestStateOf, mayGuestCancel } from './state.ts';

const write = statement(
  'reservations.cancelAsGuest',
  `update reservations set status = 'cancelada', guest_cancelled_at = $3, revision = revision + 1 where restaurant_id = $1 and id = $2`,
);

/** Cancels for the guest. What is cancelled already stays as it is: the tap of someone whose answer was lost. */
export function cancelAsGuest(
  scope: Scope,
  { id, now }: { id: string; now: Date },
): Promise<{ after: Reservation; letter: LetterKind | null }> {
  return scope.transaction(async (tx) => {
    const before = await lockReservation(tx, id);
    if (before.status === 'cancelada') return { after: before, letter: null };
    if (!mayGuestCancel(guestStateOf(before, now))) throw new CodedError('reservation_begun');
    await tx.rows(write, [tx.restaurantId, id, now.toISOString()]);
    await tx.changed('reservations', id);
    const after = await readReservation(tx, id);
    if (!after) throw new CodedError('reservation_not_found');
    return { after, letter: await letterNow(tx, before, after, now) };
  });
}
