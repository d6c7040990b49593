import { z } from 'zod';
import { cents, instant, uuid } from '#lib/call.ts';
import { charge, discount, order } from '../../orders/contract.ts';
import { billPayment, paidApart, sums } from '../payments/contract.ts';

/** A bill as the staff see it. */
export const bill = z.object({
  id: uuid,
  tableId: uuid,
  tableNumber: z.int(),
  /** The tables that were joined to it, as long as it is open. */
  joined: z.array(z.int()),
  openedAt: instant,
  /** Whoever of the staff placed its first order; null when a diner did. */
  openedBy: z.string().nullable(),
  closedAt: instant.nullable(),
  closedBy: z.string().nullable(),
  /** The bill that everything of it went to, wherever that is now. */
  mergedInto: z.object({ tableId: uuid, tableNumber: z.int() }).nullable(),
  /** How many it is of; null when nobody has counted. */
  people: z.int().nullable(),
  /** Oldest first, cancelled ones included. */
  orders: z.array(order),
  /** The orders' own percentage; null when they were placed under different ones. */
  serviceFeeBasisPoints: z.int().nullable(),
  /** What is to be paid with the bill, or was: without what was cancelled, or paid by itself before. */
  ...sums,
  charges: z.array(charge),
  discount: discount.nullable(),
  /** What its guests asked for, and what the till decided with a part. While it is open, its sums are by that. */
  wishes: z.object({
    feeDeclined: z.boolean(),
    couvert: z.object({ people: z.int(), cents }).nullable(),
    charges: z.array(charge),
    discount: discount.nullable(),
  }),
  /** What orders of it came to that were paid by themselves. */
  paidBeforeCents: cents,
  /** Those orders, part by part. */
  paidApart: z.array(paidApart),
  /** What paid the bill, in the order it came; each by itself, also when two are of one method. */
  payments: z.array(billPayment),
  /** What paid single orders of it. */
  orderPayments: z.array(billPayment),
  /** What is paid of an open bill already. */
  paidCents: cents,
  /** What is still to be paid. Below zero when it comes to less than was paid: that is handed back on closing. */
  restCents: z.int(),
  /** Paid while its food was still made: with nothing left to pay, it closes by itself once everything is served. */
  closesWhenServed: z.boolean(),
  /** Given back when it was closed. */
  changeCents: cents,
  /** Whether a wrong method can still be put right: until the business day of its closing ends. */
  correctable: z.boolean(),
  /** The bills that came to it, the last one last. */
  merges: z.array(
    z.object({
      id: uuid,
      /** Where those who came sat. */
      tableNumber: z.int(),
      at: instant,
      by: z.string(),
      /** For how long it can still be undone; none but the last one can. */
      undoSeconds: z.int(),
    }),
  ),
  /** The tables that were put to it and are still, joining by joining, the last one last. */
  joins: z.array(
    z.object({
      key: uuid,
      tables: z.array(z.object({ id: uuid, number: z.int() })),
      /** What was open at one of them came to this bill with it. */
      withBill: z.boolean(),
      at: instant,
      by: z.string(),
      /** For how long it can still be undone; none but the last one can. */
      undoSeconds: z.int(),
    }),
  ),
  /** What of it went to other tables' bills, and what of theirs came to it, the last one last. */
  passes: z.array(
    z.object({
      id: uuid,
      went: z.boolean(),
      /** Where it went, or came from. */
      tableNumber: z.int(),
      at: instant,
      by: z.string(),
      lines: z.array(z.object({ name: z.string(), quantity: z.int() })),
      /** For how long it can still be undone. */
      undoSeconds: z.int(),
    }),
  ),
  /** Stands for what the bill is made of: closing it names what was on the screen. */
  version: z.string(),
});
