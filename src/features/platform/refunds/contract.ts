import { z } from 'zod';
import { cents, instant, uuid } from '#lib/call.ts';
import { paymentMethods } from '../../billing/values.ts';

/** A payment whose money people have to send back. */
export const refundDue = z.object({
  /** The payment's. */
  id: uuid,
  restaurant: z.string(),
  plan: z.string(),
  /** Who paid, as they wrote it; the document has no punctuation. */
  payer: z.object({ name: z.string(), document: z.string(), email: z.string() }),
  method: z.enum(paymentMethods),
  amountCents: cents,
  paidAt: instant,
  dueSince: instant,
});
export type RefundDue = z.infer<typeof refundDue>;

export const refundMade = z.object({ id: uuid, refundedAt: instant });
export type RefundMade = z.infer<typeof refundMade>;
