import { CodedError } from '#lib/errors.ts';
import type { Locale } from '#lib/locale.ts';
import type { InputOf } from '../serves.ts';
import type { billing, Quote } from './contract.ts';
import { type DiscountRow, findDiscount } from './discount-store.ts';
import { creditLeft, type Paying, periodPaid } from './paid-period.ts';
import { paidPayments } from './payment-store.ts';
import { amountOf, discountOf, offerOf } from './price.ts';
import type { ProviderName } from './providers/provider.ts';
import {
  type NamedPlan,
  planIn,
  type Rows,
  readPlan,
  readSubscription,
  readTimezone,
  type SubscriptionRow,
} from './store.ts';

export interface Wanted extends InputOf<typeof billing.quote> {
  restaurantId: string;
  provider: ProviderName;
  locale: Locale;
  now: Date;
}

export interface Quoted {
  quote: Quote;
  /** The plan of the quote, with its names. */
  plan: NamedPlan;
  subscription: SubscriptionRow | null;
  discount: DiscountRow | null;
  timeZone: string;
}

/** What a plan costs this restaurant now. Every amount that is shown or charged comes from here. */
export async function quoteFor(door: Rows, wanted: Wanted): Promise<Quoted> {
  const { restaurantId, now, provider } = wanted;
  const subscription = await readSubscription(door, restaurantId);
  const plan = await planFor(door, wanted.planId, subscription);
  const timeZone = await readTimezone(door, restaurantId);
  const discount = await findDiscount(door, restaurantId, wanted.discountCode, now);
  const credit = subscription ? creditLeft(await paidPayments(door, restaurantId), subscription, now) : 0;

  const { priceCents, period } = plan;
  const { kind, credited, startsLater } = offerOf(plan, subscription, credit, now);
  const discountCents = startsLater ? 0 : discountOf(priceCents, discount);
  const creditCents = credited ? credit : 0;
  const amountCents = startsLater ? 0 : amountOf({ priceCents, discountCents, creditCents });
  const paying: Paying = { kind, planId: plan.id, period, amountCents, priceCents, discountCents, creditCents };
  // A change that waits begins where a renewal would.
  const asPaid = startsLater ? { ...paying, kind: 'renewal' as const } : paying;
  const { start, end } = periodPaid(asPaid, subscription, { credit: creditCents, now, timeZone });
  return {
    plan,
    quote: {
      plan: planIn(plan, wanted.locale),
      kind,
      priceCents,
      discountCents,
      creditCents,
      amountCents,
      periodStart: start.toISOString(),
      periodEnd: end.toISOString(),
      startsLater,
      discountMoves: discount?.heldHere ?? false,
      provider,
    },
    subscription,
    discount,
    timeZone,
  };
}

/** A plan that is sold, or the one that the restaurant has: what is no longer shown can still be renewed, until it is retired. */
async function planFor(door: Rows, id: string, subscription: SubscriptionRow | null) {
  const found = await readPlan(door, id);
  const own = subscription?.planId === id || subscription?.nextPlanId === id;
  if (!found || found.retired || !(found.published || own)) throw new CodedError('plan_not_found');
  return found.plan;
}
