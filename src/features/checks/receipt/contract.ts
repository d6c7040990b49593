import { z } from 'zod';
import { cents, instant, uuid } from '#lib/call.ts';
import { paymentMethods } from '../../bills/values.ts';
import { splitBys } from '../values.ts';

/** What of a line was paid for, as on the bill. */
const paidLine = z.object({
  orderId: uuid,
  /** 0: the couverts, of the bill itself. */
  line: z.int(),
  name: z.string(),
  productId: uuid.nullable(),
  choices: z.array(z.object({ optionId: z.string().nullable(), name: z.string() })),
  quantity: z.int(),
  /** In twelfths of a piece. */
  pieces: z.int(),
  cents,
});

/** What one phone paid of a bill that is still open. */
export const ownReceipt = z.object({
  id: uuid,
  split: z.enum(splitBys),
  /** Where it was divided in equal parts and this was one, of how many of the whole bill. */
  people: z.int().nullable(),
  /** Nothing of the bill is left to pay, and this was paid last. */
  last: z.boolean(),
  method: z.enum(paymentMethods),
  at: instant,
  /** What was paid; the sums below come to it, where it was of certain lines. */
  cents,
  /** What was handed over for it: what is over was given back as change. */
  receivedCents: z.int(),
  lines: z.array(paidLine),
  itemsCents: z.int(),
  couvertCents: z.int(),
  /** Of a part of no certain lines, what of it is the table's fee. */
  feeCents: z.int(),
  serviceFeeBasisPoints: z.int().nullable(),
  /** Charges less discounts. */
  extraCents: z.int(),
  /** What was paid beyond its own lines, by whoever took what was left; below zero where others gave more than theirs. */
  restCents: z.int(),
});
export type OwnReceipt = z.infer<typeof ownReceipt>;
