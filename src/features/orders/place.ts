import { hash as digest } from 'node:crypto';
import type { Scope } from '#database/scope.ts';
import { CodedError } from '#lib/errors.ts';
import type { Menu } from '../menu/contract.ts';
import { keptMenu } from '../menu/store.ts';
import type { Profile } from '../restaurants/contract.ts';
import { keptProfile } from '../restaurants/store.ts';
import type { ChosenLine, OrderStatus } from './contract.ts';
import { addMinutes, estimate } from './estimate.ts';
import { kitchenOf } from './kitchen.ts';
import { indexMenu, isActive, type MenuIndex, priceLines, totals } from './order.ts';
import { placedWithKey, whyNotPlaced } from './place-statement.ts';
import { write } from './place-together.ts';

export interface Placing {
  tableNumber: number;
  /** What the diner's device showed of the table; staff need none. */
  secret: string | null;
  byStaff: string | null;
  key: string;
  status: OrderStatus;
  lines: readonly ChosenLine[];
  now: Date;
}

export interface Placed {
  id: string;
  number: number;
  totalCents: number;
  promisedFrom: string | null;
  promisedTo: string | null;
}

/** A menu may change between reading and writing; more often than this in a row it does not. */
const attempts = 5;
const undone = new Set(['orders_by_place_key', 'bills_of_living_table']);

/** Places an order exactly once for its key, at the prices that hold in the very moment it is written. */
export async function place(scope: Scope, placing: Placing): Promise<Placed> {
  const hash = hashOf(placing);
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const [menu, profile] = await Promise.all([keptIndex(scope), keptProfile(scope)]);
    if (menu.version === profile.version) {
      const placed = await tryPlacing(scope, placing, hash, menu, profile);
      if (placed) return placed;
    }
    scope.forgetKept();
  }
  throw new CodedError('busy');
}

const indexes = new WeakMap<Menu, MenuIndex>();

async function keptIndex(scope: Scope): Promise<MenuIndex> {
  const menu = await keptMenu(scope);
  const index = indexes.get(menu) ?? indexMenu(menu);
  indexes.set(menu, index);
  return index;
}

/** Null when what was in memory turned out to be out of date. */
async function tryPlacing(
  scope: Scope,
  placing: Placing,
  hash: Buffer,
  menu: MenuIndex,
  profile: Profile,
): Promise<Placed | null> {
  const { lines, refusals } = priceLines(placing.lines, menu);
  const [refusal] = refusals;
  if (refusal) {
    const earlier = await placedBefore(scope, placing.key, hash);
    if (earlier) return earlier;
    if (await isOutOfDate(scope, placing, menu.version)) return null;
    throw new CodedError(refusal.code, { ...refusal, refusals });
  }
  const sums = totals(lines, profile.serviceFeeBasisPoints);
  const promised = isActive(placing.status)
    ? estimate(
        lines.map((line) => line.preparationMinutes),
        await kitchenOf(scope),
      )
    : null;
  const promisedFrom = promised && addMinutes(placing.now, promised.fromMinutes).toISOString();
  const promisedTo = promised && addMinutes(placing.now, promised.toMinutes).toISOString();
  const columns = [
    placing.tableNumber,
    placing.secret,
    placing.byStaff !== null,
    placing.now.toISOString(),
    placing.status,
    sums.itemsCents,
    profile.serviceFeeBasisPoints,
    sums.serviceFeeCents,
    sums.totalCents,
    placing.key,
    hash,
    placing.byStaff,
    promisedFrom,
    promisedTo,
  ];
  try {
    const { tableNumber, key } = placing;
    const written = await write(scope, { version: menu.version, tableNumber, key, columns, lines });
    if (written)
      return { id: written.id, number: written.number, totalCents: sums.totalCents, promisedFrom, promisedTo };
  } catch (error) {
    // Another send of the same key came first, or the table was removed at that moment; the whole statement was undone.
    if (!undone.has((error as { constraint?: string }).constraint ?? '')) throw error;
  }
  const earlier = await placedBefore(scope, placing.key, hash);
  if (earlier) return earlier;
  if (await isOutOfDate(scope, placing, menu.version)) return null;
  throw new CodedError('busy');
}

async function placedBefore(scope: Scope, key: string, hash: Buffer): Promise<Placed | null> {
  const [earlier] = await scope.rows<Placed & { placeHash: Buffer }>(placedWithKey, [scope.restaurantId, key]);
  if (!earlier) return null;
  if (!earlier.placeHash.equals(hash)) throw new CodedError('place_key_reused');
  const { placeHash: _, ...placed } = earlier;
  return placed;
}

/** True when the menu moved on; refuses with the reason when it is not the menu that stands in the way. */
async function isOutOfDate(scope: Scope, placing: Placing, version: number): Promise<boolean> {
  const [state] = await scope.rows<{ takesOrders: boolean; version: number; tableExists: boolean; seated: boolean }>(
    whyNotPlaced,
    [scope.restaurantId, placing.tableNumber, placing.secret, placing.byStaff !== null, placing.now.toISOString()],
  );
  if (!state) throw new CodedError('restaurant_not_found');
  if (!state.tableExists) throw new CodedError('table_not_found');
  if (!state.seated) throw new CodedError('table_secret_required');
  if (!state.takesOrders) throw new CodedError('not_taking_orders');
  return state.version !== version;
}

/** What a retry must repeat to the letter: the table and the lines, whatever prices were on the screen. */
function hashOf({ tableNumber, status, lines }: Placing): Buffer {
  const sent = lines.map(({ productId, quantity, optionIds, notes }) => [
    productId,
    quantity,
    [...optionIds].sort(),
    notes,
  ]);
  return digest('sha256', JSON.stringify([tableNumber, status, sent]), 'buffer');
}
