import { z } from 'zod';
import { call, instant, slug, uuid } from '#lib/call.ts';
import { kitchenOrder } from '../kitchen/contract.ts';
import { station } from '../menu/stations/contract.ts';
import { maxLines } from '../orders/values.ts';
import { tableCode } from '../tables/contract.ts';

/** A visitor's own table. */
const visitorsTable = z.object({
  slug,
  /** Its address is that of the menu. */
  code: tableCode,
  /** When it is swept away. */
  endsAt: instant,
});
export type VisitorsTable = z.infer<typeof visitorsTable>;

const tags = ['demo'];
export const demo = {
  sit: call({ permission: 'public', budget: 'network', refusals: ['demo_off', 'demo_full'], system: true })
    .route({
      method: 'POST',
      path: '/demo/table',
      summary:
        'A table of the demonstration for this browser alone, which it keeps and sits at; asked again it is the same',
      tags,
    })
    .input(z.strictObject({}))
    .output(visitorsTable),

  tickets: call({ permission: 'demo' })
    .route({ method: 'GET', path: '/demo/tickets', summary: "What the kitchen has of the visitor's own table", tags })
    .output(
      z.object({
        /** The oldest first; with those that are ready. */
        orders: z.array(kitchenOrder),
        /** What a kitchen has of other tables in the middle of an evening: set up, nobody ordered it and nobody can move it. */
        others: z.array(kitchenOrder),
        stations: z.array(station),
        timezone: z.string(),
        now: instant,
      }),
    ),

  move: call({
    permission: 'demo',
    refusals: ['order_not_found', 'stale_revision', 'bill_closed', 'order_paid', 'bill_below_paid'],
  })
    .route({
      method: 'POST',
      path: '/demo/orders/{id}/lines/status',
      summary: "Has the kitchen start or finish lines of an order of the visitor's own table",
      tags,
    })
    .input(
      z.strictObject({
        id: uuid,
        lines: z.array(z.int().min(1)).min(1).max(maxLines),
        from: z.enum(['pendente', 'preparando']),
        to: z.enum(['preparando', 'pronto']),
        station: uuid.optional(),
      }),
    )
    .output(z.object({ id: uuid })),
};
