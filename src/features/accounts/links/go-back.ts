import type { SystemTransaction } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError } from '#lib/errors.ts';
import { baseLocale, type Locale, parseLocale } from '#lib/locale.ts';
import { newToken } from '#lib/token.ts';
import { keepEvent } from '../events/store.ts';
import { endSessions } from '../session-store.ts';
import { endPending, keepLink, takeLink } from './mailed-links.ts';

const restore = statement(
  'goBack.restore',
  'update users set email = $2, email_verified = true, updated_at = now() where id = $1 returning locale',
);
// The first letter that tells of this change. As text: what is compared with it is as fine as the database's own clock.
const firstTold = statement(
  'goBack.firstTold',
  `select min(created_at)::text as since from mailed_links where user_id = $1 and purpose = 'undo' and email = $2`,
);
const dropIdentities = statement(
  'goBack.dropIdentities',
  `delete from accounts where user_id = $1 and provider_id <> 'credential' and created_at >= $2`,
);
const dropPassword = statement(
  'goBack.dropPassword',
  `update accounts set password = null, updated_at = now() where user_id = $1 and provider_id = 'credential'`,
);
const dropApp = statement(
  'goBack.dropApp',
  'delete from two_factors where user_id = $1 and (confirmed_at is null or confirmed_at >= $2)',
);
const dropPhone = statement(
  'goBack.dropPhone',
  'update users set phone = null, phone_verified = false where id = $1 and phone_since >= $2',
);
const dropSecondStep = statement(
  'goBack.dropSecondStep',
  `update users u set two_factor_enabled = false where u.id = $1 and not u.phone_verified
     and not exists (select from two_factors f where f.user_id = u.id and f.verified)`,
);
// Those of addresses that whoever took the account gave it afterwards.
const dropLaterWays = statement(
  'goBack.dropLaterWays',
  `update mailed_links set expires_at = now()
   where user_id = $1 and purpose in ('undo', 'verify') and email <> $2 and created_at >= $3 and used_at is null`,
);

/** Whoever asked for the change knew the password: what they may have left behind goes, and a new one is chosen by letter. */
export async function goBack(
  door: SystemTransaction,
  token: string,
  address: string,
): Promise<{ locale: Locale; reset: string }> {
  const taken = await takeLink(door, token, 'undo');
  if (!taken) throw new CodedError('link_used');
  const { userId, email } = taken;
  const [person] = await door.rows<{ locale: string }>(restore, [userId, email]);
  const [told] = await door.rows<{ since: string }>(firstTold, [userId, email]);
  for (const drop of [dropIdentities, dropApp, dropPhone]) await door.rows(drop, [userId, told?.since]);
  await door.rows(dropSecondStep, [userId]);
  await door.rows(dropPassword, [userId]);
  await door.rows(dropLaterWays, [userId, email, taken.createdAt]);
  await endSessions(door, userId, 'all');
  await endPending(door, userId);
  // By the mailbox before: whoever reads it need not be signed in.
  await keepEvent(door, { kind: 'emailRestored', userId, address });
  return { locale: parseLocale(person?.locale) ?? baseLocale, reset: await offerReset(door, userId, email) };
}

const saveReset = statement(
  'goBack.saveReset',
  `insert into verifications (identifier, value, expires_at) values ('reset-password:' || $1, $2, now() + interval '1 hour')`,
);

/** A link to choose a new password with, as the authentication library makes them. */
async function offerReset(door: SystemTransaction, userId: string, email: string): Promise<string> {
  const token = newToken(24);
  await door.rows(saveReset, [token, userId]);
  return keepLink(door, { purpose: 'reset', userId, email, token });
}
