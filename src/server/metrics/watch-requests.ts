import type { FastifyInstance } from 'fastify';
import type { Durations } from './durations.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Which of the contract's calls it is, once that is known. */
    call: readonly string[] | null;
  }
}

/**
 * Counts answers by call, or by the pattern of their address: never by the address itself, which names houses and carries secrets.
 * What never had a route is counted together.
 */
export function watchRequests(app: FastifyInstance, durations: Durations): void {
  app.addHook('onResponse', (request, reply, done) => {
    done();
    const { url = 'none', config } = request.routeOptions;
    if (config.endless && reply.statusCode === 200) return;
    durations.add(
      request.call && url === '/api/*' ? request.call.join('.') : url,
      reply.statusCode,
      reply.elapsedTime / 1_000,
    );
  });
}
