import { z } from 'zod';
import { call, cents, instant, uuid } from '#lib/call.ts';
import { isDay } from '#lib/days.ts';
import { paymentMethods } from '../values.ts';

const listed = z.object({
  id: uuid,
  at: instant,
  /** Null where nobody of the house did it. */
  by: z.string().nullable(),
  cents,
  billId: uuid,
  tableNumber: z.int(),
});

const reversal = listed.extend({
  reason: z.string(),
  method: z.enum(paymentMethods),
  /** The payment that it stands against. */
  paidAt: instant,
  receivedBy: z.string().nullable(),
});
export type ListedReversal = z.infer<typeof reversal>;

const handBack = listed.extend({ method: z.enum(paymentMethods) });
export type ListedHandBack = z.infer<typeof handBack>;

/** Of a bill, or of one of its orders that was paid by itself. */
const discounted = listed.extend({ orderNumber: z.int().nullable() });
export type ListedDiscount = z.infer<typeof discounted>;

/** What one person did of a list; nobody of the house where both are null. */
const person = z.object({ id: uuid.nullable(), name: z.string().nullable(), count: z.int(), cents });
export type ListedPerson = z.infer<typeof person>;

const tags = ['bills'];
const permission = 'restaurant.manage';
const asked = z.strictObject({
  /** One business day; without it the last thirty. */
  day: z.string().refine(isDay).optional(),
});

/** Reads a list of entries with what they come to. */
const listCall = <Entry extends typeof listed>(path: `/${string}`, summary: string, entry: Entry) =>
  call({ permission })
    .route({ method: 'GET', path, summary, tags })
    .input(asked)
    .output(
      z.object({
        entries: z.array(entry),
        /** Who did most first. */
        people: z.array(person),
        /** Of all of them. */
        count: z.int(),
        cents,
        /** There are more than are listed. */
        more: z.boolean(),
      }),
    );

export const reversalCalls = {
  reversals: listCall(
    '/payment-reversals',
    'The payments that were reversed, newest first, with who did it and why',
    reversal,
  ),
  handBacks: listCall(
    '/hand-backs',
    'What was handed back when a bill was closed, newest first, with who did it and how',
    handBack,
  ),
  discounts: listCall(
    '/discounts',
    'The discounts of closed bills and of orders paid by themselves, newest first, with who gave them',
    discounted,
  ),
};
