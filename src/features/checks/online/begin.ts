import { randomUUID } from 'node:crypto';
import type { Scope, TransactionScope } from '#database/scope.ts';
import type { Caller } from '#features/caller.ts';
import { m } from '#generated/messages/messages.js';
import { guestBillPath } from '#lib/addresses.ts';
import { CodedError } from '#lib/errors.ts';
import { type At, asking, type Change, changeOf, checkFor } from '../at-table.ts';
import { type Asking, askPart } from '../parts/ask.ts';
import type { TableCheck } from '../told/contract.ts';
import { onlineMinutes } from '../values.ts';
import { withAccess } from './access.ts';
import { openAccount } from './accounts.ts';
import { chargeOfPart, insertCharge, type StoredCharge, saveBegun } from './charges.ts';
import type { GuestPayments } from './guest-payments.ts';
import { restaurantName } from './house-name.ts';
import { letGo } from './look.ts';

/** A part that a provider is to take. It is kept first, and then asked for: what is told of it meanwhile is known by its name. */
export async function askOnline(caller: Caller, at: At, sent: Asking): Promise<TableCheck> {
  const { guestPayments: payments } = caller;
  if (!payments) throw new CodedError('online_unavailable');
  const now = caller.now();
  const asked: StoredCharge[] = [];
  const change: Change = async (tx, bill, guest) => {
    const partId = await askPart(tx, bill, guest, sent, now);
    // The work may run again.
    asked[0] = (await chargeOfPart(tx, partId)) ?? (await newCharge(tx, payments, partId, sent.seenCents, now));
  };
  const { scope, tableId } = await changeOf(caller, at, change, asking);
  const [charge] = asked;
  // Sent again after it failed: whoever wants to try anew does so with another key.
  if (charge?.partStatus === 'withdrawn') throw new CodedError('provider_unavailable');
  if (charge?.partStatus === 'asked' && charge.ref === null) await begin(caller, payments, scope, at, charge);
  return checkFor(caller, scope, tableId);
}

async function newCharge(
  tx: TransactionScope,
  { provider }: GuestPayments,
  partId: string,
  cents: number,
  now: Date,
): Promise<StoredCharge> {
  const account = await openAccount(tx, provider.name);
  if (!account) throw new CodedError('online_unavailable');
  const expiresAt = new Date(now.getTime() + onlineMinutes * 60_000);
  await insertCharge(tx, { id: randomUUID(), partId, accountId: account.id, cents, now, expiresAt });
  const charge = await chargeOfPart(tx, partId);
  if (!charge) throw new Error(`The part ${partId} has no charge`);
  return charge;
}

/** Asks the provider, outside any transaction. What it cannot take now is nobody's to wait for. */
async function begin(
  { locale, publicUrl, now }: Caller,
  payments: GuestPayments,
  scope: Scope,
  { slug, number }: At,
  { id, cents, partId, partMethod, accountId, expiresAt }: StoredCharge,
): Promise<void> {
  const restaurant = await restaurantName(scope);
  const charge = {
    id,
    amountCents: cents,
    method: partMethod === 'online_pix' ? 'pix' : 'card',
    description: m['checks.online.charge']({ restaurant, number }, { locale }),
    payerName: m['orders.table']({ number }, { locale }),
    returnUrl: `${publicUrl}${guestBillPath(slug, number)}?from=provider`,
    expiresAt: new Date(expiresAt),
  } as const;
  try {
    const work = (access: string) => payments.provider.begin(access, charge);
    await saveBegun(scope, id, await withAccess(scope, accountId, payments, now(), work));
  } catch (cause) {
    // It may have been heard all the same: the charge stays to be looked at, and is cancelled there.
    await letGo(scope, partId, now());
    throw new CodedError('provider_unavailable', {}, cause);
  }
}
