import { z } from 'zod';
import { call, cents, cursor, instant, typed, uuid } from '#lib/call.ts';
import { mostCharacters } from '#lib/limits.ts';
import { customer, instructions, payer } from './payer/contract.ts';
import {
  longestCode,
  paymentKinds,
  paymentMethods,
  paymentStatuses,
  periods,
  providerNames,
  recordedMethods,
  subscriptionStatuses,
} from './values.ts';

export const plan = z.object({
  id: uuid,
  key: z.string(),
  /** In the reader's language. */
  name: z.string(),
  tier: z.enum(['complete', 'basic', 'professional', 'enterprise']),
  period: z.enum(periods),
  /** Of a whole period. */
  priceCents: cents,
  /** Null: as many tables as the house has. */
  tableLimit: z.int().nullable(),
  highlighted: z.boolean(),
  /** Keys of texts: `billing.features.<key>`. */
  features: z.array(z.string()),
});
export type Plan = z.infer<typeof plan>;

export const subscription = z.object({
  id: uuid,
  plan,
  /** The plan that the next renewal changes to. */
  nextPlan: plan.nullable(),
  status: z.enum(subscriptionStatuses),
  priceCents: cents,
  startedAt: instant,
  endsAt: instant,
  /** Whether the restaurant works now: active, within the days of grace, or cancelled and paid until its end. */
  open: z.boolean(),
  /** It ends within seven days. */
  expiringSoon: z.boolean(),
  /** Until then a cancellation gives the first payment back; null when that is over. */
  guaranteeUntil: instant.nullable(),
  cancelledAt: instant.nullable(),
  revision: z.int(),
});
export type Subscription = z.infer<typeof subscription>;

export const payment = z.object({
  id: uuid,
  planId: uuid,
  /** As the plan was called then, in the reader's language. */
  planName: z.string(),
  kind: z.enum(paymentKinds),
  method: z.enum(recordedMethods),
  status: z.enum(paymentStatuses),
  amountCents: cents,
  priceCents: cents,
  discountCents: cents,
  creditCents: cents,
  transactionId: z.string().nullable(),
  /** Where its PDF is, once money was paid and where somebody issues invoices. */
  invoiceUrl: z.string().nullable(),
  createdAt: instant,
  expiresAt: instant.nullable(),
  paidAt: instant.nullable(),
  refundedAt: instant.nullable(),
  /** Since when it waits, or did, to be given back by people, because the provider cannot; null for any other. */
  refundDueAt: instant.nullable(),
  periodStart: instant.nullable(),
  periodEnd: instant.nullable(),
  /** It ended because another payment was confirmed meanwhile. */
  replaced: z.boolean(),
});
export type Payment = z.infer<typeof payment>;

const discountCode = typed(longestCode)
  .transform((code) => code.toUpperCase())
  .optional();

export const quote = z.object({
  plan,
  kind: z.enum(paymentKinds),
  priceCents: cents,
  discountCents: cents,
  /** What is left of the present period, when the plan changes. */
  creditCents: cents,
  amountCents: cents,
  periodStart: instant,
  periodEnd: instant,
  /** Nothing is paid now: the plan changes at `periodStart`, with the next renewal, which costs `priceCents`. */
  startsLater: z.boolean(),
  /** The code is held by a payment of this restaurant that is under way; it would move, and that payment end. */
  discountMoves: z.boolean(),
  /** Who would take the payment. */
  provider: z.enum(providerNames),
});
export type Quote = z.infer<typeof quote>;

const discountRefusals = ['discount_unknown', 'discount_expired', 'discount_used_up'] as const;

/** `subscription` is the owner's and needs no open subscription: it is how one is opened. */
export const billing = {
  plans: call({ permission: 'public', budget: 'network', system: true })
    .route({ method: 'GET', path: '/plans', summary: 'The plans that are sold', tags: ['billing'] })
    .output(z.object({ plans: z.array(plan), /** Whether what is paid has an invoice. */ invoices: z.boolean() })),

  subscription: call({ permission: 'subscription' })
    .route({
      method: 'GET',
      path: '/subscription',
      summary: "The restaurant's subscription, the payment that is under way, and who was to pay last",
      tags: ['billing'],
    })
    .output(
      z.object({
        subscription: subscription.nullable(),
        pending: payment.nullable(),
        payer: payer.nullable(),
        /** Whether the guarantee would give back a payment that is made now. */
        guaranteed: z.boolean(),
      }),
    ),

  quote: call({ permission: 'subscription', refusals: ['plan_not_found', ...discountRefusals], system: true })
    .route({
      method: 'POST',
      path: '/subscription/quote',
      summary: 'What a plan would cost now, with a discount code and with what is left of the present period',
      tags: ['billing'],
    })
    .input(z.strictObject({ planId: uuid, discountCode }))
    .output(quote),

  checkout: call({
    permission: 'subscription',
    refusals: [
      'plan_not_found',
      ...discountRefusals,
      'discount_held',
      'price_changed',
      'offer_changed',
      'key_reused',
      'provider_unavailable',
    ],
    system: true,
  })
    .route({
      method: 'POST',
      path: '/subscription/checkout',
      summary: 'Begins a payment; the same key is the same payment',
      tags: ['billing'],
    })
    .input(
      z
        .strictObject({
          key: uuid,
          planId: uuid,
          /** Both may be missing where nothing is to be paid. */
          method: z.enum(paymentMethods).optional(),
          customer: customer.optional(),
          discountCode,
          /** What the payer saw; another amount is refused with price_changed. Zero needs neither method nor customer. */
          amountCents: cents,
          /** The end of the period that the payer saw; one that is more than a week from it is refused with offer_changed. */
          periodEnd: instant.optional(),
        })
        .refine(({ amountCents, method }) => amountCents === 0 || method !== undefined, {
          path: ['method'],
          message: 'fields.method_required',
        })
        .refine(({ amountCents, customer }) => amountCents === 0 || customer !== undefined, {
          path: ['customer', 'document'],
          message: 'fields.document_required',
        }),
    )
    /** Without a payment when the change waits for the next renewal (`startsLater` of the quote). */
    .output(z.object({ payment: payment.nullable(), instructions })),

  payment: call({ permission: 'subscription', refusals: ['payment_not_found'] })
    .route({ method: 'GET', path: '/payments/{id}', summary: 'A payment, and how to pay it', tags: ['billing'] })
    .input(z.strictObject({ id: uuid }))
    .output(z.object({ payment, instructions })),

  payments: call({ permission: 'subscription' })
    .route({
      method: 'GET',
      path: '/payments',
      summary: "The restaurant's payments; newest first unless sorted otherwise",
      tags: ['billing'],
    })
    .input(
      z.strictObject({
        /** Part of the id, the plan's name, the transaction's id, or a method as the reader calls it. */
        search: typed(mostCharacters.search).optional(),
        status: z.enum(paymentStatuses).optional(),
        days: z.coerce
          .number()
          .pipe(z.union([z.literal(30), z.literal(90), z.literal(365)]))
          .optional(),
        sort: z.enum(['date', 'amount']).default('date'),
        direction: z.enum(['asc', 'desc']).default('desc'),
        cursor,
      }),
    )
    .output(
      z.object({
        payments: z.array(payment),
        nextCursor: z.string().nullable(),
        /** The plan of the most recent paid payment; null without any. */
        currentPlan: z.string().nullable(),
        /** When the subscription ends: nothing is charged by itself then. Null where none is open. */
        validUntil: instant.nullable(),
      }),
    ),

  cancel: call({
    permission: 'subscription',
    refusals: ['subscription_not_found', 'stale_revision', 'provider_unavailable'],
    system: true,
  })
    .route({
      method: 'POST',
      path: '/subscription/cancel',
      summary: 'Ends the subscription with its period; within the guarantee at once, with the money back',
      tags: ['billing'],
    })
    .input(z.strictObject({ revision: z.int() }))
    .output(z.object({ subscription, refundedCents: cents })),

  resume: call({ permission: 'subscription', refusals: ['subscription_not_found', 'stale_revision'], system: true })
    .route({
      method: 'POST',
      path: '/subscription/resume',
      summary: 'Takes a cancellation back while what was paid still runs; nothing is paid for it',
      tags: ['billing'],
    })
    .input(z.strictObject({ revision: z.int() }))
    .output(z.object({ subscription })),
};
