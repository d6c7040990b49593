import { z } from 'zod';
import { cents, instant } from '#lib/call.ts';
import { charge, discount, order } from '../../orders/contract.ts';
import { paid, paidApart } from '../payments/contract.ts';

/** A payment with the phone that made it, by the number that its guests read; null where the till took it by itself. */
const paidBy = paid.extend({ at: instant, person: z.int().nullable(), you: z.boolean() });

/** A closed bill as its guests may read it. */
export const receipt = z.object({
  tableNumber: z.int(),
  closedAt: instant,
  /** What was paid with the bill, down to `totalCents`; what was cancelled, or paid by itself before, is not of it. */
  orders: z.array(order),
  /** The orders' own percentage; null when they were placed under different ones. */
  serviceFeeBasisPoints: z.int().nullable(),
  itemsCents: cents,
  serviceFeeCents: cents,
  chargesCents: cents,
  discountCents: cents,
  totalCents: cents,
  /** As it was given; null where orders bring their own, since what was taken off is then more than that. */
  discount: discount.nullable(),
  /** What of it was charged by name, with the bill or with one of its orders; they come to `chargesCents`. */
  charges: z.array(charge),
  /** What was handed over for it; below zero what was handed back, of parts that came to more than the bill. */
  payments: z.array(paidBy),
  /** Given back of what was handed over: what was received less this is what it came to. */
  changeCents: cents,
  /** What was paid by itself before, part by part; with `totalCents` it is all that the table came to. */
  paidApart: z.array(paidApart),
  paidBeforeCents: cents,
});
export type Receipt = z.infer<typeof receipt>;
