import { z } from 'zod';
import { call, named, slug, tableNumber, typed, uuid } from '#lib/call.ts';
import { history } from '../chain/contract.ts';
import { ceilings, order } from '../orders/contract.ts';
import { partyCalls, people } from './parties/contract.ts';
import { most, payment } from './payments/contract.ts';
import { receipt } from './receipt/contract.ts';
import { reversalCalls } from './reversals/contract.ts';
import { bill } from './told/contract.ts';
import { maxCharges, maxDescription, maxReversalReason, paymentMethods } from './values.ts';

const decided = z.strictObject({
  chargeServiceFee: z.boolean(),
  charges: z
    .array(
      z.strictObject({
        description: named(maxDescription, 'fields.charge_description'),
        cents: z.int('fields.charge_amount').min(1, 'fields.charge_amount').max(most, 'fields.charge_amount'),
      }),
    )
    .max(maxCharges),
  discount: z
    .strictObject({
      type: z.enum(['fixed', 'percentage']),
      value: z.int('fields.discount').min(0, 'fields.discount').max(most, 'fields.discount'),
    })
    .refine(({ type, value }) => type === 'fixed' || value <= 10_000, { path: ['value'], message: 'fields.discount' })
    .nullable(),
});
/** What the cashier decides. Every sum is the server's. */
const settlement = z.strictObject({ ...decided.shape, payments: z.array(payment).max(20) });
const version = z.string().max(100);
export type Settlement = z.infer<typeof settlement>;

export type Bill = z.infer<typeof bill>;

const paying = ['payments_short', 'payments_excess'] as const;

export const bills = {
  ofTable: call({ permission: 'orders', refusals: ['table_not_found'] })
    .route({
      method: 'GET',
      path: '/tables/{tableId}/bill',
      summary: "A table's open bill: its orders and what they come to; null when there is none",
      tags: ['bills'],
    })
    .input(z.strictObject({ tableId: uuid }))
    .output(z.object({ bill: bill.nullable() })),

  read: call({ permission: 'orders', refusals: ['bill_not_found'] })
    .route({ method: 'GET', path: '/bills/{id}', summary: 'A bill, open or closed', tags: ['bills'] })
    .input(z.strictObject({ id: uuid }))
    .output(bill),

  history: call({ permission: 'orders', refusals: ['bill_not_found'] })
    .route({
      method: 'GET',
      path: '/bills/{id}/history',
      summary: 'Each change of a bill, in a chain of hashes, with what its rows say now',
      tags: ['bills'],
    })
    .input(z.strictObject({ id: uuid }))
    .output(history),

  completeOrder: call({
    permission: 'orders.complete',
    refusals: [
      'order_not_found',
      'stale_revision',
      'bill_closed',
      'order_cancelled',
      'order_paid',
      'order_too_large',
      'bill_too_large',
      ...paying,
    ],
  })
    .route({
      method: 'POST',
      path: '/orders/{id}/complete',
      summary: 'Fix what an order comes to and mark it delivered, or not yet; with payments, settle it before its bill',
      description: ceilings,
      tags: ['bills'],
    })
    .input(
      z.strictObject({
        id: uuid,
        key: uuid,
        revision: z.int().min(1),
        /** False takes the payment alone: the kitchen goes on, and the order is delivered later. */
        deliver: z.boolean().default(true),
        ...settlement.shape,
      }),
    )
    .output(order),

  pay: call({
    permission: 'orders.complete',
    refusals: ['bill_not_found', 'bill_stale', 'bill_closed', 'bill_too_large', 'key_reused', ...paying],
  })
    .route({
      method: 'POST',
      path: '/bills/{id}/payments',
      summary: 'Take a part of what a bill comes to before the rest; the same key is the same payment',
      description: ceilings,
      tags: ['bills'],
    })
    .input(
      z.strictObject({
        id: uuid,
        key: uuid,
        partCents: payment.shape.cents,
        ...payment.shape,
        /** By which the rest was told: another than what stands is kept, of the bill that was on the screen. */
        decided: z.strictObject({ version, ...decided.shape }).optional(),
      }),
    )
    .output(bill),

  correctPayment: call({
    permission: 'orders.complete',
    refusals: [
      'bill_not_found',
      'bill_payment_not_found',
      'bill_payment_stale',
      'bill_payment_day_over',
      'bill_payment_reversed',
    ],
  })
    .route({
      method: 'POST',
      path: '/bills/{id}/payments/{paymentId}/method',
      summary: 'Put the method of a payment right, on the business day of its bill; what it was stays on record',
      tags: ['bills'],
    })
    .input(
      z.strictObject({
        id: uuid,
        paymentId: uuid,
        key: uuid,
        /** As it was on the screen. */
        from: z.enum(paymentMethods),
        to: z.enum(paymentMethods),
      }),
    )
    .output(bill),

  reversePayment: call({
    permission: 'orders.complete',
    refusals: [
      'bill_not_found',
      'bill_closed',
      'bill_payment_not_found',
      'bill_payment_reversed',
      'bill_payment_not_reversible',
    ],
  })
    .route({
      method: 'POST',
      path: '/bills/{id}/payments/{paymentId}/reversal',
      summary: 'Reverse a payment of an open bill, with a reason: the bill wants it again; both stay on record',
      tags: ['bills'],
    })
    .input(
      z.strictObject({
        id: uuid,
        paymentId: uuid,
        key: uuid,
        reason: typed(maxReversalReason, 'fields.reason_required'),
      }),
    )
    .output(bill),

  close: call({
    permission: 'orders.complete',
    refusals: ['bill_not_found', 'bill_stale', 'bill_closed', 'bill_too_large', 'hand_back_card', ...paying],
  })
    .route({
      method: 'POST',
      path: '/bills/{id}/close',
      summary: 'Settle every order of a table and free it',
      description: ceilings,
      tags: ['bills'],
    })
    .input(
      z.strictObject({
        id: uuid,
        key: uuid,
        version,
        /** Everything is paid now, and the kitchen goes on: the bill closes and the table is freed by itself once all is served. */
        untilServed: z.boolean().default(false),
        /** By which method the guests are given back what was paid above what it comes to. */
        handBack: z.enum(paymentMethods).default('dinheiro'),
        ...settlement.shape,
      }),
    )
    .output(bill),

  setPeople: call({ permission: 'orders', refusals: ['bill_not_found', 'bill_closed'] })
    .route({ method: 'PUT', path: '/bills/{id}/people', summary: 'How many people a bill is of', tags: ['bills'] })
    .input(z.strictObject({ id: uuid, people }))
    .output(bill),

  ...partyCalls,
  ...reversalCalls,

  receipt: call({
    permission: 'public',
    budget: 'seat',
    refusals: ['restaurant_not_found', 'table_not_found', 'table_secret_required', 'table_moved'],
  })
    .route({
      method: 'GET',
      path: '/restaurants/{slug}/tables/{number}/receipt',
      summary: "What the caller's party paid, once their bill is closed; null while they sit at the table",
      tags: ['bills'],
    })
    .input(z.strictObject({ slug, number: tableNumber }))
    .output(z.object({ receipt: receipt.nullable() })),
};
