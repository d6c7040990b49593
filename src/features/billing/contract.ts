import { z } from 'zod';
import { call, cents, cursor, email, instant, name, typed, uuid } from '#lib/call.ts';

export const periods = ['month', 'semester', 'year'] as const;
export type Period = (typeof periods)[number];
export const subscriptionStatuses = ['pending', 'active', 'past_due', 'expired', 'cancelled'] as const;
export type SubscriptionStatus = (typeof subscriptionStatuses)[number];
export const paymentStatuses = ['pending', 'paid', 'failed', 'cancelled', 'refunded'] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];
export const paymentMethods = ['credit_card', 'pix', 'boleto'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
/** What a payment is for: the first period, another one, or the rest of this one on another plan. */
export const paymentKinds = ['first', 'renewal', 'change'] as const;
export type PaymentKind = (typeof paymentKinds)[number];
export const providerNames = ['sandbox', 'stripe'] as const;

export const plan = z.object({
  id: uuid,
  key: z.string(),
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

/** What the payer needs to pay: which of them there are depends on the method. */
export const instructions = z.object({
  /** A hosted page, where cards are typed. */
  url: z.string().optional(),
  /** PIX 'copia e cola', and its QR code as SVG markup that the server made. */
  pixCode: z.string().optional(),
  pixQrSvg: z.string().optional(),
  /** The 47 digits, and the barcode as SVG markup that the server made. */
  boletoLine: z.string().optional(),
  boletoSvg: z.string().optional(),
});

export const payment = z.object({
  id: uuid,
  planName: z.string(),
  kind: z.enum(paymentKinds),
  method: z.enum(paymentMethods),
  status: z.enum(paymentStatuses),
  amountCents: cents,
  priceCents: cents,
  discountCents: cents,
  creditCents: cents,
  transactionId: z.string().nullable(),
  /** Where its PDF is, once it is paid. */
  invoiceUrl: z.string().nullable(),
  createdAt: instant,
  expiresAt: instant.nullable(),
  paidAt: instant.nullable(),
  refundedAt: instant.nullable(),
  /** Since when it waits, or did, to be given back by people, because the provider cannot; null for any other. */
  refundDueAt: instant.nullable(),
  periodStart: instant.nullable(),
  periodEnd: instant.nullable(),
});
export type Payment = z.infer<typeof payment>;

const discountCode = typed(40)
  .transform((code) => code.toUpperCase())
  .optional();

/** Who pays; CPF or CNPJ are checked by their digits (`document.ts`) and kept without punctuation. */
export const customer = z.strictObject({
  name,
  email,
  document: typed(20, 'fields.document_required'),
  phone: typed(30, 'fields.phone_required'),
});
export type Customer = z.infer<typeof customer>;

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
  /** Who would take the payment. */
  provider: z.enum(providerNames),
});
export type Quote = z.infer<typeof quote>;

const discountRefusals = ['discount_unknown', 'discount_expired', 'discount_used_up'] as const;

/** `subscription` is the owner's and needs no open subscription: it is how one is opened. */
export const billing = {
  plans: call({ permission: 'public', system: true })
    .route({ method: 'GET', path: '/plans', summary: 'The plans that are sold', tags: ['billing'] })
    .output(z.object({ plans: z.array(plan) })),

  subscription: call({ permission: 'subscription' })
    .route({
      method: 'GET',
      path: '/subscription',
      summary: "The restaurant's subscription, the payment that is under way, and who paid last",
      tags: ['billing'],
    })
    .output(
      z.object({ subscription: subscription.nullable(), pending: payment.nullable(), payer: customer.nullable() }),
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
    refusals: ['plan_not_found', ...discountRefusals, 'price_changed', 'key_reused', 'provider_unavailable'],
    system: true,
  })
    .route({
      method: 'POST',
      path: '/subscription/checkout',
      summary: 'Begins a payment; the same key is the same payment',
      tags: ['billing'],
    })
    .input(
      z.strictObject({
        key: uuid,
        planId: uuid,
        method: z.enum(paymentMethods),
        customer,
        discountCode,
        /** What the payer saw; another amount is refused with price_changed. Zero is paid at once, and needs no provider. */
        amountCents: cents,
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
        search: typed(80).optional(),
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
        /** The plan of the most recent paid payment, and when the next one is due; null without any. */
        currentPlan: z.string().nullable(),
        nextPaymentAt: instant.nullable(),
      }),
    ),

  cancel: call({ permission: 'subscription', refusals: ['subscription_not_found', 'stale_revision'], system: true })
    .route({
      method: 'POST',
      path: '/subscription/cancel',
      summary: 'Ends the subscription with its period; within the guarantee at once, with the money back',
      tags: ['billing'],
    })
    .input(z.strictObject({ revision: z.int() }))
    .output(z.object({ subscription, refundedCents: cents })),
};
