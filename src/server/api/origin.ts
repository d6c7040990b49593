import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { CodedError } from '#lib/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Programs elsewhere write here; something better than the origin admits them. */
    fromElsewhere?: boolean;
    /** The address itself opens something: it is not written down. */
    secretAddress?: boolean;
    /** Its answer goes on for as long as a screen is open: how long that was says nothing. */
    endless?: boolean;
  }
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Writes are taken from this site's own pages only: the Origin must be PUBLIC_URL, whatever name the request came by. (A page of
 * another site can neither leave the header out nor choose it; but a name of another site may be led to this server, and then its
 * pages' Origin and Host agree.) Programs send it as well.
 */
export function refuseForeignWrites(app: FastifyInstance, publicUrl: string): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const own = request.headers.origin === publicUrl;
    if (own || safe.has(request.method) || request.routeOptions.config.fromElsewhere) done();
    else if (isOfThisServer(request.headers)) done(new CodedError('wrong_address', { address: publicUrl }));
    else done(new CodedError('cross_origin'));
  });
}

/** By another name than PUBLIC_URL: refused all the same, and told where it would be taken. */
function isOfThisServer({ origin = '', host, 'sec-fetch-site': site }: IncomingHttpHeaders): boolean {
  return site === 'same-origin' || (host !== undefined && /^https?:\/\/(.*)$/.exec(origin)?.[1] === host);
}
