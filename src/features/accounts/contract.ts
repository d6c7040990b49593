import { z } from 'zod';
import { call, uuid } from '#lib/call.ts';
import { locales } from '#lib/locale.ts';

export const signedIn = z.object({
  user: z.object({
    id: uuid,
    name: z.string(),
    email: z.string(),
    role: z.enum(['admin', 'restaurant_owner', 'cashier', 'waiter']),
    locale: z.enum(locales),
  }),
  restaurant: z
    .object({
      id: uuid,
      name: z.string(),
      slug: z.string(),
      imgUrl: z.string().nullable(),
      timezone: z.string(),
      serviceFeeBasisPoints: z.int(),
      subscribed: z.boolean(),
    })
    .nullable(),
});
export type SignedIn = z.infer<typeof signedIn>;

export const accounts = {
  session: call({ permission: 'account', refusals: ['not_signed_in'] })
    .route({
      method: 'GET',
      path: '/session',
      summary: 'Who is signed in, and for which restaurant',
      tags: ['accounts'],
    })
    .output(signedIn),
};
