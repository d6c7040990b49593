import type { Caller, StaffCaller } from '#database/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { keptMenu } from '../menu/store.ts';
import { businessDay, businessDayAt } from '../restaurants/business-day.ts';
import { keptProfile } from '../restaurants/store.ts';
import { isSeated, listTables, tableAtDoor } from '../tables/store.ts';
import { changeStatus } from './change-status.ts';
import type { ChosenLine, Order, OrderStatus } from './contract.ts';
import { type Edit, edit } from './edit.ts';
import { estimate } from './estimate.ts';
import { kitchenOf } from './kitchen.ts';
import { type Placed, place } from './place.ts';
import { type Position, settledOrders } from './settled-orders.ts';
import { activeOrders, countDelivered, orderHistory, ordersOfOpenBill, readOrder } from './store.ts';

interface AtTable {
  slug: string;
  number: number;
}

interface Delivered {
  cursor?: string;
  day?: string;
  table?: number;
  status?: OrderStatus;
  text?: string;
}

const pageSize = 30;

export const orders = {
  async place(caller: Caller, input: AtTable & { key: string; lines: ChosenLine[] }): Promise<Placed> {
    const { scope, restaurantId } = await caller.house(input.slug);
    const secret = caller.tableSecret(restaurantId, input.number);
    const { requiresTableSecret } = await keptProfile(scope);
    // Where a secret is asked for, only those who show the same one share a budget: strangers cannot use up a table's.
    const budget = `${restaurantId} ${input.number} ${requiresTableSecret ? secret?.slice(0, 64) : ''}`;
    if (!caller.limits.take('orders', budget)) throw new CodedError('too_many_orders');
    return place(scope, {
      tableNumber: input.number,
      secret,
      byStaff: null,
      key: input.key,
      status: 'pendente',
      lines: input.lines,
      now: caller.now(),
    });
  },

  async ofTable(caller: Caller, input: AtTable): Promise<{ orders: Order[]; now: string }> {
    const { scope, restaurantId } = await caller.house(input.slug);
    const table = await tableAtDoor(scope, input.number, { secret: caller.tableSecret(restaurantId, input.number) });
    if (!table) throw new CodedError('table_not_found');
    if (!isSeated(table)) throw new CodedError('table_secret_required');
    return { orders: await ordersOfOpenBill(scope, table.id), now: caller.now().toISOString() };
  },

  async estimate(caller: Caller, input: { slug: string; productIds: string[] }) {
    const { scope } = await caller.house(input.slug);
    const menu = await keptMenu(scope);
    const minutes = new Map(menu.categories.flatMap((c) => c.products.map((p) => [p.id, p.preparationMinutes])));
    const wanted = input.productIds.map((id) => {
      const found = minutes.get(id);
      if (found === undefined) throw new CodedError('product_not_found');
      return found;
    });
    return estimate(wanted, await kitchenOf(scope));
  },

  board(caller: StaffCaller): Promise<{ orders: Order[]; deliveredToday: number; now: string }> {
    const now = caller.now();
    return caller.scope.gathered('board', async () => {
      const { timezone, openingHours } = await keptProfile(caller.scope);
      const { since } = businessDay(businessDayAt(now, openingHours, timezone), openingHours, timezone);
      const [active, deliveredToday] = await Promise.all([
        activeOrders(caller.scope),
        countDelivered(caller.scope, since.toISOString()),
      ]);
      return { orders: active, deliveredToday, now: now.toISOString() };
    });
  },

  async delivered({ scope }: StaffCaller, input: Delivered): Promise<{ orders: Order[]; nextCursor: string | null }> {
    const { cursor, day, table = null, status = null, text } = input;
    const { timezone, openingHours } = await keptProfile(scope);
    const within = day ? businessDay(day, openingHours, timezone) : null;
    const found = await settledOrders(scope, position(cursor), pageSize + 1, {
      since: within?.since.toISOString() ?? '-infinity',
      until: within?.until.toISOString() ?? 'infinity',
      table,
      status,
      text: text ? plain(text) : null,
    });
    const page = found.slice(0, pageSize);
    const last = page.at(-1);
    return { orders: page, nextCursor: found.length > pageSize && last ? `${last.createdAt} ${last.id}` : null };
  },

  async read(caller: StaffCaller, input: { id: string }) {
    const [order, history] = await Promise.all([
      readOrder(caller.scope, input.id),
      orderHistory(caller.scope, input.id),
    ]);
    if (!order) throw new CodedError('order_not_found');
    return { order, history };
  },

  async create(
    caller: StaffCaller,
    input: { key: string; tableId: string; status: OrderStatus; lines: ChosenLine[] },
  ): Promise<Placed> {
    const table = (await listTables(caller.scope)).find(({ id }) => id === input.tableId);
    if (!table) throw new CodedError('table_not_found');
    const { key, status, lines } = input;
    const staff = { secret: null, byStaff: caller.account.id };
    return place(caller.scope, { tableNumber: table.number, ...staff, key, status, lines, now: caller.now() });
  },

  edit(caller: StaffCaller, input: Omit<Edit, 'actorId' | 'now'>): Promise<Order> {
    return edit(caller.scope, { ...input, actorId: caller.account.id, now: caller.now() });
  },

  changeStatus(caller: StaffCaller, input: { id: string; status: OrderStatus; from?: OrderStatus; reason?: string }) {
    const { id, status: to, from, reason } = input;
    return changeStatus(caller.scope, { id, to, from, reason, actorId: caller.account.id, now: caller.now() });
  },
};

const marks = /\p{Diacritic}/gu;
/** As the search compares: without accents, case, or the sign before a number. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(marks, '')
    .toLowerCase()
    .replace(/^#(?=\d+$)/, '');
}

/** Where a page starts: a cursor is the last order's instant and id. Anything else is malformed. */
function position(cursor: string | undefined): Position {
  if (cursor === undefined) return { createdAt: 'infinity', id: 'ffffffff-ffff-ffff-ffff-ffffffffffff' };
  const match = /^([12]\d{3}-\d\d-\d\dT[\d:.]+Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor);
  if (!match?.[1] || !match[2] || Number.isNaN(Date.parse(match[1])))
    throw new CodedError('invalid_input', { fields: [{ path: 'cursor', code: 'invalid' }] });
  return { createdAt: match[1], id: match[2] };
}
