import type { FastifyInstance } from 'fastify';
import type { Scope } from '#database/scope.ts';
import type { SystemDoor } from '#database/system-door.ts';
import type { GuestPayments } from '#features/checks/online/guest-payments.ts';
import { applyNotice } from '#features/checks/online/notice.ts';
import { NoticeRefused } from '#features/checks/online/provider.ts';
import type { Outcome } from '#features/checks/online/settle.ts';
import { coalescing } from '#lib/coalesce.ts';
import { CodedError } from '#lib/errors.ts';
import { takeBytes } from './webhooks-route.ts';

interface Needs {
  system: SystemDoor;
  payments: GuestPayments;
  scope(restaurantId: string): Scope;
  now(): Date;
}

/** Where the provider that guests pay through says that something became of a payment. Its signature admits it, and it is believed no more than that. */
export function serveGuestWebhooks(app: FastifyInstance, { system, payments, scope, now }: Needs): void {
  const { provider } = payments;
  const once = coalescing<Outcome>();
  app.register(async (inner) => {
    takeBytes(inner);
    inner.post<{ Params: { provider: string }; Body?: Buffer }>(
      '/api/webhooks/guests/:provider',
      { config: { fromElsewhere: true } },
      async ({ params, body = Buffer.alloc(0), headers, url }, reply) => {
        if (params.provider !== provider.name) throw new CodedError('not_found');
        const query = new URLSearchParams(url.split('?')[1] ?? '');
        const notice = await provider.read({ body, query, headers, now: now() }).catch((error: unknown) => {
          throw error instanceof NoticeRefused ? new CodedError('webhook_refused') : error;
        });
        // The provider could not be asked: it is to tell again.
        const outcome = await applyNotice({ system, payments, scope, once }, notice, now()).catch((cause: unknown) => {
          throw new CodedError('provider_unavailable', {}, cause);
        });
        return reply.send({ received: true, outcome });
      },
    );
  });
}
