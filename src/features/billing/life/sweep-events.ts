import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';

// Providers repeat an event for days; what comes twice after so long changes nothing either, for payments are settled once.
const old = statement(
  'sweep.webhooks',
  `delete from webhook_events where received_at < $1::timestamptz - interval '6 months'`,
);

export async function sweepEvents(system: SystemDoor, now: Date): Promise<void> {
  await system.rows(old, [now.toISOString()]);
}
