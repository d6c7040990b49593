import { hashPassword } from 'better-auth/crypto';
import type { Scope } from '#database/scope.ts';
import { by, keepEvent } from '#features/accounts/events/store.ts';
import { readOwnRestaurant } from '#features/accounts/store.ts';
import type { StaffCaller, WithSystem } from '#features/caller.ts';
import { sitePaths, staffLoginPath } from '#lib/addresses.ts';
import { isCommonPassword } from '#lib/common-passwords.ts';
import { CodedError, fieldRefusal } from '#lib/errors.ts';
import type { NewStaff, StaffMember } from './contract.ts';
import { countStaff, insertStaff } from './store.ts';

/** A new account, told by e-mail. `most` is how many there may be; null: as many as one likes. */
export async function hire(
  caller: StaffCaller & WithSystem,
  member: NewStaff,
  most: number | null = null,
): Promise<StaffMember> {
  const { system, account, scope, post } = caller;
  refuseCommon(member.password);
  const hash = await hashPassword(member.password);
  const { restaurantId } = account;
  const saved = await system
    .transaction(async (door) => {
      const added = await insertStaff(door, { restaurantId, by: account.id, member, hash });
      if (most !== null && (await countStaff(door, restaurantId)) > most) throw new CodedError('setup_full', { most });
      await keepEvent(door, { kind: 'staffAdded', userId: added.id, subject: added.role, ...by(caller) });
      await door.changed(restaurantId, 'restaurant');
      return added;
    })
    .catch(asTaken);
  const values = { ...(await doorOf(scope)), email: saved.email };
  post.letter({ to: saved.email, locale: account.locale, template: 'newStaff', values });
  return saved;
}

/** What a letter says of where its reader works, and where they sign in. */
export async function doorOf(scope: Scope) {
  const restaurant = await readOwnRestaurant(scope);
  return restaurant
    ? { restaurant: restaurant.name, url: staffLoginPath(restaurant.slug) }
    : { restaurant: '', url: sitePaths.login };
}

export function refuseCommon(password: string): void {
  if (!isCommonPassword(password)) return;
  throw fieldRefusal('password_common', 'password');
}

export function asTaken(error: unknown): never {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  if (code !== '23505' || constraint !== 'users_email_key') throw error;
  throw fieldRefusal('email_taken', 'email');
}
