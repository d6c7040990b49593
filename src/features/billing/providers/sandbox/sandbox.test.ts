import { getBoletoInfo, isValidBoleto } from '@brazilian-utils/brazilian-utils';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, publicUrl, type TestInstance } from '../../../../../tests/support/server/instance.ts';
import { Payer, payAtSandbox, planIds, refOf } from '../../../../../tests/support/server/payer.ts';
import { until } from '../../../../../tests/support/server/until.ts';
import { nextBusinessDay } from './business-day.ts';
import { postTo } from './courier.ts';

let instance: TestInstance;
let plans: Record<string, string>;
let now: Date | null = null;
beforeAll(async () => {
  instance = await openTestInstance({ now: () => now ?? new Date() });
  plans = await planIds(instance);
});
afterAll(() => instance.close());

async function begun(method: string) {
  const ana = await Payer.arrive(instance);
  const { body } = await ana.checkout(plans.anual!, { method });
  const ref = refOf(body);
  const form = (action: string, fields: Record<string, string> = {}, locale = 'pt-BR') =>
    fetch(`${instance.url}/sandbox/pay/${ref}/${action}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin: publicUrl, cookie: `locale=${locale}` },
      body: new URLSearchParams(fields),
    });
  const page = async (locale = 'pt-BR') => {
    const answer = await fetch(`${instance.url}/sandbox/pay/${ref}`, { headers: { cookie: `locale=${locale}` } });
    return { status: answer.status, html: await answer.text(), headers: answer.headers };
  };
  const back = `/restaurant-admin/subscription/payment/${body.payment.id}`;
  return { ana, body, ref, form, page, back };
}
const card = { name: 'Ana', number: '4242 4242 4242 4242', expiry: '12/39', code: '123' };

test('the same payment asked for again is the same payment', async () => {
  const charge = {
    id: crypto.randomUUID(),
    restaurantId: instance.restaurantId,
    amountCents: 2_990,
    method: 'pix' as const,
    customer: { name: 'Ana', email: 'ana@casa.example', document: '52998224725', phone: '1130000000' },
    description: 'Comanda',
    locale: 'pt-BR',
    returnUrl: 'http://instance.test/',
    cancelUrl: 'http://instance.test/',
    expiresAt: new Date(Date.now() + 60_000),
  };
  const answers = await Promise.all(Array.from({ length: 20 }, () => instance.sandbox.begin(charge)));
  expect(new Set(answers.map((each) => JSON.stringify(each))).size).toBe(1);
});

test('a card: wrong fields are named and keep what was typed, a declined one may be followed by another', async () => {
  const { form, page, back } = await begun('credit_card');
  const wrong = await form('card', { ...card, number: '4242 4242 4242 4243', code: '1' });
  const html = await wrong.text();
  expect(wrong.status).toBe(422);
  expect(html).toContain('Esse número não é de um cartão');
  expect(html).toContain('value="4242 4242 4242 4243"');
  expect(html.match(/aria-invalid="true"/g)).toHaveLength(2);
  const declined = await form('card', { ...card, number: '4000 0000 0000 9995' });
  expect([declined.status, declined.headers.get('location')?.startsWith('/sandbox/pay/')]).toEqual([303, true]);
  expect((await page()).html).toContain('Não há saldo suficiente');
  expect((await page('en')).html).toContain('not enough funds');
  const paid = await form('card', card);
  expect([paid.status, paid.headers.get('location')]).toEqual([303, back]);
  const done = (await page()).html;
  expect(done).toContain('Pagamento confirmado');
  expect(done).not.toContain('name="number"');
  expect(await instance.deliverPayments(), 'declined, and paid').toBe(2);
});

test('PIX: the page shows code and picture; paid twice, it is told once', async () => {
  const { body, form, page, back, ana } = await begun('pix');
  const { html, headers } = await page();
  expect(html).toContain(body.instructions.pixCode);
  expect(html).toContain('<svg');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(html, 'nothing inline').not.toMatch(/ style=|<style|<script>|onclick/);
  const answers = await Promise.all([form('pix'), form('pix')]);
  expect(answers.map((each) => each.headers.get('location')).sort()).toContain(back);
  expect(await instance.deliverPayments()).toBe(1);
  expect((await ana.payment(body.payment.id)).body.payment.status).toBe('paid');
});

test('boleto: a line that banks read, paid now, confirmed on the next business day', async () => {
  const { body, form, page, ana, ref } = await begun('boleto');
  const { boletoLine, boletoSvg } = body.instructions;
  expect(isValidBoleto(boletoLine)).toBe(true);
  expect(getBoletoInfo(boletoLine)).toMatchObject({ amount: 29_990 });
  expect(boletoSvg).toMatch(/^<svg[^>]*>[\s\S]*<\/svg>$/);
  expect(boletoSvg).not.toMatch(/style=|<script/);
  await form('boleto');
  expect((await page()).html).toContain('Boleto pago');
  expect(await instance.deliverPayments()).toBe(0);
  expect((await instance.sandbox.look(ref)).status).toBe('pending');
  await form('clear');
  expect(await instance.deliverPayments()).toBe(1);
  expect((await ana.payment(body.payment.id)).body.payment.status).toBe('paid');
});

test('the bank’s day comes by itself too: asked then, the sandbox says paid', async () => {
  const { form, ref } = await begun('boleto');
  await form('boleto');
  now = new Date(Date.now() + 8 * 86_400_000);
  expect((await instance.sandbox.look(ref)).status).toBe('paid');
  await instance.deliverPayments();
  now = null;
});

test('after its time a payment cannot be paid', async () => {
  const { form, page, ref, ana, body } = await begun('pix');
  now = new Date(Date.now() + 25 * 60 * 60_000);
  expect((await page()).html).toContain('Este pagamento expirou');
  await form('pix');
  expect(await instance.deliverPayments()).toBe(0);
  expect(await instance.sandbox.look(ref)).toMatchObject({ status: 'cancelled', failure: 'expired' });
  expect((await ana.subscription()).pending).toBeNull();
  now = null;
  expect((await ana.payment(body.payment.id)).body.payment.status).toBe('pending');
});

test('a method is paid in its own way, and forms of other sites are refused', async () => {
  const { form, ref } = await begun('credit_card');
  await form('pix');
  await form('boleto');
  await form('clear');
  expect((await instance.sandbox.find(ref))?.status).toBe('pending');
  const foreign = await fetch(`${instance.url}/sandbox/pay/${ref}/card`, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example' },
    body: new URLSearchParams(card),
  });
  expect(foreign.status).toBe(403);
  const nowhere = await fetch(`${instance.url}/sandbox/pay/sbx_nowhere`);
  expect([nowhere.status, (await nowhere.text()).includes('Pagamento não encontrado')]).toEqual([404, true]);
});

test('what a payer is called is text on the page', async () => {
  const ana = await Payer.arrive(instance);
  const name = '"><img src=x onerror=alert(1)>';
  const customer = { name, email: 'ana@casa.example', document: '52998224725', phone: '1130000000' };
  const { body } = await ana.checkout(plans.anual!, { customer });
  const html = await (await fetch(`${instance.url}/sandbox/pay/${refOf(body)}`)).text();
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img');
});

test('a service that does not take a message is told again, later and later', async () => {
  const { ana, body } = await begun('pix');
  await payAtSandbox(instance, body);
  const start = Date.now();
  const tries: number[] = [];
  for (let ms = 0; ms < 20_000; ms += 100) {
    now = new Date(start + ms);
    await instance.sandbox.courier.deliverDue(async () => {
      tries.push(ms);
      throw new Error('Not reachable');
    });
  }
  const pauses = tries.slice(1).map((at, index) => at - tries[index]!);
  expect(pauses.slice(0, 4)).toEqual([500, 1_000, 2_000, 4_000]);
  now = new Date(start + 60_000);
  expect(await instance.deliverPayments()).toBe(1);
  expect(await instance.deliverPayments(), 'and not again once it was taken').toBe(0);
  expect((await ana.payment(body.payment.id)).body.payment.status).toBe('paid');
  now = null;
});

test('by itself, over HTTP, as soon as something happened', async () => {
  const { ana, body } = await begun('pix');
  instance.sandbox.courier.start(postTo(`${instance.url}/api/webhooks/sandbox`));
  await payAtSandbox(instance, body);
  await until(async () => (await ana.payment(body.payment.id)).body.payment.status === 'paid', 'The webhook');
  await instance.sandbox.courier.stop();
});

test('banks do not work at weekends and on holidays', () => {
  expect(nextBusinessDay('2026-11-20')).toBe('2026-11-23');
  expect(nextBusinessDay('2026-12-24')).toBe('2026-12-28');
  expect(nextBusinessDay('2026-11-23')).toBe('2026-11-24');
});
