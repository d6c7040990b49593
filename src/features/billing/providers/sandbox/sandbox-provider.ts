import { createHmac, randomBytes } from 'node:crypto';
import type { SystemDoor, SystemTransaction } from '#database/system-door.ts';
import { CodedError } from '#lib/errors.ts';
import { localClock } from '#lib/time.ts';
import { boletoBarcode, boletoLine } from '../../boleto.ts';
import { bankZone } from '../../payable.ts';
import { type Charge, type PaymentProvider, type Report, WebhookRefused } from '../provider.ts';
import { nextBusinessDay } from './business-day.ts';
import { type CardOutcome, outcomeOf } from './cards.ts';
import { Courier } from './courier.ts';
import { readEvent, toReport, writeEvent } from './event.ts';
import { pixCode, txidOf } from './pix-code.ts';
import {
  changeSandboxPayment,
  keepEvent,
  keepSandboxPayment,
  lockSandboxPayment,
  type SandboxPayment,
  type Shop,
  sandboxPayment,
  sandboxPaymentOf,
  setClearing,
} from './sandbox-store.ts';
import { isSigned } from './signature.ts';

export interface SandboxOptions {
  system: SystemDoor;
  appSecret: string;
  publicUrl: string;
  /** The service's own, unless said otherwise. */
  shop?: Shop;
  now(): Date;
  onError(error: unknown): void;
}

/** No bank has this number. */
const bank = '988';

/** A payment provider without a company behind it: it keeps its own books, has its own page, and tells by signed webhooks alone. */
export class Sandbox implements PaymentProvider {
  readonly name = 'sandbox';
  /** What its webhooks are signed with. */
  readonly secret: string;
  readonly shop: Shop;
  readonly courier: Courier;
  readonly #options: SandboxOptions;

  constructor(options: SandboxOptions) {
    const { system, appSecret, shop = 'service', now, onError } = options;
    this.#options = options;
    this.shop = shop;
    this.secret = createHmac('sha256', appSecret)
      .update(shop === 'service' ? 'sandbox webhooks' : `sandbox webhooks ${shop}`)
      .digest('hex');
    this.courier = new Courier({ system, shop, secret: this.secret, now, onError });
  }

  async begin(charge: Charge) {
    const { id, amountCents, method, description, customer, returnUrl, cancelUrl, expiresAt } = charge;
    const { system, publicUrl, now } = this.#options;
    const kept = await keepSandboxPayment(system, {
      ref: `sbx_${randomBytes(16).toString('hex')}`,
      paymentId: id,
      shop: this.shop,
      method,
      amountCents,
      description,
      payerName: customer.name,
      returnUrl,
      cancelUrl,
      expiresAt,
      createdAt: now(),
      pixCode: method === 'pix' ? pixCode(id, amountCents) : null,
      boletoLine: method === 'boleto' ? boletoFor(charge) : null,
    });
    const { ref, pixCode: code, boletoLine: line } = kept;
    const instructions = {
      url: `${publicUrl}/sandbox/pay/${ref}`,
      ...(code !== null && { pixCode: code }),
      ...(line !== null && { boletoLine: line }),
    };
    return { ref, instructions, expiresAt: new Date(kept.expiresAt) };
  }

  async read(body: Buffer, headers: Record<string, string | string[] | undefined>, now: Date) {
    if (!isSigned(body, headers['sandbox-signature'], this.secret, now)) throw new WebhookRefused('Not signed');
    const event = readEvent(body);
    if (!event) throw new WebhookRefused('No message of the sandbox');
    return event;
  }

  async look(ref: string): Promise<Report> {
    const { system, now } = this.#options;
    const found = await sandboxPayment(system, ref);
    if (!found) throw new Error(`The sandbox knows no payment ${ref}`);
    // The bank's day has come without anyone having moved it.
    const cleared = found.clearsOn !== null && found.status === 'pending' && found.clearsOn <= dayOf(now());
    const payment = cleared ? await this.clear(ref, now()) : found;
    const { status, expiresAt } = payment;
    if (this.payable(payment) || status !== 'pending' || payment.clearsOn !== null) return this.#report(payment);
    return toReport({ ...payment, status: 'cancelled', failure: 'expired', at: expiresAt });
  }

  async withdraw(ref: string): Promise<Report> {
    const { system, now } = this.#options;
    // The answer says it: nothing happened here that would have to be told.
    return system.transaction(async (tx) => {
      const payment = await lockSandboxPayment(tx, ref);
      if (!payment) throw new Error(`The sandbox knows no payment ${ref}`);
      // What a bank has taken is on its way.
      const open = (payment.status === 'pending' || payment.status === 'failed') && payment.clearsOn === null;
      if (!open) return this.#report(payment);
      const closed = { status: 'cancelled', failure: 'withdrawn', at: now() } as const;
      return this.#report(await changeSandboxPayment(tx, ref, closed));
    });
  }

  async refund(ref: string): Promise<void> {
    const { now } = this.#options;
    await this.#change(ref, async (tx, payment) => {
      if (payment.status === 'refunded') return null;
      if (payment.status !== 'paid') throw new Error(`The payment ${ref} was not paid`);
      return changeSandboxPayment(tx, ref, { status: 'refunded', at: now() });
    });
  }

  /** By the name that whoever asked for it has. */
  findCharge(id: string): Promise<SandboxPayment | null> {
    return sandboxPaymentOf(this.#options.system, id);
  }

  /** What its page shows. */
  find(ref: string): Promise<SandboxPayment | null> {
    return sandboxPayment(this.#options.system, ref);
  }

  /** A refused card leaves the page open for another one. */
  payable({ status, expiresAt }: SandboxPayment): boolean {
    return (status === 'pending' || status === 'failed') && new Date(expiresAt) > this.#options.now();
  }

  async payByCard(ref: string, number: string): Promise<CardOutcome> {
    const outcome = outcomeOf(number);
    const at = this.#options.now();
    await this.#changePayable(ref, 'credit_card', (tx) =>
      outcome === 'pays'
        ? changeSandboxPayment(tx, ref, { status: 'paid', transactionId: `card_${randomBytes(9).toString('hex')}`, at })
        : changeSandboxPayment(tx, ref, { status: 'failed', failure: outcome, at }),
    );
    return outcome;
  }

  async payPix(ref: string): Promise<void> {
    const at = this.#options.now();
    // As the Banco Central numbers transfers: E, the payer's bank, the moment, eleven characters.
    const moment = at.toISOString().replace(/[-:T]/g, '').slice(0, 12);
    const transactionId = `E99999999${moment}${txidOf(ref.slice(4)).slice(-11)}`;
    await this.#changePayable(ref, 'pix', (tx) => changeSandboxPayment(tx, ref, { status: 'paid', transactionId, at }));
  }

  /** Paid at a bank: known on the next business day. */
  async payBoleto(ref: string): Promise<void> {
    const day = nextBusinessDay(dayOf(this.#options.now()));
    await this.#changePayable(ref, 'boleto', async (tx) => {
      await setClearing(tx, ref, day);
      return null;
    });
  }

  /** The business day has come. */
  clear(ref: string, at: Date): Promise<SandboxPayment> {
    return this.#change(ref, async (tx, { clearsOn, status }) => {
      if (clearsOn === null || status !== 'pending') return null;
      return changeSandboxPayment(tx, ref, { status: 'paid', transactionId: `bol_${ref.slice(-18)}`, at });
    });
  }

  #report(payment: SandboxPayment): Report {
    const { status, clearsOn, settledAt, createdAt } = payment;
    const report = toReport({ ...payment, at: settledAt ?? createdAt });
    if (status === 'failed') return { ...report, open: this.payable(payment) };
    return status === 'pending' && clearsOn !== null ? { ...report, clearing: true } : report;
  }

  async #changePayable(
    ref: string,
    method: SandboxPayment['method'],
    work: (tx: SystemTransaction) => Promise<SandboxPayment | null>,
  ): Promise<void> {
    await this.#change(ref, async (tx, payment) => {
      if (payment.method !== method || !this.payable(payment)) throw new CodedError('payment_not_found');
      return work(tx);
    });
  }

  /** One change at a time, written together with the message that tells it. Null: nothing changed. */
  async #change(
    ref: string,
    work: (tx: SystemTransaction, payment: SandboxPayment) => Promise<SandboxPayment | null>,
  ): Promise<SandboxPayment> {
    const { system, now } = this.#options;
    const after = await system.transaction(async (tx) => {
      const payment = await lockSandboxPayment(tx, ref);
      if (!payment) throw new CodedError('payment_not_found');
      const changed = await work(tx, payment);
      if (!changed) return payment;
      const id = `evt_${randomBytes(12).toString('hex')}`;
      await keepEvent(tx, payment.shop, { id, body: writeEvent(id, changed) }, now());
      return changed;
    });
    this.courier.wake();
    return after;
  }
}

const dayOf = (instant: Date) => localClock(instant, bankZone).day;

function boletoFor({ id, amountCents, expiresAt }: Charge): string {
  const free = BigInt(`0x${id.replaceAll('-', '')}`)
    .toString()
    .slice(-25)
    .padStart(25, '0');
  return boletoLine(boletoBarcode({ bank, amountCents, dueOn: dayOf(expiresAt), free }));
}
