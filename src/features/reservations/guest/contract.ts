import { z } from 'zod';
import { call, slug, uuid } from '#lib/call.ts';
import { guestAsks, moments, note, requestReceipt } from '../asked/contract.ts';
import { guestStates } from '../values.ts';

/** What the link of a booking shows: what its guests said themselves, and what became of it. Not which table, nor what the house notes. */
const guestBooking = z.object({
  id: uuid,
  customerName: z.string(),
  state: z.enum(guestStates),
  date: z.string(),
  time: z.string(),
  night: z.string(),
  guests: z.int(),
});
export type GuestBooking = z.infer<typeof guestBooking>;

const named = z.strictObject({ slug, key: uuid });

/** What guests do by themselves: they ask for a table, see what became of it, and cancel. */
export const guestCalls = {
  request: call({
    permission: 'public',
    budget: 'network',
    refusals: [
      'restaurant_not_found',
      'not_taking_reservations',
      'no_table_free',
      'reservation_same_guest',
      'reservation_key_reused',
      'too_many_requests',
      ...moments,
    ],
  })
    .route({
      method: 'POST',
      path: '/restaurants/{slug}/reservations',
      summary: 'Ask for a table; the smallest free one with enough seats is held until the restaurant answers',
      tags: ['reservations'],
    })
    .input(z.strictObject({ slug, key: uuid, ...guestAsks.shape, customerNote: note.default('') }))
    .output(requestReceipt),

  ofGuest: call({
    permission: 'public',
    budget: 'network',
    refusals: ['restaurant_not_found', 'reservation_not_found', 'too_many_requests'],
  })
    .route({
      method: 'GET',
      path: '/restaurants/{slug}/guest-reservations/{key}',
      summary: 'The reservation that the link of a letter names, as its guest sees it',
      tags: ['reservations'],
    })
    .input(named)
    .output(guestBooking),

  cancelAsGuest: call({
    permission: 'public',
    budget: 'network',
    refusals: ['restaurant_not_found', 'reservation_not_found', 'reservation_begun', 'too_many_requests'],
  })
    .route({
      method: 'POST',
      path: '/restaurants/{slug}/guest-reservations/{key}/cancel',
      summary:
        'Cancel the reservation that the link of a letter names, until its time has come; its table is free again',
      tags: ['reservations'],
    })
    .input(named)
    .output(guestBooking),
};
