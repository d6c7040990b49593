import { z } from 'zod';
import { cents, instant, uuid } from '#lib/call.ts';
import { charge, discount } from '../../orders/contract.ts';
import { orderLine } from '../../orders/lines/contract.ts';
import { paymentMethods } from '../values.ts';

/** Ten million reais: more than any charge, discount or payment comes to. */
export const most = 1_000_000_000;

export const payment = z.strictObject({
  method: z.enum(paymentMethods),
  /** What was handed over; for cash before the change. */
  cents: z.int('fields.payment_amount').min(1, 'fields.payment_amount').max(most, 'fields.payment_amount'),
});
export type Payment = z.infer<typeof payment>;

/** What an order or a bill is made of. */
export const sums = {
  itemsCents: cents,
  serviceFeeCents: cents,
  chargesCents: cents,
  discountCents: cents,
  totalCents: cents,
};

/** What is thought of a payment's method now, and what was thought before: nothing of it is lost. */
const correction = z.object({
  at: instant,
  by: z.string().nullable(),
  from: z.enum(paymentMethods),
  to: z.enum(paymentMethods),
});
export const billPayment = z.object({
  id: uuid,
  /** Set when it paid one order by itself. */
  orderId: uuid.nullable(),
  /** As corrected, if it was. */
  method: z.enum(paymentMethods),
  /** Below zero when it was handed back, of parts that came to more than the bill. */
  receivedCents: z.int(),
  keptCents: z.int(),
  /** What was handed over when it was taken, whatever its method was put right to since; what is over `keptCents` was given back. */
  givenCents: z.int(),
  /** Paid while the bill was open, under this key. */
  part: z.boolean(),
  key: uuid.nullable(),
  at: instant,
  by: z.string().nullable(),
  corrections: z.array(correction),
  /** The payment that it stands against. */
  reverses: uuid.nullable(),
  /** That it was reversed: another stands against it. */
  reversal: z.object({ at: instant, by: z.string().nullable(), reason: z.string() }).nullable(),
  /** Taken by the till, of the bill, and not reversed yet: while the bill is open it can be. */
  reversible: z.boolean(),
});
export type BillPayment = z.infer<typeof billPayment>;

/** A payment as guests read it. What was handed over and not kept was given back as change. */
export const paid = z.object({ method: z.enum(paymentMethods), receivedCents: z.int(), keptCents: z.int() });
export type Paid = z.infer<typeof paid>;

/**
 * An order that was paid by itself, while its bill was open. Its lines are its items; with the fee and the charges, less the
 * discount, they are its total; and that is what was kept of its payments. The totals of these are a bill's `paidBeforeCents`.
 */
export const paidApart = z.object({
  orderId: uuid,
  number: z.int(),
  createdAt: instant,
  paidAt: instant,
  lines: z.array(orderLine),
  serviceFeeBasisPoints: z.int(),
  ...sums,
  /** By their names; they come to `chargesCents`. */
  charges: z.array(charge),
  discount: discount.nullable(),
  payments: z.array(paid),
  /** Given back of what was handed over. */
  changeCents: cents,
});
export type PaidApart = z.infer<typeof paidApart>;
