import { z } from 'zod';
import { call, instant, slug, tableNumber, typed, uuid } from '#lib/call.ts';
import { longestMessage, longestVisitText } from './values.ts';

export const message = z.strictObject({
  /** Made once per message: the same key is the same message. */
  key: uuid,
  text: typed(longestMessage, 'fields.message_required'),
  /** Stars from 1 to 5; 0 means none. */
  rating: z.int('fields.rating_range').min(0, 'fields.rating_range').max(5, 'fields.rating_range'),
});
export type Message = z.infer<typeof message>;

const stars = z.int('fields.rating_range').min(1, 'fields.rating_range').max(5, 'fields.rating_range');
/** What a guest's phone says of a visit; without words the text is empty. */
const visitRating = z.object({ rating: stars, text: typed(longestVisitText) });
export type VisitRating = z.infer<typeof visitRating>;

/** What its guests said of a house. */
const houseRatings = z.object({
  /** How many of the last 90 days, and their mean from 1 to 5; null without any. */
  count: z.int(),
  mean: z.number().nullable(),
  /** The newest, whenever they were given. */
  latest: z.array(z.object({ rating: z.int(), text: z.string(), ratedAt: instant, tableNumber: z.int() })),
  timezone: z.string(),
});
export type HouseRatings = z.infer<typeof houseRatings>;

const ofVisit = '/restaurants/{slug}/tables/{number}/rating' as const;
const atTable = { slug, number: tableNumber };
const noVisit = [
  'restaurant_not_found',
  'table_not_found',
  'table_secret_required',
  'table_moved',
  'bill_not_found',
] as const;

export const feedback = {
  send: call({ permission: 'settings' })
    .route({
      method: 'POST',
      path: '/feedback',
      summary: 'Tells the platform what a restaurant thinks of it',
      tags: ['feedback'],
    })
    .input(message)
    .output(z.object({ sent: z.literal(true) })),

  support: call({ permission: 'public', budget: 'network', system: true })
    .route({ method: 'GET', path: '/support', summary: "Where the platform's support is reached", tags: ['feedback'] })
    .output(z.object({ phone: z.string(), email: z.string() })),

  ownRating: call({ permission: 'public', budget: 'seat', refusals: noVisit })
    .route({
      method: 'GET',
      path: ofVisit,
      summary: "What the caller's phone said of its visit, once the bill is closed; null while it said nothing",
      tags: ['feedback'],
    })
    .input(z.strictObject(atTable))
    .output(z.object({ rating: visitRating.nullable() })),

  rateVisit: call({ permission: 'public', budget: 'seat', refusals: [...noVisit, 'too_many_requests'] })
    .route({
      method: 'PUT',
      path: ofVisit,
      summary: 'How the visit was, in stars and words, to the house; what the same phone said before is replaced',
      tags: ['feedback'],
    })
    .input(z.strictObject({ ...atTable, ...visitRating.shape }))
    .output(z.object({ rating: visitRating })),

  ofGuests: call({ permission: 'settings' })
    .route({ method: 'GET', path: '/feedback/guests', summary: 'What guests said of the house', tags: ['feedback'] })
    .output(houseRatings),
};
