import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';

/** Records of access are kept for six months, then deleted (Marco Civil da Internet, article 15). */
const recordsOfAccess = [
  statement('sweep.sessions', `delete from sessions where expires_at < $1::timestamptz - interval '6 months'`),
  statement('sweep.addresses', `delete from known_addresses where seen_at < $1::timestamptz - interval '6 months'`),
];

const spent = [
  statement('sweep.verifications', `delete from verifications where expires_at < $1::timestamptz - interval '1 day'`),
  statement(
    'sweep.limits',
    `delete from rate_limits where last_request < extract(epoch from $1::timestamptz - interval '1 day') * 1000`,
  ),
  // Providers repeat an event for days; what comes twice after so long changes nothing either, for payments are settled once.
  statement('sweep.webhooks', `delete from webhook_events where received_at < $1::timestamptz - interval '6 months'`),
];

/** Deletes what has run out and nobody will ask for. */
export async function sweep(system: SystemDoor, now: Date): Promise<void> {
  for (const each of [...recordsOfAccess, ...spent]) await system.rows(each, [now.toISOString()]);
}
