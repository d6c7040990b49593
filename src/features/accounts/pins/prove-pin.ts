import { verifyPassword } from 'better-auth/crypto';
import type { StaffCaller, WithSystem } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { by as actedBy, keepEvent } from '../events/store.ts';
import { approverHash } from './store.ts';

/**
 * Somebody of the same restaurant allows by their PIN what the caller may not do alone. Tries are counted for the caller's account,
 * however often it signs in anew, and for the approver, whoever asks.
 */
export async function provePin(
  caller: StaffCaller & WithSystem,
  { by, pin }: { by: string; pin: string },
): Promise<void> {
  const { system, signIn, account } = caller;
  if (!(await signIn.pinTry('pinAsker', account.id))) throw await refused(caller, 'pin_exhausted');
  // Another restaurant's people are nobody here, and nobody's tries are used up from there.
  const hash = await approverHash(system, account.restaurantId, by);
  if (!hash) throw await refused(caller, 'pin_invalid');
  if (!(await signIn.pinTry('pinApprover', by))) throw await refused(caller, 'pin_exhausted');
  if (!(await verifyPassword({ hash, password: signIn.sealedPin(by, pin) })))
    throw await refused(caller, 'pin_invalid');
  await signIn.pinFits(account.id, by);
}

async function refused(caller: StaffCaller & WithSystem, code: 'pin_invalid' | 'pin_exhausted') {
  await keepEvent(caller.system, { kind: 'pinRefused', ...actedBy(caller) });
  return new CodedError(code);
}
