import type { Page } from '@playwright/test';
import { alive } from '../support/browser/failing.ts';
import {
  chooseFirst,
  customDish,
  dinerAt,
  orderCards,
  person,
  phone,
  plainDish,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { expectOnly } from '../support/browser/journey-console.ts';
import { ticket } from '../support/browser/journey-kitchen.ts';
import { order, plain } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { figure } from '../support/browser/journey-till.ts';
import { translated, translatePage } from '../support/browser/translated.ts';

const t = textIn('pt-BR');
const inPage = (key: string) => translated(t(key));
const dishOf = (page: Page, name: string) => page.getByRole('article', { name: translated(name) });
const shown = { useInnerText: true };
const waiter = 'garcom@demo.comanda.example';

test('a guest whose browser translates the page orders, and every figure that changes is the true one', async ({
  browser,
}) => {
  const { page } = await dinerAt(browser, 'pt-BR', 7, [plainDish]);
  await translatePage(page);
  await dishOf(page, customDish).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: translated(customDish) })).toBeVisible();
  await chooseFirst(dialog);
  await dialog.getByRole('button', { name: inPage('diner.confirmAdd'), exact: true }).click();
  await expect(dialog).toBeHidden();

  await page.getByRole('button', { name: new RegExp(inPage('diner.seeComanda')) }).click();
  const sheet = page.getByRole('dialog');
  const line = sheet.getByRole('listitem').filter({ hasText: translated(plainDish) });
  await expect(line).toContainText('1x', shown);
  await line.getByRole('button', { name: t('diner.editItem', { product: plainDish }) }).click();
  for (const _more of [2, 3]) await page.getByRole('button', { name: t('diner.more') }).click();
  await expect(page.getByRole('dialog').getByText(figure(3 * 2_490))).toBeVisible();
  await page.getByRole('button', { name: inPage('diner.confirmEdit') }).click();
  await expect(line).toContainText('3x', shown);
  await expect(line).toContainText(figure(3 * 2_490), shown);
  await expect(line).not.toContainText('1x', shown);

  await sheet.getByRole('button', { name: inPage('diner.placeOrder') }).click();
  await page.waitForURL('**/table/7/orders');
  await expect(orderCards(page).filter({ hasText: translated(plainDish) })).toContainText('3', shown);
});

test('a translated page of the kitchen shows how far a dish is', async ({ browser }) => {
  const { page } = await person(browser, 'pt-BR', { width: 1024, height: 768 });
  await signInAtTheDesk(page, waiter, '/restaurant-admin/kitchen?station=todas');
  await order(page, 3, plain(2));
  const card = ticket(page, t('kitchen.tableNumber', { number: 3 }));
  await expect(card).toBeVisible();
  await translatePage(page);
  const line = card.getByRole('button', { name: new RegExp(translated(plainDish)) });
  await expect(line).toContainText(inPage('kitchen.waiting'));
  await line.click();
  await expect(line).toContainText(inPage('kitchen.making'));
  await expect(line).not.toContainText(inPage('kitchen.waiting'));
});

test('a page that was translated before it came alive ends right, in its own language', async ({ browser }) => {
  const { page, complaints } = await person(browser, 'pt-BR', phone);
  const { promise: isTranslated, resolve: letGo } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await isTranslated;
    await route.fallback();
  });
  await page.goto('/r/restaurant-demo/table/7/menu', { waitUntil: 'domcontentloaded' });
  await translatePage(page);
  letGo();
  await alive(page);
  await dishOf(page, plainDish).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: t('diner.more') }).click();
  await expect(dialog.getByText(figure(2 * 2_490))).toBeVisible();
  await expect(dialog.getByRole('button', { name: inPage('diner.confirmAdd'), exact: true })).toBeVisible();
  // What stood there was no longer what the server wrote, and was drawn anew, its style in two steps: without a word first.
  const emptyStyle = expect.stringContaining('Applying inline style violates');
  expectOnly(complaints, expect.stringContaining('Minified React error #418'), emptyStyle);
});
