import type { FastifyInstance } from 'fastify';
import type { SystemDoor } from '#database/system-door.ts';
import type { PaymentProvider } from '#features/billing/providers/provider.ts';
import { postTo } from '#features/billing/providers/sandbox/courier.ts';
import { Sandbox } from '#features/billing/providers/sandbox/sandbox-provider.ts';
import type { Config } from '#server/config.ts';

interface Needs {
  payment: Config['payment'];
  system: SystemDoor;
  appSecret: string;
  publicUrl: string;
  now(): Date;
  onError(error: unknown): void;
}

/** Who takes payments, by configuration. */
export async function openProvider({ payment, ...needs }: Needs): Promise<PaymentProvider> {
  switch (payment.provider) {
    case 'sandbox':
      return new Sandbox(needs);
    case 'stripe': {
      // Stripe's library is large: it is read where it is used.
      const { stripeProvider } = await import('#features/billing/providers/stripe/stripe-provider.ts');
      return stripeProvider(payment);
    }
  }
}

/**
 * The embedded provider has no company behind it that calls: from now on its webhooks come over HTTP to this very server. Answers what
 * ends that.
 */
export function startWebhooks(app: FastifyInstance, payments: PaymentProvider): () => Promise<void> {
  return payments instanceof Sandbox ? postEvents(app, payments, payments.name) : async () => {};
}

export function postEvents(app: FastifyInstance, { courier }: Sandbox, path: string): () => Promise<void> {
  const address = app.addresses()[0];
  if (typeof address !== 'object') return async () => {};
  courier.start(postTo(`http://${reachable(address)}/api/webhooks/${path}`));
  return () => courier.stop();
}

function reachable({ address, port }: { address: string; port: number }): string {
  if (address === '0.0.0.0') return `127.0.0.1:${port}`;
  if (address === '::') return `[::1]:${port}`;
  return address.includes(':') ? `[${address}]:${port}` : `${address}:${port}`;
}
