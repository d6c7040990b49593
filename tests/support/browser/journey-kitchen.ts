import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { changeRestaurant, demoHouse, freshTable, instanceUrl, look, tableOf } from './journey.ts';

export const headers = () => ({ origin: instanceUrl() });
/** At the display, or a row at the pass. */
export const ticket = (page: Page, name: string) => page.getByRole('article', { name, exact: true });

/** A new order of these dishes, each with a note, by the call that the form makes. */
export async function order(page: Page, table: number, dishes: { name: string; quantity?: number; notes?: string }[]) {
  const { id: tableId } = await tableOf(table);
  const products = await look<{ id: string; name: string }>(
    `select p.id, p.name from products p join restaurants r on r.id = p.restaurant_id where r.slug = 'restaurant-demo'`,
  );
  const lines = dishes.map(({ name, quantity = 1, notes = '' }) => ({
    productId: products.find((product) => product.name === name)?.id,
    quantity,
    optionIds: [],
    notes,
  }));
  const data = { key: randomUUID(), tableId, lines };
  const answer = await page.request.post('/api/orders', { headers: headers(), data });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).id as string;
}

export async function edit(page: Page, id: string, lines: (of: { line: number }[]) => object[]) {
  const { order } = await (await page.request.get(`/api/orders/${id}`)).json();
  const { revision, tableId, status } = order;
  const data = { revision, tableId, status, lines: lines(order.lines) };
  const answer = await page.request.put(`/api/orders/${id}`, { headers: headers(), data });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Nothing else is to be made or can be recalled, and nothing that was cancelled is still to be seen, while a journey looks. */
export async function emptyKitchen() {
  for (const { number } of await look<{ number: number }>(
    `select distinct t.number from bills b join tables t on t.id = b.table_id
     where b.closed_at is null and t.deleted_at is null and t.restaurant_id = ${demoHouse}`,
  ))
    await freshTable(number);
  await changeRestaurant(`update orders set cancel_seen_at = now() where status = 'cancelado'`, 'tables');
}
