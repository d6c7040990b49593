import { z } from 'zod';
import { call, slug, uuid } from '#lib/call.ts';

const favourite = z.object({
  id: uuid,
  /** In how many orders of the last days it was; what the house has chosen itself may be in none. */
  orders: z.int(),
  pinned: z.boolean(),
});
export type Favourite = z.infer<typeof favourite>;
const pairing = z.object({ id: uuid, with: z.array(uuid) });
export type Pairing = z.infer<typeof pairing>;

const of = { permission: 'public', budget: 'kept', refusals: ['restaurant_not_found'], cached: true } as const;

export const favouriteCalls = {
  favourites: call(of)
    .route({
      method: 'GET',
      path: '/restaurants/{slug}/menu/favourites',
      summary:
        "What the house's guests order most of late, and what the house recommends; empty where there is too little to say",
      tags: ['menu'],
    })
    .input(z.strictObject({ slug }))
    .output(z.object({ dishes: z.array(favourite) })),
  pairings: call(of)
    .route({
      method: 'GET',
      path: '/restaurants/{slug}/menu/pairings',
      summary: 'What is ordered together with what, of late; empty where there is too little to say',
      tags: ['menu'],
    })
    .input(z.strictObject({ slug }))
    .output(z.object({ dishes: z.array(pairing) })),
};
