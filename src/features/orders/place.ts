import { hash as digest } from 'node:crypto';
import type { Scope } from '#database/scope.ts';
import { billTooLarge, largestBillCents, largestOrderCents, orderTooLarge } from '#lib/ceilings.ts';
import { CodedError } from '#lib/errors.ts';
import { readStock } from '../menu/availability/stock.ts';
import type { Menu } from '../menu/contract.ts';
import { keptStations, type Stations } from '../menu/stations/store.ts';
import { keptMenu } from '../menu/store.ts';
import type { Pricing } from '../menu/values.ts';
import type { Profile } from '../restaurants/contract.ts';
import { keptProfile } from '../restaurants/store.ts';
import { type Measure, pricedBy } from './base-price.ts';
import { addMinutes, estimate, estimateByStation } from './estimate.ts';
import { kitchenOf } from './kitchen.ts';
import type { LineRow } from './lines/columns.ts';
import type { ChosenLine, StaffLine } from './lines/contract.ts';
import { madeAt } from './lines/parts.ts';
import { indexMenu, isActive, type MenuIndex, type PricedLine, priceLines, totals } from './order.ts';
import { placedWithKey, whyNotPlaced } from './place-statement.ts';
import { write } from './place-together.ts';
import { placingCounts } from './placing-counts.ts';
import { lacks, quantitiesOf } from './stock/left.ts';
import { notEnough } from './stock/stock.ts';
import type { OrderStatus } from './values.ts';

export interface Placing {
  /** The table that was named, and the one that it goes to: another when the bill was moved meanwhile. */
  askedAt: number;
  tableNumber: number;
  /** The sitting that the diner's device belongs to; staff need none. */
  sitting: string | null;
  byStaff: string | null;
  /** The phone that sends it; null when the staff do. */
  guest: string | null;
  /** What whoever orders may price. */
  pricings: readonly Pricing[];
  key: string;
  status: OrderStatus;
  lines: readonly StaffLine[];
  now: Date;
}

export class SeatLost extends CodedError {
  constructor() {
    super('table_secret_required');
  }
}

export interface Placed {
  id: string;
  number: number;
  totalCents: number;
  promisedFrom: string | null;
  promisedTo: string | null;
  /** It was there before: the same key was sent again. */
  repeated: boolean;
}

/** A menu may change between reading and writing; more often than this in a row it does not. */
const attempts = 5;
const undone = new Set([
  'orders_by_place_key',
  'bills_of_living_table',
  'bills_of_present_sitting',
  'bills_of_joined_table',
]);
/** Of what is counted more was asked for than is left. */
const belowZero = 'stock_not_below_zero';
const nothing: ReadonlyMap<string, number> = new Map();
/** Given up by the database for another who held what it needed: nothing was written. */
const deadlock = '40P01';

/**
 * Places an order exactly once for its key, at the prices that hold in the very moment it is written. SeatLost says that who sent it
 * does not sit at the table any more: their bill was closed or moved a moment ago.
 */
export async function place(scope: Scope, placing: Placing): Promise<Placed> {
  const hash = hashOf(placing);
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const [menu, profile, stations] = await Promise.all([keptIndex(scope), keptProfile(scope), keptStations(scope)]);
    if (menu.version === profile.version) {
      const placed = await tryPlacing(scope, placing, hash, { menu, profile, stations });
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

/** What is in memory of a restaurant. */
interface House {
  menu: MenuIndex;
  profile: Profile;
  stations: Stations;
}

/** Null when what was in memory turned out to be out of date. */
async function tryPlacing(
  scope: Scope,
  placing: Placing,
  hash: Buffer,
  { menu, profile, stations }: House,
): Promise<Placed | null> {
  const { lines, refusals } = priceLines(placing.lines, menu, pricedBy(placing.pricings));
  const [refusal] = refusals;
  const sums = totals(lines, profile.serviceFeeBasisPoints);
  if (refusal || sums.totalCents > largestOrderCents) {
    const earlier = await placedBefore(scope, placing, hash);
    if (earlier) return earlier;
    if (await isOutOfDate(scope, placing, menu.version)) return null;
    throw refusal ? new CodedError(refusal.code, { ...refusal, refusals }) : orderTooLarge(sums);
  }
  const rows = rowsOf(lines, placing, stations);
  // Held, a line is promised nothing until it is fired.
  const dishes = rows
    .filter(({ heldAt }) => heldAt === null)
    .map(({ stationId, preparationMinutes: minutes }) => ({ minutes, stationId }));
  const kitchen = isActive(placing.status) && dishes.length > 0 ? await kitchenOf(scope) : null;
  const promised = kitchen && estimate(dishes, kitchen);
  const promises = kitchen && estimateByStation(dishes, kitchen);
  const promisedFrom = promised && addMinutes(placing.now, promised.fromMinutes).toISOString();
  const promisedTo = promised && addMinutes(placing.now, promised.toMinutes).toISOString();
  const promisedRows = rows.map((line) => {
    const own = line.heldAt === null ? promises?.get(line.stationId) : undefined;
    return { ...line, promisedTo: own ? addMinutes(placing.now, own.toMinutes).toISOString() : null };
  });
  const row = {
    tableNumber: placing.tableNumber,
    sitting: placing.sitting,
    byStaff: placing.byStaff !== null,
    at: placing.now.toISOString(),
    status: placing.status,
    itemsCents: sums.itemsCents,
    feeBasisPoints: profile.serviceFeeBasisPoints,
    feeCents: sums.serviceFeeCents,
    totalCents: sums.totalCents,
    key: placing.key,
    hash,
    placedBy: placing.byStaff,
    guest: placing.guest,
    promisedFrom,
    promisedTo,
  };
  const taken = placing.status === 'cancelado' ? nothing : quantitiesOf(placing.lines, menu.counted);
  let short = false;
  try {
    const written = await write(scope, { version: menu.version, row, lines: promisedRows, taken });
    if (written) {
      placingCounts[placing.byStaff === null ? 'guests' : 'staff'] += 1;
      return { ...written, totalCents: sums.totalCents, promisedFrom, promisedTo, repeated: false };
    }
  } catch (error) {
    // Another send of the same key came first, or table or sitting ended at that moment; the whole statement was undone.
    const { constraint = '', code } = error as { constraint?: string; code?: string };
    short = constraint === belowZero;
    if (!short && !undone.has(constraint) && code !== deadlock) throw error;
  }
  const earlier = await placedBefore(scope, placing, hash);
  if (earlier) return earlier;
  // What does not stand in the way by now is gone: the menu moved on, or the next sitting began.
  const moved = await isOutOfDate(scope, placing, menu.version, sums.totalCents);
  if (short && !moved) await refuseWhatIsShort(scope, placing.lines, lines);
  return null;
}

/** Says what is left, unless some came back in that moment. */
async function refuseWhatIsShort(
  scope: Scope,
  chosen: readonly ChosenLine[],
  priced: readonly PricedLine[],
): Promise<void> {
  const { left } = await readStock(scope);
  const short = lacks(chosen, new Map(left.map((item) => [item.id, item.left])));
  if (short.length > 0) throw notEnough(priced, short);
}

/** The order that the same key has placed already. Refuses the key when something else was sent with it. */
export async function placedBefore(scope: Scope, placing: Placing, hash = hashOf(placing)): Promise<Placed | null> {
  const [earlier] = await scope.rows<Placed & { placeHash: Buffer }>(placedWithKey, [scope.restaurantId, placing.key]);
  if (!earlier) return null;
  if (!earlier.placeHash.equals(hash)) throw new CodedError('place_key_reused');
  const { placeHash: _, ...placed } = earlier;
  return { ...placed, repeated: true };
}

/** Only what nobody has begun can be held. */
function rowsOf(lines: readonly PricedLine[], placing: Placing, stations: Stations): (PricedLine & LineRow)[] {
  const { status, now } = placing;
  return lines.map((line, at) => ({
    ...line,
    ...madeAt(line, stations, status, now),
    heldAt: status === 'pendente' && placing.lines[at]?.hold ? now.toISOString() : null,
    addedAt: null,
    promisedTo: null,
  }));
}

interface State {
  takesOrders: boolean;
  version: number;
  tableExists: boolean;
  seated: boolean;
  orderedCents: number;
}

/** True when the menu moved on; refuses with the reason when it is not the menu that stands in the way. */
async function isOutOfDate(scope: Scope, placing: Placing, version: number, totalCents = 0): Promise<boolean> {
  const { tableNumber, sitting, byStaff, now } = placing;
  const [state] = await scope.rows<State>(whyNotPlaced, [
    scope.restaurantId,
    tableNumber,
    sitting,
    byStaff !== null,
    now.toISOString(),
  ]);
  if (!state) throw new CodedError('restaurant_not_found');
  if (!state.tableExists) throw new CodedError('table_not_found');
  if (!state.seated) throw new SeatLost();
  if (!state.takesOrders) throw new CodedError('not_taking_orders');
  if (state.version !== version) return true;
  if (state.orderedCents + totalCents > largestBillCents) throw billTooLarge();
  return false;
}

/**
 * What a retry must repeat to the letter: the table and the lines, whatever prices were on the screen. A field that comes later is part
 * of it only where it says something: what an older version placed is still the same order when it is sent again.
 */
function hashOf({ askedAt, status, lines }: Placing): Buffer {
  const sent = lines.map(({ productId, quantity, optionIds, notes, hold, grams, openCents }) => {
    const asked: Record<Exclude<keyof ChosenLine, 'seenUnitCents' | keyof Measure>, unknown> = {
      productId,
      quantity,
      optionIds: [...optionIds].sort(),
      notes,
    };
    const measure = { grams, openCents } satisfies Record<keyof Measure, unknown>;
    return [...Object.values(asked), ...(hold ? ['hold'] : []), ...((grams ?? openCents) ? [measure] : [])];
  });
  return digest('sha256', JSON.stringify([askedAt, status, sent]), 'buffer');
}
