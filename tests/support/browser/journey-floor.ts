import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { changeRestaurant, desk, instanceUrl, type Language, person, signInAtTheDesk } from './journey.ts';

/** Those of the demonstration who look at the floor. */
export const waiter = 'garcom@demo.comanda.example';
export const owner = 'dono@demo.comanda.example';

export const headers = () => ({ origin: instanceUrl() });

/** No room has been drawn. */
export const clearPlan = () =>
  changeRestaurant('delete from floor_places; delete from floor_rooms; delete from floor_plans', 'tables');

/** No table is anybody's to serve. */
export const clearSections = () => changeRestaurant('delete from table_sections', 'tables');

/** The first line of an order waits to be carried. */
export async function makeReady(page: Page, id: string) {
  const data = { lines: [1], to: 'pronto' };
  const answer = await page.request.post(`/api/orders/${id}/lines/status`, { data, headers: headers() });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Somebody of the staff by their calls alone: no page of the product is open there. */
export async function byCalls(browser: Browser, language: Language, email: string): Promise<Page> {
  const { page } = await person(browser, language, desk);
  await signInAtTheDesk(page, email, 'about:blank');
  return page;
}

/** A tap that comes right after the one before is none, and nothing shows when the next one counts: it is given until it has done its work. */
export const tapUntilGone = (button: Locator) =>
  expect(async () => {
    if (await button.isVisible()) await button.click({ timeout: 1_000 });
    await expect(button).toBeHidden({ timeout: 1_000 });
  }).toPass();
