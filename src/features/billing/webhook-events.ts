import type { SystemDoor, SystemTransaction } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';

/** A provider's message, by the provider's name for it. */
export interface ToldEvent {
  provider: string;
  id: string;
  type: string;
}

const once = statement(
  'billing.webhookEvent',
  `insert into webhook_events (provider, event_id, type) values ($1, $2, $3) on conflict do nothing returning event_id`,
);
const known = statement('billing.knownEvent', 'select from webhook_events where provider = $1 and event_id = $2');

/** True the first time. Within a transaction neither is there without the other: the row, and what the event does. */
export async function rememberEvent(
  door: SystemDoor | SystemTransaction,
  { provider, id, type }: ToldEvent,
): Promise<boolean> {
  return (await door.rows(once, [provider, id, type])).length > 0;
}

export async function isKnownEvent(door: SystemDoor, { provider, id }: ToldEvent): Promise<boolean> {
  return (await door.rows(known, [provider, id])).length > 0;
}
