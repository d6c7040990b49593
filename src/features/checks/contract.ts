import { z } from 'zod';
import { call, cents, instant, slug, tableNumber, uuid } from '#lib/call.ts';
import { payment } from '../bills/payments/contract.ts';
import { maxPeople, paymentMethods } from '../bills/values.ts';
import { history } from '../chain/contract.ts';
import { maxQuantity } from '../orders/values.ts';
import { onlineCalls } from './online/contract.ts';
import { part, split, tillCalls } from './parts/contract.ts';
import { settingsCalls } from './settings/contract.ts';
import { onlineProviders, partMethods, piece } from './values.ts';

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
});

const line = z.object({
  orderId: uuid,
  /** 0: the couverts, of the bill itself. */
  line: z.int(),
  name: z.string(),
  quantity: z.int(),
  choices: z.array(z.string()),
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
  paidCents: z.int(),
  /** Below zero: the house gives it back. */
  restCents: z.int(),
  /** What is left for whoever asks: without what others are about to pay. */
  leftCents: cents,
  mine: share,
  /** What this phone pays, or has paid last. */
  part: part.nullable(),
  /** What others are about to pay. */
  awaited: z.array(z.object({ person, method: z.enum(partMethods), cents, told: z.boolean() })),
  /** Whether the house has a PIX key of its own. */
  takesPix: z.boolean(),
  /** Through whom guests pay by themselves, where the house is connected to somebody. */
  online: z.enum(onlineProviders).nullable(),
});
export type Check = z.infer<typeof check>;

const tableCheck = z.object({
  check: check.nullable(),
  /** What the house asks for now of each person who wants it, told before anything is ordered; nothing where there is none. */
  couvertToday: z.object({ cents, artist: z.string().nullable() }),
  now: instant,
});
export type TableCheck = z.infer<typeof tableCheck>;

const atTable = { slug, number: tableNumber };
const notSeated = [
  'restaurant_not_found',
  'table_not_found',
  'table_secret_required',
  'sitting_ended',
  'table_moved',
] as const;
const changing = [...notSeated, 'bill_not_found', 'bill_closed', 'too_many_requests'] as const;
const ofPart = [...notSeated, 'part_not_found', 'part_over', 'too_many_requests'] as const;
const tags = ['checks'];
const ofTable = '/restaurants/{slug}/tables/{number}/check' as const;

export const checks = {
  ofTable: call({ permission: 'public', refusals: notSeated })
    .route({
      method: 'GET',
      path: ofTable,
      summary:
        'The bill of a table as its guests see it: whose is what, what is paid, what is left; null without a bill',
      tags,
    })
    .input(z.strictObject(atTable))
    .output(tableCheck),

  claim: call({ permission: 'public', refusals: [...changing, 'line_not_found', 'piece_taken'] })
    .route({
      method: 'PUT',
      path: `${ofTable}/claims`,
      summary: 'How many pieces of a line the caller is going to pay, in twelfths; 0 gives them up',
      tags,
    })
    .input(
      z.strictObject({
        ...atTable,
        orderId: uuid,
        line: z.int().min(0).max(100_000),
        pieces: z
          .int()
          .min(0)
          .max(maxQuantity * piece),
      }),
    )
    .output(tableCheck),

  wishFee: call({ permission: 'public', refusals: [...changing, 'bill_part_paid'] })
    .route({ method: 'PUT', path: `${ofTable}/fee`, summary: 'Whether the table wants to pay the service fee', tags })
    .input(z.strictObject({ ...atTable, charge: z.boolean() }))
    .output(tableCheck),

  history: call({ permission: 'public', refusals: notSeated })
    .route({
      method: 'GET',
      path: `${ofTable}/history`,
      summary: 'Each change of the bill, in a chain of hashes',
      tags,
    })
    .input(z.strictObject(atTable))
    .output(z.object({ history: history.nullable() })),

  wishCouvert: call({
    permission: 'public',
    refusals: [...changing, 'bill_part_paid', 'couvert_unavailable', 'bill_too_large'],
  })
    .route({ method: 'PUT', path: `${ofTable}/couvert`, summary: 'How many couverts the table wants', tags })
    .input(
      z.strictObject({
        ...atTable,
        people: z.int('fields.people').min(0, 'fields.people').max(maxPeople, 'fields.people'),
      }),
    )
    .output(tableCheck),

  askPart: call({
    permission: 'public',
    refusals: [
      ...changing,
      'key_reused',
      'part_open',
      'part_changed',
      'nothing_to_pay',
      'change_too_small',
      'pix_unavailable',
      'online_unavailable',
      'provider_unavailable',
    ],
  })
    .route({
      method: 'POST',
      path: `${ofTable}/parts`,
      summary: 'Pay a part of the bill: how much is worked out anew; the same key is the same part',
      tags,
    })
    .input(
      z.strictObject({
        ...atTable,
        key: uuid,
        split,
        method: z.enum(partMethods),
        /** Of cash: what is going to be handed over. */
        changeForCents: payment.shape.cents.nullable().default(null),
        /** What it came to on the screen. */
        seenCents: cents,
      }),
    )
    .output(tableCheck),

  tellPart: call({ permission: 'public', refusals: [...ofPart, 'provider_unavailable'] })
    .route({
      method: 'PUT',
      path: `${ofTable}/parts/{id}/told`,
      summary:
        'Whether the phone says that it has paid a PIX; the till looks whether it came, or the provider is asked',
      tags,
    })
    .input(z.strictObject({ ...atTable, id: uuid, paid: z.boolean() }))
    .output(tableCheck),

  withdrawPart: call({ permission: 'public', refusals: ofPart })
    .route({ method: 'POST', path: `${ofTable}/parts/{id}/withdraw`, summary: 'Pay otherwise, or later', tags })
    .input(z.strictObject({ ...atTable, id: uuid }))
    .output(tableCheck),

  ...tillCalls,
  ...onlineCalls,

  ...settingsCalls,
};
