import type { Scope, TransactionScope } from '#database/scope.ts';
import { statement } from '#database/tenant-query.ts';
import { CodedError, fieldRefusal } from '#lib/errors.ts';
import type { InputOf } from '../../serves.ts';
import type { Saved } from '../editing/contract.ts';
import { inOrder } from '../editing/in-order.ts';
import { changeMenu } from '../editing/store.ts';
import type { stations } from './contract.ts';
import { isDefaultStation } from './store.ts';

const madeWith = statement(
  'menu.stations.madeWith',
  'select id, revision from stations where restaurant_id = $1 and create_key = $2',
);
const called = statement(
  'menu.stations.called',
  'select id from stations where restaurant_id = $1 and lower(name) = lower($2) and deleted_at is null',
);
const insert = statement(
  'menu.stations.insert',
  `insert into stations (restaurant_id, create_key, name, target_minutes, repeats_sound, position)
   select $1, $2::uuid, $3, $4::int, $5::boolean, coalesce(max(position), -1) + 1 from stations where restaurant_id = $1
   returning id, revision`,
);
const one = statement(
  'menu.stations.one',
  'select revision from stations where restaurant_id = $1 and id = $2 and deleted_at is null',
);
const update = statement(
  'menu.stations.update',
  `update stations set name = $3, target_minutes = $4, repeats_sound = $5, revision = revision + 1
   where restaurant_id = $1 and id = $2 returning id, revision`,
);
const all = statement(
  'menu.stations.all',
  'select id from stations where restaurant_id = $1 and deleted_at is null order by position, name',
);
const place = statement(
  'menu.stations.place',
  `update stations set position = listed.place
   from unnest($2::uuid[]) with ordinality as listed (id, place)
   where stations.restaurant_id = $1 and stations.id = listed.id`,
);
const moveProducts = statement(
  'menu.stations.moveProducts',
  'update products set station_id = $3 where restaurant_id = $1 and station_id = $2',
);
const moveOptions = statement(
  'menu.stations.moveOptions',
  'update options set station_id = $3 where restaurant_id = $1 and station_id = $2',
);
const others = statement(
  'menu.stations.others',
  'select id from stations where restaurant_id = $1 and id <> $2 and deleted_at is null',
);
const isDefault = statement(
  'menu.stations.isDefault',
  `select ${isDefaultStation} as "isDefault" from stations s where s.restaurant_id = $1 and s.id = $2`,
);
const clearDefault = statement(
  'menu.stations.clearDefault',
  'update stations set is_default = false where restaurant_id = $1 and is_default',
);
const setDefault = statement(
  'menu.stations.setDefault',
  'update stations set is_default = true where restaurant_id = $1 and id = $2',
);
const remove = statement(
  'menu.stations.remove',
  `update stations set deleted_at = coalesce(deleted_at, now()), successor_id = $3, is_default = false
   where restaurant_id = $1 and (id = $2 or successor_id = $2)`,
);

async function refuseTaken(tx: TransactionScope, name: string, id?: string): Promise<void> {
  const [found] = await tx.rows<{ id: string }>(called, [tx.restaurantId, name]);
  if (!found || found.id === id) return;
  throw fieldRefusal('station_name_taken', 'name');
}

/** The revision of one that is there. */
export async function requireStation(tx: TransactionScope, id: string): Promise<number> {
  const [found] = await tx.rows<{ revision: number }>(one, [tx.restaurantId, id]);
  if (!found) throw new CodedError('station_not_found');
  return found.revision;
}

export function createStation(scope: Scope, station: InputOf<typeof stations.create>): Promise<Saved> {
  const { key, name, targetMinutes, repeatsSound } = station;
  return changeMenu(scope, async (tx) => {
    const [before] = await tx.rows<Saved>(madeWith, [tx.restaurantId, key]);
    if (before) return before;
    await refuseTaken(tx, name);
    const [made] = await tx.rows<Saved>(insert, [tx.restaurantId, key, name, targetMinutes, repeatsSound]);
    if (!made) throw new Error('The station was not saved');
    await tx.changed('printers');
    return made;
  });
}

export function editStation(scope: Scope, station: InputOf<typeof stations.edit>): Promise<Saved> {
  const { id, name, targetMinutes, repeatsSound } = station;
  return changeMenu(scope, async (tx) => {
    const revision = await requireStation(tx, id);
    if (revision !== station.revision) throw new CodedError('stale_revision', { revision });
    await refuseTaken(tx, name, id);
    const [saved] = await tx.rows<Saved>(update, [tx.restaurantId, id, name, targetMinutes, repeatsSound]);
    if (!saved) throw new CodedError('station_not_found');
    return saved;
  });
}

export function orderStations(scope: Scope, ids: readonly string[]): Promise<void> {
  return changeMenu(scope, async (tx) => {
    const there = await tx.rows<{ id: string }>(all, [tx.restaurantId]);
    await tx.rows(place, [tx.restaurantId, inOrder(there, ids, 'station_not_found')]);
  });
}

export function makeDefault(scope: Scope, id: string): Promise<void> {
  return changeMenu(scope, async (tx) => {
    await requireStation(tx, id);
    await setOnlyDefault(tx, id);
  });
}

async function setOnlyDefault(tx: TransactionScope, id: string): Promise<void> {
  await tx.rows(clearDefault, [tx.restaurantId]);
  await tx.rows(setDefault, [tx.restaurantId, id]);
}

/**
 * It stays for what was ordered there, and names who does its work from now on: one of those that are left. Printers and displays find theirs
 * by that, so none of them ends without a station, which would mean all of them.
 */
export function removeStation(scope: Scope, { id, into }: InputOf<typeof stations.remove>): Promise<void> {
  return changeMenu(scope, async (tx) => {
    await requireStation(tx, id);
    const left = await tx.rows<{ id: string }>(others, [tx.restaurantId, id]);
    if (into === null && left.length > 0) throw fieldRefusal('station_successor_required', 'into');
    if (into !== null && !left.some((other) => other.id === into)) throw new CodedError('station_not_found');
    const [found] = await tx.rows<{ isDefault: boolean }>(isDefault, [tx.restaurantId, id]);
    await tx.rows(moveProducts, [tx.restaurantId, id, into]);
    await tx.rows(moveOptions, [tx.restaurantId, id, into]);
    await tx.rows(remove, [tx.restaurantId, id, into]);
    if (found?.isDefault && into !== null) await setOnlyDefault(tx, into);
    await tx.changed('printers');
  });
}
