import type { StaffCaller, WithSystem } from '#features/caller.ts';
import { CodedError } from '#lib/errors.ts';
import { takeMenu } from '../menu/starting/take-menu.ts';
import { changeStatus } from '../orders/change-status.ts';
import { lockRestaurant, readCustomization, writeCustomization } from '../restaurants/settings-store.ts';
import type { Serves } from '../serves.ts';
import { hire } from '../staff/hire.ts';
import { ensureTables } from '../tables/ensure.ts';
import type { setup as calls } from './contract.ts';
import { menuOf } from './menu-of.ts';
import { readCsv } from './paste/read-csv.ts';
import { readSetup } from './state.ts';
import { dismissSetup, markStep, readMenu, readStanding, rehearseAt } from './store.ts';
import { unpaidMost } from './values.ts';

/**
 * What an owner does before the house is open. The calls of a restaurant at work stay closed until a subscription is; these make the same
 * rows, in smaller numbers while nothing was ever paid.
 */
export const setup = {
  read: readSetup,

  async mark(caller, { step, as }) {
    await markStep(caller.scope, step, as === 'done');
    return readSetup(caller);
  },

  async dismiss({ scope }, { dismissed }) {
    await dismissSetup(scope, dismissed);
    return { dismissed };
  },

  async dress(caller, look) {
    const { scope } = caller;
    const { name, description, coverImageUrl } = await readCustomization(scope);
    await caller.system.transaction(async (door) => {
      const { revision } = await lockRestaurant(door, scope.restaurantId);
      await writeCustomization(door, scope.restaurantId, { name, description, coverImageUrl, ...look, revision });
      await door.changed(scope.restaurantId, 'restaurant');
    });
    await markStep(scope, 'look', true);
    return readSetup(caller);
  },

  menu: ({ scope }) => readMenu(scope),

  async takeMenu(caller, taken) {
    await takeMenu(caller.scope, menuOf(taken), await most(caller, 'products'));
    return readSetup(caller);
  },

  readCsv({ locale }, { text, columns }) {
    return { categories: readCsv(text, locale, columns) };
  },

  async takeTables(caller, { count, capacity }) {
    await ensureTables(caller.scope, { count, capacity, most: await most(caller, 'tables') });
    return readSetup(caller);
  },

  async hire(caller, member) {
    return hire(caller, member, await most(caller, 'staff'));
  },

  async rehearse(caller) {
    const { firstTable, rehearsalTable } = await readStanding(caller.scope);
    if (!firstTable) throw new CodedError('table_not_found');
    if (!rehearsalTable) await rehearseAt(caller.scope, firstTable);
    return readSetup(caller);
  },

  async begin(caller, { id }) {
    const { orders = [] } = (await readSetup(caller)).rehearsal ?? {};
    // Only what was ordered to try it: the kitchen's own calls are for everything else.
    if (!orders.some((order) => order.id === id)) throw new CodedError('order_not_found');
    const { account, scope, now } = caller;
    await changeStatus(scope, {
      id,
      to: 'preparando',
      from: 'pendente',
      actorId: account.id,
      approves: true,
      now: now(),
    });
    return readSetup(caller);
  },
} satisfies Serves<typeof calls>;

/** How many there may be: null once something was paid, when the plan alone says it. */
async function most(
  { scope }: StaffCaller | (StaffCaller & WithSystem),
  what: keyof typeof unpaidMost,
): Promise<number | null> {
  return (await readStanding(scope)).new ? unpaidMost[what] : null;
}
