import type { Page } from '@playwright/test';
import {
  asRead,
  changeRestaurant,
  countOrders,
  customDish,
  dinerAt,
  expectAccessible,
  inAnyLanguage,
  openComanda,
  orderCards,
  placeButton,
  plainDish,
  refusedWith,
} from '../support/browser/journey.ts';
import { taken } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const table = 6;
const orderCall = `**/api/restaurants/*/tables/${table}/orders`;
const ordersPage = `**/table/${table}/orders`;

/** Lets something happen in the restaurant after the diner's tap and before the order arrives. */
async function onTheWay(page: Page, happens: () => Promise<void>) {
  let once = true;
  await page.route(orderCall, async (route) => {
    if (once && route.request().method() === 'POST') {
      once = false;
      await happens();
    }
    await route.fallback();
  });
}

test('a price that changes on the way is named, shown and accepted', async ({ browser }) => {
  const { page, complaints, t, before } = await dinerAt(browser, 'pt-BR', table, [customDish, plainDish]);
  const sheet = await openComanda(page, 'pt-BR');
  await onTheWay(page, () =>
    changeRestaurant(`update products set price_cents = 2690 where name = '${plainDish}'`, 'menu'),
  );
  await placeButton(page, 'pt-BR').click();
  await expect(page.getByText(t('errors.price_changed', { product: plainDish }))).toBeVisible();
  const line = sheet.getByRole('listitem').filter({ has: page.getByRole('heading', { name: plainDish }) });
  await expect(line).toContainText(/R\$\s24,90 para R\$\s26,90/);
  await expect(sheet.getByRole('listitem').filter({ hasText: customDish })).not.toContainText('para R$');
  await expect(sheet).toContainText(t('diner.review'));
  await expectAccessible(page);
  // Sending again only leads to what must be settled first.
  await placeButton(page, 'pt-BR').click();
  expect(await countOrders(table)).toBe(before);
  await line.getByRole('button', { name: /26,90/ }).click();
  await placeButton(page, 'pt-BR').click();
  await page.waitForURL(ordersPage);
  await expect(orderCards(page).filter({ hasText: '26,90' })).toContainText(customDish);
  expect((await countOrders(table)) - before).toBe(1);
  expect(taken(complaints)).toEqual([refusedWith(409)]);
});

test('a dish that runs out on the way is marked, taken off, and the rest is ordered', async ({ browser }) => {
  const { page, complaints, t, before } = await dinerAt(browser, 'en', table, [customDish, plainDish]);
  const sheet = await openComanda(page, 'en');
  await onTheWay(page, () =>
    changeRestaurant(`update products set available = false where name = '${plainDish}'`, 'menu'),
  );
  await placeButton(page, 'en').click();
  const line = sheet
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: inAnyLanguage(plainDish) }) });
  await expect(line).toContainText(t('diner.lineUnavailable'));
  await expect(page.getByText(t('errors.product_unavailable', { product: plainDish }))).toBeVisible();
  await expectAccessible(page);
  await line.getByRole('button', { name: t('diner.removeItem', { product: asRead('en', plainDish) }) }).click();
  await placeButton(page, 'en').click();
  await page.waitForURL(ordersPage);
  expect((await countOrders(table)) - before).toBe(1);
  await expect(orderCards(page).first()).toContainText(customDish);
  await expect(orderCards(page).first()).not.toContainText(plainDish);
  expect(taken(complaints)).toEqual([refusedWith(409)]);
});
