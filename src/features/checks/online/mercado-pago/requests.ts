import { isIP } from 'node:net';
import type { PaymentCreateRequest } from 'mercadopago/dist/clients/payment/create/types.js';
import type { PreferenceRequest } from 'mercadopago/dist/clients/preference/commonTypes.js';
import type { OnlineCharge } from '../provider.ts';

/** As Mercado Pago writes money: in reais, and cents after the point. */
export const reais = (cents: number) => cents / 100;

const halfHourMs = 30 * 60_000;

/** A PIX lives for half an hour at least; it is called back when the guest's time is over. */
export function pixPayment(
  { id, amountCents, description, expiresAt }: OnlineCharge,
  publicUrl: string,
): PaymentCreateRequest {
  const earliest = Date.now() + halfHourMs + 60_000;
  return {
    transaction_amount: reais(amountCents),
    description,
    payment_method_id: 'pix',
    external_reference: id,
    date_of_expiration: new Date(Math.max(expiresAt.getTime(), earliest)).toISOString(),
    payer: { email: payerEmail(id, publicUrl) },
  };
}

/** An address is asked for, and guests are not: one of this service, which nobody reads. */
function payerEmail(id: string, publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  const named = hostname.includes('.') && isIP(hostname) === 0;
  return `guest-${id.slice(0, 8)}@${named ? hostname : 'comanda.example'}`;
}

/** Cards alone: PIX has its own way, and slips of paper take days. */
export function preference({ id, amountCents, description, returnUrl, expiresAt }: OnlineCharge): PreferenceRequest {
  return {
    items: [{ id, title: description, quantity: 1, currency_id: 'BRL', unit_price: reais(amountCents) }],
    external_reference: id,
    back_urls: { success: returnUrl, pending: returnUrl, failure: returnUrl },
    // Mercado Pago leads back by itself only to where strangers cannot listen.
    ...(returnUrl.startsWith('https:') && { auto_return: 'approved' }),
    // What is not decided at once is refused: nobody waits at a table for a review of two days.
    binary_mode: true,
    payment_methods: {
      excluded_payment_types: [{ id: 'ticket' }, { id: 'bank_transfer' }, { id: 'atm' }],
      installments: 1,
    },
    expires: true,
    expiration_date_to: expiresAt.toISOString(),
  };
}
