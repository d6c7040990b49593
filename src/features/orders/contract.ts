import { z } from 'zod';
import { call, cents, cursor, instant, slug, tableNumber, typed, uuid } from '#lib/call.ts';

export const orderStatuses = ['pendente', 'preparando', 'pronto', 'entregue', 'cancelado'] as const;
export type OrderStatus = (typeof orderStatuses)[number];
/** Old and foreign spellings are read without regard to case ('Entregue'). */
const status = z
  .string()
  .max(20)
  .transform((s) => s.toLowerCase())
  .pipe(z.enum(orderStatuses));

export const maxLines = 50;
export const maxNotes = 300;

/** One line as a person chose it. Prices are never taken from a client; `seenUnitCents` only says what was on the screen. */
export const chosenLine = z.strictObject({
  productId: uuid,
  quantity: z.int().min(1).max(99),
  optionIds: z.array(uuid).max(60),
  notes: typed(maxNotes),
  /** Price of one, options included, as it was shown. When it no longer holds, the order is answered with price_changed. */
  seenUnitCents: cents.optional(),
});
export type ChosenLine = z.infer<typeof chosenLine>;
const lines = z.array(chosenLine).min(1).max(maxLines);

export const choice = z.object({ optionId: uuid, group: z.string(), name: z.string(), priceDeltaCents: z.int() });
export const orderLine = z.object({
  line: z.int(),
  productId: uuid,
  name: z.string(),
  quantity: z.int(),
  unitCents: cents,
  choices: z.array(choice),
  notes: z.string(),
});
export type OrderLine = z.infer<typeof orderLine>;

/** An extra charge of the cashier's. */
export const charge = z.object({ description: z.string(), cents: z.int() });
export type Charge = z.infer<typeof charge>;
/** Cents when fixed, hundredths of a percent of the items when a percentage. */
export const discount = z.object({ type: z.enum(['fixed', 'percentage']), value: z.int() });
export type Discount = z.infer<typeof discount>;

export const order = z.object({
  id: uuid,
  billId: uuid,
  tableId: uuid,
  tableNumber: z.int(),
  /** The order's number within its bill. */
  number: z.int(),
  status: z.enum(orderStatuses),
  lines: z.array(orderLine),
  itemsCents: cents,
  serviceFeeBasisPoints: z.int(),
  serviceFeeCents: cents,
  customCharges: z.array(charge),
  discount: discount.nullable(),
  totalCents: cents,
  createdAt: instant,
  preparingAt: instant.nullable(),
  readyAt: instant.nullable(),
  deliveredAt: instant.nullable(),
  /** When the kitchen should have it ready: a range, renewed when preparation begins. */
  promisedFrom: instant.nullable(),
  promisedTo: instant.nullable(),
  cancelReason: z.string().nullable(),
  /** When the cashier fixed what it comes to; undone when the order changes. */
  completedAt: instant.nullable(),
  /** When it was paid by itself. What is paid with its bill is not told here. */
  paidAt: instant.nullable(),
  /** Nothing of it can change any more. */
  billClosed: z.boolean(),
  revision: z.int(),
});
export type Order = z.infer<typeof order>;

export const orderEvent = z.object({
  at: instant,
  actor: z.string().nullable(),
  kind: z.enum(['status', 'edit', 'complete', 'close', 'move']),
  from: z.enum(orderStatuses).nullable(),
  to: z.enum(orderStatuses).nullable(),
  reopened: z.boolean(),
  reason: z.string().nullable(),
});

const atTable = { slug, number: tableNumber };
const placed = z.object({
  id: uuid,
  number: z.int(),
  totalCents: cents,
  promisedFrom: instant.nullable(),
  promisedTo: instant.nullable(),
});
const priced = [
  'product_unavailable',
  'option_unavailable',
  'choices_invalid',
  'price_changed',
  'place_key_reused',
] as const;
/** Made by the client once per order and sent again with every retry of it. */
const key = uuid;
const revision = z.int().min(1);

export const orders = {
  place: call({
    permission: 'public',
    refusals: [
      'restaurant_not_found',
      'table_not_found',
      'table_secret_required',
      'not_taking_orders',
      'too_many_orders',
      ...priced,
    ],
  })
    .route({
      method: 'POST',
      path: '/restaurants/{slug}/tables/{number}/orders',
      summary: 'Place an order at a table',
      tags: ['orders'],
    })
    .input(z.strictObject({ ...atTable, key, lines }))
    .output(placed),
  ofTable: call({
    permission: 'public',
    refusals: ['restaurant_not_found', 'table_not_found', 'table_secret_required'],
  })
    .route({
      method: 'GET',
      path: '/restaurants/{slug}/tables/{number}/orders',
      summary: "The orders of the table's current bill",
      tags: ['orders'],
    })
    .input(z.strictObject(atTable))
    .output(z.object({ orders: z.array(order), now: instant })),
  estimate: call({ permission: 'public', refusals: ['restaurant_not_found', 'product_not_found'] })
    .route({
      method: 'GET',
      path: '/restaurants/{slug}/estimate',
      summary: 'How long the kitchen would need for these products now, in minutes',
      tags: ['orders'],
    })
    .input(
      z.strictObject({ slug, productIds: z.union([uuid.transform((id) => [id]), z.array(uuid).min(1).max(maxLines)]) }),
    )
    .output(z.object({ fromMinutes: z.int(), toMinutes: z.int() })),
  board: call({ permission: 'orders' })
    .route({ method: 'GET', path: '/orders', summary: 'Every active order, oldest first', tags: ['orders'] })
    .output(z.object({ orders: z.array(order), deliveredToday: z.int(), now: instant })),
  delivered: call({ permission: 'orders' })
    .route({
      method: 'GET',
      path: '/orders/delivered',
      summary: 'Delivered and cancelled orders, newest first',
      tags: ['orders'],
    })
    .input(
      z.strictObject({
        cursor,
        /** A business day: it ends when the restaurant closes, not at midnight. */
        day: z.iso.date().optional(),
        table: tableNumber.optional(),
        status: z.enum(['entregue', 'cancelado']).optional(),
        /** In the names and notes of its items, whatever the accents; or the order's number. */
        text: typed(80).optional(),
      }),
    )
    .output(z.object({ orders: z.array(order), nextCursor: z.string().nullable() })),
  read: call({ permission: 'orders', refusals: ['order_not_found'] })
    .route({ method: 'GET', path: '/orders/{id}', summary: 'One order and its history', tags: ['orders'] })
    .input(z.strictObject({ id: uuid }))
    .output(z.object({ order, history: z.array(orderEvent) })),
  create: call({ permission: 'orders', refusals: ['table_not_found', ...priced] })
    .route({ method: 'POST', path: '/orders', summary: 'Place an order for a table', tags: ['orders'] })
    .input(z.strictObject({ key, tableId: uuid, status: status.default('pendente'), lines }))
    .output(placed),
  edit: call({
    permission: 'orders',
    refusals: [
      'order_not_found',
      'table_not_found',
      'stale_revision',
      'bill_closed',
      'order_paid',
      'product_unavailable',
      'option_unavailable',
      'choices_invalid',
    ],
  })
    .route({
      method: 'PUT',
      path: '/orders/{id}',
      summary: 'Replace table, status and lines of an order',
      tags: ['orders'],
    })
    .input(
      z.strictObject({
        id: uuid,
        revision,
        tableId: uuid,
        status,
        /** A kept line names itself and keeps its snapshot and price; a new one is priced as of now. */
        lines: z
          .array(
            z.union([
              z.strictObject({
                line: z.int().min(1),
                quantity: z.int().min(1).max(99),
                notes: typed(maxNotes),
              }),
              chosenLine,
            ]),
          )
          .min(1)
          .max(maxLines),
      }),
    )
    .output(order),
  changeStatus: call({
    permission: 'orders',
    refusals: ['order_not_found', 'stale_revision', 'bill_closed', 'order_paid', 'status_unchanged'],
  })
    .route({ method: 'POST', path: '/orders/{id}/status', summary: 'Move an order to a status', tags: ['orders'] })
    .input(z.strictObject({ id: uuid, status, from: status.optional(), reason: typed(300).optional() }))
    .output(z.object({ id: uuid, status: z.enum(orderStatuses), revision: z.int() })),
};
