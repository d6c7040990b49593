import { isAPIError } from 'better-auth/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CodedError } from '#lib/errors.ts';
import type { Auth } from './auth.ts';
import { clearSiteData } from './clear-site-data.ts';
import { authRefusal } from './errors.ts';
import { isOpen } from './paths.ts';
import { authHeaders, passCookies } from './request.ts';

/** A body can be nested deeper than it can be written out again. */
function written(body: unknown): string {
  try {
    return JSON.stringify(body ?? {});
  } catch {
    throw new CodedError('invalid_input', { fields: [] });
  }
}

/** Hands `/api/auth/*` to the authentication library. Its refusals are told as all others are: code, message, data. */
export function serveAuth(app: FastifyInstance, auth: Auth, publicUrl: string): void {
  app.route({
    method: ['GET', 'POST'],
    url: '/api/auth/*',
    async handler(request: FastifyRequest, reply: FastifyReply) {
      // Not the Host header: it may hold anything.
      const url = new URL(request.url, publicUrl);
      if (!isOpen(request.method, url.pathname)) throw new CodedError('not_found');
      const body = request.method === 'POST' ? written(request.body) : undefined;
      const asked = new Request(url, { method: request.method, headers: authHeaders(request), body });
      const response = await auth.handler(asked).catch((error: unknown) => {
        throw isAPIError(error) ? (authRefusal(error.statusCode, error.body ?? null) ?? error) : error;
      });
      passCookies(response, reply);
      if (url.pathname === '/api/auth/sign-out') clearSiteData(reply);
      if (response.status >= 400) throw await told(response);
      reply.status(response.status);
      response.headers.forEach((value, name) => {
        if (name !== 'set-cookie' && name !== 'content-length') reply.header(name, value);
      });
      const text = await response.text();
      // A redirect of the library says that it is JSON, and is nothing.
      if (!text) reply.removeHeader('content-type');
      return reply.send(text);
    },
  });
}

async function told(response: Response): Promise<Error> {
  const body = (await response.json().catch(() => null)) as Record<string, unknown> | null;
  return authRefusal(response.status, body) ?? new Error(`The authentication library answered ${response.status}`);
}
