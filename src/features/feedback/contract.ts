import { z } from 'zod';
import { call, typed, uuid } from '#lib/call.ts';
import { longestMessage } from './values.ts';

export const message = z.strictObject({
  /** Made once per message: the same key is the same message. */
  key: uuid,
  text: typed(longestMessage, 'fields.message_required'),
  /** Stars from 1 to 5; 0 means none. */
  rating: z.int('fields.rating_range').min(0, 'fields.rating_range').max(5, 'fields.rating_range'),
});
export type Message = z.infer<typeof message>;

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
};
