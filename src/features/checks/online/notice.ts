import type { Scope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import type { Coalesce } from '#lib/coalesce.ts';
import { isKnownEvent, rememberEvent } from '../../billing/webhook-events.ts';
import { withAccess } from './access.ts';
import { accountsOfSeller, type SellerAccount } from './accounts.ts';
import { houseOfCharge, readCharge } from './charges.ts';
import type { GuestPayments } from './guest-payments.ts';
import { AccessRefused, type Notice } from './provider.ts';
import { type Outcome, settleTaking } from './settle.ts';

interface Doors {
  system: SystemDoor;
  payments: GuestPayments;
  scope(restaurantId: string): Scope;
  /** A provider that tells the same payment many times at once is asked about it twice, not as often. */
  once: Coalesce<Outcome>;
}

/**
 * A provider's message says that something became of a payment. What that is, the provider is asked, with the access of the house that it may concern: the
 * message itself is believed nothing. Throws when the provider cannot be asked; it tells again then.
 */
export async function applyNotice(doors: Doors, notice: Notice, now: Date): Promise<Outcome> {
  const { system, payments } = doors;
  const told = { provider: `guests:${payments.provider.name}`, id: notice.eventId, type: notice.type };
  if (await isKnownEvent(system, told)) return 'unchanged';
  let outcome: Outcome = 'unknown';
  for (const house of await housesOf(doors, notice.about)) {
    const payment = notice.about?.payment ?? '';
    const found = await doors.once(`${house.restaurantId} ${payment}`, () => applyAt(doors, house, payment, now));
    if (found !== 'unknown') outcome = found;
  }
  await rememberEvent(system, told);
  return outcome;
}

async function housesOf({ system, payments, scope }: Doors, about: Notice['about']): Promise<SellerAccount[]> {
  if (about === null) return [];
  if ('seller' in about) return accountsOfSeller(system, payments.provider.name, about.seller);
  const restaurantId = await houseOfCharge(system, about.charge);
  const charge = restaurantId === null ? null : await readCharge(scope(restaurantId), about.charge);
  return restaurantId !== null && charge ? [{ restaurantId, id: charge.accountId }] : [];
}

async function applyAt(
  { payments, scope }: Doors,
  { restaurantId, id }: SellerAccount,
  payment: string,
  now: Date,
): Promise<Outcome> {
  const house = scope(restaurantId);
  try {
    const taking = await withAccess(house, id, payments, now, (access) => payments.provider.payment(access, payment));
    return taking?.chargeId ? await settleTaking(house, taking.chargeId, taking, now) : 'unknown';
  } catch (error) {
    // Nothing opens it any more: who was disconnected is not asked about.
    if (error instanceof AccessRefused) return 'unknown';
    throw error;
  }
}
