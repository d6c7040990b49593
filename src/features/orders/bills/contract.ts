import { z } from 'zod';
import { call, cents, instant, typed, uuid } from '#lib/call.ts';
import { charge, discount, order } from '../contract.ts';

/** Ten million reais: more than any charge, discount or payment comes to. */
const most = 1_000_000_000;

export const paymentMethods = ['dinheiro', 'debito', 'credito', 'pix'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
const payment = z.strictObject({
  method: z.enum(paymentMethods),
  /** What was handed over; for cash before the change. */
  cents: z.int('fields.payment_amount').min(1, 'fields.payment_amount').max(most, 'fields.payment_amount'),
});
export type Payment = z.infer<typeof payment>;

/** What the cashier decides. Every sum is the server's. */
const settlement = z.strictObject({
  chargeServiceFee: z.boolean(),
  charges: z
    .array(
      z.strictObject({
        description: typed(120, 'fields.charge_description'),
        cents: z.int('fields.charge_amount').min(1, 'fields.charge_amount').max(most, 'fields.charge_amount'),
      }),
    )
    .max(20),
  discount: z
    .strictObject({
      type: z.enum(['fixed', 'percentage']),
      value: z.int('fields.discount').min(0, 'fields.discount').max(most, 'fields.discount'),
    })
    .refine(({ type, value }) => type === 'fixed' || value <= 10_000, { path: ['value'], message: 'fields.discount' })
    .nullable(),
  payments: z.array(payment).max(20),
});
export type Settlement = z.infer<typeof settlement>;

const sums = {
  itemsCents: cents,
  serviceFeeCents: cents,
  chargesCents: cents,
  discountCents: cents,
  totalCents: cents,
};

export const bill = z.object({
  id: uuid,
  tableId: uuid,
  tableNumber: z.int(),
  openedAt: instant,
  /** Whoever of the staff placed its first order; null when a diner did. */
  openedBy: z.string().nullable(),
  closedAt: instant.nullable(),
  closedBy: z.string().nullable(),
  /** Oldest first, cancelled ones included. */
  orders: z.array(order),
  /** The orders' own percentage; null when they were placed under different ones. */
  serviceFeeBasisPoints: z.int().nullable(),
  /** What is to be paid with the bill, or was: without what was cancelled, or paid by itself before. */
  ...sums,
  charges: z.array(charge),
  discount: discount.nullable(),
  /** What orders of it came to that were paid by themselves. */
  paidBeforeCents: cents,
  payments: z.array(z.object({ method: z.enum(paymentMethods), receivedCents: cents, keptCents: cents })),
  changeCents: cents,
  /** Stands for what the bill is made of: closing it names what was on the screen. */
  version: z.string(),
});
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

  completeOrder: call({
    permission: 'orders.complete',
    refusals: ['order_not_found', 'stale_revision', 'bill_closed', 'order_cancelled', 'order_paid', ...paying],
  })
    .route({
      method: 'POST',
      path: '/orders/{id}/complete',
      summary: 'Fix what an order comes to and mark it delivered; with payments, settle it before its bill',
      tags: ['bills'],
    })
    .input(z.strictObject({ id: uuid, key: uuid, revision: z.int().min(1), ...settlement.shape }))
    .output(order),

  close: call({
    permission: 'orders.complete',
    refusals: ['bill_not_found', 'bill_stale', 'bill_closed', ...paying],
  })
    .route({
      method: 'POST',
      path: '/bills/{id}/close',
      summary: 'Settle every order of a table and free it',
      tags: ['bills'],
    })
    .input(z.strictObject({ id: uuid, key: uuid, version: z.string().max(100), ...settlement.shape }))
    .output(bill),

  move: call({ permission: 'orders', refusals: ['bill_not_found', 'bill_closed', 'table_not_found', 'table_taken'] })
    .route({ method: 'POST', path: '/bills/{id}/table', summary: 'Move a bill to a free table', tags: ['bills'] })
    .input(z.strictObject({ id: uuid, tableId: uuid }))
    .output(bill),
};
