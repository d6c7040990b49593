/** Every setting of the program, as README's table has them. */
export const settings = [
  'PORT',
  'HOST',
  'DATABASE_URL',
  'DATA_DIR',
  'BACKUP_DIR',
  'DEMO',
  'PUBLIC_URL',
  'APP_SECRET',
  'ORDERS_PER_TABLE',
  'SMTP_URL',
  'MAIL_FROM',
  'OIDC_PROVIDERS',
  'LOG_LEVEL',
  'SUPPORT_PHONE',
  'SUPPORT_EMAIL',
  'PAYMENT_PROVIDER',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'GUEST_PAYMENTS',
  'MERCADO_PAGO_CLIENT_ID',
  'MERCADO_PAGO_CLIENT_SECRET',
  'MERCADO_PAGO_WEBHOOK_SECRET',
  'PAYMENT_ACCOUNTS_KEY',
  'MERCADO_PAGO_URL',
  'ISSUER_NAME',
  'ISSUER_CNPJ',
  'ISSUER_ADDRESS',
  'METRICS_PORT',
  'METRICS_HOST',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'TRUST_PROXY',
] as const;

/** Lists may be written over several lines. */
const longer = new Set<string>(['OIDC_PROVIDERS']);
const control = /\p{Cc}/u;

/** What a file of settings got wrong is not read by halves: a second line or a stray character makes another value of it. */
export function refuseControlCharacters(env: Record<string, string | undefined>, wrong: string[]): void {
  for (const name of settings) {
    if (!longer.has(name) && control.test(env[name]?.trim() ?? ''))
      wrong.push(`${name} must be one line of plain text`);
  }
}

/** A name or a numeric address, and no address of the web. */
export const isHost = (text: string): boolean => /^[\w.:%-]{1,253}$/.test(text);

/** Whether what stands in it percent-encoded can be read: those who connect with it would fail on it much later. */
export function isDecodable({ username, password, pathname }: URL): boolean {
  try {
    for (const part of [username, password, pathname]) decodeURIComponent(part);
    return true;
  } catch {
    return false;
  }
}
