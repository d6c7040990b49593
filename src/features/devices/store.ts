import type { Scope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import { type Acting, by, keepEvent } from '#features/accounts/events/store.ts';
import type { Device } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { hashOf } from '#lib/token.ts';
import { presentStation } from '../menu/stations/home.ts';
import { listStations } from '../menu/stations/store.ts';
import type { DeviceChange, KitchenDevice, Standing } from './contract.ts';

type Paired = Omit<Extract<Standing, { state: 'paired' }>, 'state'>;

const longUnseen = `(d.last_seen_at is null or d.last_seen_at < now() - interval '1 minute')`;

const byToken = statement(
  'devices.byToken',
  `select d.id, d.name, d.restaurant_id as "restaurantId", r.active as "restaurantActive", ${longUnseen} as "longUnseen",
     d.last_seen_at is null as "firstSeen"
   from kitchen_devices d join restaurants r on r.id = d.restaurant_id
   where d.token_hash = $1 and d.revoked_at is null`,
);

const seen = statement(
  'devices.seen',
  `update kitchen_devices d set last_seen_at = now() where restaurant_id = $1 and id = $2 and ${longUnseen}`,
);

/** The device that shows this token, which is heard of by that; null for one that was revoked or never paired. */
export async function deviceByToken(system: SystemDoor, token: string): Promise<Device | null> {
  const [found] = await system.rows<Device & { longUnseen: boolean; firstSeen: boolean }>(byToken, [hashOf(token)]);
  if (!found) return null;
  const { longUnseen, firstSeen, ...device } = found;
  if (firstSeen) await seeFirst(system, device);
  else if (longUnseen) await system.rows(seen, [device.restaurantId, device.id]);
  return device;
}

/** Whoever has just paired it stands before the list, which says at once that the screen is there. */
async function seeFirst(system: SystemDoor, { id, restaurantId }: Device): Promise<void> {
  await system.transaction(async (door) => {
    await door.rows(seen, [restaurantId, id]);
    await door.changed(restaurantId, 'restaurant');
  });
}

const paired = statement(
  'devices.paired',
  `select d.id, d.name, d.station_ids as "stationIds", d.shows_pass as "showsPass", d.revoked_at is not null as revoked,
     json_build_object('name', r.name, 'open', r.active and subscription_open(r.id, now())) as restaurant
   from kitchen_devices d join restaurants r on r.id = d.restaurant_id where d.token_hash = $1`,
);

/** What a device is to know of itself, also when it is one no more; null for what never was one. */
export async function readPaired(
  system: SystemDoor,
  token: string,
): Promise<Extract<Standing, { state: 'paired' | 'disconnected' }> | null> {
  const [found] = await system.rows<Paired & { revoked: boolean }>(paired, [hashOf(token)]);
  if (!found) return null;
  const { revoked, ...device } = found;
  return revoked ? { state: 'disconnected' } : { state: 'paired', ...device };
}

export const columns = `id, name, station_ids as "stationIds", shows_pass as "showsPass", paired_at as "pairedAt", last_seen_at as "lastSeenAt"`;

const list = statement(
  'devices.list',
  `select ${columns} from kitchen_devices where restaurant_id = $1 and revoked_at is null order by lower(name), id`,
);

/** With the stations that are there: where one was given up, the one that took it over. */
export async function listDevices(scope: Scope): Promise<KitchenDevice[]> {
  const [devices, stations] = await Promise.all([
    scope.rows<KitchenDevice>(list, [scope.restaurantId]),
    listStations(scope),
  ]);
  return devices.map((device) => ({
    ...device,
    stationIds: [...new Set(device.stationIds.flatMap((id) => presentStation(id, stations)?.id ?? []))],
  }));
}

const update = statement(
  'devices.update',
  `update kitchen_devices set name = $3, station_ids = $4, shows_pass = $5
   where restaurant_id = $1 and id = $2 and revoked_at is null returning ${columns}`,
);

/** Refuses a station that the house does not have. One that it gives up later is read as the one that takes over. */
export async function checkStations(scope: Scope, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const known = new Set((await listStations(scope)).map(({ id }) => id));
  if (ids.some((id) => !known.has(id))) throw new CodedError('station_not_found');
}

export async function updateDevice(
  scope: Scope,
  { id, name, stationIds, showsPass }: DeviceChange,
): Promise<KitchenDevice | null> {
  return scope.transaction(async (tx) => {
    const [changed] = await tx.rows<KitchenDevice>(update, [tx.restaurantId, id, name, stationIds, showsPass]);
    if (changed) await tx.changed('restaurant');
    return changed ?? null;
  });
}

// Said again it was said once: who did it first stays.
const revoke = statement(
  'devices.revoke',
  `update kitchen_devices set revoked_at = coalesce(revoked_at, now()), revoked_by = coalesce(revoked_by, $3)
   where restaurant_id = $1 and id = $2 returning name, revoked_at = now() as first`,
);

/** With the commit the device is nobody: its open stream ends, and its next call is refused. */
export async function revokeDevice(scope: Scope, id: string, caller: Acting): Promise<boolean> {
  return scope.transaction(async (tx) => {
    const [revoked] = await tx.rows<{ name: string; first: boolean }>(revoke, [tx.restaurantId, id, caller.account.id]);
    if (!revoked) return false;
    if (revoked.first) await keepEvent(tx, { kind: 'deviceRevoked', subject: revoked.name, ...by(caller) });
    await tx.changed('restaurant');
    return true;
  });
}
