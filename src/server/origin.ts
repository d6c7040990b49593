import type { FastifyInstance } from 'fastify';
import { CodedError } from '#lib/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Programs elsewhere write here; something better than the origin admits them. */
    fromElsewhere?: boolean;
  }
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Writes are taken from this site's own pages only: the Origin must be the address the request itself came to. (A page of
 * another site can neither leave the header out nor choose it.) Programs send it as well.
 */
export function refuseForeignWrites(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { origin } = request.headers;
    const own = origin === publicUrl || origin === `${request.protocol}://${request.host}`;
    if (own || safe.has(request.method) || request.routeOptions.config.fromElsewhere) done();
    else done(new CodedError('cross_origin'));
  });
}
