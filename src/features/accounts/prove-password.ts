import { verifyPassword } from 'better-auth/crypto';
import type { SignedInCaller, WithSystem } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { readPasswordHash } from './store.ts';

/** Someone at an unlocked phone is signed in, but does not know the password. */
export async function provePassword(
  { system, signIn, account }: SignedInCaller & WithSystem,
  password: string,
): Promise<void> {
  if (!(await signIn.passwordTry(account.id))) throw new CodedError('too_many_requests');
  const hash = await readPasswordHash(system, account.id);
  if (!hash || !(await verifyPassword({ hash, password }))) throw new CodedError('password_wrong');
  await signIn.passwordFits(account.id);
}
