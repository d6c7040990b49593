import { verifyPassword } from 'better-auth/crypto';
import type { Account, Caller, Credentials, SecondFactor, SignedInCaller, WithSystem } from '#database/caller.ts';
import { CodedError } from '#lib/errors.ts';
import type { OpenSession, ProfileChange, Registration, SignedIn } from './contract.ts';
import { register } from './register.ts';
import { endSessions, listSessions, renewSession } from './session-store.ts';
import { readOwnRestaurant, readPasswordHash, readSecondFactors, setPhone, updateProfile } from './store.ts';

type Visitor = Caller & WithSystem;
type Person = SignedInCaller & WithSystem;

export const accounts = {
  register: (caller: Visitor, form: Registration) => register(caller, form),

  async signInAt(caller: Visitor, { slug, ...credentials }: Credentials & { slug: string }): Promise<SecondFactor> {
    const { restaurantId } = await caller.house(slug);
    return caller.desk.signIn(restaurantId, credentials);
  },

  async providers({ desk }: Visitor) {
    return desk.providers;
  },

  async session(caller: Person): Promise<SignedIn> {
    const { sessionStale, sessionId } = caller.account;
    if (sessionStale && (await renewSession(caller.system, sessionId))) caller.desk.renewCookie();
    return present(caller, caller.account);
  },

  async updateProfile(caller: Person, change: ProfileChange): Promise<SignedIn> {
    const changed = await updateProfile(caller.system, caller.account.id, change);
    if (change.locale) caller.desk.rememberLocale(change.locale);
    return present(caller, changed);
  },

  async setPhone(caller: Person, { phone, password }: { phone: string; password: string }): Promise<SignedIn> {
    await provePassword(caller, password);
    return present(caller, await setPhone(caller.system, caller.account.id, phone));
  },

  async removePhone(caller: Person, { password }: { password: string }): Promise<SignedIn> {
    await provePassword(caller, password);
    return present(caller, await setPhone(caller.system, caller.account.id, null));
  },

  secondFactors: ({ system, account }: Person) => readSecondFactors(system, account.id),

  sessions: ({ system, account }: Person): Promise<OpenSession[]> =>
    listSessions(system, account.id, account.sessionId),

  async endSessions({ system, account }: Person, input: { id: string } | { which: 'others' | 'all' }) {
    if ('which' in input) {
      const which = input.which === 'all' ? input.which : { except: account.sessionId };
      return { ended: await endSessions(system, account.id, which) };
    }
    const ended = await endSessions(system, account.id, input);
    if (ended === 0) throw new CodedError('session_not_found');
    return { ended };
  },
};

async function present(caller: SignedInCaller, person: Omit<Account, 'sessionId' | 'sessionStale'>): Promise<SignedIn> {
  const { id, name, email, emailVerified, role, locale, twoFactorEnabled, phone, phoneVerified } = person;
  const restaurant = caller.scope ? await readOwnRestaurant(caller.scope) : null;
  const number = phone === null ? null : { number: phone, verified: phoneVerified };
  return { user: { id, name, email, emailVerified, role, locale, twoFactorEnabled, phone: number }, restaurant };
}

/** Someone at an unlocked phone is signed in, but does not know the password. */
async function provePassword({ system, desk, account }: Person, password: string): Promise<void> {
  if (!(await desk.passwordTry(account.id))) throw new CodedError('too_many_requests');
  const hash = await readPasswordHash(system, account.id);
  if (!hash || !(await verifyPassword({ hash, password }))) throw new CodedError('password_wrong');
  await desk.passwordFits(account.id);
}
