import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import { addDiscount, Payer, payAtSandbox, planIds, refOf, usesOf } from '../../../tests/support/server/payer.ts';
import type { Report } from './providers/provider.ts';
import { sign } from './providers/sandbox/signature.ts';
import { settle } from './settle.ts';

let instance: TestInstance;
let plans: Record<string, string>;
beforeAll(async () => {
  instance = await openTestInstance();
  plans = await planIds(instance);
});
afterAll(() => instance.close());

let events = 0;
const messageOf = (ref: string, status: Report['status'], changes: object = {}) => {
  events += 1;
  const data = { ref, status, transactionId: `tx_${ref}`, at: new Date().toISOString(), failure: null, ...changes };
  return JSON.stringify({ id: `evt_test_${events}`, type: `payment.${status}`, data });
};
async function post(body: string, signature: string | null, provider = 'sandbox') {
  const headers = { 'content-type': 'application/json', ...(signature && { 'sandbox-signature': signature }) };
  const response = await fetch(`${instance.url}/api/webhooks/${provider}`, { method: 'POST', headers, body });
  return { status: response.status, body: (await response.json()) as any };
}
const signed = (body: string, at = new Date()) => sign(body, instance.sandbox.secret, at);
const statusOf = async (ana: Payer, id: string) => (await ana.payment(id)).body.payment.status;

async function pending(method = 'pix') {
  const ana = await Payer.arrive(instance);
  const { body } = await ana.checkout(plans.mensal!, { method });
  return { ana, body, id: body.payment.id as string, ref: refOf(body) };
}

test('forged, altered, unsigned and old webhooks are refused, and have no effect', async () => {
  const { ana, id, ref } = await pending();
  const body = messageOf(ref, 'paid');
  const now = Date.now();
  const forged: Record<string, string | null> = {
    'no signature': null,
    'another secret': sign(body, 'a guess', new Date()),
    'another body': signed(messageOf(ref, 'failed')),
    'altered moment': signed(body).replace(/t=\d+/, `t=${Math.floor(now / 1_000) + 60}`),
    'six minutes old': signed(body, new Date(now - 301_000)),
    'six minutes ahead': signed(body, new Date(now + 301_000)),
    'cut short': signed(body).slice(0, -2),
    'no digest': `t=${Math.floor(now / 1_000)}`,
    'nothing readable': 'v1=,t=',
  };
  for (const [name, signature] of Object.entries(forged)) {
    const answer = await post(body, signature);
    expect([answer.status, answer.body.code], name).toEqual([400, 'webhook_refused']);
  }
  const changed = body.replace(`tx_${ref}`, 'tx_other');
  expect((await post(changed, signed(body))).body.code).toBe('webhook_refused');
  expect((await post('{', signed('{'))).body.code, 'signed, but no message').toBe('webhook_refused');
  expect((await post(body, signed(body), 'stripe')).status).toBe(404);
  expect(await statusOf(ana, id)).toBe('pending');
  const { rows } = await instance.owner.query('select from webhook_events where event_id = $1', [JSON.parse(body).id]);
  expect(rows).toHaveLength(0);

  expect((await post(body, signed(body))).body, 'control: the same message, signed').toEqual({
    received: true,
    settled: 'paid',
  });
  expect(await statusOf(ana, id)).toBe('paid');
});

test('control: with the verification off, what was forged takes effect', async () => {
  const { ana, id, ref } = await pending();
  const read = vi.spyOn(instance.sandbox, 'read').mockImplementation(async (body) => {
    const { id: event, type, data } = JSON.parse(body.toString());
    return { id: event, type, report: { ...data, at: new Date(data.at) } };
  });
  await post(messageOf(ref, 'paid'), 'forged');
  read.mockRestore();
  expect(await statusOf(ana, id)).toBe('paid');
});

test('a webhook needs no origin and no cookie; an oversized one is refused', async () => {
  const response = await fetch(`${instance.url}/api/webhooks/sandbox`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', origin: 'https://elsewhere.example' },
    body: Buffer.alloc(300 * 1024),
  });
  expect([response.status, ((await response.json()) as any).code]).toEqual([413, 'body_too_large']);
});

test('replayed 100 times at once: one effect', async () => {
  const { ana, ref } = await pending();
  const body = messageOf(ref, 'paid');
  const letters = instance.letters.length;
  const answers = await Promise.all(Array.from({ length: 100 }, () => post(body, signed(body))));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers.filter(({ body }) => body.settled === 'paid')).toHaveLength(1);
  expect(instance.letters.length - letters).toBe(1);
  const row = await ana.row();
  expect([row.status, row.revision]).toEqual(['active', 2]);
});

test('in whatever order a payment’s messages come, and however often, it ends the same', async () => {
  const messages = ['pending', 'failed', 'paid', 'refunded'] as const;
  const order = fc.shuffledSubarray([...messages, ...messages], { minLength: 4 });
  await fc.assert(
    fc.asyncProperty(order, async (statuses) => {
      const { ana, id, ref } = await pending();
      for (const status of statuses) {
        const body = messageOf(ref, status);
        expect((await post(body, signed(body))).status).toBe(200);
      }
      const { status, open } = (await ana.subscription()).subscription;
      const reached = messages.findLast((each) => statuses.includes(each));
      expect(await statusOf(ana, id), statuses.join(' ')).toBe(reached);
      const ends = {
        pending: ['pending', false],
        failed: ['pending', false],
        paid: ['active', true],
        refunded: ['cancelled', false],
      };
      expect([status, open], statuses.join(' ')).toEqual(ends[reached!]);
    }),
    { numRuns: 12 },
  );
});

test('an event about nothing of ours is taken, and nothing happens', async () => {
  const body = messageOf('sbx_unknown', 'paid');
  expect(await post(body, signed(body))).toEqual({ status: 200, body: { received: true, settled: 'unknown' } });
  const about = JSON.stringify({ id: 'evt_other', type: 'customer.created', data: null });
  expect((await post(about, signed(about))).body.settled).toBe('unknown');
});

/** The provider took the money all the same, just before it was asked to take none. */
async function saysPaid(given: { instructions: { url: string } }) {
  const body = messageOf(refOf(given), 'paid');
  expect((await post(body, signed(body))).body.settled).toBe('paid');
}

test('money that comes for a payment given up here counts, and so does its discount if it still can', async () => {
  const code = await addDiscount(instance, { maxUses: 1 });
  const ana = await Payer.arrive(instance);
  const first = (await ana.checkout(plans.mensal!, { discountCode: code })).body;
  expect(await usesOf(instance, code)).toBe(1);
  await ana.checkout(plans.mensal!);
  expect([await statusOf(ana, first.payment.id), await usesOf(instance, code)]).toEqual(['cancelled', 0]);
  await saysPaid(first);
  expect([await statusOf(ana, first.payment.id), await usesOf(instance, code)]).toEqual(['paid', 1]);
  expect((await ana.subscription()).subscription.open).toBe(true);

  // Once more, while somebody else takes the last use meanwhile: the payer keeps the price that was agreed.
  const scarce = await addDiscount(instance, { maxUses: 1 });
  const bia = await Payer.arrive(instance);
  const caio = await Payer.arrive(instance);
  const late = (await bia.checkout(plans.mensal!, { discountCode: scarce })).body;
  await bia.checkout(plans.mensal!);
  await caio.pays(plans.mensal!, { discountCode: scarce });
  await saysPaid(late);
  expect((await bia.payment(late.payment.id)).body.payment).toMatchObject({ status: 'paid', discountCents: 299 });
  expect(await usesOf(instance, scarce)).toBe(1);
});

test('both paid, the one given up and the one that took its place: both count', async () => {
  const ana = await Payer.arrive(instance);
  const older = (await ana.checkout(plans.mensal!)).body;
  const newer = (await ana.checkout(plans.mensal!)).body;
  await payAtSandbox(instance, newer);
  await instance.deliverPayments();
  await saysPaid(older);
  const first = (await ana.payment(newer.payment.id)).body.payment;
  const second = (await ana.payment(older.payment.id)).body.payment;
  expect([first.status, second.status]).toEqual(['paid', 'paid']);
  expect(second.periodStart).toBe(first.periodEnd);
  expect((await ana.subscription()).subscription.endsAt).toBe(second.periodEnd);
});

test('paid after its own time was over, as a webhook that was days late says', async () => {
  const { ana, id, ref } = await pending('boleto');
  await instance.owner.query(`update payments set status = 'cancelled', failure = 'expired' where id = $1`, [id]);
  const later = new Date(Date.now() + 9 * 86_400_000);
  const report: Report = { ref, status: 'paid', transactionId: 'bol_1', at: new Date() };
  const { system } = instance.database;
  const settling = { provider: 'sandbox', post: { letter: () => {}, text: () => {} } } as const;
  expect(await settle(system, report, later, settling)).toBe('paid');
  expect(await settle(system, { ...report, status: 'cancelled' }, later, settling)).toBe('unchanged');
  const { payment } = (await ana.payment(id)).body;
  // The period begins when the restaurant opens, not when a bank took the money.
  expect(payment).toMatchObject({ status: 'paid', paidAt: report.at.toISOString(), periodStart: later.toISOString() });
});

test('a screen that is open hears that the payment was settled', async () => {
  const { ana, id, ref } = await pending();
  const heard = new Promise((resolve) =>
    instance.database.doors.changes.on('change', (change) => change.id === id && resolve(change)),
  );
  const body = messageOf(ref, 'paid');
  await post(body, signed(body));
  expect(await heard).toMatchObject({ topic: 'restaurant', restaurantId: ana.restaurant.id });
});
