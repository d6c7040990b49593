import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CodedError } from '#lib/errors.ts';
import type { Auth } from './auth.ts';

/** A body can be nested deeper than it can be written out again. */
function written(body: unknown): string {
  try {
    return JSON.stringify(body ?? {});
  } catch {
    throw new CodedError('invalid_input', { fields: [] });
  }
}

/** Hands `/api/auth/*` to the authentication library. */
export function serveAuth(app: FastifyInstance, auth: Auth, publicUrl: string): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    async handler(request: FastifyRequest, reply: FastifyReply) {
      const headers = new Headers();
      for (const [name, value] of Object.entries(request.headers)) {
        if (typeof value === 'string') headers.set(name, value);
      }
      // The address this server saw, not one that a client wrote into a header.
      headers.set('x-client-address', request.ip);
      headers.delete('x-forwarded-for');
      // Not the Host header: it may hold anything.
      const url = new URL(request.url, publicUrl);
      const body = request.method === 'POST' ? written(request.body) : undefined;
      const response = await auth.handler(new Request(url, { method: request.method, headers, body }));
      reply.status(response.status);
      response.headers.forEach((value, name) => {
        if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value);
      });
      for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
      return reply.send(await response.text());
    },
  });
}
