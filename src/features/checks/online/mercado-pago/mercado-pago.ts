import {
  MercadoPagoConfig,
  MercadoPagoError,
  MPAuthenticationError,
  MPForbiddenError,
  MPNotFoundError,
  OAuth,
  Payment,
  Preference,
} from 'mercadopago';
import type { PreferenceRequest } from 'mercadopago/dist/clients/preference/commonTypes.js';
import { AppConfig } from 'mercadopago/dist/utils/config/index.js';
import { AccessRefused, type AskedCharge, type GuestProvider } from '../provider.ts';
import { grantOf } from './grant.ts';
import { readNotice } from './notice.ts';
import { pixPayment, preference } from './requests.ts';
import { type Found, takingOf } from './taking.ts';

export interface MercadoPagoOptions {
  clientId: string;
  clientSecret: string;
  /** Of the application's webhooks. */
  webhookSecret: string;
  /** Where Mercado Pago is, when it is somewhere else: a stand-in in tests. */
  url: string | null;
  /** Where people open this service. */
  publicUrl: string;
}

// A guest waits for it: two tries of six seconds, and the part is theirs again. Keys make a second try the same.
const options = { timeout: 6_000, maxRetries: 1, initialDelay: 300, maxDelay: 1_000 };

/**
 * Payments to the account that a house has at Mercado Pago: PIX by its code, cards on its own page (Checkout Pro), so that no card's number
 * ever comes here. A charge's id is the key of each request and the payment's external reference.
 */
export function mercadoPago({
  clientId,
  clientSecret,
  webhookSecret,
  url,
  publicUrl,
}: MercadoPagoOptions): GuestProvider {
  // The SDK has one place for everybody, and no option for another.
  if (url !== null) Object.assign(AppConfig, { BASE_URL: url });
  const at = (accessToken: string) => new MercadoPagoConfig({ accessToken, options: { ...options } });
  const oauth = () => new OAuth(at(''));
  const application = { client_id: clientId, client_secret: clientSecret };

  async function found(access: string, { id, ref, method }: AskedCharge): Promise<Found[]> {
    const { results = [] } = await asked(
      new Payment(at(access)).search({ options: { external_reference: id, sort: 'date_created', criteria: 'desc' } }),
    );
    // What was made a moment ago may not be found by searching yet.
    const known = ref !== null && method === 'pix' && !results.some((each) => String(each.id) === ref);
    return known ? [...results, await asked(new Payment(at(access)).get({ id: ref }))] : results;
  }

  return {
    name: 'mercadopago',

    consentUrl({ state, challenge, returnUrl }) {
      const proof = { code_challenge: challenge, code_challenge_method: 'S256' };
      const wanted = { client_id: clientId, state, redirect_uri: returnUrl, ...proof };
      const address = new URL(oauth().getAuthorizationURL({ options: wanted }));
      return url === null ? address.href : url + address.pathname + address.search;
    },

    async exchange(code, verifier, returnUrl) {
      const body = { ...application, code, code_verifier: verifier, redirect_uri: returnUrl };
      return grantOf(await asked(oauth().create({ body })));
    },

    async renew(refresh) {
      return grantOf(await asked(oauth().refresh({ body: { ...application, refresh_token: refresh } })));
    },

    async begin(access, charge) {
      const requestOptions = { idempotencyKey: charge.id };
      if (charge.method === 'pix') {
        const body = pixPayment(charge, publicUrl);
        const made = await asked(new Payment(at(access)).create({ body, requestOptions }));
        const pixCode = made.point_of_interaction?.transaction_data?.qr_code;
        if (made.id === undefined || !pixCode) throw new Error(`Mercado Pago gave no PIX code: ${made.status_detail}`);
        return { ref: String(made.id), pageUrl: null, pixCode };
      }
      const body = preference(charge);
      const { id, init_point: pageUrl } = await asked(new Preference(at(access)).create({ body, requestOptions }));
      if (!id || !pageUrl) throw new Error('Mercado Pago gave no page to pay on');
      return { ref: id, pageUrl, pixCode: null };
    },

    async look(access, charge) {
      return (await found(access, charge)).map(takingOf);
    },

    async cancel(access, charge) {
      const { id, ref, method } = charge;
      if (method === 'card' && ref !== null) {
        // What is not named stays as it is.
        const expired = { expires: true, expiration_date_to: new Date().toISOString() } as PreferenceRequest;
        await asked(
          new Preference(at(access)).update({
            id: ref,
            updatePreferenceRequest: expired,
            requestOptions: { idempotencyKey: `${id}-end` },
          }),
        );
      }
      for (const payment of (await found(access, charge)).filter((each) => takingOf(each).open)) {
        const requestOptions = { idempotencyKey: `${id}-cancel-${payment.id}` };
        // Paid in that moment, or under review: asking what it came to says so.
        await asked(new Payment(at(access)).cancel({ id: String(payment.id), requestOptions })).catch((error) => {
          if (!(error instanceof MercadoPagoError) || error.status < 400 || error.status >= 500) throw error;
        });
      }
    },

    async payment(access, ref) {
      return asked(new Payment(at(access)).get({ id: ref })).then(takingOf, (error) => {
        if (error instanceof MPNotFoundError || error instanceof MPForbiddenError) return null;
        throw error;
      });
    },

    read: async (message) => readNotice(message, webhookSecret),
  };
}

/** Access that was taken back at Mercado Pago opens nothing here either. */
async function asked<T>(asking: Promise<T>): Promise<T> {
  return asking.catch((error: unknown) => {
    const revoked =
      error instanceof MPAuthenticationError ||
      (error instanceof MercadoPagoError && ['invalid_grant', 'unauthorized_client'].includes(error.error));
    throw revoked ? new AccessRefused('Mercado Pago opens this account no more', { cause: error }) : error;
  });
}
