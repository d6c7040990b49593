import { z } from 'zod';
import { cents, instant, uuid } from '#lib/call.ts';
import { attentionKinds } from './values.ts';

const attentionItem = z.object({
  kind: z.enum(attentionKinds),
  /** The subscription's, the payment's, the restaurant's or the feedback's. */
  id: uuid,
  restaurantId: uuid,
  restaurant: z.string(),
  /** When it ends or ended, failed, fell due or was written; of a restaurant, when it registered. */
  at: instant,
  /** The price of a subscription, or what a payment is of. */
  amountCents: cents.nullable(),
});
export type AttentionItem = z.infer<typeof attentionItem>;

export const attentionList = z.object({
  /** The first few of each kind, in the order of the kinds. */
  items: z.array(attentionItem),
  /** Kinds of which there are more. */
  more: z.array(z.enum(attentionKinds)),
});
export type AttentionList = z.infer<typeof attentionList>;

export const platformStats = z.object({
  restaurants: z.int(),
  activeSubscriptions: z.int(),
  /** The sum of the prices of the active subscriptions; those that wait for their first payment, or have ended, owe nothing. */
  revenueCents: cents,
  /** What they come to in a month: a price of a year counts for a twelfth of it. */
  monthlyCents: cents,
  /** Registered this month. */
  newRestaurants: z.int(),
  /** Registered last month up to the moment that this month has come to. */
  newBefore: z.int(),
  /** What was paid last month up to the moment that this month has come to. */
  paidBeforeCents: cents,
  /** This month's paid money against that, in hundredths of a percent; null when there was none. */
  growthBasisPoints: z.int().nullable(),
  /** Paid money of the last twelve months, oldest first; months as YYYY-MM in São Paulo. */
  months: z.array(z.object({ month: z.string(), paidCents: cents })),
});
export type PlatformStats = z.infer<typeof platformStats>;
