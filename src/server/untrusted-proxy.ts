import type { FastifyInstance } from 'fastify';

/** Behind a proxy that is not trusted all houses share its address, and with it one budget of tries: said once, with what to set. */
export function tellUntrustedProxy(app: FastifyInstance, trustProxy: false | number | string[]): void {
  if (trustProxy !== false) return;
  let told = false;
  app.addHook('onRequest', ({ headers, log }, _reply, done) => {
    if (!told && (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined)) {
      told = true;
      log.warn(
        'Requests come through a proxy that is not trusted: everybody shares its address, and one budget of tries. Set TRUST_PROXY to the number of proxies in front.',
      );
    }
    done();
  });
}

/** A number means that many proxies in front of this server, and no header beyond them is believed. */
export function trusted(proxies: false | number | string[]) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies;
}
