import type { FastifyReply, FastifyRequest } from 'fastify';
import { addressHeader } from './tries.ts';

/** Narrows a sign-in to the people of one restaurant; whoever sends it of their own accord narrows their own. */
export const restaurantHeader = 'x-sign-in-restaurant';

/** A request's headers as the authentication library may see them. */
export function authHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
  }
  // The address this server saw, not one that a client wrote into a header.
  headers.set(addressHeader, request.ip);
  headers.delete('x-forwarded-for');
  return headers;
}

export function passCookies(response: Response, reply: FastifyReply): void {
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
}
