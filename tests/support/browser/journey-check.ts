import { type Browser, expect, type Page } from '@playwright/test';
import { demoHouse, instanceUrl, type Language, look, person, plainDish, qrCode, tableOf } from './journey.ts';

const slug = 'restaurant-demo';

/** An order of the plain dish from a guest's own phone. */
export async function orderFrom(page: Page, table: number, quantity: number) {
  const [row] = await look<{ id: string }>(`select id from products where name = $1 and restaurant_id = ${demoHouse}`, [
    plainDish,
  ]);
  const answer = await page.request.post(`/api/restaurants/${slug}/tables/${table}/orders`, {
    headers: { origin: instanceUrl() },
    data: { key: crypto.randomUUID(), lines: [{ productId: row?.id, quantity, optionIds: [], notes: '' }] },
  });
  expect(answer.status()).toBe(200);
}

/** Everything that was ordered at the table is carried there: what is paid before that leaves its bill open. */
export async function served(staff: Page, table: number) {
  const orders = await look<{ id: string }>(
    `select o.id from orders o join bills b on b.id = o.bill_id
     where b.table_id = $1 and b.closed_at is null and o.status in ('pendente', 'preparando', 'pronto')`,
    [(await tableOf(table)).id],
  );
  for (const { id } of orders) {
    const answer = await staff.request.post(`/api/orders/${id}/status`, {
      headers: { origin: instanceUrl() },
      data: { status: 'entregue' },
    });
    expect(answer.status(), await answer.text()).toBe(200);
  }
}

/** Guests' phones at a table, each with the code scanned. */
export async function phonesAt(browser: Browser, language: Language, table: number, count: number) {
  const phones = [];
  for (let each = 0; each < count; each += 1) {
    const guest = await person(browser, language);
    await guest.page.goto(await qrCode(table));
    phones.push(guest);
  }
  return phones;
}

export const billOf = (table: number, view = '') => `/r/${slug}/table/${table}/bill${view && `?view=${view}`}`;
