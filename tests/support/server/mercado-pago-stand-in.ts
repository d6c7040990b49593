import { createHmac, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MercadoPagoBooks, MercadoPagoRefusal, type MpPayment, type MpPreference } from './mercado-pago-books.ts';

/** A message as Mercado Pago would post it. */
export interface MpNotice {
  search: string;
  headers: Record<string, string>;
  body: string;
}

/**
 * Mercado Pago's protocol as far as the product speaks it, on this machine: consent with PKCE, tokens that change with each renewal, payments,
 * preferences with a page of their own, keys that make a request one, and signed messages. What happens at a bank is called here
 * (`pay`, `refund`); its messages are signed as Mercado Pago signs them, and it is up to the test when and how often they arrive.
 */
export class MercadoPagoStandIn {
  readonly books = new MercadoPagoBooks();
  readonly webhookSecret = randomBytes(32).toString('hex');
  /** Who agrees and is paid, unless the page of consent says otherwise. */
  seller = 241_983_636;
  /** Every request, as `POST /v1/payments`. */
  readonly asked: string[] = [];
  /** Nobody answers. */
  away = false;
  /** Answers are lost from now on, after what was asked has been done. */
  losesAnswers = 0;
  /** Told of whatever becomes of a payment: the browser's journeys post it at once. */
  onChange: (payment: MpPayment) => Promise<void> = async () => {};
  /** What happens between a request and its answer. */
  beforeAnswer: (what: string, answer: unknown) => Promise<void> = async () => {};
  readonly #keys = new Map<string, { body: string; answer: unknown }>();
  readonly #server = createServer((request, response) => void this.#serve(request, response));

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** As the program is told of it. */
  get settings() {
    const { clientId, clientSecret } = this.books;
    const key = randomBytes(32);
    return {
      provider: 'mercadopago',
      clientId,
      clientSecret,
      webhookSecret: this.webhookSecret,
      key,
      url: this.url,
    } as const;
  }

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async pay(id: number, reais?: number): Promise<MpPayment> {
    const payment = this.#known(id);
    if (payment.status !== 'pending') throw new Error(`The payment ${id} is ${payment.status}`);
    Object.assign(payment, { status: 'approved', status_detail: 'accredited' });
    if (reais !== undefined) payment.transaction_amount = reais;
    await this.onChange(payment);
    return payment;
  }

  /** A card on the hosted page. */
  async payAt(preferenceId: string, type = 'credit_card'): Promise<MpPayment> {
    const { collector_id, external_reference, items } = this.books.preference(null, preferenceId);
    const amount = items.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0);
    const card = { payment_method_id: 'master', payment_type_id: type };
    const payment = this.books.newPayment(collector_id, { transaction_amount: amount, external_reference, ...card });
    return this.pay(payment.id);
  }

  /** A card that its bank does not let pay. */
  async refuseAt(preferenceId: string): Promise<MpPayment> {
    const { collector_id, external_reference, items } = this.books.preference(null, preferenceId);
    const amount = items.reduce((sum, { quantity, unit_price }) => sum + quantity * unit_price, 0);
    const card = { payment_method_id: 'master', payment_type_id: 'credit_card' };
    const payment = this.books.newPayment(collector_id, { transaction_amount: amount, external_reference, ...card });
    Object.assign(payment, { status: 'rejected', status_detail: 'cc_rejected_insufficient_amount' });
    await this.onChange(payment);
    return payment;
  }

  async refund(id: number, reais?: number): Promise<MpPayment> {
    const payment = this.#known(id);
    const back = reais ?? payment.transaction_amount - payment.transaction_amount_refunded;
    payment.transaction_amount_refunded += back;
    if (payment.transaction_amount_refunded >= payment.transaction_amount) payment.status = 'refunded';
    await this.onChange(payment);
    return payment;
  }

  /** A message about a payment, signed at that moment. */
  notice(payment: Pick<MpPayment, 'id' | 'collector_id'>, changes: NoticeChanges = {}): MpNotice {
    const { at = new Date(), secret = this.webhookSecret, seller = payment.collector_id } = changes;
    const requestId = changes.requestId ?? randomUUID();
    const ts = changes.milliseconds ? at.getTime() : Math.floor(at.getTime() / 1_000);
    const manifest = `id:${payment.id};request-id:${requestId};ts:${ts};`;
    const v1 = createHmac('sha256', secret).update(manifest).digest('hex');
    const about = { type: 'payment', action: 'payment.updated', api_version: 'v1', live_mode: true };
    return {
      search: `?data.id=${payment.id}&type=payment`,
      headers: { 'content-type': 'application/json', 'x-request-id': requestId, 'x-signature': `ts=${ts},v1=${v1}` },
      body: JSON.stringify({ ...about, id: 112_233, user_id: seller, data: { id: String(payment.id) } }),
    };
  }

  #known(id: number): MpPayment {
    const payment = this.books.payments.get(id);
    if (!payment) throw new Error(`There is no payment ${id}`);
    return payment;
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (this.away) return void request.socket.destroy();
    const body = Buffer.concat(chunks).toString('utf8');
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    const what = `${request.method} ${pathname}`;
    this.asked.push(what);
    try {
      if (await this.#page(what, searchParams, response)) return;
      const answer = this.#once(request, body, () =>
        this.#do(what, request, searchParams, body ? JSON.parse(body) : {}),
      );
      await this.beforeAnswer(what, answer);
      if (this.losesAnswers > 0) {
        this.losesAnswers -= 1;
        return void request.socket.destroy();
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    } catch (error) {
      const { status, code } = error instanceof MercadoPagoRefusal ? error : { status: 500, code: String(error) };
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ message: code, error: code, status, cause: [] }));
    }
  }

  /** The same key is the same request; with another body it is refused. */
  #once(request: IncomingMessage, body: string, work: () => unknown): unknown {
    const key = request.headers['x-idempotency-key'];
    if (request.method === 'GET') return work();
    if (typeof key !== 'string') throw new MercadoPagoRefusal(400, 'missing_idempotency_key');
    const earlier = this.#keys.get(key);
    if (earlier && earlier.body !== body) throw new MercadoPagoRefusal(409, 'idempotency_key_reused');
    const answer = earlier?.answer ?? structuredClone(work());
    this.#keys.set(key, { body, answer });
    return answer;
  }

  #do(what: string, { headers }: IncomingMessage, query: URLSearchParams, sent: Record<string, any>): unknown {
    if (what === 'POST /oauth/token') return this.books.token(sent);
    const seller = this.books.sellerOf(headers.authorization);
    if (what === 'POST /v1/payments') return this.books.newPayment(seller, sent);
    if (what === 'GET /v1/payments/search') {
      const reference = query.get('external_reference');
      const all = [...this.books.payments.values()];
      const results = all.filter((each) => each.collector_id === seller && each.external_reference === reference);
      return { paging: { total: results.length, limit: 30, offset: 0 }, results };
    }
    const [, id] = /^(?:GET|PUT) \/v1\/payments\/(\d+)$/.exec(what) ?? [];
    if (id && what.startsWith('GET')) return this.books.payment(seller, Number(id));
    if (id) {
      const payment = this.books.payment(seller, Number(id));
      if (payment.status !== 'pending') throw new MercadoPagoRefusal(400, 'invalid_status');
      return Object.assign(payment, { status: 'cancelled', status_detail: 'by_collector' });
    }
    if (what === 'POST /checkout/preferences/')
      return this.books.newPreference(seller, sent as Omit<MpPreference, 'id'>, this.url);
    const [, preference] = /^PUT \/checkout\/preferences\/([\w-]+)$/.exec(what) ?? [];
    if (preference) return Object.assign(this.books.preference(seller, preference), sent);
    throw new MercadoPagoRefusal(404, 'not_found');
  }

  /** What people see there: whether they agree, and where they pay by card. */
  async #page(what: string, query: URLSearchParams, response: ServerResponse): Promise<boolean> {
    const show = (text: string, form: string) =>
      response
        .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        .end(`<!doctype html><html lang="pt-BR"><title>${text}</title><main><h1>${text}</h1>${form}</main>`);
    if (what === 'GET /authorization') {
      show(
        'Mercado Pago',
        `<a href="${this.books.agree(query, this.seller).href.replaceAll('&', '&amp;')}">Autorizar</a>`,
      );
      return true;
    }
    const [, verb, id] = /^(GET|POST) \/checkout\/([\w-]+)$/.exec(what) ?? [];
    if (!id || id === 'preferences') return false;
    const { back_urls: back, items, expiration_date_to: until } = this.books.preference(null, id);
    if (Date.parse(until) < Date.now()) show('Este link expirou', '');
    else if (verb === 'GET')
      show('Mercado Pago', `<form method="post"><button>Pagar ${items[0]?.unit_price}</button></form>`);
    else {
      const payment = await this.payAt(id);
      response.writeHead(303, { location: `${back.success}&payment_id=${payment.id}&status=approved` }).end();
    }
    return true;
  }
}

interface NoticeChanges {
  at?: Date;
  secret?: string;
  seller?: number | string;
  requestId?: string;
  /** As it writes the moment lately. */
  milliseconds?: boolean;
}
