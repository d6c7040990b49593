import { hashPassword } from 'better-auth/crypto';
import type { SystemTransaction } from '#database/system-door.ts';
import { by, keepEvent } from '#features/accounts/events/store.ts';
import { endSessions } from '#features/accounts/session-store.ts';
import type { StaffCaller, WithSystem } from '#features/caller.ts';
import { m } from '#generated/messages/messages.js';
import { uuid } from '#lib/call.ts';
import { CodedError } from '#lib/errors.ts';
import type { Serves } from '../serves.ts';
import type { staff as calls, StaffMember } from './contract.ts';
import { asTaken, doorOf, hire, refuseCommon } from './hire.ts';
import { listStaff, lockStaff, readLocale, setStaffPassword, updateStaff } from './store.ts';

type Owner = StaffCaller & WithSystem;

export const staff = {
  list({ scope }, { cursor }) {
    if (cursor !== undefined && !uuid.safeParse(cursor).success) throw new CodedError('invalid_input', { fields: [] });
    return listStaff(scope, cursor ?? null);
  },

  create(caller, member) {
    return hire(caller, member);
  },

  async edit(caller, { password, ...change }) {
    if (password !== undefined) refuseCommon(password);
    const hash = password === undefined ? null : await hashPassword(password);
    const { before, after } = await changeStaff(caller, change.id, async (door, before) => {
      if (hash !== null) {
        await setStaffPassword(door, change.id, hash);
        await endSessions(door, change.id, 'all');
        await keepEvent(door, { kind: 'passwordChanged', userId: change.id, ...by(caller) });
      }
      return { ...before, ...change };
    });
    await tellWhatChanged(caller, before, after);
    return after;
  },

  async setActive(caller, { id, active }) {
    return (await changeStaff(caller, id, async (_door, before) => ({ ...before, active }))).after;
  },
} satisfies Serves<typeof calls>;

/** Changes one account of the caller's restaurant. Whoever is or becomes inactive has no session left, nor an open screen. */
async function changeStaff(
  caller: Owner,
  id: string,
  decide: (door: SystemTransaction, before: StaffMember) => Promise<StaffMember>,
): Promise<{ before: StaffMember; after: StaffMember }> {
  const { restaurantId } = caller.account;
  return caller.system
    .transaction(async (door) => {
      const before = await lockStaff(door, restaurantId, id);
      if (!before) throw new CodedError('staff_not_found');
      const after = await updateStaff(door, restaurantId, await decide(door, before));
      // Also when it comes back: a sign-in under way while it was deactivated may have left one.
      if (!after.active || !before.active) await endSessions(door, id, 'all');
      for (const event of accessOf(before, after)) await keepEvent(door, { userId: id, ...event, ...by(caller) });
      await door.changed(restaurantId, 'restaurant');
      return { before, after };
    })
    .catch(asTaken);
}

function accessOf(before: StaffMember, { role, email, active }: StaffMember) {
  return [
    ...(role === before.role ? [] : [{ kind: 'roleChanged', subject: role } as const]),
    ...(email === before.email ? [] : [{ kind: 'emailChanged' } as const]),
    ...(active === before.active ? [] : [{ kind: active ? 'activated' : 'deactivated' } as const]),
  ];
}

/** Whoever works here hears of another address at the one before, and of another role. */
async function tellWhatChanged(caller: Owner, before: StaffMember, after: StaffMember): Promise<void> {
  const { scope, system, post } = caller;
  if (before.email === after.email && before.role === after.role) return;
  const locale = await readLocale(system, after.id);
  const about = await doorOf(scope);
  if (before.email !== after.email) {
    const values = { ...about, email: before.email, newEmail: after.email };
    post.letter({ to: before.email, locale, template: 'staffEmailChanged', values });
  }
  if (before.role !== after.role) {
    const values = { ...about, email: after.email, role: m[`staff.roles.${after.role}`]({}, { locale }) };
    post.letter({ to: after.email, locale, template: 'staffRoleChanged', values });
  }
}
