import { z } from 'zod';
import { call, cents, instant, named, typed, uuid } from '#lib/call.ts';
import { isDay } from '#lib/days.ts';
import { pin } from '../../accounts/pins/contract.ts';
import { maxQuantity, orderStatuses } from '../values.ts';
import { correctionKinds, listedKinds, maxListedReason, maxReason, maxReasons } from './values.ts';

const kind = z.enum(correctionKinds);
const day = z.string().refine(isDay);

/** What an entry of an order's history tells of the line that was corrected. */
export const toldCorrection = z.object({
  line: z.int(),
  name: z.string(),
  quantity: z.int(),
  /** What left the order's sum, the fee included. */
  worthCents: cents,
  approvedBy: z.string().nullable(),
});

const corrected = toldCorrection.pick({ name: true, quantity: true });
const entry = toldCorrection.pick({ worthCents: true, approvedBy: true }).extend({
  id: uuid,
  orderId: uuid,
  orderNumber: z.int(),
  tableNumber: z.int(),
  kind: z.enum(listedKinds),
  /** Of what: of a whole order all that was on it. */
  lines: z.array(corrected),
  /** A cancellation may have none, and an edit has none. */
  reason: z.string().nullable(),
  at: instant,
  madeBy: z.string(),
});
export type CorrectionEntry = z.infer<typeof entry>;

const sums = {
  voids: z.int(),
  voidCents: cents,
  gifts: z.int(),
  giftCents: cents,
  cancels: z.int(),
  cancelCents: cents,
  edits: z.int(),
  editCents: cents,
};
const daySums = z.object({ day: z.iso.date(), ...sums });
const personSums = z.object({ id: uuid, name: z.string(), ...sums });
export type CorrectionSums = Omit<z.infer<typeof daySums>, 'day'>;

const approver = z.object({ id: uuid, name: z.string(), role: z.enum(['restaurant_owner', 'cashier']) });
export type Approver = z.infer<typeof approver>;

const reasons = z.object({ void: z.array(z.string()), gift: z.array(z.string()) });
export type CorrectionReasons = z.infer<typeof reasons>;
const written = z.array(named(maxListedReason, 'fields.reason_required')).min(1).max(maxReasons);

export const correctionCalls = {
  correctLine: call({
    permission: 'orders',
    refusals: [
      'order_not_found',
      'line_not_found',
      'stale_revision',
      'order_cancelled',
      'order_paid',
      'bill_closed',
      'correction_too_large',
      'pin_required',
      'pin_invalid',
      'pin_exhausted',
      'key_reused',
    ],
    system: true,
  })
    .route({
      method: 'POST',
      path: '/orders/{id}/corrections',
      summary:
        'Take pieces of a line back, or give them for free, with a reason; a waiter needs the PIN of an approver',
      tags: ['orders'],
    })
    .input(
      z.strictObject({
        id: uuid,
        /** Made by the client once per correction and sent again with every retry of it. */
        key: uuid,
        revision: z.int().min(1),
        line: z.int().min(1),
        kind,
        quantity: z.int().min(1).max(maxQuantity),
        reason: typed(maxReason, 'fields.reason_required'),
        approval: z.strictObject({ by: uuid, pin }).optional(),
      }),
    )
    .output(
      z.object({ id: uuid, status: z.enum(orderStatuses), revision: z.int(), totalCents: cents, worthCents: cents }),
    ),

  correctionChoices: call({ permission: 'orders', system: true })
    .route({
      method: 'GET',
      path: '/corrections/choices',
      summary: 'The reasons to choose from for each kind, and who has a PIN to approve with',
      tags: ['orders'],
    })
    .output(z.object({ reasons, approvers: z.array(approver) })),

  saveReasons: call({ permission: 'settings' })
    .route({
      method: 'PUT',
      path: '/corrections/reasons',
      summary: "The restaurant's reasons for taking something back, and for giving it",
      tags: ['orders'],
    })
    .input(z.strictObject({ reasons: z.strictObject({ void: written, gift: written }) }))
    .output(z.object({ reasons })),

  corrections: call({ permission: 'restaurant.manage' })
    .route({
      method: 'GET',
      path: '/corrections',
      summary:
        'What was taken back, given, cancelled and lessened by edits, newest first, with sums by business day and person',
      tags: ['orders'],
    })
    .input(z.strictObject({ /** One business day; without it the last thirty. */ day: day.optional() }))
    .output(
      z.object({
        today: z.iso.date(),
        sums: z.object(sums),
        days: z.array(daySums),
        people: z.array(personSums),
        entries: z.array(entry),
        /** There are more than are told one by one; the sums hold all of them. */
        more: z.boolean(),
      }),
    ),
};
