/** Who takes payments. Another provider is another of these. */
export type PaymentConfig = { provider: 'sandbox' } | { provider: 'stripe'; secretKey: string; webhookSecret: string };

/** `PAYMENT_PROVIDER` and what it needs; what is missing or wrong is told in `wrong`. */
export function readPayment(env: Record<string, string | undefined>, wrong: string[]): PaymentConfig {
  const provider = env.PAYMENT_PROVIDER?.trim() || 'sandbox';
  if (provider !== 'stripe' && provider !== 'sandbox') wrong.push('PAYMENT_PROVIDER must be sandbox or stripe');
  // What is set is held to its form, whoever takes payments today.
  const wants = (text: string) => provider === 'stripe' || text !== '';
  const secretKey = env.STRIPE_SECRET_KEY?.trim() ?? '';
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET?.trim() ?? '';
  if (wants(secretKey) && !/^[sr]k_\w+$/.test(secretKey))
    wrong.push('STRIPE_SECRET_KEY must be a secret or restricted key, sk_... or rk_...');
  if (wants(webhookSecret) && !/^whsec_\w+$/.test(webhookSecret))
    wrong.push('STRIPE_WEBHOOK_SECRET must be the signing secret, whsec_...');
  return provider === 'stripe' ? { provider, secretKey, webhookSecret } : { provider: 'sandbox' };
}
