import { z } from 'zod';
import { call, instant, uuid } from '#lib/call.ts';

/** Since when an order goes before the others, and who said so: a person of the house, or a display by its name. */
export const rush = z.object({ at: instant, by: z.string().nullable() });
export type Rush = z.infer<typeof rush>;

export const rushCalls = {
  setRush: call({ permission: 'lines', refusals: ['order_not_found', 'stale_revision', 'bill_closed'] })
    .route({
      method: 'PUT',
      path: '/orders/{id}/rush',
      summary: 'Put an order before the others of the kitchen, or take that back; said again it changes nothing',
      tags: ['orders'],
    })
    .input(z.strictObject({ id: uuid, rushed: z.boolean() }))
    .output(z.object({ id: uuid, rushed: z.boolean() })),
};
