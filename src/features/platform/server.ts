import type { SignedInCaller, WithSystem } from '#database/caller.ts';
import { CodedError } from '#lib/errors.ts';
import type { SubscriptionStatus } from '../billing/contract.ts';
import type { ManagedPlan, PlanChange, PlatformStats, RestaurantChange } from './contract.ts';
import { differences } from './differences.ts';
import { createDiscount, editDiscount } from './discounts/change.ts';
import type { DiscountChange, NewDiscount } from './discounts/contract.ts';
import { listDiscounts } from './discounts/store.ts';
import { positionOf, words } from './lists.ts';
import { beginningOf, growth, lastMonths, platformZone } from './months.ts';
import { listPlans, lockPlan, updatePlan } from './plans-store.ts';
import { erasePerson, personData } from './privacy/person.ts';
import { keepRecord, listAudit, listFeedback } from './records-store.ts';
import { markRefunded } from './refunds/mark.ts';
import { listRefundsDue } from './refunds/store.ts';
import { editRestaurant } from './restaurants.ts';
import { listRestaurants } from './restaurants-store.ts';
import { readStats } from './stats-store.ts';
import { listSubscriptions } from './subscriptions-store.ts';

type Administrator = SignedInCaller & WithSystem;

interface Page {
  search?: string;
  cursor?: string;
}

export const platform = {
  async stats({ system, now }: Administrator): Promise<PlatformStats> {
    const months = lastMonths(now(), 12);
    const from = beginningOf(months[0] ?? '');
    const { paid, ...figures } = await readStats(system, { from, until: now(), zone: platformZone });
    const amounts = months.map((month) => ({ month, paidCents: paid.get(month) ?? 0 }));
    const [last, running] = amounts.slice(-2);
    const growthBasisPoints = growth(running?.paidCents ?? 0, last?.paidCents ?? 0);
    return { ...figures, growthBasisPoints, months: amounts };
  },

  restaurants: ({ system }: Administrator, { search, cursor }: Page) =>
    listRestaurants(system, positionOf(cursor), words(search)),

  editRestaurant: (caller: Administrator, change: RestaurantChange) => editRestaurant(caller, change),

  subscriptions(
    { system }: Administrator,
    { search, status = undefined, cursor }: Page & { status?: SubscriptionStatus },
  ) {
    return listSubscriptions(system, positionOf(cursor), { search: words(search), status: status ?? null });
  },

  async refundsDue({ system }: Administrator) {
    return { refunds: await listRefundsDue(system) };
  },

  markRefunded: (caller: Administrator, { id }: { id: string }) => markRefunded(caller, id),

  discounts: ({ system }: Administrator, { search, cursor }: Page) =>
    listDiscounts(system, positionOf(cursor), words(search)),

  createDiscount: (caller: Administrator, given: NewDiscount) => createDiscount(caller, given),

  editDiscount: (caller: Administrator, change: DiscountChange) => editDiscount(caller, change),

  async plans({ system }: Administrator) {
    return { plans: await listPlans(system) };
  },

  /** Who has the plan keeps the price it was bought for: a subscription carries its own. */
  editPlan(caller: Administrator, change: PlanChange): Promise<ManagedPlan> {
    const { id, revision, ...after } = change;
    return caller.system.transaction(async (door) => {
      const before = await lockPlan(door, id);
      if (!before) throw new CodedError('plan_not_found');
      if (before.revision !== revision) throw new CodedError('stale_revision', { revision: before.revision });
      const changes = differences(before, after);
      if (Object.keys(changes).length === 0) return before;
      await updatePlan(door, change);
      const name = `${after.name} (${before.key})`;
      await keepRecord(door, caller, { action: 'edited', entity: 'plan', id, name, changes });
      return { ...before, ...after, revision: revision + 1 };
    });
  },

  feedback: ({ system }: Administrator, { search, cursor }: Page) =>
    listFeedback(system, positionOf(cursor), words(search)),

  audit: ({ system }: Administrator, { search, cursor }: Page) => listAudit(system, positionOf(cursor), words(search)),

  personData: (caller: Administrator, { email }: { email: string }) => personData(caller, email),

  erasePerson: (caller: Administrator, { email }: { email: string }) => erasePerson(caller, email),
};
