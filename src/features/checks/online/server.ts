import type { Caller, StaffCaller } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { by } from '../../accounts/events/store.ts';
import { provePassword } from '../../accounts/prove-password.ts';
import type { Serves } from '../../serves.ts';
import { payoutLetter } from '../settings/payout-letter.ts';
import { endAccount, forgetAccess, lastAccount, openAccount } from './accounts.ts';
import { openChargesOf, readCharge } from './charges.ts';
import { beginConnecting, finishConnecting } from './connect.ts';
import type { OnlineStanding, onlineCalls } from './contract.ts';
import { letGo, lookAt } from './look.ts';

export const online = {
  online: standingOf,

  async connect(caller, { password }) {
    const payments = offered(caller);
    await provePassword(caller, password);
    return { url: beginConnecting(caller, payments) };
  },

  async connected(caller, input) {
    const account = await finishConnecting(caller, offered(caller), input);
    await payoutLetter(caller, { what: 'accountConnected', account });
    return standingOf(caller);
  },

  async disconnect(caller) {
    const { scope, now, guestPayments } = caller;
    const open = guestPayments && (await openAccount(scope, guestPayments.provider.name));
    if (open) {
      const { id } = open;
      if (await endAccount(scope, { id, reason: 'disconnected', ...by(caller), now: now() }))
        await payoutLetter(caller, { what: 'accountDisconnected', account: open.externalId });
      for (const chargeId of await openChargesOf(scope, id)) {
        const charge = await readCharge(scope, chargeId);
        if (!charge) continue;
        // A provider that is away is told later; the guest is free at once.
        await lookAt(scope, guestPayments, charge, now(), true).catch(() => {});
        await letGo(scope, charge.partId, now(), 'disconnected');
      }
      await forgetAccess(scope);
    }
    return standingOf(caller);
  },
} satisfies Serves<typeof onlineCalls>;

function offered({ guestPayments }: Caller) {
  if (!guestPayments) throw new CodedError('online_unavailable');
  return guestPayments;
}

async function standingOf({ scope, guestPayments }: StaffCaller): Promise<OnlineStanding> {
  if (!guestPayments) return { provider: null, account: null };
  const { name } = guestPayments.provider;
  const last = await lastAccount(scope, name);
  if (!last) return { provider: name, account: null };
  const { externalId, connectedAt, endedAt, endReason } = last;
  return { provider: name, account: { externalId, connectedAt, endedAt, endReason } };
}
