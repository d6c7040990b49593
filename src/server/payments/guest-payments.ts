import type { FastifyInstance } from 'fastify';
import type { SystemDoor } from '#database/system-door.ts';
import { Sandbox } from '#features/billing/providers/sandbox/sandbox-provider.ts';
import { sealedSample } from '#features/checks/online/accounts.ts';
import type { GuestPayments } from '#features/checks/online/guest-payments.ts';
import { sandboxForGuests } from '#features/checks/online/sandbox/sandbox-online.ts';
import { keyFrom, openVault } from '#features/checks/online/vault.ts';
import { StartupError } from '#lib/startup-error.ts';
import type { GuestPaymentConfig } from './guest-payment-config.ts';
import { postEvents } from './payment-provider.ts';

interface Needs {
  guestPayments: GuestPaymentConfig;
  demo: boolean;
  system: SystemDoor;
  appSecret: string;
  publicUrl: string;
  now(): Date;
  onError(error: unknown): void;
}

/** Who takes what guests pay, and the embedded one's books when it is that. */
export interface OpenGuestPayments {
  payments: GuestPayments | null;
  sandbox: Sandbox | null;
}

/** By configuration. Without a provider guests pay at the till, and to the house's own PIX key. */
export async function openGuestPayments({ guestPayments, demo, ...needs }: Needs): Promise<OpenGuestPayments> {
  const { system, appSecret, publicUrl, now } = needs;
  const secret = keyFrom(appSecret, 'consent of payment accounts').toString('hex');
  if (guestPayments.provider === 'mercadopago') {
    const vault = openVault(guestPayments.key);
    await refuseOtherKey(system, vault);
    // Read where it is used alone.
    const { mercadoPago } = await import('#features/checks/online/mercado-pago/mercado-pago.ts');
    return { payments: { provider: mercadoPago({ ...guestPayments, publicUrl }), vault, secret }, sandbox: null };
  }
  const wanted = guestPayments.provider === 'sandbox' || (guestPayments.provider === 'usual' && demo);
  if (!wanted) return { payments: null, sandbox: null };
  const sandbox = new Sandbox({ ...needs, shop: 'guests' });
  // What it opens is worth nothing.
  const vault = openVault(keyFrom(appSecret, 'accounts of the sandbox'));
  return { payments: { provider: sandboxForGuests(sandbox, now), vault, secret }, sandbox };
}

/** What was sealed before has to open: with another key no house could be paid, nor given up, and nobody would know why. */
async function refuseOtherKey(system: SystemDoor, vault: ReturnType<typeof openVault>): Promise<void> {
  const sample = await sealedSample(system, 'mercadopago');
  if (!sample) return;
  try {
    vault.open(sample.sealed, sample.about);
  } catch (cause) {
    const why = 'PAYMENT_ACCOUNTS_KEY is not the key that the connected accounts were sealed with: set the former one';
    throw new StartupError('CONFIG_INVALID', `Wrong settings: ${why}`, { cause });
  }
}

/** From now on the embedded one's messages come over HTTP to this very server. Answers what ends that. */
export function startGuestWebhooks(app: FastifyInstance, { sandbox }: OpenGuestPayments): () => Promise<void> {
  return sandbox ? postEvents(app, sandbox, 'guests/sandbox') : async () => {};
}
