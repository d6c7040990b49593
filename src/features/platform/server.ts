import type { Serves } from '../serves.ts';
import type { platform as calls } from './contract.ts';
import { createDiscount, editDiscount } from './discounts/change.ts';
import { listDiscounts } from './discounts/store.ts';
import { positionOf, words } from './lists.ts';
import { growth, lastMonths, sameDaysOfLastMonth } from './months.ts';
import { listAttention } from './overview/store.ts';
import { editPlan } from './plans.ts';
import { listPlans } from './plans-store.ts';
import { erasePerson, personData } from './privacy/person.ts';
import { listAudit, listFeedback } from './records-store.ts';
import { markRefunded } from './refunds/mark.ts';
import { listRefundsDue } from './refunds/store.ts';
import { readRestaurant } from './restaurants/details.ts';
import { editRestaurant } from './restaurants/edit.ts';
import { listRestaurants } from './restaurants/list.ts';
import { readStats } from './stats-store.ts';
import { listSubscriptions } from './subscriptions-store.ts';

export const platform = {
  async stats({ system, now }) {
    const at = now();
    const months = lastMonths(at, 12);
    const { paid, ...figures } = await readStats(system, { months, before: sameDaysOfLastMonth(at), now: at });
    const amounts = months.map((month) => ({ month, paidCents: paid.get(month) ?? 0 }));
    const growthBasisPoints = growth(amounts.at(-1)?.paidCents ?? 0, figures.paidBeforeCents);
    return { ...figures, growthBasisPoints, months: amounts };
  },

  attention: ({ system, now }) => listAttention(system, now()),

  restaurants: ({ system, locale }, asked) => listRestaurants(system, asked, locale),

  restaurant: ({ system, locale, now }, { id }) => readRestaurant(system, id, { locale, now: now() }),

  editRestaurant: (caller, change) => editRestaurant(caller, change),

  subscriptions({ system, locale }, { search, status, cursor }) {
    return listSubscriptions(system, positionOf(cursor), { search: words(search), status: status ?? null, locale });
  },

  async refundsDue({ system, locale }) {
    return { refunds: await listRefundsDue(system, locale) };
  },

  markRefunded: (caller, { id }) => markRefunded(caller, id),

  discounts: ({ system }, { search, cursor }) => listDiscounts(system, positionOf(cursor), words(search)),

  createDiscount: (caller, given) => createDiscount(caller, given),

  editDiscount: (caller, change) => editDiscount(caller, change),

  async plans({ system }) {
    return { plans: await listPlans(system) };
  },

  editPlan: (caller, change) => editPlan(caller, change),

  feedback: ({ system }, { search, cursor }) => listFeedback(system, positionOf(cursor), words(search)),

  audit: ({ system }, { search, cursor }) => listAudit(system, positionOf(cursor), words(search)),

  personData: (caller, { email }) => personData(caller, email),

  erasePerson: (caller, { email }) => erasePerson(caller, email),
} satisfies Serves<typeof calls>;
