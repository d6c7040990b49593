import { z } from 'zod';
import { call, slug, uuid } from '#lib/call.ts';
import { maxLines } from '../values.ts';

/** What is asked about products while an order is written. */
export const productCalls = {
  estimate: call({ permission: 'public', budget: 'network', refusals: ['restaurant_not_found', 'product_not_found'] })
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
  recentProducts: call({ permission: 'orders' })
    .route({
      method: 'GET',
      path: '/orders/recent-products',
      summary: 'What was ordered last, newest first: at the table, then in the house',
      tags: ['orders'],
    })
    .input(z.strictObject({ tableId: uuid.optional() }))
    .output(z.object({ productIds: z.array(uuid) })),
};
