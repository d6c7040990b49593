import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { readForm } from './stripe-form.ts';
import { newSession, type Session, StripeError, stripeId } from './stripe-sessions.ts';

interface Intent {
  id: string;
  object: 'payment_intent';
  status: 'requires_action' | 'processing' | 'succeeded' | 'requires_payment_method';
  latest_charge: string | null;
  last_payment_error: { code: string } | null;
}

interface Charge {
  id: string;
  object: 'charge';
  paid: boolean;
  refunded: boolean;
  amount: number;
  amount_refunded: number;
  payment_intent: string;
  created: number;
  payment_method_details: { type: string };
}

/** A message that Stripe would post. */
export interface StripeEvent {
  id: string;
  object: 'event';
  type: string;
  created: number;
  data: { object: unknown };
}

/**
 * Stripe's protocol as far as the product speaks it, on this machine: form bodies, keys that make a request one, shapes of objects
 * and errors. What happens at the hosted page is called here (`pay`, `printBoleto`, ...); its messages are kept in `events` and
 * signed as Stripe signs them, and it is up to the test when, how often and in which order they arrive.
 */
export class StripeStandIn {
  readonly secretKey = stripeId('sk_test');
  readonly webhookSecret = stripeId('whsec');
  readonly sessions = new Map<string, Session>();
  readonly events: StripeEvent[] = [];
  /** Every request, as `POST /v1/refunds`. */
  readonly asked: string[] = [];
  /** Answers are lost from now on, after what was asked has been done. */
  losesAnswers = 0;
  now = () => new Date();
  readonly #intents = new Map<string, Intent>();
  readonly #charges = new Map<string, Charge>();
  readonly #keys = new Map<string, { body: string; answer: string }>();
  readonly #server = createServer(async (request, response) => {
    const answer = await this.#answer(request).catch((error: unknown) => this.#error(error));
    if (this.losesAnswers > 0) {
      this.losesAnswers -= 1;
      return request.socket.destroy();
    }
    response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': stripeId('req') });
    response.end(answer.body);
  });

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** By card or PIX, at the hosted page. */
  pay(ref: string): StripeEvent {
    const session = this.#session(ref);
    this.#charge(session);
    Object.assign(session, { status: 'complete', payment_status: 'paid' });
    return this.#tell('checkout.session.completed', session);
  }

  /** The boleto is printed; the bank has not been there yet. */
  printBoleto(ref: string): StripeEvent {
    const session = this.#session(ref);
    this.#intent(session).status = 'requires_action';
    session.status = 'complete';
    return this.#tell('checkout.session.completed', session);
  }

  payBoleto(ref: string): StripeEvent {
    const session = this.#session(ref);
    this.#charge(session);
    session.payment_status = 'paid';
    return this.#tell('checkout.session.async_payment_succeeded', session);
  }

  /** Its days have passed. */
  failBoleto(ref: string): StripeEvent {
    const session = this.#session(ref);
    Object.assign(this.#intent(session), {
      status: 'requires_payment_method',
      last_payment_error: { code: 'expired' },
    });
    return this.#tell('checkout.session.async_payment_failed', session);
  }

  expire(ref: string): StripeEvent {
    const session = this.#session(ref);
    Object.assign(session, { status: 'expired', url: null });
    return this.#tell('checkout.session.expired', session);
  }

  /** A message as it would be posted: its body, and its signature made at that moment. */
  posted(event: object, at = this.now(), secret = this.webhookSecret): { body: string; signature: string } {
    const body = JSON.stringify(event);
    const timestamp = Math.floor(at.getTime() / 1_000);
    const signature = new Stripe(this.secretKey).webhooks.generateTestHeaderString({
      payload: body,
      secret,
      timestamp,
    });
    return { body, signature };
  }

  #session(ref: string): Session {
    const session = this.sessions.get(ref);
    if (!session)
      throw new StripeError(404, 'invalid_request_error', `No such checkout.session: ${ref}`, 'resource_missing');
    return session;
  }

  #intent(session: Session): Intent {
    const known = session.payment_intent ? this.#intents.get(session.payment_intent) : undefined;
    if (known) return known;
    const id = stripeId('pi');
    const made: Intent = {
      id,
      object: 'payment_intent',
      status: 'processing',
      latest_charge: null,
      last_payment_error: null,
    };
    this.#intents.set(id, made);
    session.payment_intent = id;
    return made;
  }

  #charge(session: Session): void {
    const intent = this.#intent(session);
    const id = stripeId('ch');
    const type = session.allowed_payment_method_types[0] ?? 'card';
    const created = this.#seconds();
    const { amount_total: amount } = session;
    const about = { id, object: 'charge', paid: true, refunded: false, amount, amount_refunded: 0 } as const;
    this.#charges.set(id, { ...about, payment_intent: intent.id, created, payment_method_details: { type } });
    Object.assign(intent, { status: 'succeeded', latest_charge: id });
  }

  #tell(type: string, object: object): StripeEvent {
    const about = { id: stripeId('evt'), object: 'event', type, created: this.#seconds() } as const;
    const event: StripeEvent = { ...about, data: { object: structuredClone(object) } };
    this.events.push(event);
    return event;
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body: string }> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString('utf8');
    const { pathname, search } = new URL(request.url ?? '/', this.url);
    this.asked.push(`${request.method} ${pathname}`);
    if (request.headers.authorization !== `Bearer ${this.secretKey}`)
      throw new StripeError(401, 'invalid_request_error', 'Invalid API Key provided');
    const key = request.headers['idempotency-key'];
    const earlier = typeof key === 'string' ? this.#keys.get(key) : undefined;
    if (earlier && earlier.body !== body)
      throw new StripeError(
        400,
        'idempotency_error',
        'Keys for idempotent requests can only be used with the same parameters',
      );
    const answer =
      earlier?.answer ??
      JSON.stringify(this.#do(`${request.method} ${pathname}`, readForm(body), readForm(search.slice(1))));
    if (typeof key === 'string') this.#keys.set(key, { body, answer });
    return { status: 200, body: answer };
  }

  #do(what: string, sent: Record<string, unknown>, query: Record<string, unknown>): unknown {
    const [, ref] = /^GET \/v1\/checkout\/sessions\/(\w+)$/.exec(what) ?? [];
    if (ref) return this.#expanded(this.#session(ref), query.expand);
    if (what === 'GET /v1/checkout/sessions') {
      const data = [...this.sessions.values()].filter((each) => each.payment_intent === query.payment_intent);
      return { object: 'list', data, has_more: false, url: '/v1/checkout/sessions' };
    }
    if (what === 'POST /v1/checkout/sessions') {
      const session = newSession(sent, this.url, this.#seconds());
      this.sessions.set(session.id, session);
      return session;
    }
    if (what === 'POST /v1/refunds') return this.#refund(String(sent.charge));
    throw new StripeError(404, 'invalid_request_error', `Unrecognized request URL (${what})`);
  }

  #expanded(session: Session, expand: unknown): object {
    const intent = session.payment_intent ? this.#intents.get(session.payment_intent) : undefined;
    if (!intent || !Object.values(expand ?? {}).includes('payment_intent.latest_charge')) return session;
    return {
      ...session,
      payment_intent: { ...intent, latest_charge: this.#charges.get(intent.latest_charge ?? '') ?? null },
    };
  }

  #refund(id: string): object {
    const charge = this.#charges.get(id);
    if (!charge) throw new StripeError(404, 'invalid_request_error', `No such charge: ${id}`, 'resource_missing');
    if (charge.refunded)
      throw new StripeError(
        400,
        'invalid_request_error',
        'Charge has already been refunded.',
        'charge_already_refunded',
      );
    if (charge.payment_method_details.type === 'boleto')
      throw new StripeError(400, 'invalid_request_error', 'Boleto payments cannot be refunded.');
    Object.assign(charge, { refunded: true, amount_refunded: charge.amount });
    this.#tell('charge.refunded', charge);
    return { id: stripeId('re'), object: 'refund', amount: charge.amount, charge: id, status: 'succeeded' };
  }

  #error(error: unknown): { status: number; body: string } {
    const { status, type, message, code } =
      error instanceof StripeError ? error : new StripeError(500, 'api_error', String(error));
    return { status, body: JSON.stringify({ error: { type, message, ...(code && { code }) } }) };
  }

  #seconds = () => Math.floor(this.now().getTime() / 1_000);
}
