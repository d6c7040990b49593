import { hash, randomBytes } from 'node:crypto';
import { pixCode } from '#features/billing/providers/sandbox/pix-code.ts';

/** What Mercado Pago answers instead. */
export class MercadoPagoRefusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

export interface MpPayment {
  id: number;
  status: 'pending' | 'approved' | 'rejected' | 'cancelled' | 'refunded' | 'charged_back';
  status_detail: string;
  currency_id: string;
  transaction_amount: number;
  transaction_amount_refunded: number;
  external_reference: string | null;
  collector_id: number;
  payment_method_id: string;
  payment_type_id: string;
  date_of_expiration: string | null;
  point_of_interaction?: { type: string; transaction_data: { qr_code: string; ticket_url: string } };
}

export interface MpPreference {
  id: string;
  collector_id: number;
  external_reference: string;
  init_point: string;
  items: { title: string; quantity: number; unit_price: number }[];
  back_urls: { success: string };
  expires: boolean;
  expiration_date_to: string;
}

interface Consent {
  seller: number;
  challenge: string;
  redirectUri: string;
}

const secret = (prefix: string) => `${prefix}-${randomBytes(12).toString('hex')}`;
const halfYearSeconds = 15_552_000;

/** Sellers, what opens their accounts, and their payments. */
export class MercadoPagoBooks {
  readonly clientId = '4934588586838432';
  readonly clientSecret = secret('secret');
  readonly payments = new Map<number, MpPayment>();
  readonly preferences = new Map<string, MpPreference>();
  /** How long access lasts that is given from now on. */
  accessSeconds = halfYearSeconds;
  readonly #access = new Map<string, number>();
  readonly #refresh = new Map<string, number>();
  readonly #codes = new Map<string, Consent>();
  #lastId = 1_300_000_000;

  /** The seller agreed: what their browser takes back. */
  agree(asked: URLSearchParams, seller: number): URL {
    const wanted = {
      client_id: this.clientId,
      response_type: 'code',
      platform_id: 'mp',
      code_challenge_method: 'S256',
    };
    for (const [name, value] of Object.entries(wanted))
      if (asked.get(name) !== value) throw new MercadoPagoRefusal(400, `invalid_${name}`);
    const back = new URL(asked.get('redirect_uri') ?? '');
    const code = secret('TG');
    this.#codes.set(code, { seller, challenge: asked.get('code_challenge') ?? '', redirectUri: back.href });
    back.searchParams.set('code', code);
    back.searchParams.set('state', asked.get('state') ?? '');
    return back;
  }

  token(sent: Record<string, string>) {
    if (sent.client_id !== this.clientId || sent.client_secret !== this.clientSecret)
      throw new MercadoPagoRefusal(400, 'invalid_client');
    if (sent.grant_type === 'refresh_token') {
      const seller = this.#refresh.get(sent.refresh_token ?? '');
      if (seller === undefined) throw new MercadoPagoRefusal(400, 'invalid_grant');
      this.#refresh.delete(sent.refresh_token ?? '');
      return this.#grant(seller);
    }
    const consent = this.#codes.get(sent.code ?? '');
    // Good once.
    this.#codes.delete(sent.code ?? '');
    const proven = consent?.challenge === hash('sha256', sent.code_verifier ?? '', 'base64url');
    if (!consent || !proven || consent.redirectUri !== sent.redirect_uri)
      throw new MercadoPagoRefusal(400, 'invalid_grant');
    return this.#grant(consent.seller);
  }

  /** The seller has taken back what they agreed to. */
  revoke(seller: number): void {
    for (const tokens of [this.#access, this.#refresh])
      for (const [token, of] of tokens) if (of === seller) tokens.delete(token);
  }

  sellerOf(authorization: string | undefined): number {
    const seller = this.#access.get(authorization?.replace('Bearer ', '') ?? '');
    if (seller === undefined) throw new MercadoPagoRefusal(401, 'unauthorized');
    return seller;
  }

  #grant(seller: number) {
    const access = secret('APP_USR');
    const refresh = secret('TG');
    this.#access.set(access, seller);
    this.#refresh.set(refresh, seller);
    const about = { token_type: 'bearer', scope: 'offline_access read write', live_mode: true, user_id: seller };
    return { access_token: access, refresh_token: refresh, expires_in: this.accessSeconds, ...about };
  }

  newPayment(seller: number, sent: Partial<MpPayment>): MpPayment {
    this.#lastId += 1;
    const id = this.#lastId;
    const amount = sent.transaction_amount ?? 0;
    // Floating cents such as 27.39 * 100 are not whole: what counts is what is written.
    if (!(amount > 0) || !/^\d+(\.\d{1,2})?$/.test(String(amount))) throw new MercadoPagoRefusal(400, 'bad_request');
    const payment: MpPayment = {
      id,
      status: 'pending',
      status_detail: 'pending_waiting_transfer',
      currency_id: 'BRL',
      transaction_amount: amount,
      transaction_amount_refunded: 0,
      external_reference: sent.external_reference ?? null,
      collector_id: seller,
      payment_method_id: sent.payment_method_id ?? 'pix',
      payment_type_id: sent.payment_type_id ?? 'bank_transfer',
      date_of_expiration: sent.date_of_expiration ?? null,
    };
    if (payment.payment_method_id === 'pix') {
      const qr = pixCode(`${'0'.repeat(24)}${String(id).slice(-8)}`, Math.round(amount * 100));
      payment.point_of_interaction = {
        type: 'PIX',
        transaction_data: { qr_code: qr, ticket_url: 'https://mp.example' },
      };
    }
    this.payments.set(id, payment);
    return payment;
  }

  newPreference(seller: number, sent: Omit<MpPreference, 'id' | 'collector_id' | 'init_point'>, url: string) {
    const id = `${seller}-${randomBytes(8).toString('hex')}`;
    const preference = { ...sent, id, collector_id: seller, init_point: `${url}/checkout/${id}` };
    this.preferences.set(id, preference);
    return preference;
  }

  payment(seller: number, id: number): MpPayment {
    const payment = this.payments.get(id);
    if (payment?.collector_id !== seller) throw new MercadoPagoRefusal(404, 'not_found');
    return payment;
  }

  preference(seller: number | null, id: string): MpPreference {
    const preference = this.preferences.get(id);
    if (!preference || (seller !== null && preference.collector_id !== seller))
      throw new MercadoPagoRefusal(404, 'not_found');
    return preference;
  }
}
