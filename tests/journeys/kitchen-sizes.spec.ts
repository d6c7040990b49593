import type { Locator } from '@playwright/test';
import { person, plainDish, signInAtTheDesk, textIn } from '../support/browser/journey.ts';
import { ticket } from '../support/browser/journey-kitchen.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const waiter = 'garcom@demo.comanda.example';
const display = '/restaurant-admin/kitchen?station=todas';

test('on a wide screen what a cook must read is as large as drawn, for two metres', async ({ browser }) => {
  const t = textIn('pt-BR');
  const { page } = await person(browser, 'pt-BR', { width: 1920, height: 1080 });
  await signInAtTheDesk(page, waiter, display);
  await order(page, 5, [{ name: plainDish, notes: 'bem dourado' }]);
  const card = ticket(page, t('kitchen.tableNumber', { number: 5 }));
  await expect(card).toBeVisible();
  const drawn = {
    'header h2': 66,
    '.k-age > span': 40,
    '.k-qty': 33,
    '.k-dish': 29,
    '.k-note': 24,
    '.k-by': 20,
  };
  const sizeOf = async (part: Locator) =>
    Math.round(await part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)));
  for (const [part, size] of Object.entries(drawn)) expect(await sizeOf(card.locator(part).first()), part).toBe(size);
  // The bars are read up close.
  for (const part of ['.k-views a', '.k-foot .k-tool', '.k-link'])
    expect(await sizeOf(page.locator(part).first()), part).toBeGreaterThanOrEqual(16);
  const act = await card.locator('.k-act').boundingBox();
  expect(act?.height).toBeGreaterThanOrEqual(44);
});
