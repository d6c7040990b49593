import { z } from 'zod';
import { call, cents, cursor, instant, slug, tableNumber, typed, uuid } from '#lib/call.ts';
import { largestBillCents, largestOrderCents } from '#lib/ceilings.ts';
import { isDay } from '#lib/days.ts';
import { correctionCalls } from './corrections/contract.ts';
import { favouriteCalls } from './favourites/contract.ts';
import { orderEvent } from './history/contract.ts';
import { chosenLine, keptLine, lineCalls, orderChange, orderLine, staffLine, unseenMove } from './lines/contract.ts';
import { productCalls } from './products/contract.ts';
import { rush, rushCalls } from './rush/contract.ts';
import { editRefusals, maxCancelReason, maxLines, orderStatuses, pastStatuses, priced } from './values.ts';

/** Old and foreign spellings are read without regard to case ('Entregue'). */
const status = z.string().max(20).toLowerCase().pipe(z.enum(orderStatuses));
const lines = z.array(chosenLine).min(1).max(maxLines);
const staffLines = z.array(staffLine).min(1).max(maxLines);
const editedLine = z.union([keptLine, staffLine]);
const editedLines = z.array(editedLine).min(1).max(maxLines);
/** An extra charge of the cashier's. */
export const charge = z.object({ description: z.string(), cents: z.int() });
export type Charge = z.infer<typeof charge>;
/** Cents when fixed, hundredths of a percent of the items when a percentage. */
export const discount = z.object({ type: z.enum(['fixed', 'percentage']), value: z.int() });
export type Discount = z.infer<typeof discount>;
const share = z.object({ serviceFeeCents: cents, chargesCents: cents, discountCents: cents, totalCents: cents });

export const order = z.object({
  id: uuid,
  billId: uuid,
  tableId: uuid,
  tableNumber: z.int(),
  /** The tables that are joined to it for its bill. */
  joinedNumbers: z.array(z.int()).optional(),
  formerTableNumber: z.int().nullable(),
  unseenMove: unseenMove.nullable(),
  /** The order's number within its bill. */
  number: z.int(),
  status: z.enum(orderStatuses),
  lines: z.array(orderLine),
  /** What edits have changed of it, the oldest first. */
  changes: z.array(orderChange),
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
  /** When the kitchen should have it ready: a range, that of its station that is last. Each line has its own. */
  promisedFrom: instant.nullable(),
  promisedTo: instant.nullable(),
  cancelReason: z.string().nullable(),
  /** When the cashier fixed what it comes to; undone when the order changes. */
  completedAt: instant.nullable(),
  /** When it was paid by itself. What is paid with its bill is not told here. */
  paidAt: instant.nullable(),
  /** Once it is paid, by itself or with its bill: its part of all that was decided about that. */
  settled: share.nullable(),
  /** When it left the board although nobody finished it, its business day being over; null again once it goes on. */
  unfinishedAt: instant.nullable(),
  /** Where it goes before the others of the kitchen; the staff alone are told. */
  rush: rush.nullable().optional(),
  /** Nothing of it can change any more. */
  billClosed: z.boolean(),
  revision: z.int(),
});
export type Order = z.infer<typeof order>;

export const ceilings = `An order comes to at most ${largestOrderCents} cents, a bill to ${largestBillCents}.`;
const atTable = { slug, number: tableNumber };
/** Orders that staff have edited over to other tables, by the numbers that their guests know them by. */
const movedAway = z.array(z.object({ id: uuid, number: z.int(), tableNumber: z.int() }));
/** As its guests and the board follow it: when what is left of it, and of each line, is expected, where that is likely to be later than was promised. */
const followedOrder = order.extend({
  expected: z.object({ from: instant, to: instant }).nullable(),
  lines: z.array(orderLine.extend({ expectedTo: instant.nullable() })),
});
export type FollowedOrder = z.infer<typeof followedOrder>;
const tableOrders = z.object({
  orders: z.array(followedOrder),
  movedAway,
  totalCents: cents,
  paidCents: cents,
  now: instant,
});
export type TableOrders = z.infer<typeof tableOrders>;
const placed = z.object({
  id: uuid,
  number: z.int(),
  totalCents: cents,
  promisedFrom: instant.nullable(),
  promisedTo: instant.nullable(),
});
/** Made by the client once per order and sent again with every retry of it. */
const key = uuid;

export const orders = {
  place: call({
    permission: 'public',
    budget: 'orders',
    refusals: [
      'restaurant_not_found',
      'table_not_found',
      'table_secret_required',
      'sitting_ended',
      'not_taking_orders',
      'too_many_requests',
      'too_many_orders',
      ...priced,
    ],
  })
    .route({
      method: 'POST',
      path: '/restaurants/{slug}/tables/{number}/orders',
      summary: 'Place an order at a table',
      description: ceilings,
      tags: ['orders'],
    })
    .input(z.strictObject({ ...atTable, key, lines }))
    .output(placed),
  ofTable: call({
    permission: 'public',
    budget: 'seat',
    refusals: ['restaurant_not_found', 'table_not_found', 'table_secret_required', 'sitting_ended', 'table_moved'],
  })
    .route({
      method: 'GET',
      path: '/restaurants/{slug}/tables/{number}/orders',
      summary:
        "The orders of the table's current bill, what they come to, what of that is paid, and what was moved away",
      tags: ['orders'],
    })
    .input(z.strictObject(atTable))
    .output(tableOrders),
  board: call({ permission: 'orders' })
    .route({ method: 'GET', path: '/orders', summary: 'Every active order, oldest first', tags: ['orders'] })
    .output(
      z.object({
        orders: z.array(followedOrder),
        deliveredToday: z.int(),
        /** How many left it unfinished since this business day began. */
        unfinished: z.int(),
        /** Where things are fetched; none in a kitchen without stations. */
        stations: z.array(z.object({ id: uuid, name: z.string() })),
        now: instant,
      }),
    ),
  delivered: call({ permission: 'orders' })
    .route({
      method: 'GET',
      path: '/orders/delivered',
      summary: 'Delivered, cancelled and unfinished orders, newest first',
      description:
        'A page of a search ends after so many orders were looked through, be it empty: the next goes on from there.',
      tags: ['orders'],
    })
    .input(
      z.strictObject({
        cursor,
        /** A business day: it ends when the restaurant closes, not at midnight. */
        day: z.string().refine(isDay).optional(),
        table: tableNumber.optional(),
        status: z.enum(pastStatuses).optional(),
        /** In the names and notes of its items, whatever the accents; or the order's number. */
        text: typed(80).optional(),
      }),
    )
    .output(
      z.object({
        orders: z.array(order),
        nextCursor: z.string().nullable(),
        /** When the oldest order was placed that was looked at, where there are older ones that were not. */
        soughtSince: instant.nullable(),
      }),
    ),
  read: call({ permission: 'orders', refusals: ['order_not_found'] })
    .route({ method: 'GET', path: '/orders/{id}', summary: 'One order and its history', tags: ['orders'] })
    .input(z.strictObject({ id: uuid }))
    .output(z.object({ order, history: z.array(orderEvent) })),
  create: call({ permission: 'orders', refusals: ['table_not_found', ...priced] })
    .route({
      method: 'POST',
      path: '/orders',
      summary: 'Place an order for a table',
      description: ceilings,
      tags: ['orders'],
    })
    .input(z.strictObject({ key, tableId: uuid, status: status.default('pendente'), lines: staffLines }))
    .output(placed),
  edit: call({
    permission: 'orders',
    refusals: editRefusals,
  })
    .route({
      method: 'PUT',
      path: '/orders/{id}',
      summary: 'Replace table, status and lines of an order',
      description: ceilings,
      tags: ['orders'],
    })
    .input(
      z.strictObject({
        id: uuid,
        revision: z.int().min(1),
        tableId: uuid,
        status,
        /** A kept line names itself and keeps its snapshot and price; a new one is priced as of now. */
        lines: editedLines,
      }),
    )
    .output(order),
  changeStatus: call({
    permission: 'orders',
    refusals: [
      'order_not_found',
      'stale_revision',
      'bill_closed',
      'order_paid',
      'status_unchanged',
      'bill_too_large',
      'approval_required',
      'bill_below_paid',
      'not_enough_left',
    ],
  })
    .route({ method: 'POST', path: '/orders/{id}/status', summary: 'Move an order to a status', tags: ['orders'] })
    .input(z.strictObject({ id: uuid, status, from: status.optional(), reason: typed(maxCancelReason).optional() }))
    .output(z.object({ id: uuid, status: z.enum(orderStatuses), revision: z.int() })),
  ...productCalls,
  ...lineCalls,
  ...rushCalls,
  ...correctionCalls,
  ...favouriteCalls,
};
