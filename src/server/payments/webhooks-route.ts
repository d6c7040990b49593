import type { FastifyInstance } from 'fastify';
import type { SystemDoor } from '#database/system-door.ts';
import { type PaymentProvider, WebhookRefused } from '#features/billing/providers/provider.ts';
import { applyReport } from '#features/billing/withdraw.ts';
import { CodedError } from '#lib/errors.ts';
import type { Post } from '#lib/letters.ts';

interface Needs {
  system: SystemDoor;
  payments: PaymentProvider;
  post: Post;
  now(): Date;
}

/** Bodies stay as they were signed. */
export function takeBytes(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 256 * 1024 }, (_request, body, done) =>
    done(null, body),
  );
}

/**
 * Where the payment provider says what became of payments. It comes without cookies and from no page of ours: its signature over the
 * untouched body is what admits it.
 */
export function serveWebhooks(app: FastifyInstance, { system, payments, post, now }: Needs): void {
  // In a scope of its own: nobody but the provider reads these bodies.
  app.register(async (scope) => {
    takeBytes(scope);
    scope.post<{ Params: { provider: string }; Body?: Buffer }>(
      '/api/webhooks/:provider',
      { config: { fromElsewhere: true } },
      async ({ params, body, headers }, reply) => {
        if (params.provider !== payments.name) throw new CodedError('not_found');
        const event = await payments.read(body ?? Buffer.alloc(0), headers, now()).catch((error: unknown) => {
          throw error instanceof WebhookRefused ? new CodedError('webhook_refused') : error;
        });
        const settled = await applyReport({ system, payments, post }, event, now());
        return reply.send({ received: true, settled });
      },
    );
  });
}
