import { verifyPassword } from 'better-auth/crypto';
import type { StaffCaller, WithSystem } from '#features/caller.ts';
import { staffPaths } from '#lib/addresses.ts';
import { CodedError } from '#lib/errors.ts';
import { readerOf } from '#lib/letters.ts';
import { by as actedBy, keepEvent } from '../events/store.ts';
import { type Approver, approverOf } from './store.ts';

type Asker = StaffCaller & WithSystem;

/**
 * Somebody of the same restaurant allows by their PIN what the caller may not do alone. Tries are counted for the caller's account,
 * however often it signs in anew, and for the approver, whoever asks.
 */
export async function provePin(caller: Asker, { by, pin }: { by: string; pin: string }): Promise<void> {
  const { system, signIn, account } = caller;
  const asks = await signIn.pinTry('pinAsker', account.id);
  // Another restaurant's people are nobody here, and nobody's tries are used up from there.
  const approver = await approverOf(system, account.restaurantId, by);
  if (!asks || (approver && !(await signIn.pinTry('pinApprover', by)))) {
    if (approver) await tellOfTries(caller, approver);
    throw await refused(caller, 'pin_exhausted');
  }
  if (!approver) throw await refused(caller, 'pin_invalid');
  const { hash } = approver;
  if (!(await verifyPassword({ hash, password: signIn.sealedPin(by, pin) })))
    throw await refused(caller, 'pin_invalid');
  await signIn.pinFits(account.id, by);
}

async function refused(caller: Asker, code: 'pin_invalid' | 'pin_exhausted') {
  await keepEvent(caller.system, { kind: 'pinRefused', ...actedBy(caller) });
  return new CodedError(code);
}

/** Whoever guesses at a PIN stands beside its owner, who hears of it once a day. */
async function tellOfTries({ post, signIn, account }: Asker, approver: Approver): Promise<void> {
  if (!(await signIn.pinTry('pinTold', approver.id))) return;
  post.letter({
    ...readerOf(approver),
    template: 'pinTriesUsedUp',
    values: { email: approver.email, by: `${account.name} (${account.email})`, url: staffPaths.account },
  });
}
