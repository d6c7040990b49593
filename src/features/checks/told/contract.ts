import { z } from 'zod';
import { cents, instant, uuid } from '#lib/call.ts';
import { paymentMethods } from '../../bills/values.ts';
import { part } from '../parts/contract.ts';
import { couvertToday } from '../settings/contract.ts';
import { onlineProviders, partMethods } from '../values.ts';

/** A phone at the table, by a number; null is the table itself: what the staff wrote down, or nobody knows whose it is. */
const person = z.int().nullable();

const claim = z.object({
  person,
  you: z.boolean(),
  /** In twelfths of a piece. */
  pieces: z.int(),
  /** On their way to being paid, or paid: nobody lets go of them any more. */
  held: z.boolean(),
  paid: z.boolean(),
  /** When others may take what was chosen; null once it is on its way to being paid. */
  until: instant.nullable(),
});

const line = z.object({
  orderId: uuid,
  /** 0: the couverts, of the bill itself. */
  line: z.int(),
  /** As it was ordered. What it is called in English is on the menu, by these ids. */
  name: z.string(),
  productId: uuid.nullable(),
  quantity: z.int(),
  choices: z.array(z.object({ optionId: z.string().nullable(), name: z.string() })),
  person,
  you: z.boolean(),
  /** Who of the staff wrote it down, by their first name; null when a guest did, or they have not said what they are called. */
  by: z.string().nullable(),
  /** As on the menu: without its share of the fee. */
  cents,
  freeQuantity: z.int(),
  /** Its order was paid by itself: nothing of it is left to claim. */
  paidApart: z.boolean(),
  claims: z.array(claim),
});
export type CheckLine = z.infer<typeof line>;

const share = z.object({
  itemsCents: z.int(),
  couvertCents: z.int(),
  feeCents: z.int(),
  /** Charges less discounts. */
  extraCents: z.int(),
  /** What whoever claimed it is asked for: never more than is left. */
  cents,
});

const check = z.object({
  id: uuid,
  openedAt: instant,
  /** How many phones have ordered or chosen something. */
  phones: z.int(),
  /** Counted by the staff; null when nobody has. */
  people: z.int().nullable(),
  lines: z.array(line),
  /** What the staff passed from here to other tables, by the line that it was of. */
  passed: z.array(z.object({ passId: uuid, orderId: uuid, line: z.int(), tableNumber: z.int() })),
  itemsCents: cents,
  serviceFeeCents: cents,
  chargesCents: cents,
  discountCents: cents,
  totalCents: cents,
  serviceFeeBasisPoints: z.int().nullable(),
  feeDeclined: z.boolean(),
  /** What they asked for; `cents` for each person. */
  couvert: z.object({ people: z.int(), cents }).nullable(),
  /** What the house asks of each person who wants it; nothing where there is none. */
  couvertOfferCents: cents,
  /** Who plays for it; null where it is nobody's, empty where the house does not say whose. */
  couvertArtist: z.string().nullable(),
  /** Fee and couvert are the staff's to change from the first payment on. */
  wishesOpen: z.boolean(),
  /** Of orders that were paid by themselves; in none of the sums above. */
  paidApartCents: cents,
  payments: z.array(
    z.object({ id: uuid, method: z.enum(paymentMethods), cents: z.int(), at: instant, person, you: z.boolean() }),
  ),
  /** Payments that the staff reversed, and when: none of them is among the others. */
  reversed: z.array(z.object({ id: uuid, cents, at: instant, person, you: z.boolean() })),
  paidCents: z.int(),
  /** Below zero: the house gives it back. */
  restCents: z.int(),
  /** What is left for whoever asks: without what others are about to pay. */
  leftCents: cents,
  /** Of it what no phone holds, not even whoever asks: the same on all phones. */
  toChooseCents: cents,
  /** What is needed to divide it in equal parts, as `EqualSplit` says. */
  equal: z.object({ people: z.int().nullable(), phones: z.int(), tillCents: z.int(), wholeCents: z.int() }),
  mine: share,
  /** What this phone pays, or has paid last. */
  part: part.nullable(),
  /** Of this phone's own parts, those of which the house owes something, or owed it. */
  credits: z.array(part),
  /** What others are about to pay, and since when. */
  awaited: z.array(
    z.object({ id: uuid, person, method: z.enum(partMethods), cents, told: z.boolean(), askedAt: instant }),
  ),
  /** Whether the house has a PIX key of its own. */
  takesPix: z.boolean(),
  /** Through whom guests pay by themselves, where the house is connected to somebody. */
  online: z.enum(onlineProviders).nullable(),
});
export type Check = z.infer<typeof check>;

export const tableCheck = z.object({
  check: check.nullable(),
  couvertToday,
  now: instant,
});
export type TableCheck = z.infer<typeof tableCheck>;
