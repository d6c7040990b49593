import { z } from 'zod';
import { call, instant, uuid } from '#lib/call.ts';
import { mostLeft } from '../values.ts';

const left = z.int().min(0).max(mostLeft);
/** What of a product or an option can be had now. */
const standing = z.object({
  id: uuid,
  /** What the menu says, whatever is left of it. */
  available: z.boolean(),
  /** When it comes back by itself; null when it is there, and when that is for someone to say. */
  until: instant.nullable(),
  /** How many can still be ordered; null when it is not counted. */
  left: z.int().nullable(),
});
export type Standing = z.infer<typeof standing>;
const item = standing.extend({
  kind: z.enum(['product', 'option']),
  name: z.string(),
  /** A product's category, or an option's group. */
  within: z.string(),
  /** Where the kitchen makes it; null for an option, and where the kitchen has no stations. */
  stationId: uuid.nullable(),
});
export type Item = z.infer<typeof item>;

const change = z.discriminatedUnion('state', [
  z.strictObject({ id: uuid, state: z.literal('available') }),
  /** Until someone changes it. */
  z.strictObject({ id: uuid, state: z.literal('sold_out') }),
  /** Until the next business day opens. */
  z.strictObject({ id: uuid, state: z.literal('sold_out_today') }),
  z.strictObject({
    id: uuid,
    state: z.literal('counted'),
    /** Made by the client once per counting: sent again, it counts nothing anew. */
    key: uuid,
    left,
    /** What was on the screen when it was changed by some: what was sold meanwhile stays sold. */
    seen: left.optional(),
  }),
]);
export type AvailabilityChange = z.infer<typeof change>;

const leftOf = z.object({ id: uuid, left: z.int() });
export type LeftOf = z.infer<typeof leftOf>;
export const stock = z.object({
  /** From how many on guests are told what is left. */
  shownFrom: z.int(),
  left: z.array(leftOf),
});
export type Stock = z.infer<typeof stock>;

const tags = ['menu'];

export const availability = {
  read: call({ permission: 'availability' })
    .route({
      method: 'GET',
      path: '/menu/availability',
      summary: 'Every product and option, and what of it can be had now',
      tags,
    })
    .output(z.object({ items: z.array(item) })),
  set: call({ permission: 'availability', refusals: ['product_not_found'] })
    .route({
      method: 'POST',
      path: '/menu/availability/{id}',
      summary: 'Says that a product or an option is there, has run out, or how many are left of it',
      tags,
    })
    .input(change)
    .output(standing),
};
