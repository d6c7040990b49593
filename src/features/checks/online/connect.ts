import { createHmac, hash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { StaffCaller } from '#features/caller.ts';
import { staffPaths } from '#lib/addresses.ts';
import { CodedError } from '#lib/errors.ts';
import { accountById, keepAccount } from './accounts.ts';
import type { GuestPayments } from './guest-payments.ts';
import { AccessRefused } from './provider.ts';

/** For so long an owner may stay with the provider before they agree. */
const consentMs = 15 * 60_000;

const returnUrl = ({ publicUrl }: StaffCaller) => publicUrl + staffPaths.connected;

interface State {
  /** The id of the account that it may connect: one, once. */
  nonce: string;
  until: number;
}

/** Signed together with the session and the house that it was made for: it leads back to nobody else. */
function signed(caller: StaffCaller, { secret, provider }: GuestPayments, purpose: string, { nonce, until }: State) {
  const { sessionId, restaurantId } = caller.account;
  const text = [purpose, provider.name, nonce, until, sessionId, restaurantId].join(' ');
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Never leaves the server until it is exchanged, and is not kept either: the state and the session make it again. */
const verifierOf = (caller: StaffCaller, payments: GuestPayments, state: State) =>
  signed(caller, payments, 'verifier', state);

/** Where the owner agrees. Nothing is kept of it until it is used: what comes back proves itself. */
export function beginConnecting(caller: StaffCaller, payments: GuestPayments): string {
  const state = { nonce: randomUUID(), until: caller.now().getTime() + consentMs };
  const challenge = hash('sha256', verifierOf(caller, payments, state), 'base64url');
  const proof = signed(caller, payments, 'state', state);
  const told = [state.nonce, state.until, proof].join('.');
  return payments.provider.consentUrl({ state: told, challenge, returnUrl: returnUrl(caller) });
}

/**
 * They have come back: what they bring becomes access to their account, for the session that asked for it alone, and once: another
 * account takes the password again. Returns what the provider calls that account.
 */
export async function finishConnecting(
  caller: StaffCaller,
  payments: GuestPayments,
  { code, state: told }: { code: string; state: string },
): Promise<string> {
  const { scope, account, address } = caller;
  const now = caller.now();
  const state = readState(told);
  const given = Buffer.from(told.split('.')[2] ?? '');
  const expected = state && Buffer.from(signed(caller, payments, 'state', state));
  const same = expected?.length === given.length && timingSafeEqual(expected, given);
  if (!state || !same || state.until < now.getTime()) throw new CodedError('consent_refused');
  if (await accountById(scope, state.nonce)) throw new CodedError('consent_refused');
  const { provider, vault } = payments;
  const grant = await provider
    .exchange(code, verifierOf(caller, payments, state), returnUrl(caller))
    .catch((cause: unknown) => {
      throw new CodedError(cause instanceof AccessRefused ? 'consent_refused' : 'provider_unavailable', {}, cause);
    });
  await keepAccount(scope, vault, {
    id: state.nonce,
    provider: provider.name,
    grant,
    actorId: account.id,
    address,
    now,
  });
  return grant.seller;
}

function readState(told: string): State | null {
  const [nonce = '', until = ''] = told.split('.');
  return /^\d{1,15}$/.test(until) ? { nonce, until: Number(until) } : null;
}
