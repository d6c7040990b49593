import { z } from 'zod';
import { cents, instant, uuid } from '#lib/call.ts';
import { attentionKinds } from './values.ts';

const attentionItem = z.object({
  kind: z.enum(attentionKinds),
  /** The subscription's, the payment's, the restaurant's or the feedback's. */
  id: uuid,
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
  /** The sum of the prices of all subscriptions, as the specification has it. */
  revenueCents: cents,
  /** Registered in the last thirty days. */
  newRestaurants: z.int(),
  /** What was paid last month up to the moment that this month has come to. */
  paidBeforeCents: cents,
  /** This month's paid money against that, in hundredths of a percent; null when there was none. */
  growthBasisPoints: z.int().nullable(),
  /** Paid money of the last twelve months, oldest first; months as YYYY-MM in São Paulo. */
  months: z.array(z.object({ month: z.string(), paidCents: cents })),
  latestOrders: z.array(
    z.object({ id: uuid, restaurant: z.string(), status: z.string(), totalCents: cents, createdAt: instant }),
  ),
});
export type PlatformStats = z.infer<typeof platformStats>;
