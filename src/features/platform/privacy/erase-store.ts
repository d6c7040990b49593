import type { SystemTransaction } from '#database/system-door.ts';
import { type Statement, statement } from '#database/tenant-query.ts';
import { endSessions } from '#features/accounts/session-store.ts';
import type { Locale } from '#lib/locale.ts';
import type { PersonRole } from '#lib/permissions.ts';
import { nowhere, theirs } from './store.ts';

export interface Person {
  id: string;
  role: PersonRole;
  locale: Locale;
  restaurantId: string | null;
}

const lock = statement(
  'privacy.lock',
  `select id, role, locale, restaurant_id as "restaurantId" from users where id = ${theirs} for update`,
);

/** The account of the address, held until the transaction ends. */
export async function lockPerson(door: SystemTransaction, email: string): Promise<Person | null> {
  const [found] = await door.rows<Person>(lock, [email]);
  return found ?? null;
}

const houses = statement('privacy.houses', `select active from restaurants where owner_id = $1 for no key update`);

/** Whether a restaurant of theirs is at work; it stays as it is until the transaction ends. */
export async function ownsActiveRestaurant(door: SystemTransaction, id: string): Promise<boolean> {
  return (await door.rows<{ active: boolean }>(houses, [id])).some(({ active }) => active);
}

const identities = statement(
  'privacy.dropIdentities',
  `with gone as (delete from accounts where user_id = $1 returning provider_id)
   select count(*)::int as count from gone where provider_id <> 'credential'`,
);
const traces: Statement[] = [
  statement('privacy.dropFactors', 'delete from two_factors where user_id = $1'),
  statement('privacy.dropPins', 'delete from approval_pins where user_id = $1'),
  statement('privacy.dropAddresses', 'delete from known_addresses where user_id = $1'),
  statement('privacy.forgetEvents', 'select forget_in_security_events($1)'),
  statement('privacy.dropLinks', 'delete from mailed_links where user_id = $1'),
  // Links and codes under way: they are named after the account, or hold its id or its address, by itself or within JSON.
  statement(
    'privacy.dropVerifications',
    `delete from verifications v using users u
     where u.id = $1 and (strpos(v.identifier || ' ' || v.value, u.id::text) > 0 or u.email in (v.identifier, v.value)
       or strpos(v.value, to_json(u.email)::text) > 0)`,
  ),
];
const anonymise = statement(
  'privacy.anonymise',
  `update users set name = $2, email = id || '${nowhere}', email_verified = false, image = null, phone = null,
     phone_verified = false, two_factor_enabled = false, active = false, updated_at = now()
   where id = $1`,
);

/** The account stays, so that what was done with it has an author; it opens nothing any more and says nobody's name. */
export async function emptyAccount(door: SystemTransaction, id: string, name: string) {
  const sessions = await endSessions(door, id, 'all');
  const [linked] = await door.rows<{ count: number }>(identities, [id]);
  for (const trace of traces) await door.rows(trace, [id]);
  await door.rows(anonymise, [id, name]);
  return { sessions, identities: linked?.count ?? 0 };
}

const feedback = statement(
  'privacy.dropAuthor',
  'update feedback set user_id = null where user_id = $1 returning restaurant_id',
);

/** What was said stays, without who said it. */
export async function dropAuthor(door: SystemTransaction, id: string): Promise<number> {
  return (await door.rows(feedback, [id])).length;
}

const contacts = statement(
  'privacy.dropContacts',
  `update restaurants set email = case when owner_id = $2 or lower(email) = $1 then '' else email end,
     phone = case when owner_id = $2 then '' else phone end, revision = revision + 1
   where owner_id = $2 and (email <> '' or phone <> '') or lower(email) = $1
   returning id`,
);

/** How their restaurants are reached, and wherever their address stands as that of a restaurant. */
export async function dropContacts(door: SystemTransaction, email: string, id: string | null): Promise<string[]> {
  return (await door.rows<{ id: string }>(contacts, [email, id])).map((row) => row.id);
}

const reservations = statement(
  'privacy.dropGuest',
  `update reservations set customer_name = '', customer_email = '', customer_phone = '', customer_note = '', request_key = null,
     request_hash = null, purged_at = $2, revision = revision + 1
   where lower(customer_email) = $1 and purged_at is null returning id, restaurant_id as "restaurantId"`,
);

/** As the daily purge does it, whenever the day is: table and time stay promised to whoever comes. */
export function dropGuest(door: SystemTransaction, email: string, now: Date) {
  return door.rows<{ id: string; restaurantId: string }>(reservations, [email, now.toISOString()]);
}

const records = statement('privacy.forgetRecords', 'select forget_in_audit_log($1, $2)');
const links = statement('privacy.dropMentionedLinks', 'delete from mailed_links where $1 in (email, from_email)');
const letters = statement(
  'privacy.dropLetters',
  `delete from jobs.job where name in ('letters', 'letters.dead')
     and lower($1) in (lower(data->>'to'), lower(data->'values'->>'email'), lower(data->'values'->>'newEmail'))`,
);

/** The address in what was recorded of changes, and letters that wait for it or could not be carried to it. */
export async function dropMentions(door: SystemTransaction, email: string, ownHouse: string | null): Promise<void> {
  await door.rows(records, [email, ownHouse]);
  await door.rows(links, [email]);
  await door.rows(letters, [email]);
}
