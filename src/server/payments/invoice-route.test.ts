import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import { pdfText } from '../../../tests/support/server/pdf-text.ts';
import { addRestaurant, type SecondRestaurant } from '../../../tests/support/server/second-restaurant.ts';
import { beginPayment, paysAt } from '../../../tests/support/server/subscriber.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let [own, other] = [] as unknown as [SecondRestaurant, SecondRestaurant];
let owner: Visitor;
let paid: string;
const now = new Date();

beforeAll(async () => {
  instance = await openTestInstance();
  own = await addRestaurant(instance.owner, { slug: 'casa-da-fatura' });
  other = await addRestaurant(instance.owner, { slug: 'casa-alheia' });
  owner = await new Visitor(instance).signIn(own.owner);
  const doors = { system: instance.database.system, owner: instance.owner };
  await paysAt(doors, { id: own.id, email: own.owner, timezone: 'America/Sao_Paulo' }, { now });
  paid = (await owner.get('/api/payments')).body.payments.find(
    ({ status }: { status: string }) => status === 'paid',
  )!.id;
});
afterAll(() => instance.close());

async function fetched(visitor: Visitor, path: string) {
  const response = await fetch(`${instance.url}${path}`, { headers: { cookie: visitor.cookieHeader } });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

test('the owner gets the PDF that the list of payments leads to, under a name that says what it is', async () => {
  const { invoiceUrl } = (await owner.get(`/api/payments/${paid}`)).body.payment;
  const { status, headers, bytes } = await fetched(owner, invoiceUrl!);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="comanda-fatura-\d{6}\.pdf"$/);
  expect(headers.get('cache-control')).toContain('no-store');
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const text = pdfText(bytes).join('');
  for (const part of ['Comanda Serviços Digitais', '12.ABC.345/01DE-35', 'Rua Cardeal Arcoverde'])
    expect(text).toContain(part);
  expect(text).toContain('Casa Vizinha');
  expect(text).toContain('Não é documento fiscal');
});

test('in the language of whoever asks', async () => {
  owner.cookies.set('locale', 'en');
  const { headers, bytes } = await fetched(owner, `/api/payments/${paid}/invoice.pdf`);
  owner.cookies.delete('locale');
  expect(headers.get('content-disposition')).toContain('comanda-invoice-');
  expect(pdfText(bytes).join('')).toContain('This is not a tax document');
});

test('for nobody else, and for no payment that was not made', async () => {
  const path = `/api/payments/${paid}/invoice.pdf`;
  const stranger = await new Visitor(instance).signIn(other.owner);
  const waiter = await new Visitor(instance).signIn(own.waiter);
  const status = async (visitor: Visitor, at = path) => (await fetched(visitor, at)).status;
  expect(await status(stranger)).toBe(404);
  expect((await stranger.get(path)).body.code).toBe('payment_not_found');
  expect(await status(waiter)).toBe(403);
  expect(await status(new Visitor(instance))).toBe(401);
  const doors = { system: instance.database.system, owner: instance.owner };
  const subscriber = { id: own.id, email: own.owner, timezone: 'America/Sao_Paulo' };
  const pending = await beginPayment(doors, subscriber, { now });
  for (const id of [pending.id, randomUUID(), 'nothing', '%00']) {
    expect(await status(owner, `/api/payments/${id}/invoice.pdf`)).toBe(404);
  }
});

test('without the legal data of who issues it none is issued, and none is offered', async () => {
  const unnamed = await instance.another({ issuer: null });
  const get = async (path: string) => {
    const response = await fetch(`${unnamed.url}${path}`, { headers: { cookie: owner.cookieHeader } });
    return { status: response.status, body: (await response.json()) as any };
  };
  expect(await get(`/api/payments/${paid}/invoice.pdf`)).toMatchObject({
    status: 409,
    body: { code: 'invoice_issuer_missing' },
  });
  expect((await get(`/api/payments/${paid}`)).body.payment).toMatchObject({ status: 'paid', invoiceUrl: null });
  const { payments } = (await get('/api/payments')).body;
  expect(payments.filter(({ invoiceUrl }: { invoiceUrl: string | null }) => invoiceUrl !== null)).toEqual([]);
  expect((await get('/api/plans')).body.invoices).toBe(false);
  expect((await owner.get('/api/plans')).body.invoices).toBe(true);
  await unnamed.close();
});

test('not more at once than a person asks for', async () => {
  let status = 200;
  for (let n = 0; n < 200 && status === 200; n += 1) {
    ({ status } = await fetched(owner, `/api/payments/${paid}/invoice.pdf`));
  }
  expect(status).toBe(429);
});
