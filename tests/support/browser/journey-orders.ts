import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { demoHouse, instanceUrl, look, plainDish, tableOf } from './journey.ts';

export interface OrderedDish {
  name: string;
  quantity?: number;
  notes?: string;
  /** Of its options, by their names. */
  options?: string[];
}

/** So many of the dish without questions. */
export const plain = (quantity = 1): OrderedDish[] => [{ name: plainDish, quantity }];

/** A new order for a table, by the call that the staff's form makes; gives back its id. */
export async function order(page: Page, table: number, dishes = plain()): Promise<string> {
  const { id: tableId } = await tableOf(table);
  return (await send(page.request, '/api/orders', { tableId, lines: await linesOf(dishes) })).id;
}

/** An order from a guest's own phone. */
export async function orderFrom(page: Page, table: number, dishes = plain()): Promise<void> {
  await send(page.request, `/api/restaurants/restaurant-demo/tables/${table}/orders`, { lines: await linesOf(dishes) });
}

async function linesOf(dishes: OrderedDish[]) {
  const products = await look<{ id: string; name: string }>(
    `select id, name from products where restaurant_id = ${demoHouse}`,
  );
  const named = await look<{ id: string; name: string }>(
    `select id, name from options where restaurant_id = ${demoHouse}`,
  );
  return dishes.map(({ name, quantity = 1, notes = '', options = [] }) => {
    const productId = products.find((product) => product.name === name)?.id;
    const optionIds = options.map((option) => named.find((each) => each.name === option)?.id);
    return { productId, quantity, optionIds, notes };
  });
}

async function send(request: APIRequestContext, path: string, data: object) {
  const answer = await request.post(path, {
    headers: { origin: instanceUrl() },
    data: { key: randomUUID(), ...data },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return answer.json();
}
