import { z } from 'zod';
import { call, cents, instant, uuid } from '#lib/call.ts';
import { orderStatuses } from '../orders/values.ts';
import { kitchenTimesCalls } from './kitchen-times/contract.ts';

const hour = z.object({
  /** Hours since midnight of the business day: 25 is one in the morning of the night that belongs to it. */
  hour: z.int(),
  orders: z.int(),
  /** The mean of the same weekday in the four weeks before; null when there was no order on any of them. */
  usual: z.number().nullable(),
});
export type HourOfDay = z.infer<typeof hour>;

const dayRevenue = z.object({ day: z.iso.date(), orders: z.int(), revenueCents: cents });
export type DayRevenue = z.infer<typeof dayRevenue>;

/** Orders by the hour in which they were placed. */
const punctuality = z.object({
  hour: z.int(),
  /** Ready by what the guest was promised last. */
  onTime: z.int(),
  /** Ready later, or not ready though it is later by now. */
  late: z.int(),
});
export type Punctuality = z.infer<typeof punctuality>;

const recent = z.object({
  id: uuid,
  createdAt: instant,
  tableNumber: z.int(),
  status: z.enum(orderStatuses),
  totalCents: cents,
  /** The first dish, and how many other lines there are. */
  dish: z.string(),
  more: z.int(),
});
export type RecentOrder = z.infer<typeof recent>;

const orderedDish = z.object({
  id: uuid,
  name: z.string(),
  quantity: z.int(),
  /** What was weighed of it, where it is sold by weight. */
  grams: z.int().nullable(),
  /** Of what was not given away. */
  revenueCents: cents,
  imageUrl: z.string().nullable(),
});
export type OrderedDish = z.infer<typeof orderedDish>;

const subscription = z.object({
  planName: z.string(),
  period: z.enum(['month', 'semester', 'year']),
  priceCents: cents,
  status: z.enum(['pending', 'active', 'past_due', 'expired', 'cancelled']),
  startedAt: instant,
  endsAt: instant,
  /** Whether the restaurant works now: active, within the days of grace, or cancelled and paid until its end. */
  open: z.boolean(),
  /** It ends within seven days. */
  expiringSoon: z.boolean(),
});
export type SubscriptionState = z.infer<typeof subscription>;

const figures = z.object({
  /** Placed then; what was cancelled counts nowhere. */
  orders: z.int(),
  revenueCents: cents,
  /** What one of them came to on average; null without one. */
  averageCents: cents.nullable(),
});
export type Figures = z.infer<typeof figures>;

const compared = figures.extend({
  /**
   * The same of the days before, until this time of day: as many days, or for a single one the same weekday of last week. Null where
   * nothing was ordered when they began.
   */
  before: figures.nullable(),
});
export type Compared = z.infer<typeof compared>;

const today = compared.extend({
  now: instant,
  day: z.iso.date(),
  /** The business days up to today, today with them. */
  sevenDays: compared,
  thirtyDays: compared,
  pending: z.int(),
  preparing: z.int(),
  tables: z.object({ total: z.int(), occupied: z.int(), reserved: z.int() }),
  hours: z.array(hour),
  /** Fourteen business days, oldest first; the last one is today. */
  days: z.array(dayRevenue),
  /** The five that were ordered most today, the most first; what was cancelled or taken back is not counted. */
  dishes: z.array(orderedDish),
  /** What all dishes of today came to, without the service fee and what was charged by name. */
  dishesCents: cents,
  /** Hours with orders whose promise was kept or broken; where the kitchen marks nothing as ready there are none. */
  kitchen: z.array(punctuality),
  recent: z.array(recent),
  subscription: subscription.nullable(),
});
export type Today = z.infer<typeof today>;

export const stats = {
  // Not gated by the subscription: the first page says that there is none.
  today: call({ permission: 'dashboard' })
    .route({
      method: 'GET',
      path: '/stats/today',
      summary:
        "The business day in figures: it ends at the restaurant's closing hour. Revenue is the total of every order of the day that was not cancelled, paid or not",
      tags: ['stats'],
    })
    .output(today),
  ...kitchenTimesCalls,
};
