import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import { hashOf, newToken } from '#lib/token.ts';

/** `verify` an address, choose a new password, move the account to an address, or go back to the one it had. */
export type LinkPurpose = 'verify' | 'reset' | 'change' | 'undo';
export interface MailedLink {
  purpose: LinkPurpose;
  userId: string;
  email: string;
  state: 'good' | 'used' | 'expired';
}

type Door = Pick<SystemDoor, 'rows'>;

const hourS = 60 * 60;
/** How long each is good for, in seconds. */
const lifetimes: Record<LinkPurpose, number> = { verify: hourS, reset: hourS, change: hourS, undo: 72 * hourS };

const keep = statement(
  'links.keep',
  `insert into mailed_links (token_hash, purpose, user_id, email, from_email, expires_at)
   values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6))`,
);

interface NewLink {
  purpose: LinkPurpose;
  userId: string;
  email: string;
  from?: string;
  /** When it is somebody else's to make up. */
  token?: string;
}

/** Keeps a link's fingerprint; the token itself goes into the letter. */
export async function keepLink(door: Door, { purpose, userId, email, from, token }: NewLink): Promise<string> {
  const secret = token ?? newToken();
  await door.rows(keep, [hashOf(secret), purpose, userId, email, from ?? null, lifetimes[purpose]]);
  return secret;
}

const look = statement(
  'links.look',
  `select purpose, user_id as "userId", email,
     case when used_at is not null then 'used' when expires_at <= now() then 'expired' else 'good' end as state
   from mailed_links where token_hash = $1`,
);

/** What a link is for and whether it is still good. Changes nothing. */
export async function readLink(door: Door, token: string): Promise<MailedLink | null> {
  const [link] = await door.rows<MailedLink>(look, [hashOf(token)]);
  return link ?? null;
}

const take = statement(
  'links.take',
  `update mailed_links set used_at = now()
   where token_hash = $1 and purpose = $2 and used_at is null and expires_at > now()
   returning user_id as "userId", email, from_email as "from", created_at as "createdAt"`,
);
export interface TakenLink {
  userId: string;
  email: string;
  from: string | null;
  createdAt: Date | string;
}

/** Uses a link up: of two presses at the same moment one gets it. */
export async function takeLink(door: Door, token: string, purpose: LinkPurpose): Promise<TakenLink | null> {
  const [taken] = await door.rows<TakenLink>(take, [hashOf(token), purpose]);
  return taken ?? null;
}

// Beside links to choose a password: second steps that the password before has opened, and devices that are let past them.
const dropBegun = statement(
  'links.dropBegun',
  `delete from verifications where value = $1::uuid::text and identifier like any ('{reset-password:%,2fa-%,trust-device-%}')`,
);
const end = statement(
  'links.end',
  `update mailed_links set expires_at = now()
   where user_id = $1 and purpose = any ($2) and used_at is null and expires_at > now()`,
);

/** Ends what is under way: nobody moves the account, chooses its password, or enters, by what was begun before. */
export async function endPending(door: Door, userId: string): Promise<void> {
  await door.rows(dropBegun, [userId]);
  await door.rows(end, [userId, ['change', 'reset']]);
}

/** One address at a time: who asks again has changed their mind. */
export async function endPendingChanges(door: Door, userId: string): Promise<void> {
  await door.rows(end, [userId, ['change']]);
}

const markUsed = statement('links.markUsed', 'update mailed_links set used_at = now() where token_hash = $1');

/** For a link that the authentication library has used up. */
export async function markLinkUsed(door: Door, token: string): Promise<void> {
  await door.rows(markUsed, [hashOf(token)]);
}
