import { z } from 'zod';
import { call, cents, instant, uuid } from '#lib/call.ts';
import { most, payment } from '../../bills/payments/contract.ts';
import { maxPeople } from '../../bills/values.ts';
import { couvertToday } from '../settings/contract.ts';
import { creditWays, giveBackWays, onlineProviders, partEnds, partMethods, partStatuses, splitBys } from '../values.ts';

const base = {
  id: uuid,
  split: z.enum(splitBys),
  method: z.enum(partMethods),
  cents,
  changeForCents: cents.nullable(),
  status: z.enum(partStatuses),
  askedAt: instant,
  toldAt: instant.nullable(),
  endedAt: instant.nullable(),
  /** Whose hands it came through, by their first name. */
  endedBy: z.string().nullable(),
  /** Why it is withdrawn, where its own phone did not say so. */
  endedWhy: z.enum(partEnds).nullable(),
  /** What of it came when the bill wanted it no more: the house gives it back. */
  creditCents: cents,
  creditSettledAt: instant.nullable(),
  /** Null where nothing was given back yet, or nobody was asked how. */
  creditSettledHow: z.enum(creditWays).nullable(),
};

/** A part as its own phone sees it. */
export const part = z.object({
  ...base,
  /** Of a PIX: what is copied, and the same as a picture. */
  pix: z.object({ code: z.string(), qrSvg: z.string(), receiver: z.string() }).nullable(),
  /** Of what a provider takes: a code to pay by, or a page of theirs; both null until they have answered. */
  online: z
    .object({
      provider: z.enum(onlineProviders),
      pix: z.object({ code: z.string(), qrSvg: z.string() }).nullable(),
      pageUrl: z.string().nullable(),
      expiresAt: instant,
      /** A card was tried there and refused: nothing comes of it unless it is tried again. */
      refused: z.boolean(),
    })
    .nullable(),
  /** Who is coming to take it, by their first name. */
  takenBy: z.string().nullable(),
});
export type Part = z.infer<typeof part>;

/** A part as the till sees it. */
export const tillPart = z.object({
  ...base,
  billId: uuid,
  tableNumber: z.int(),
  /** Its bill was closed meanwhile: what comes now is owed to the guest. */
  billClosed: z.boolean(),
  /** Who takes it, where it is not the till. */
  provider: z.enum(onlineProviders).nullable(),
  /** As the bank's statement names it. */
  txid: z.string().nullable(),
});
export type TillPart = z.infer<typeof tillPart>;

/** How many people want couvert. */
export const couverts = z.int('fields.people').min(0, 'fields.people').max(maxPeople, 'fields.people');

export const split = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('items') }),
  z.strictObject({
    by: z.literal('people'),
    people: z.int('fields.people').min(1, 'fields.people').max(maxPeople, 'fields.people'),
  }),
  z.strictObject({
    by: z.literal('amount'),
    cents: z.int('fields.payment_amount').min(1, 'fields.payment_amount').max(most, 'fields.payment_amount'),
  }),
]);

/** What a phone pays of a bill, or has paid, as the staff see it there. */
export const guestPart = z.object({
  id: uuid,
  /** The phone, by the number that its guests read too. */
  person: z.int().nullable(),
  method: z.enum(partMethods),
  cents,
  /** Of cash: what is going to be handed over. */
  changeForCents: cents.nullable(),
  status: z.enum(partStatuses),
  askedAt: instant,
});
export type GuestPart = z.infer<typeof guestPart>;

/** What a provider gave back to a guest of a bill that was closed by then: the house is short of it. */
const missing = z.object({ id: uuid, cents, provider: z.enum(onlineProviders), tableNumber: z.int() });
export type Missing = z.infer<typeof missing>;

const permission = 'orders.complete';
const tags = ['checks'];

export const tillCalls = {
  till: call({ permission })
    .route({
      method: 'GET',
      path: '/checks/parts',
      summary: 'What guests are about to pay, and what the house owes them',
      tags,
    })
    .output(z.object({ parts: z.array(tillPart), missing: z.array(missing), now: instant })),

  receive: call({
    permission,
    refusals: [
      'part_not_found',
      'part_online',
      'part_withdrawn',
      'bill_payment_reversed',
      'bill_closed',
      'bill_not_found',
      'payments_short',
      'payments_excess',
      'nothing_to_pay',
    ],
  })
    .route({
      method: 'POST',
      path: '/checks/parts/{id}/receive',
      summary:
        'The till has the money of a part: recorded once, however often it is said; the bill closes when it is the last',
      tags,
    })
    .input(
      z.strictObject({
        id: uuid,
        /** As it was paid after all. */
        method: payment.shape.method.optional(),
        /** What was handed over in cash. */
        givenCents: payment.shape.cents.optional(),
        /** What was received after all, where it is not what was asked for: too much by card is owed to the guest. */
        receivedCents: payment.shape.cents.optional(),
      }),
    )
    .output(tillPart.omit({ tableNumber: true, billClosed: true })),

  refuse: call({ permission, refusals: ['part_not_found', 'part_online', 'part_over'] })
    .route({
      method: 'POST',
      path: '/checks/parts/{id}/refuse',
      summary: 'The PIX that a guest speaks of is not there',
      tags,
    })
    .input(z.strictObject({ id: uuid }))
    .output(z.object({})),

  ofBill: call({ permission: 'orders', refusals: ['bill_not_found'] })
    .route({
      method: 'GET',
      path: '/checks/bills/{id}',
      summary: 'What the phones of a bill are paying, and what they have paid; and what couvert the house asks for now',
      tags,
    })
    .input(z.strictObject({ id: uuid }))
    .output(z.object({ parts: z.array(guestPart), couvertToday })),

  setCouvert: call({
    permission,
    refusals: ['bill_not_found', 'bill_closed', 'couvert_unavailable', 'couvert_too_many', 'bill_too_large'],
  })
    .route({
      method: 'PUT',
      path: '/checks/bills/{id}/couvert',
      summary:
        'How many couverts the guests of a bill want, as they said to whoever keeps the till; also once some is paid',
      tags,
    })
    .input(z.strictObject({ id: uuid, people: couverts }))
    .output(z.object({})),

  settleCredit: call({ permission, refusals: ['part_not_found', 'till_short'] })
    .route({
      method: 'POST',
      path: '/checks/parts/{id}/credit',
      summary: 'What was owed to a guest was given back, in cash or by PIX: it leaves the open till',
      tags,
    })
    .input(z.strictObject({ id: uuid, how: z.enum(giveBackWays) }))
    .output(z.object({})),

  seeMissing: call({ permission, refusals: ['part_not_found'] })
    .route({
      method: 'POST',
      path: '/checks/receipts/{id}/seen',
      summary: 'Somebody has seen what a provider gave back of a closed bill',
      tags,
    })
    .input(z.strictObject({ id: uuid }))
    .output(z.object({})),
};
