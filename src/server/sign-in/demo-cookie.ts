import type { FastifyReply } from 'fastify';
import type { Demonstration } from '#features/caller.ts';
import { tableHours } from '#features/demo/values.ts';
import { writeCookie } from '#server/api/cookies.ts';

const name = 'comanda.demo_table';
const tokenShape = /^[\w-]{43}$/;

/** What shows that a browser is the visitor of a table of the demonstration. */
export function demoToken(cookies: Record<string, string>): string | null {
  const value = cookies[`__Host-${name}`] ?? cookies[name];
  return value !== undefined && tokenShape.test(value) ? value : null;
}

/** What the calls of the demonstration are lent. */
export function demonstration(
  cookies: Record<string, string>,
  reply: FastifyReply,
  { on, secure }: { on: boolean; secure: boolean },
): Demonstration {
  const options = { maxAgeSeconds: tableHours * 3_600, secure, sameSite: 'Strict' } as const;
  const own = `${secure ? '__Host-' : ''}${name}`;
  return {
    on,
    token: demoToken(cookies),
    keep: (token) => void reply.header('set-cookie', writeCookie(own, token, options)),
  };
}
