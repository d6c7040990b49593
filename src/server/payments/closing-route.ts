import type { FastifyInstance } from 'fastify';
import { keptProfile } from '#features/restaurants/store.ts';
import { spend } from '#features/spend.ts';
import { uuid } from '#lib/call.ts';
import { CodedError } from '#lib/errors.ts';
import { authorise } from '#server/api/authorise.ts';
import type { Context } from '#server/api/context.ts';

/** The PDF of a till, for those who see that till. */
export function serveClosings(app: FastifyInstance, context: Context): void {
  app.get<{ Params: { id: string } }>('/api/tills/:id/closing.pdf', async (request, reply) => {
    const caller = await authorise({ request, reply, context }, { permission: 'till' });
    const { scope, locale, limits } = caller;
    const { success } = uuid.safeParse(request.params.id);
    // What draws is heavy, and most processes never draw.
    const { readTill, seenBy, closingText, closingFile, drawClosing } = await drawing();
    const till = success ? await readTill(scope, request.params.id, seenBy(caller)) : null;
    if (!till) throw new CodedError('till_not_found');
    spend(limits, 'invoices', scope.restaurantId);
    const { name, timezone } = await keptProfile(scope);
    const pdf = await drawClosing(closingText(till, { restaurant: name, timezone, locale }), locale);
    return reply
      .type('application/pdf')
      .header('content-disposition', `attachment; filename="${closingFile(till, locale)}"`)
      .header('cache-control', 'private, no-store')
      .send(pdf);
  });
}

async function drawing() {
  return {
    ...(await import('#features/till/store.ts')),
    ...(await import('#features/till/seen-by.ts')),
    ...(await import('#features/till/closing/closing-text.ts')),
    ...(await import('#features/till/closing/draw-closing.ts')),
  };
}
