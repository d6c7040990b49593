import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';

/** Records of access are kept for six months, then deleted (Marco Civil da Internet, article 15). */
const recordsOfAccess = [
  statement('sweep.sessions', `delete from sessions where expires_at < $1::timestamptz - interval '6 months'`),
  statement('sweep.addresses', `delete from known_addresses where seen_at < $1::timestamptz - interval '6 months'`),
];

const spent = [
  statement('sweep.verifications', `delete from verifications where expires_at < $1::timestamptz - interval '1 day'`),
  // For a week a link can still say that it has been used, or that it came too late.
  statement('sweep.links', `delete from mailed_links where expires_at < $1::timestamptz - interval '7 days'`),
  statement(
    'sweep.limits',
    `delete from rate_limits where last_request < extract(epoch from $1::timestamptz - interval '1 day') * 1000`,
  ),
];

const oldEvents = statement('sweep.securityEvents', 'select sweep_security_events($1)');

/** Deletes what of accounts has run out and nobody will ask for. */
export async function sweepAccounts(system: SystemDoor, now: Date): Promise<void> {
  for (const each of [...recordsOfAccess, ...spent, oldEvents]) await system.rows(each, [now.toISOString()]);
}
