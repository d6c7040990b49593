import type { SystemTransaction } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import type { PersonData } from './contract.ts';

/** Where the address of an account that was taken out leads: nowhere (RFC 2606). */
export const nowhere = '@anonimo.invalid';

/** SQL: the account of whoever has the address in $1; one that was taken out is nobody's any more. */
export const theirs = `(select id from users where email = $1 and email not like '%${nowhere}')`;

const account = statement(
  'privacy.account',
  `select u.id, u.name, u.email, u.email_verified as "emailVerified", u.phone, u.phone_verified as "phoneVerified",
     u.image as picture, u.role, r.name as restaurant, u.active, u.locale,
     exists (select from accounts a where a.user_id = u.id and a.password is not null) as "hasPassword",
     u.two_factor_enabled as "twoFactorEnabled", u.created_at as "createdAt", u.updated_at as "updatedAt"
   from users u left join restaurants r on r.id = u.restaurant_id where u.id = ${theirs}`,
);
const identities = statement(
  'privacy.identities',
  `select provider_id as provider, created_at as "linkedAt" from accounts
   where user_id = ${theirs} and provider_id <> 'credential' order by created_at, id`,
);
const sessions = statement(
  'privacy.sessions',
  `select nullif(ip_address, '') as address, nullif(user_agent, '') as agent, created_at as "createdAt",
     updated_at as "renewedAt", expires_at as "expiresAt"
   from sessions where user_id = ${theirs} order by created_at, id`,
);
const addresses = statement(
  'privacy.addresses',
  `select address, seen_at as "seenAt" from known_addresses where user_id = ${theirs} order by seen_at, address`,
);
const contacts = statement(
  'privacy.contacts',
  `select r.name as restaurant, r.email, r.phone, r.address from restaurants r
   where r.owner_id = ${theirs} and (r.email <> '' or r.phone <> '') or lower(r.email) = $1 order by r.name, r.id`,
);
const feedback = statement(
  'privacy.feedback',
  `select r.name as restaurant, f.text, f.rating, f.created_at as "createdAt"
   from feedback f join restaurants r on r.id = f.restaurant_id where f.user_id = ${theirs} order by f.created_at, f.id`,
);
const reservations = statement(
  'privacy.reservations',
  `select h.name as restaurant, r.date, to_char(r.time, 'HH24:MI') as time, r.guests, r.customer_name as name,
     r.customer_phone as phone, r.customer_note as note, r.status, r.created_at as "createdAt"
   from reservations r join restaurants h on h.id = r.restaurant_id
   where lower(r.customer_email) = $1 and r.purged_at is null order by r.date, r.time, r.id`,
);
const payments = statement(
  'privacy.payments',
  `select r.name as restaurant, p.plan_name as plan, p.method, p.status, p.amount_cents as "amountCents",
     p.invoice_number as "invoiceNumber", p.customer as payer, p.created_at as "createdAt", p.paid_at as "paidAt"
   from payments p join restaurants r on r.id = p.restaurant_id
   where lower(p.customer->>'email') = $1 order by p.created_at, p.id`,
);
const records = statement(
  'privacy.records',
  `select at, actor_name as actor, action, entity_name as "entityName", changes, address from audit_log
   where actor_id = ${theirs} or strpos(changes::text, to_json($1::text)::text) > 0 order by at, id`,
);

const events = statement(
  'privacy.events',
  `select at, kind, subject, address from security_events where ${theirs} in (user_id, actor_id) order by at, id`,
);

type Held = Omit<PersonData, 'email' | 'found' | 'readAt'>;

/** Everything that is kept under the address, wherever it is kept. */
export async function readPerson(door: SystemTransaction, email: string): Promise<Held> {
  const rows = <Kind extends keyof Held>(all: typeof account) =>
    door.rows<Held[Kind] extends (infer Row)[] ? Row : NonNullable<Held[Kind]>>(all, [email]);
  const [held = null] = await rows<'account'>(account);
  return {
    account: held,
    identities: await rows<'identities'>(identities),
    sessions: await rows<'sessions'>(sessions),
    addresses: await rows<'addresses'>(addresses),
    contacts: await rows<'contacts'>(contacts),
    feedback: await rows<'feedback'>(feedback),
    reservations: await rows<'reservations'>(reservations),
    payments: await rows<'payments'>(payments),
    records: await rows<'records'>(records),
    events: await rows<'events'>(events),
  };
}
