import type { FastifyInstance } from 'fastify';
import { contract } from '#features/contract.ts';
import type { CallMeta } from '#lib/call.ts';
import { CodedError } from '#lib/errors.ts';
import { compressed, type PageCache } from '#server/pages/page-cache.ts';
import { sendKept } from '#server/pages/send-kept.ts';
import type { createApi } from './api.ts';
import type { Context } from './context.ts';

type Api = ReturnType<typeof createApi>;

/** The contract over HTTP. Calls whose answer is the same for everyone are sent from memory, compressed. */
export function serveApi(app: FastifyInstance, api: Api, context: Context, cache: PageCache): void {
  for (const [feature, entries] of Object.entries(contract)) {
    for (const [name, entry] of Object.entries(entries)) {
      const { route, meta } = entry['~orpc'];
      if ((meta as CallMeta).cached && route.path) serveKept(route.path, feature, name);
    }
  }

  app.all('/api/*', async (request, reply) => {
    const { matched } = await api.http.handle(request, reply, { prefix: '/api', context: { request, reply, context } });
    if (!matched) throw new CodedError('not_found');
    return reply;
  });

  function serveKept(path: string, feature: string, name: string): void {
    app.get<{ Params: { slug: string } }>(`/api${path.replace('{slug}', ':slug')}`, async (request, reply) => {
      const { slug } = request.params;
      const restaurant = await context.findSlug(slug);
      if (!restaurant) throw new CodedError('restaurant_not_found');
      // By its plain address, whatever else was asked with it.
      const answer = await cache.get(`/api${path.replace('{slug}', slug)}`, Date.now(), async () => {
        const result = await api.call({ request, reply, context }, [feature, name], { slug });
        return compressed(restaurant.id, 'application/json', JSON.stringify(result), null);
      });
      if (!answer) throw new CodedError('not_found');
      return sendKept(request, reply, answer);
    });
  }
}
