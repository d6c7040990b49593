import type { FastifyInstance } from 'fastify';

/** `/healthz`: this process runs. `/readyz`: it can serve, that is the database answers and its schema is this program's. */
export function serveHealth(app: FastifyInstance, ready: () => Promise<{ ok: boolean; problems: string[] }>): void {
  const quiet = { logLevel: 'warn' as const };
  app.get('/healthz', quiet, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', quiet, async (_request, reply) => {
    const { ok, problems } = await ready();
    reply.header('cache-control', 'no-store').status(ok ? 200 : 503);
    return { status: ok ? 'ready' : 'not_ready', problems };
  });
}
