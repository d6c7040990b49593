import { CodedError } from '#lib/errors.ts';
import { folded } from '#lib/folded.ts';
import { may } from '#lib/permissions.ts';
import type { StaffCaller } from '../caller.ts';
import { keptStations } from '../menu/stations/store.ts';
import { keptMenu } from '../menu/store.ts';
import { businessDay, businessDayAt } from '../restaurants/business-day.ts';
import { keptProfile } from '../restaurants/store.ts';
import type { Serves } from '../serves.ts';
import { headOf, tableOrHead } from '../tables/joins.ts';
import { listTables } from '../tables/store.ts';
import { changeStatus } from './change-status.ts';
import type { orders as calls } from './contract.ts';
import { corrections } from './corrections/server.ts';
import { edit } from './edit.ts';
import { estimate } from './estimate.ts';
import { withExpected } from './expected.ts';
import { favourites } from './favourites/server.ts';
import { finishedOrders, type Position, reachOfSearch } from './finished-orders.ts';
import { kitchenOf } from './kitchen.ts';
import { fireLines, holdLines } from './lines/hold-and-fire.ts';
import { moveLines } from './lines/move-lines.ts';
import { seeChanges } from './lines/see-changes.ts';
import { place } from './place.ts';
import { placeAtTable } from './place-at-table.ts';
import { pricingsOf } from './pricings-of.ts';
import { recentProducts } from './recent-products.ts';
import { setRush } from './rush/set-rush.ts';
import { activeOrders, countDelivered, countUnfinished, orderHistory, readOrder } from './store.ts';

const pageSize = 30;

/** All but what a table's guests see of its open bill: `bills/of-table.ts`. */
export const orders = {
  place(caller, input) {
    return placeAtTable(caller, input);
  },

  async estimate(caller, input) {
    const { scope } = await caller.house(input.slug);
    const menu = await keptMenu(scope);
    const stations = await keptStations(scope);
    const known = new Map(menu.categories.flatMap((c) => c.products.map((p) => [p.id, p.preparationMinutes])));
    const wanted = input.productIds.map((id) => {
      const minutes = known.get(id);
      if (minutes === undefined) throw new CodedError('product_not_found');
      return { minutes, stationId: stations.of(id) };
    });
    return estimate(wanted, await kitchenOf(scope));
  },

  board(caller) {
    const now = caller.now();
    return caller.scope.gathered('board', async () => {
      const house = await keptProfile(caller.scope);
      const { since } = businessDay(businessDayAt(now, house, house.timezone), house, house.timezone);
      const [active, deliveredToday, unfinished, { list }] = await Promise.all([
        activeOrders(caller.scope),
        countDelivered(caller.scope, since.toISOString()),
        countUnfinished(caller.scope, since.toISOString()),
        keptStations(caller.scope),
      ]);
      const stations = list.map(({ id, name }) => ({ id, name }));
      const orders = await withExpected(caller.scope, active, now);
      return { orders, deliveredToday, unfinished, stations, now: now.toISOString() };
    });
  },

  async delivered({ scope }, input) {
    const { cursor, day, table = null, status = null, text } = input;
    const house = await keptProfile(scope);
    const within = day ? businessDay(day, house, house.timezone) : null;
    const span = {
      since: within?.since.toISOString() ?? '-infinity',
      until: within?.until.toISOString() ?? 'infinity',
    };
    const before = position(cursor);
    const sought = table !== null || status !== null || text !== undefined;
    const end = sought ? await reachOfSearch(scope, before, span) : null;
    const filter = { ...span, table, status, text: text ? plain(text) : null };
    const found = await finishedOrders(scope, before, end, pageSize + 1, filter);
    const page = found.slice(0, pageSize);
    const goesOn = found.length > pageSize ? page.at(-1) : end;
    return {
      orders: page,
      nextCursor: goesOn ? `${goesOn.createdAt} ${goesOn.id}` : null,
      soughtSince: goesOn === end ? (end?.createdAt ?? null) : null,
    };
  },

  async read(caller, input) {
    const [order, history] = await Promise.all([
      readOrder(caller.scope, input.id),
      orderHistory(caller.scope, input.id),
    ]);
    if (!order) throw new CodedError('order_not_found');
    return { order, history };
  },

  async recentProducts({ scope }, { tableId }) {
    return { productIds: await recentProducts(scope, tableId ?? null) };
  },

  async create(caller, input) {
    const named = (await listTables(caller.scope)).find(({ id }) => id === input.tableId);
    const table = named && ((await headOf(caller.scope, named.id)) ?? named);
    if (!table) throw new CodedError('table_not_found');
    const { key, status, lines } = input;
    const at = {
      askedAt: table.number,
      tableNumber: table.number,
      sitting: null,
      guest: null,
      byStaff: caller.account.id,
      pricings: pricingsOf(caller.account.role),
    };
    return place(caller.scope, { ...at, key, status, lines, now: caller.now() });
  },

  async edit(caller, input) {
    const tableId = await tableOrHead(caller.scope, input.tableId);
    return edit(caller.scope, { ...input, tableId, ...by(caller) });
  },

  changeStatus(caller, input) {
    const { id, status: to, from, reason } = input;
    return changeStatus(caller.scope, { id, to, from, reason, ...by(caller) });
  },

  moveLines(caller, input) {
    const approves = caller.account !== null && may(caller.account.role, 'approvals');
    return moveLines(caller.scope, { ...input, ...caller.actor, approves, now: caller.now() });
  },

  holdLines(caller, input) {
    return holdLines(caller.scope, { ...input, ...caller.actor, now: caller.now() });
  },

  fireLines(caller, input) {
    return fireLines(caller.scope, { ...input, ...caller.actor, now: caller.now() });
  },

  setRush(caller, input) {
    return setRush(caller.scope, { ...input, ...caller.actor, now: caller.now() });
  },

  seeChanges(caller, { id, revision, lines, stations }) {
    const seen = { id, revision, lines: lines ?? null, stations: stations ?? null };
    return seeChanges(caller.scope, { ...seen, ...caller.actor, now: caller.now() });
  },

  ...corrections,
  ...favourites,
} satisfies Omit<Serves<typeof calls>, 'ofTable'>;

/** Who changes an order, and whether they may do it without an approver. */
function by({ account, now }: StaffCaller) {
  return {
    actorId: account.id,
    approves: may(account.role, 'approvals'),
    pricings: pricingsOf(account.role),
    now: now(),
  };
}

/** As the search compares: without accents, case, or the sign before a number. */
function plain(text: string): string {
  return folded(text).replace(/^#(?=\d+$)/, '');
}

/** Where a page starts: a cursor is the last order's instant and id. Anything else is malformed. */
function position(cursor: string | undefined): Position {
  if (cursor === undefined) return { createdAt: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
  const match = /^([12]\d{3}-\d\d-\d\dT[\d:.]+Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor);
  if (!match?.[1] || !match[2] || Number.isNaN(Date.parse(match[1])))
    throw new CodedError('invalid_input', { fields: [{ path: 'cursor', code: 'invalid' }] });
  return { createdAt: match[1], id: match[2] };
}
