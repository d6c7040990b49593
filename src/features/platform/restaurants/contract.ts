import { z } from 'zod';
import { cents, cursor, instant, named, phone, typed, uuid } from '#lib/call.ts';
import { cleaned } from '#lib/cleaned.ts';
import { mostCharacters, wholeBasisPoints } from '#lib/limits.ts';
import { payment, subscription } from '../../billing/contract.ts';
import { longest } from '../../restaurants/values.ts';
import { restaurantSorts, standings } from './values.ts';

const feeRange = 'fields.service_fee_range';
const fee = z.int(feeRange).min(0, feeRange).max(wholeBasisPoints, feeRange);
const email = z
  .string('fields.platform_email_invalid')
  .overwrite(cleaned)
  .toLowerCase()
  .max(mostCharacters.email, 'fields.platform_email_invalid')
  .pipe(z.email('fields.platform_email_invalid'));

export const managedRestaurant = z.object({
  id: uuid,
  name: z.string(),
  slug: z.string(),
  address: z.string(),
  phone: z.string(),
  email: z.string(),
  serviceFeeBasisPoints: z.int(),
  active: z.boolean(),
  createdAt: instant,
  revision: z.int(),
  /** The open subscription, if any. */
  plan: z.string().nullable(),
  endsAt: instant.nullable(),
  standing: z.enum(standings),
});
export type ManagedRestaurant = z.infer<typeof managedRestaurant>;

export const restaurantsAsked = z.strictObject({
  search: typed(mostCharacters.search).optional(),
  standing: z.enum(standings).optional(),
  /** The key of the plan that they have now. */
  plan: typed(mostCharacters.search).optional(),
  sort: z.enum(restaurantSorts).default('joined'),
  direction: z.enum(['asc', 'desc']).default('desc'),
  cursor,
});

export const restaurantChange = z.strictObject({
  id: uuid,
  revision: z.int(),
  name: named(mostCharacters.name, 'fields.platform_name_required'),
  address: typed(longest.address, 'fields.platform_address_required'),
  phone: phone('fields.platform_phone_required'),
  email,
  /** Left out, it stays as it is. */
  serviceFeeBasisPoints: fee.optional(),
  active: z.boolean(),
});
export type RestaurantChange = z.infer<typeof restaurantChange>;

const paid = payment.pick({
  id: true,
  planName: true,
  method: true,
  status: true,
  amountCents: true,
  createdAt: true,
  refundDueAt: true,
});

export const restaurantDetails = z.object({
  restaurant: managedRestaurant,
  owners: z.array(
    z.object({
      id: uuid,
      name: z.string(),
      email: z.string(),
      active: z.boolean(),
      /** Null where no sign-in is on record. */
      lastSignInAt: instant.nullable(),
    }),
  ),
  /** The one that is alive, else the latest. */
  subscription: subscription.nullable(),
  /** The latest of them, newest first. */
  payments: z.array(paid),
  /** All that was ever paid and not refunded. */
  paidCents: cents,
  use: z.object({
    /** Since the month began on the platform's calendar. */
    ordersThisMonth: z.int(),
    /** Whether there ever was an order. */
    ordered: z.boolean(),
    products: z.int(),
    tables: z.int(),
    staff: z.int(),
  }),
});
export type RestaurantDetails = z.infer<typeof restaurantDetails>;
