import { expect, type Page } from '@playwright/test';
import { changeRestaurant, instanceUrl } from './journey.ts';

/** Those of the demonstration who look at the floor. */
export const waiter = 'garcom@demo.comanda.example';
export const owner = 'dono@demo.comanda.example';

export const headers = () => ({ origin: instanceUrl() });

/** No room has been drawn. */
export const clearPlan = () =>
  changeRestaurant('delete from floor_places; delete from floor_rooms; delete from floor_plans', 'tables');

/** The first line of an order waits to be carried. */
export async function makeReady(page: Page, id: string) {
  const data = { lines: [1], to: 'pronto' };
  const answer = await page.request.post(`/api/orders/${id}/lines/status`, { data, headers: headers() });
  expect(answer.status(), await answer.text()).toBe(200);
}
