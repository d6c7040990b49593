import { verifyPassword } from 'better-auth/crypto';
import type { StaffCaller, WithSystem } from '#features/caller.ts';
import { staffPaths } from '#lib/addresses.ts';
import { CodedError } from '#lib/errors.ts';
import { readerOf } from '#lib/letters.ts';
import { type Approver, approverOf } from './store.ts';

/**
 * Somebody of the same restaurant allows by their PIN what the caller may not do alone. Tries are counted for the caller's account,
 * however often it signs in anew, and for the approver, whoever asks.
 */
export async function provePin(
  caller: StaffCaller & WithSystem,
  { by, pin }: { by: string; pin: string },
): Promise<void> {
  const { system, signIn, account } = caller;
  const asks = await signIn.pinTry('pinAsker', account.id);
  // Another restaurant's people are nobody here, and nobody's tries are used up from there.
  const approver = await approverOf(system, account.restaurantId, by);
  if (!asks || (approver && !(await signIn.pinTry('pinApprover', by)))) {
    if (approver) await tellOfTries(caller, approver);
    throw new CodedError('pin_exhausted');
  }
  if (!approver) throw new CodedError('pin_invalid');
  const { hash } = approver;
  if (!(await verifyPassword({ hash, password: signIn.sealedPin(by, pin) }))) throw new CodedError('pin_invalid');
  await signIn.pinFits(account.id, by);
}

/** Whoever guesses at a PIN stands beside its owner, who hears of it once a day. */
async function tellOfTries({ post, signIn, account }: StaffCaller & WithSystem, approver: Approver): Promise<void> {
  if (!(await signIn.pinTry('pinTold', approver.id))) return;
  post.letter({
    ...readerOf(approver),
    template: 'pinTriesUsedUp',
    values: { email: approver.email, by: `${account.name} (${account.email})`, url: staffPaths.account },
  });
}
