import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfText } from '../../tests/support/pdf-text.ts';
import { addRestaurant, type SecondRestaurant } from '../../tests/support/second-restaurant.ts';
import { beginPayment, paysAt } from '../../tests/support/subscriber.ts';
import { openTestHouse, type TestHouse } from '../../tests/support/test-house.ts';
import { Visitor } from '../../tests/support/visitor.ts';

let house: TestHouse;
let [own, other] = [] as unknown as [SecondRestaurant, SecondRestaurant];
let owner: Visitor;
let paid: string;
const now = new Date();

beforeAll(async () => {
  house = await openTestHouse();
  own = await addRestaurant(house.owner, { slug: 'casa-da-fatura' });
  other = await addRestaurant(house.owner, { slug: 'casa-alheia' });
  owner = await new Visitor(house).signIn(own.owner);
  const doors = { system: house.database.system, owner: house.owner };
  await paysAt(doors, { id: own.id, email: own.owner, timezone: 'America/Sao_Paulo' }, { now });
  paid = (await owner.get('/api/payments')).body.payments.find(
    ({ status }: { status: string }) => status === 'paid',
  ).id;
});
afterAll(() => house.close());

async function fetched(visitor: Visitor, path: string) {
  const response = await fetch(`${house.url}${path}`, { headers: { cookie: visitor.cookieHeader } });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

test('the owner gets the PDF that the list of payments leads to, under a name that says what it is', async () => {
  const { invoiceUrl } = (await owner.get(`/api/payments/${paid}`)).body.payment;
  const { status, headers, bytes } = await fetched(owner, invoiceUrl);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('application/pdf');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="comanda-fatura-\d{6}\.pdf"$/);
  expect(headers.get('cache-control')).toContain('no-store');
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const text = pdfText(bytes).join('');
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
  const stranger = await new Visitor(house).signIn(other.owner);
  const waiter = await new Visitor(house).signIn(own.waiter);
  const status = async (visitor: Visitor, at = path) => (await fetched(visitor, at)).status;
  expect(await status(stranger)).toBe(404);
  expect((await stranger.get(path)).body.code).toBe('payment_not_found');
  expect(await status(waiter)).toBe(403);
  expect(await status(new Visitor(house))).toBe(401);
  const doors = { system: house.database.system, owner: house.owner };
  const subscriber = { id: own.id, email: own.owner, timezone: 'America/Sao_Paulo' };
  const pending = await beginPayment(doors, subscriber, { now });
  for (const id of [pending.id, randomUUID(), 'nothing', '%00']) {
    expect(await status(owner, `/api/payments/${id}/invoice.pdf`)).toBe(404);
  }
});

test('not more at once than a person asks for', async () => {
  let status = 200;
  for (let n = 0; n < 200 && status === 200; n += 1) {
    ({ status } = await fetched(owner, `/api/payments/${paid}/invoice.pdf`));
  }
  expect(status).toBe(429);
});
