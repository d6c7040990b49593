import { z } from 'zod';
import { call, cents, instant, named, slug, tableNumber, uuid } from '#lib/call.ts';
import { folded } from '#lib/folded.ts';
import { askedKinds, callKinds, maxRequest, maxRequests, payMethods } from './values.ts';

/** Empty unless it is one of the restaurant's own. */
const request = z.string().max(maxRequest);
const asked = { id: uuid, request: z.string(), askedAt: instant };

/** What a table has called for, as its guests see it. */
export const guestCall = z.object({
  ...asked,
  kind: z.enum(askedKinds),
  /** When somebody said that they are coming. */
  takenAt: instant.nullable(),
  /** Their first name; null while nobody is coming, or when they have not said what they are called. */
  takenBy: z.string().nullable(),
  /** Done, a moment ago. */
  answeredAt: instant.nullable(),
});
export type GuestCall = z.infer<typeof guestCall>;

const offers = z.object({
  waiter: z.boolean(),
  bill: z.boolean(),
  /** The restaurant's own, in its sequence. */
  requests: z.array(z.string()),
});
export type Offers = z.infer<typeof offers>;

const tableCalls = z.object({ calls: z.array(guestCall), offers, now: instant });
export type TableCalls = z.infer<typeof tableCalls>;

/** An open call, as the staff see it. */
export const floorCall = z.object({
  ...asked,
  kind: z.enum(callKinds),
  tableId: uuid,
  tableNumber: z.int(),
  takenAt: instant.nullable(),
  takenBy: z.object({ id: uuid, name: z.string() }).nullable(),
  /** Whether it still wants whoever asks, by their role. */
  awaited: z.boolean(),
  /** What somebody there wants to pay, and how. A PIX is paid, they say. */
  pay: z.object({ partId: uuid, cents, method: z.enum(payMethods), changeForCents: cents.nullable() }).nullable(),
});
export type FloorCall = z.infer<typeof floorCall>;

/** What a table called for can be taken and answered together: they walk there once. */
const ids = z.array(uuid).min(1).max(50);
const word = named(maxRequest, 'fields.name_required');
const requests = z
  .array(word)
  .max(maxRequests)
  .refine((list) => new Set(list.map(folded)).size === list.length, 'fields.request_twice');
const settings = offers.extend({ revision: z.int() });
export type CallSettings = z.infer<typeof settings>;

const atTable = { slug, number: tableNumber };
const notSeated = ['restaurant_not_found', 'table_not_found', 'table_secret_required', 'sitting_ended'] as const;
const tags = ['calls'];
const permission = 'calls';

export const calls = {
  ask: call({
    permission: 'public',
    budget: 'seat',
    refusals: [...notSeated, 'not_taking_orders', 'too_many_calls', 'call_unavailable', 'key_reused'],
  })
    .route({
      method: 'POST',
      path: '/restaurants/{slug}/tables/{number}/calls',
      summary: 'Call the staff to a table; what it has called for already is not called for twice',
      tags,
    })
    .input(
      z
        .strictObject({
          ...atTable,
          /** Made by the phone once per call. */ key: uuid,
          kind: z.enum(askedKinds),
          request: request.default(''),
        })
        .refine((sent) => (sent.kind === 'request') === (sent.request !== ''), {
          path: ['request'],
          error: 'fields.invalid',
        }),
    )
    .output(z.object({ id: uuid })),
  ofTable: call({ permission: 'public', budget: 'seat', refusals: [...notSeated, 'table_moved'] })
    .route({
      method: 'GET',
      path: '/restaurants/{slug}/tables/{number}/calls',
      summary: 'What the table has called for, who is coming, and what else it may call for',
      tags,
    })
    .input(z.strictObject(atTable))
    .output(tableCalls),
  withdraw: call({
    permission: 'public',
    budget: 'seat',
    refusals: [...notSeated, 'table_moved', 'call_not_found', 'call_over'],
  })
    .route({
      method: 'POST',
      path: '/restaurants/{slug}/tables/{number}/calls/{id}/withdraw',
      summary: 'Take back what the table called for',
      tags,
    })
    .input(z.strictObject({ ...atTable, id: uuid }))
    .output(z.object({})),

  board: call({ permission })
    .route({ method: 'GET', path: '/calls', summary: 'The open calls of all tables, the oldest first', tags })
    .output(z.object({ calls: z.array(floorCall), now: instant })),
  take: call({ permission, refusals: ['call_not_found', 'call_taken', 'call_over'] })
    .route({ method: 'POST', path: '/calls/take', summary: 'Go there: of several who say so, one does', tags })
    .input(z.strictObject({ ids }))
    .output(z.object({})),
  giveBack: call({ permission, refusals: ['call_not_found', 'call_taken', 'call_over'] })
    .route({ method: 'POST', path: '/calls/give-back', summary: 'Not go there after all: somebody else may', tags })
    .input(z.strictObject({ ids }))
    .output(z.object({})),
  answer: call({ permission, refusals: ['call_not_found', 'call_over', 'call_to_pay'] })
    .route({ method: 'POST', path: '/calls/answer', summary: 'It is done, whoever said that they would go', tags })
    .input(z.strictObject({ ids }))
    .output(z.object({})),
  reopen: call({ permission, refusals: ['call_not_found', 'call_over'] })
    .route({ method: 'POST', path: '/calls/reopen', summary: 'It was not done after all, says who said it was', tags })
    .input(z.strictObject({ ids }))
    .output(z.object({})),

  settings: call({ permission: 'settings' })
    .route({ method: 'GET', path: '/calls/settings', summary: 'What guests may call for', tags })
    .output(settings),
  saveSettings: call({ permission: 'settings', refusals: ['settings_changed'] })
    .route({ method: 'PUT', path: '/calls/settings', summary: 'Replaces what guests may call for', tags })
    .input(z.strictObject({ waiter: z.boolean(), bill: z.boolean(), requests, revision: z.int().min(0) }))
    .output(settings),
};
