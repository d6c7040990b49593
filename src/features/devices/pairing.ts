import type { SystemDoor, SystemTransaction } from '#database/system-door.ts';
import { statement } from '#database/tenant-query.ts';
import { by, keepEvent } from '#features/accounts/events/store.ts';
import type { StaffCaller, WithSystem } from '#features/caller.ts';
import { CodedError, fieldRefusal } from '#lib/errors.ts';
import { digits, hashOf } from '#lib/token.ts';
import type { KitchenDevice, NewDevice } from './contract.ts';
import { checkStations, columns } from './store.ts';
import { codeMinutes, mostDevices } from './values.ts';

interface Waiting {
  code: string;
  expiresAt: string;
  now: string;
}

/**
 * Six digits, and more once many screens wait: of all codes of a length at most one in a thousand is shown, so that a mistyped one is hardly ever
 * another screen's, however many somebody has put up to be hit by it; and however many those are, there is room for the next.
 */
const lengths = [6, 8, 10];

const waiting = statement(
  'devices.waiting',
  `select code, expires_at as "expiresAt", now() as now from kitchen_pairings where token_hash = $1 and expires_at > now()`,
);

/** The code that the browser with this token shows, while it can be typed. */
export async function waitingCode(door: Pick<SystemDoor, 'rows'>, token: string): Promise<Waiting | null> {
  const [found] = await door.rows<Waiting>(waiting, [hashOf(token)]);
  return found ?? null;
}

const sweep = statement(
  'devices.sweepCodes',
  `delete from kitchen_pairings where token_hash in
   (select token_hash from kitchen_pairings where expires_at <= now() for update skip locked)`,
);
const insertCode = statement(
  'devices.insertCode',
  `insert into kitchen_pairings (token_hash, code, expires_at)
   select $1, $2, now() + make_interval(mins => ${codeMinutes})
   where (select count(*) from kitchen_pairings where length(code) = length($2)) < 10 ^ (length($2) - 3)
   on conflict do nothing returning code, expires_at as "expiresAt", now() as now`,
);

/** A code that no other screen shows. */
export async function newCode(system: SystemDoor, token: string): Promise<Waiting> {
  await system.rows(sweep);
  for (const length of lengths) {
    // Others' codes are in the way of one in a thousand.
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      const [made] = await system.rows<Waiting>(insertCode, [hashOf(token), digits(length)]);
      if (made) return made;
    }
  }
  throw new CodedError('too_many_requests');
}

// Whoever pairs two at once pairs one after the other: their number is counted, and a count holds only while nobody adds.
const lockRestaurant = statement('devices.lockRestaurant', 'select from restaurants where id = $1 for no key update');
const madeWith = statement(
  'devices.madeWith',
  `select ${columns}, revoked_at is not null as revoked from kitchen_devices where restaurant_id = $1 and id = $2`,
);
const count = statement(
  'devices.count',
  'select count(*)::int as count from kitchen_devices where restaurant_id = $1 and revoked_at is null',
);
// It is typed once: of two who type it at once, the second finds none.
const take = statement(
  'devices.takeCode',
  'delete from kitchen_pairings where code = $1 and expires_at > now() returning token_hash as "tokenHash"',
);
const insert = statement(
  'devices.insert',
  `insert into kitchen_devices (restaurant_id, id, name, station_ids, shows_pass, token_hash, paired_by) values ($1, $2, $3, $4, $5, $6, $7)
   returning ${columns}`,
);

async function madeBefore(
  door: Pick<SystemTransaction, 'rows'>,
  restaurantId: string,
  key: string,
): Promise<KitchenDevice | null> {
  const [made] = await door.rows<KitchenDevice & { revoked: boolean }>(madeWith, [restaurantId, key]);
  if (!made) return null;
  const { revoked, ...device } = made;
  if (revoked) throw new CodedError('device_not_found');
  return device;
}

type Owner = StaffCaller & WithSystem;

/** Makes the screen that shows the code a device of the caller's restaurant. */
export async function pair(caller: Owner, typed: NewDevice): Promise<KitchenDevice> {
  const { system, account } = caller;
  const { restaurantId } = account;
  const before = await madeBefore(system, restaurantId, typed.key);
  if (before) return before;
  await checkStations(caller.scope, typed.stationIds);
  if (!(await mayTry(caller))) throw ofCode('device_code_exhausted');
  const paired = await system.transaction(async (door) => {
    await door.rows(lockRestaurant, [restaurantId]);
    const again = await madeBefore(door, restaurantId, typed.key);
    if (again) return again;
    const [devices] = await door.rows<{ count: number }>(count, [restaurantId]);
    if ((devices?.count ?? 0) >= mostDevices) throw new CodedError('device_limit', { limit: mostDevices });
    const [screen] = await door.rows<{ tokenHash: Buffer }>(take, [typed.code]);
    if (!screen) throw ofCode('device_code_wrong');
    const { key, name, stationIds, showsPass } = typed;
    const values = [restaurantId, key, name, stationIds, showsPass, screen.tokenHash, account.id];
    const [made] = await door.rows<KitchenDevice>(insert, values);
    if (!made) throw new Error('The device was not saved');
    await keepEvent(door, { kind: 'devicePaired', subject: made.name, ...by(caller) });
    await door.changed(restaurantId, 'restaurant');
    return made;
  });
  await wasNoGuess(caller);
  return paired;
}

function ofCode(code: 'device_code_wrong' | 'device_code_exhausted'): CodedError {
  return fieldRefusal(code, 'code');
}

/** Six digits do not hold against endless guessing, though all that a guess would win is a screen that shows the guesser's own orders. */
async function mayTry({ tries, network, account }: Owner): Promise<boolean> {
  if (!(await tries.take('deviceCodeAddress', network))) return false;
  if (await tries.take('deviceCodeRestaurant', account.restaurantId)) return true;
  // Nothing was tried.
  await tries.giveBack('deviceCodeAddress', network);
  return false;
}

async function wasNoGuess({ tries, network, account }: Owner): Promise<void> {
  await tries.giveBack('deviceCodeAddress', network);
  await tries.giveBack('deviceCodeRestaurant', account.restaurantId);
}
