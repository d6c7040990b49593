import { z } from 'zod';
import { call, cents, instant, uuid } from '#lib/call.ts';
import { isDay } from '#lib/days.ts';
import { paymentMethods } from '../values.ts';

const reversal = z.object({
  id: uuid,
  at: instant,
  by: z.string().nullable(),
  reason: z.string(),
  cents,
  method: z.enum(paymentMethods),
  billId: uuid,
  tableNumber: z.int(),
  /** The payment that it stands against. */
  paidAt: instant,
  receivedBy: z.string().nullable(),
});
export type ListedReversal = z.infer<typeof reversal>;

export const reversalCalls = {
  reversals: call({ permission: 'restaurant.manage' })
    .route({
      method: 'GET',
      path: '/payment-reversals',
      summary: 'The payments that were reversed, newest first, with who did it and why',
      tags: ['bills'],
    })
    .input(
      z.strictObject({ /** One business day; without it the last thirty. */ day: z.string().refine(isDay).optional() }),
    )
    .output(
      z.object({
        entries: z.array(reversal),
        /** Of all of them. */
        count: z.int(),
        cents,
        /** There are more than are told one by one. */
        more: z.boolean(),
      }),
    ),
};
