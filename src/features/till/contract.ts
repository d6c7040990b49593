import { z } from 'zod';
import { call, cents, instant, typed, uuid } from '#lib/call.ts';
import { isDay } from '#lib/days.ts';
import { paymentMethods } from '../bills/values.ts';
import { history } from '../chain/contract.ts';
import { reductions } from './reductions/contract.ts';
import { creditKinds, maxNote, maxPoints, maxReason, mostCents, movementKinds } from './values.ts';

const amount = z.int('fields.till_amount').max(mostCents, 'fields.till_amount');
const method = z.enum(paymentMethods);

const movement = z.object({
  id: uuid,
  kind: z.enum([...movementKinds, ...creditKinds]),
  cents,
  /** Of what guests are owed: their table. */
  reason: z.string(),
  at: instant,
  /** Null where a provider said so. */
  by: z.string().nullable(),
});
export type Movement = z.infer<typeof movement>;

/** One method of a till. */
const tally = z.object({
  method,
  payments: z.int(),
  /** How often something was handed back. */
  refunds: z.int(),
  handedBackCents: z.int(),
  /** What payments brought, less what was handed back; below zero when more was handed back. */
  receivedCents: z.int(),
  /** What has to be there: of cash with the change money and what was put in and taken out. */
  expectedCents: z.int(),
  /** Null while it is open. */
  countedCents: z.int().nullable(),
});
export type Tally = z.infer<typeof tally>;

/** What was paid or put right while no till was open. It is told, and belongs to none. */
const strays = z.object({
  payments: z.int(),
  corrections: z.int(),
  since: instant.nullable(),
  until: instant.nullable(),
  sums: z.array(z.object({ method, cents: z.int() })),
});
export type Strays = z.infer<typeof strays>;

/** Put right in this till, of a payment of another one that was closed: told, and part of no sum. */
const lateCorrection = z.object({
  id: uuid,
  at: instant,
  by: z.string().nullable(),
  tableNumber: z.int(),
  cents,
  from: method,
  to: method,
  /** Of the other till: the payment's, or the correction's; null where none was open. */
  tillNumber: z.int().nullable(),
});
export type LateCorrection = z.infer<typeof lateCorrection>;

const row = z.object({
  id: uuid,
  /** The restaurant's own count. */
  number: z.int(),
  openedAt: instant,
  openedBy: z.string(),
  closedAt: instant.nullable(),
  closedBy: z.string().nullable(),
  /** What its payments come to. */
  receivedCents: z.int(),
  /** Counted less expected; null while it is open. */
  differenceCents: z.int().nullable(),
});
export type TillRow = z.infer<typeof row>;

/** What guests gave for service, and who has what of it. */
const fee = z.object({
  cents: z.int(),
  /** Of how many bills that were closed in it, and of how many orders that were paid by themselves. */
  bills: z.int(),
  orders: z.int(),
  shares: z.array(
    z.object({
      id: uuid,
      name: z.string(),
      /** Null where the parts are equal. */
      points: z.int().nullable(),
      cents: z.int(),
    }),
  ),
});
export type TillFee = z.infer<typeof fee>;

const sharing = z.object({
  byPoints: z.boolean(),
  /** Everybody of the house; who has no points takes no part. */
  people: z.array(z.object({ id: uuid, name: z.string(), role: z.enum(['waiter', 'cashier']), points: z.int() })),
  revision: z.int(),
});
export type FeeSharing = z.infer<typeof sharing>;

/** What guests gave for an artist, to be handed over; or for the house. */
const couvert = z.object({
  /** The business day that they played on; null where it is the house's own. */
  day: z.string().nullable(),
  artist: z.string(),
  cents: z.int(),
});
export type TillCouvert = z.infer<typeof couvert>;

const whole = row.extend({
  openingCents: cents,
  note: z.string(),
  /** The drawer first. */
  tallies: z.array(tally),
  /** Oldest first. */
  movements: z.array(movement),
  strays,
  lateCorrections: z.array(lateCorrection),
  /** Of its own payments, put right after it was closed: told by another till, and its figures stay. */
  laterCorrections: z.array(lateCorrection),
  fee,
  /** Of the bills that were closed in it, artist by artist. */
  couverts: z.array(couvert),
  reductions,
});
export type Till = z.infer<typeof whole>;

const byMethod = <Each extends z.ZodType>(each: Each) =>
  z.strictObject({ dinheiro: each, debito: each, credito: each, pix: each });

const tags = ['till'];
const permission = 'till';

export const till = {
  present: call({ permission })
    .route({ method: 'GET', path: '/till', summary: 'The till that is open, and what was paid while none was', tags })
    .output(
      z.object({
        till: whole.nullable(),
        /** What no till has told yet. */
        strays,
        /** Bills that are still to be paid. */
        openBills: z.int(),
        now: instant,
      }),
    ),

  list: call({ permission })
    .route({
      method: 'GET',
      path: '/tills',
      summary:
        'The latest tills, or those of a business day: all of them to an owner, to others their own and the open one',
      tags,
    })
    .input(z.strictObject({ day: z.string().refine(isDay).optional() }))
    .output(z.object({ tills: z.array(row), more: z.boolean(), today: z.string() })),

  sharing: call({ permission: 'till.sharing' })
    .route({ method: 'GET', path: '/fee-sharing', summary: 'Who shares the service fee, and how', tags })
    .output(sharing),

  saveSharing: call({ permission: 'till.sharing', refusals: ['settings_changed'] })
    .route({ method: 'PUT', path: '/fee-sharing', summary: 'Replaces who shares the service fee, and how', tags })
    .input(
      z.strictObject({
        byPoints: z.boolean(),
        people: z
          .array(z.strictObject({ id: uuid, points: z.int().min(0).max(maxPoints) }))
          .max(300)
          .refine((list) => new Set(list.map(({ id }) => id)).size === list.length),
        revision: z.int().min(0),
      }),
    )
    .output(sharing),

  read: call({ permission, refusals: ['till_not_found'] })
    .route({ method: 'GET', path: '/tills/{id}', summary: 'A till, open or closed', tags })
    .input(z.strictObject({ id: uuid }))
    .output(whole),

  history: call({ permission, refusals: ['till_not_found'] })
    .route({
      method: 'GET',
      path: '/tills/{id}/history',
      summary: 'Each change of a till, in a chain of hashes, with what its rows say now',
      tags,
    })
    .input(z.strictObject({ id: uuid }))
    .output(history),

  open: call({ permission, refusals: ['till_open_already', 'key_reused'] })
    .route({
      method: 'POST',
      path: '/tills',
      summary: 'Open the till with change money; one is open at a time, and the same key is the same till',
      tags,
    })
    .input(z.strictObject({ key: uuid, openingCents: amount.min(0, 'fields.till_amount') }))
    .output(whole),

  move: call({ permission, refusals: ['till_not_found', 'till_closed', 'till_short', 'key_reused'] })
    .route({
      method: 'POST',
      path: '/tills/{id}/movements',
      summary: 'Put money into the drawer or take some out; the same key is the same movement',
      tags,
    })
    .input(
      z.strictObject({
        id: uuid,
        key: uuid,
        kind: z.enum(movementKinds),
        cents: amount.min(1, 'fields.till_amount'),
        reason: typed(maxReason, 'fields.till_reason'),
      }),
    )
    .output(whole),

  close: call({ permission, refusals: ['till_not_found', 'till_closed', 'till_changed', 'till_note_required'] })
    .route({
      method: 'POST',
      path: '/tills/{id}/close',
      summary: 'Close the till against what was counted; nothing of it changes from then on',
      tags,
    })
    .input(
      z.strictObject({
        id: uuid,
        key: uuid,
        /** As it was on the screen of whoever counted. */
        expected: byMethod(z.int()),
        counted: byMethod(amount.min(0, 'fields.till_amount')),
        note: typed(maxNote),
      }),
    )
    .output(whole),
};
