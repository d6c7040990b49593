import type { FastifyInstance } from 'fastify';

/** One line for each answer, with what helps to find a case again; paths only, since addresses may carry secrets. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    done();
    if (request.routeOptions.logLevel === 'warn' && reply.statusCode < 500) return;
    const line = {
      id: request.id,
      method: request.method,
      path: request.routeOptions.config.secretAddress ? request.routeOptions.url : request.url.split('?', 1)[0],
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    if (reply.statusCode >= 500) request.log.error(line, 'request');
    else request.log.info(line, 'request');
  });
}
