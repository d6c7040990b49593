/** Who takes what guests pay. `usual`: the embedded one with the demonstration, otherwise nobody. */
export type GuestPaymentConfig =
  | { provider: 'usual' | 'off' | 'sandbox' }
  | {
      provider: 'mercadopago';
      clientId: string;
      clientSecret: string;
      webhookSecret: string;
      /** What the houses' access is sealed with. */
      key: Buffer;
      /** Null: Mercado Pago itself. */
      url: string | null;
    };

/** `GUEST_PAYMENTS` and what it needs; what is missing or wrong is told in `wrong`. */
export function readGuestPayment(env: Record<string, string | undefined>, wrong: string[]): GuestPaymentConfig {
  const text = (name: string) => env[name]?.trim() ?? '';
  const provider = text('GUEST_PAYMENTS') || 'usual';
  if (!['usual', 'off', 'sandbox', 'mercadopago'].includes(provider))
    wrong.push('GUEST_PAYMENTS must be sandbox, mercadopago or off');
  // What is set is held to its form, whoever takes payments today.
  const wants = (name: string) => provider === 'mercadopago' || text(name) !== '';
  const clientId = text('MERCADO_PAGO_CLIENT_ID');
  const clientSecret = text('MERCADO_PAGO_CLIENT_SECRET');
  const webhookSecret = text('MERCADO_PAGO_WEBHOOK_SECRET');
  if (wants('MERCADO_PAGO_CLIENT_ID') && !/^\d{5,30}$/.test(clientId))
    wrong.push("MERCADO_PAGO_CLIENT_ID must be the application's number");
  if (wants('MERCADO_PAGO_CLIENT_SECRET') && !/^\S{16,200}$/.test(clientSecret))
    wrong.push("MERCADO_PAGO_CLIENT_SECRET must be the application's secret");
  if (wants('MERCADO_PAGO_WEBHOOK_SECRET') && !/^\S{16,200}$/.test(webhookSecret))
    wrong.push("MERCADO_PAGO_WEBHOOK_SECRET must be the webhooks' secret signature");
  const key = readKey(text('PAYMENT_ACCOUNTS_KEY'));
  if (wants('PAYMENT_ACCOUNTS_KEY') && !key)
    wrong.push('PAYMENT_ACCOUNTS_KEY must be 32 bytes in base64, as from: openssl rand -base64 32');
  const url = readUrl(text('MERCADO_PAGO_URL'));
  if (url === undefined) wrong.push('MERCADO_PAGO_URL must be an https:// address, or one of this machine');
  if (provider === 'usual' || provider === 'sandbox') return { provider };
  if (provider !== 'mercadopago') return { provider: 'off' };
  return { provider, clientId, clientSecret, webhookSecret, key: key ?? Buffer.alloc(32), url: url ?? null };
}

function readKey(text: string): Buffer | null {
  const key = /^[A-Za-z0-9+/]{43}=$/.test(text) ? Buffer.from(text, 'base64') : null;
  return key?.length === 32 ? key : null;
}

const here = new Set(['localhost', '127.0.0.1', '[::1]']);

/** What opens the houses' accounts goes there: in the clear only where nobody else listens. */
function readUrl(text: string): string | null | undefined {
  if (text === '') return null;
  const url = URL.parse(text);
  if (url?.pathname !== '/' || url.search || url.hash || url.username) return undefined;
  return url.protocol === 'https:' || (url.protocol === 'http:' && here.has(url.hostname)) ? url.origin : undefined;
}
