import { statement } from '#database/tenant-query.ts';
import type { Caller, SignedInCaller, WithSystem } from '#features/caller.ts';
import { accountLinkPath, resetPasswordPath } from '#lib/addresses.ts';
import { CodedError, fieldRefusal } from '#lib/errors.ts';
import { keepEvent, toThemselves } from '../events/store.ts';
import { endSessions } from '../session-store.ts';
import { goBack } from './go-back.ts';
import { endPending, endPendingChanges, keepLink, readLink, takeLink } from './mailed-links.ts';

type Person = SignedInCaller & WithSystem;
type Anyone = Pick<Caller & WithSystem, 'system' | 'post' | 'address'>;

const holder = statement(
  'emailChange.holder',
  `select from users where email = $1
   union all
   select from mailed_links
     where purpose = 'undo' and email = $1 and user_id <> $2 and used_at is null and expires_at > now()`,
);

/** Nothing changes yet: the new mailbox has to answer. The one before hears of it at once, whether it was ever confirmed or not. */
export async function askForEmail({ system, post, account, locale }: Person, newEmail: string): Promise<void> {
  if (newEmail === account.email) throw refusedAt('email_same');
  if ((await system.rows(holder, [newEmail, account.id])).length > 0) throw refusedAt('email_taken');
  const { id: userId, email } = account;
  const [there, back] = await system.transaction(async (door) => {
    await endPendingChanges(door, userId);
    return [
      await keepLink(door, { purpose: 'change', userId, email: newEmail, from: email }),
      await keepLink(door, { purpose: 'undo', userId, email }),
    ];
  });
  const values = { email, newEmail };
  post.letter({ to: newEmail, locale, template: 'emailChange', values: { ...values, url: accountLinkPath(there) } });
  post.letter({ to: email, locale, template: 'emailChangeAsked', values: { ...values, url: accountLinkPath(back) } });
}

const move = statement(
  'emailChange.move',
  `update users set email = $2, email_verified = true, updated_at = now() where id = $1 and email = $3 returning locale`,
);
const prolong = statement(
  'emailChange.prolong',
  `update mailed_links set expires_at = now() + interval '72 hours'
   where user_id = $1 and purpose = 'undo' and email = $2 and used_at is null and expires_at > now()`,
);

/** The account moves to its new address, pressed for by whoever is signed in to it; every other session ends. */
export async function moveEmail(caller: Person, token: string): Promise<string> {
  const { system, post, account } = caller;
  const link = await readLink(system, token);
  if (link?.purpose !== 'change') throw new CodedError('link_invalid');
  if (link.userId !== account.id) throw new CodedError('link_of_another');
  // The same press again, after an answer that got lost.
  if (link.state === 'used' && account.email === link.email) return link.email;
  const back = await system
    .transaction(async (door) => {
      const taken = await takeLink(door, token, 'change');
      if (!taken) throw new CodedError(link.state === 'used' ? 'link_used' : 'link_invalid');
      const moved = await door.rows(move, [account.id, taken.email, taken.from]);
      if (moved.length === 0) throw new CodedError('link_invalid');
      await endSessions(door, account.id, { except: account.sessionId });
      await endPending(door, account.id);
      await keepEvent(door, { kind: 'emailChanged', ...toThemselves(caller) });
      await door.rows(prolong, [account.id, taken.from]);
      return keepLink(door, { purpose: 'undo', userId: account.id, email: account.email });
    })
    .catch(asTaken);
  const values = { email: account.email, newEmail: link.email, url: accountLinkPath(back) };
  post.letter({ to: account.email, locale: account.locale, template: 'emailChanged', values });
  return link.email;
}

const verify = statement(
  'emailChange.verify',
  'update users set email_verified = true, updated_at = now() where id = $1 and email = $2 and not email_verified',
);

/** For what needs no session, because it gives nobody one: an address is confirmed, or an account goes back to the one it had. */
export async function followLink({ system, post, address }: Anyone, token: string): Promise<'verify' | 'undo'> {
  const link = await readLink(system, token);
  if (link?.purpose !== 'verify' && link?.purpose !== 'undo') throw new CodedError('link_invalid');
  const { purpose } = link;
  if (link.state === 'expired') throw new CodedError('link_invalid');
  if (link.state === 'used') throw new CodedError('link_used');
  if (purpose === 'verify') {
    await system.transaction(async (door) => {
      const taken = await takeLink(door, token, purpose);
      if (!taken) throw new CodedError('link_used');
      await door.rows(verify, [taken.userId, taken.email]);
    });
    return purpose;
  }
  const { locale, reset } = await system.transaction((door) => goBack(door, token, address)).catch(asTaken);
  const values = { email: link.email, url: resetPasswordPath(reset) };
  post.letter({ to: link.email, locale, template: 'emailRestored', values });
  return purpose;
}

function refusedAt(code: 'email_taken' | 'email_same'): CodedError {
  return fieldRefusal(code, 'newEmail');
}

function asTaken(error: unknown): never {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  throw code === '23505' && constraint === 'users_email_key' ? refusedAt('email_taken') : error;
}
