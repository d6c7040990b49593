import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestInstance, type TestInstance } from '../../../../tests/support/server/instance.ts';
import { customer, Payer, planIds } from '../../../../tests/support/server/payer.ts';
import { platformDesk } from '../../../../tests/support/server/platform.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';
import { RefundByHand } from '../../billing/providers/provider.ts';
import type { RefundDue } from './contract.ts';

let instance: TestInstance;
let desk: Awaited<ReturnType<typeof platformDesk>>;
let plans: Record<string, string>;
const real = new Date();
let now = real;
beforeAll(async () => {
  instance = await openTestInstance({ now: () => now });
  desk = await platformDesk(instance);
  plans = await planIds(instance);
});
afterAll(() => instance.close());

const hours = (count: number) => new Date(real.getTime() + count * 3_600_000);
const due = async (): Promise<RefundDue[]> => (await desk.admin.get('/api/platform/refunds')).body.refunds;
const mark = (id: string) => desk.admin.post(`/api/platform/refunds/${id}`, {});

/** A restaurant that has cancelled and whose money people have to send back. */
async function owed(at: Date, method = 'boleto') {
  now = real;
  const ana = await Payer.arrive(instance);
  const paid = await ana.pays(plans.mensal!, { method });
  now = at;
  const { revision } = (await ana.subscription()).subscription;
  const refund = vi.spyOn(instance.sandbox, 'refund').mockRejectedValue(new RefundByHand());
  await ana.visitor.post('/api/subscription/cancel', { revision });
  refund.mockRestore();
  const read = async () => (await ana.payment(paid.id)).body.payment;
  return { ana, id: paid.id as string, paid, read };
}

test('what is owed is listed with whom to send it to, oldest first', async () => {
  const late = await owed(hours(5), 'pix');
  const early = await owed(hours(3));
  const listed = await due();
  expect(listed.map(({ id }) => id)).toEqual([early.id, late.id]);
  expect(listed[0]).toEqual({
    id: early.id,
    restaurant: 'Casa da Ana',
    plan: 'Plano Mensal',
    method: 'boleto',
    amountCents: 2_990,
    payer: { name: customer.name, document: '52998224725', email: customer.email },
    paidAt: early.paid.paidAt,
    dueSince: hours(3).toISOString(),
  });
  await mark(early.id);
  expect((await due()).map(({ id }) => id)).toEqual([late.id]);
  await mark(late.id);
  expect(await due()).toEqual([]);
});

test('marked once, however often and at once it is said: the same answer, one refund, one record', async () => {
  const { ana, id, read } = await owed(hours(2));
  now = hours(6);
  const before = await ana.row();
  const announced = async () =>
    (
      await instance.owner.query('select from outbox where entity_id = $1 and restaurant_id = $2', [
        id,
        ana.restaurant.id,
      ])
    ).rows.length;
  const earlier = await announced();
  const letters = instance.letters.length;
  const answers = await Promise.all(Array.from({ length: 6 }, () => mark(id)));
  now = hours(9);
  answers.push(await mark(id));
  const same = { status: 200, body: { id, refundedAt: hours(6).toISOString() } };
  expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(answers.map(() => same));
  expect(await read()).toMatchObject({
    status: 'refunded',
    refundedAt: hours(6).toISOString(),
    refundDueAt: hours(2).toISOString(),
  });
  expect(await announced()).toBe(earlier + 1);
  expect(await ana.row(), 'it had ended already').toEqual(before);
  // As when a webhook says it.
  expect(instance.letters.slice(letters).map(({ template }) => template)).toEqual(['paymentRefundedEnded']);
  const records = await desk.records(id);
  expect(records).toHaveLength(1);
  expect(records[0]).toMatchObject({
    action: 'payment.refunded',
    entity_name: 'Casa da Ana · Plano Mensal',
    actor_name: 'Administração Comanda',
    changes: { status: { from: 'paid', to: 'refunded' }, refundedCents: { from: 0, to: 2_990 } },
  });
});

test('what the provider has given back after all is owed no more, and marking it changes nothing', async () => {
  const { id, read } = await owed(hours(1), 'pix');
  const { rows } = await instance.owner.query('select provider_ref from payments where id = $1', [id]);
  now = hours(4);
  await instance.sandbox.refund(rows[0].provider_ref);
  await Promise.all([instance.deliverPayments(), mark(id), mark(id)]);
  const { status, refundedAt } = await read();
  expect(status).toBe('refunded');
  expect(await due()).toEqual([]);
  expect((await mark(id)).body).toEqual({ id, refundedAt });
  expect((await desk.records(id)).length).toBeLessThanOrEqual(1);
});

test('a new subscription outlives the refund of the old one', async () => {
  const { ana, id } = await owed(hours(1));
  now = hours(2);
  const again = await ana.pays(plans.mensal!);
  await mark(id);
  expect((await ana.subscription()).subscription).toMatchObject({ open: true, endsAt: again.periodEnd });
});

test('only what is owed can be marked', async () => {
  now = real;
  const ana = await Payer.arrive(instance);
  const paid = await ana.pays(plans.mensal!);
  for (const id of [paid.id, randomUUID()]) {
    const { status, body } = await mark(id);
    expect([status, body.code]).toEqual([404, 'payment_not_found']);
  }
  expect((await mark('refund')).status).toBe(400);
  expect((await ana.payment(paid.id)).body.payment.status).toBe('paid');
});

test('nobody but the administrator reads or marks them', async () => {
  const { ana, id, read } = await owed(hours(1));
  const nobody = new Visitor(instance);
  expect((await nobody.get('/api/platform/refunds')).status).toBe(401);
  expect((await nobody.post(`/api/platform/refunds/${id}`, {})).status).toBe(401);
  expect((await ana.visitor.get('/api/platform/refunds')).body.code).toBe('forbidden');
  expect((await ana.visitor.post(`/api/platform/refunds/${id}`, {})).body.code).toBe('forbidden');
  expect((await read()).status).toBe('paid');
});
