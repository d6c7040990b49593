import { hashPassword } from 'better-auth/crypto';
import type { StaffCaller, WithSystem } from '#database/caller.ts';
import type { SystemTransaction } from '#database/system-door.ts';
import { endSessions } from '#features/accounts/session-store.ts';
import { readOwnRestaurant } from '#features/accounts/store.ts';
import { uuid } from '#lib/call.ts';
import { isCommonPassword } from '#lib/common-passwords.ts';
import { CodedError } from '#lib/errors.ts';
import type { NewStaff, StaffChange, StaffMember } from './contract.ts';
import { insertStaff, listStaff, lockStaff, setStaffPassword, updateStaff } from './store.ts';

type Owner = StaffCaller & WithSystem;

export const staff = {
  list({ scope }: StaffCaller, { cursor }: { cursor?: string }) {
    if (cursor !== undefined && !uuid.safeParse(cursor).success) throw new CodedError('invalid_input', { fields: [] });
    return listStaff(scope, cursor ?? null);
  },

  async create(caller: Owner, member: NewStaff): Promise<StaffMember> {
    const { system, account, scope, post, desk } = caller;
    refuseCommon(member.password);
    const hash = await hashPassword(member.password);
    const { restaurantId } = account;
    const saved = await system
      .transaction(async (door) => {
        const added = await insertStaff(door, { restaurantId, by: account.id, member, hash });
        await door.changed(restaurantId, 'restaurant');
        return added;
      })
      .catch(asTaken);
    const restaurant = await readOwnRestaurant(scope);
    const url = `${desk.publicUrl}/r/${restaurant?.slug}/login`;
    const values = { email: saved.email, restaurant: restaurant?.name ?? '', url };
    post.letter({ to: saved.email, locale: account.locale, template: 'newStaff', values });
    return saved;
  },

  async edit(caller: Owner, { password, ...change }: StaffChange): Promise<StaffMember> {
    if (password !== undefined) refuseCommon(password);
    const hash = password === undefined ? null : await hashPassword(password);
    return changeStaff(caller, change.id, async (door, before) => {
      if (hash !== null) {
        await setStaffPassword(door, change.id, hash);
        await endSessions(door, change.id, 'all');
      }
      return { ...before, ...change };
    });
  },

  setActive(caller: Owner, { id, active }: { id: string; active: boolean }): Promise<StaffMember> {
    return changeStaff(caller, id, async (_door, before) => ({ ...before, active }));
  },
};

/** Changes one account of the caller's restaurant. Whoever is or becomes inactive has no session left, nor an open screen. */
async function changeStaff(
  { system, account }: Owner,
  id: string,
  decide: (door: SystemTransaction, before: StaffMember) => Promise<StaffMember>,
): Promise<StaffMember> {
  const { restaurantId } = account;
  return system
    .transaction(async (door) => {
      const before = await lockStaff(door, restaurantId, id);
      if (!before) throw new CodedError('staff_not_found');
      const after = await updateStaff(door, restaurantId, await decide(door, before));
      // Also when it comes back: a sign-in under way while it was deactivated may have left one.
      if (!after.active || !before.active) await endSessions(door, id, 'all');
      await door.changed(restaurantId, 'restaurant');
      return after;
    })
    .catch(asTaken);
}

function refuseCommon(password: string): void {
  if (!isCommonPassword(password)) return;
  throw new CodedError('password_common', { fields: [{ path: 'password', message: 'errors.password_common' }] });
}

function asTaken(error: unknown): never {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  if (code !== '23505' || constraint !== 'users_email_key') throw error;
  throw new CodedError('email_taken', { fields: [{ path: 'email', message: 'errors.email_taken' }] });
}
