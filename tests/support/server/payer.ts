import { randomUUID } from 'node:crypto';
import { billing, type Payment } from '#features/billing/contract.ts';
import type { Customer } from '#features/billing/payer/contract.ts';
import type { SubscriptionRow } from '#features/billing/store.ts';
import type { PaymentMethod } from '#features/billing/values.ts';
import type { TestInstance } from './instance.ts';
import { addSubscriber, type Subscriber } from './subscriber.ts';
import { type Answer, Visitor } from './visitor.ts';

export const customer: Customer = {
  name: 'Ana Souza',
  email: 'ana@casa.example',
  document: '529.982.247-25',
  phone: '(11) 98888-7777',
};

/** The owner of a restaurant that has never paid, signed in. */
export class Payer {
  readonly #instance: TestInstance;
  readonly restaurant: Subscriber;
  readonly visitor: Visitor;

  constructor(instance: TestInstance, restaurant: Subscriber) {
    this.#instance = instance;
    this.restaurant = restaurant;
    this.visitor = new Visitor(instance);
  }

  static async arrive(instance: TestInstance, timezone = 'America/Sao_Paulo'): Promise<Payer> {
    const restaurant = await addSubscriber(instance.owner, { timezone });
    await instance.owner.query(
      `insert into accounts (user_id, account_id, provider_id, password)
       select $1::uuid, $1::text, 'credential', password from accounts where provider_id = 'credential' limit 1`,
      [restaurant.id],
    );
    // They all come from one address, which would soon be one that guesses passwords.
    await instance.owner.query('delete from tries; delete from rate_limits');
    const payer = new Payer(instance, restaurant);
    await payer.visitor.signIn(restaurant.email);
    return payer;
  }

  quote = (planId: string, discountCode?: string) =>
    this.visitor.post('/api/subscription/quote', { planId, discountCode });

  /** Asks what it costs and begins to pay it, unless told what to send. */
  async checkout(planId: string, changes: Record<string, unknown> = {}): Promise<Answer> {
    const { discountCode } = changes as { discountCode?: string };
    const { amountCents } = (await this.quote(planId, discountCode)).body;
    const sent = { key: randomUUID(), planId, method: 'pix' satisfies PaymentMethod, customer, amountCents };
    return this.visitor.post('/api/subscription/checkout', { ...sent, ...changes });
  }

  /** Checks out, pays at the sandbox and waits until the service has heard of it. */
  async pays(planId: string, changes: Record<string, unknown> = {}): Promise<Payment> {
    const { status, body } = await this.checkout(planId, changes);
    if (status !== 200) throw new Error(`The checkout answered ${status} ${JSON.stringify(body)}`);
    if (body.payment.status !== 'paid') {
      await payAtSandbox(this.#instance, body);
      await this.#instance.deliverPayments();
    }
    return (await this.visitor.ask(billing.payment, { id: body.payment.id })).payment;
  }

  payment = (id: string) => this.visitor.get(`/api/payments/${id}`);
  async subscription() {
    const { subscription, ...answer } = await this.visitor.ask(billing.subscription, undefined);
    // Tests that look for none say so.
    return { ...answer, subscription: subscription! };
  }

  async row(): Promise<SubscriptionRow & { [column: string]: unknown }> {
    const { rows } = await this.#instance.owner.query('select * from subscriptions where restaurant_id = $1', [
      this.restaurant.id,
    ]);
    if (rows.length !== 1) throw new Error(`${rows.length} subscriptions`);
    return rows[0];
  }
}

export const refOf = ({ instructions }: { instructions: { url: string } }): string =>
  instructions.url.split('/').at(-1) ?? '';

/** Pays on the sandbox's side, whatever the method. The service hears of it with the next delivery. */
export async function payAtSandbox({ sandbox }: Pick<TestInstance, 'sandbox'>, body: any): Promise<void> {
  const ref = refOf(body);
  const { method } = body.payment as { method: PaymentMethod };
  if (method === 'credit_card') await sandbox.payByCard(ref, '4242 4242 4242 4242');
  if (method === 'pix') await sandbox.payPix(ref);
  if (method !== 'boleto') return;
  await sandbox.payBoleto(ref);
  await sandbox.clear(ref, new Date());
}

/** The ids of plans by their keys, those that are not sold included. */
export async function planIds({ owner }: Pick<TestInstance, 'owner'>): Promise<Record<string, string>> {
  const { rows } = await owner.query<{ key: string; id: string }>('select key, id from plans');
  return Object.fromEntries(rows.map(({ key, id }) => [key, id]));
}

/** A discount code that is valid today. */
export async function addDiscount(
  { owner }: Pick<TestInstance, 'owner'>,
  changes: Partial<{
    type: string;
    value: number;
    maxUses: number | null;
    active: boolean;
    from: string;
    to: string;
    restaurantId: string;
  }> = {},
): Promise<string> {
  const code = `C${randomUUID().replaceAll('-', '').slice(0, 10)}`.toUpperCase();
  const { type = 'percentage', value = 1_000, maxUses = null, active = true, restaurantId = null } = changes;
  const { from = '2020-01-01', to = '2099-12-31' } = changes;
  await owner.query(
    `insert into discounts (code, type, value, max_uses, active, restaurant_id, starts_on, ends_on) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [code, type, value, maxUses, active, restaurantId, from, to],
  );
  return code;
}

export async function usesOf({ owner }: Pick<TestInstance, 'owner'>, code: string): Promise<number> {
  const { rows } = await owner.query('select used_count from discounts where code = $1', [code]);
  return rows[0].used_count;
}
