import type { Account, OfSession, SignedInCaller, WithSystem } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import type { Serves } from '../serves.ts';
import { accessChanged } from './access-changed.ts';
import type { accounts as calls, SignedIn } from './contract.ts';
import { keepEvent, toThemselves } from './events/store.ts';
import { mustEnrol } from './must-enrol.ts';
import { pins } from './pins/server.ts';
import { provePassword } from './prove-password.ts';
import { register } from './register.ts';
import { endSessions, listSessions, proveSession } from './session-store.ts';
import { readOwnRestaurant, readSecondFactors, setPhone, updateProfile } from './store.ts';

export const accounts = {
  register: (caller, form) => register(caller, form),

  async signInAt(caller, { slug, ...credentials }) {
    const { restaurantId } = await caller.house(slug);
    return caller.signIn.open(restaurantId, credentials);
  },

  async providers({ signIn }) {
    return [...signIn.providers];
  },

  session: (caller) => present(caller, caller.account),

  async updateProfile(caller, change) {
    const changed = await updateProfile(caller.system, caller.account.id, change);
    if (change.locale) caller.signIn.rememberLocale(change.locale);
    return present(caller, changed);
  },

  async setPhone(caller, { phone, password }) {
    await provePassword(caller, password);
    return present(caller, await changePhone(caller, phone));
  },

  async removePhone(caller, { password }) {
    await provePassword(caller, password);
    return present(caller, await changePhone(caller, null));
  },

  async prove(caller, { password }) {
    await provePassword(caller, password);
    await proveSession(caller.system, caller.account.sessionId);
    return { proved: true };
  },

  secondFactors: ({ system, account }) => readSecondFactors(system, account.id),

  sessions: ({ system, account }) => listSessions(system, account.id, account.sessionId),

  async endSessions(caller, input) {
    const { system, account, signIn } = caller;
    if ('which' in input) {
      const which = input.which === 'all' ? input.which : { except: account.sessionId };
      if (which === 'all') signIn.signedOut();
      const ended = await endSessions(system, account.id, which);
      await keepEnded(caller, ended);
      return { ended };
    }
    const ended = await endSessions(system, account.id, input);
    if (ended === 0) throw new CodedError('session_not_found');
    if (input.id === account.sessionId) signIn.signedOut();
    await keepEnded(caller, ended);
    return { ended };
  },

  ...pins,
} satisfies Serves<typeof calls>;

async function keepEnded(caller: SignedInCaller & WithSystem, ended: number): Promise<void> {
  if (ended === 0) return;
  await keepEvent(caller.system, { kind: 'sessionsEnded', subject: String(ended), ...toThemselves(caller) });
}

/** A number that was confirmed was a way in: with it gone, the others leave and its owner hears of it. */
async function changePhone({ system, post, account, address }: SignedInCaller & WithSystem, phone: string | null) {
  const changed = await setPhone(system, account.id, phone);
  if (account.phoneVerified && !changed.phoneVerified) {
    await accessChanged({ system, post }, { person: account, sessionId: account.sessionId, what: 'phoneOff', address });
  }
  return changed;
}

async function present(caller: SignedInCaller & WithSystem, person: Omit<Account, keyof OfSession>): Promise<SignedIn> {
  const { id, name, named, email, emailVerified, role, locale, twoFactorEnabled, phone, phoneVerified } = person;
  const restaurant = caller.scope ? await readOwnRestaurant(caller.scope) : null;
  const number = phone === null ? null : { number: phone, verified: phoneVerified };
  const told = { id, name, named, email, emailVerified, role, locale, twoFactorEnabled, phone: number };
  return { user: { ...told, mustEnrol: mustEnrol(person, caller.demonstration.on) }, restaurant };
}
