import type { Page } from '@playwright/test';
import { alive } from '../support/browser/failing.ts';
import {
  addButton,
  chooseFirst,
  countOrders,
  customDish,
  cutOff,
  dinerAt,
  dish,
  expectAccessible,
  openComanda,
  orderCards,
  person,
  placeButton,
  plainDish,
  qrCode,
  textIn,
} from '../support/browser/journey.ts';
import { expectOnly, taken } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const table = 1;
const orderCall = `**/api/restaurants/*/tables/${table}/orders`;
const ordersPage = `**/table/${table}/orders`;
const keptComanda = (page: Page) =>
  page.evaluate((name) => localStorage.getItem(name), `comanda:restaurant-demo:${table}`);

test('a reload and a dead battery keep the comanda', async ({ browser }) => {
  const { context, page, t } = await dinerAt(browser, 'pt-BR', table, [plainDish, customDish]);
  await page.reload();
  await expect((await openComanda(page, 'pt-BR')).getByText(customDish)).toBeVisible();
  const address = page.url();
  await page.close({ runBeforeUnload: false });

  const again = await context.newPage();
  await again.goto(address);
  const sheet = await openComanda(again, 'pt-BR');
  await expect(sheet.getByRole('heading', { level: 3 })).toHaveCount(2);
  await sheet.getByRole('button', { name: t('diner.removeItem', { product: customDish }) }).click();
  await sheet.getByRole('button', { name: t('diner.removeItem', { product: plainDish }) }).click();
  await expect(sheet).toContainText(t('diner.comandaEmpty'));
});

test('a dish that was being chosen when the page failed is open again, as it was', async ({ browser }) => {
  const { page, complaints, t } = await dinerAt(browser, 'pt-BR', table, []);
  await addButton(page, customDish).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Sem cebola');
  await dialog.getByRole('button', { name: t('diner.more') }).click();
  // As an extension of a browser may do: what the first choice takes away is elsewhere.
  await dialog
    .locator('footer button > span')
    .last()
    .evaluate((text) => {
      const stranger = document.createElement('b');
      text.replaceWith(stranger);
      stranger.append(text);
    });
  await chooseFirst(dialog);
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  await expect(dialog.getByRole('textbox')).toHaveValue('Sem cebola');
  await expect(dialog.getByRole('radio').first()).toBeChecked();
  await dialog.getByRole('button', { name: t('diner.confirmAdd'), exact: true }).click();
  await expect((await openComanda(page, 'pt-BR')).getByRole('listitem')).toContainText('2x');
  expectOnly(complaints, expect.stringContaining('removeChild'));

  await page.reload();
  await alive(page);
  await addButton(page, customDish).click();
  await expect(dialog.getByRole('textbox')).toHaveValue('');
});

test('in a full storage what was stored before stays, and the guest is warned', async ({ browser }) => {
  const { page, t } = await dinerAt(browser, 'pt-BR', table, [plainDish]);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await addButton(page, customDish).click();
  const dialog = page.getByRole('dialog');
  await chooseFirst(dialog);
  await dialog.getByRole('button', { name: t('diner.confirmAdd'), exact: true }).click();
  await expect(dialog).toBeHidden();
  const sheet = await openComanda(page, 'pt-BR');
  await expect(sheet.getByText(t('diner.unstored'))).toBeVisible();
  await expect(sheet.getByText(customDish)).toBeVisible();
  await page.reload();
  const again = await openComanda(page, 'pt-BR');
  await expect(again.getByText(plainDish)).toBeVisible();
  await expect(again.getByText(t('diner.unstored'))).toBeHidden();
});

test('a storage that closes after the page was opened stops no order', async ({ browser }) => {
  const { page, before } = await dinerAt(browser, 'pt-BR', table, [plainDish]);
  await page.evaluate(() => {
    for (const name of ['getItem', 'setItem', 'removeItem'] as const)
      Storage.prototype[name] = () => {
        throw new DOMException('closed', 'SecurityError');
      };
  });
  await openComanda(page, 'pt-BR');
  await placeButton(page, 'pt-BR').click();
  await page.waitForURL(ordersPage);
  expect((await countOrders(table)) - before).toBe(1);
});

test('a double tap places one order @core', async ({ browser }) => {
  const { page, before } = await dinerAt(browser, 'pt-BR', table, [plainDish]);
  await openComanda(page, 'pt-BR');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/orders')) sent += 1;
  });
  await placeButton(page, 'pt-BR').dblclick();
  await page.waitForURL(ordersPage);
  await expect(orderCards(page).filter({ hasText: plainDish })).not.toHaveCount(0);
  expect([sent, (await countOrders(table)) - before]).toEqual([1, 1]);
});

test('an answer that is lost: reloaded while pending, the order is there once and the comanda is empty @core', async ({
  browser,
}) => {
  const { page, complaints, t, before } = await dinerAt(browser, 'en', table, [plainDish]);
  await openComanda(page, 'en');
  let reached = 0;
  let lost = true;
  await page.route(orderCall, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    if (!lost) return route.fallback();
    const answer = await route.fetch();
    if (answer.ok()) reached += 1;
    await route.abort('connectionreset');
  });
  await placeButton(page, 'en').click();
  // The kitchen has it, and the diner's phone cannot know.
  await expect.poll(() => reached).toBeGreaterThan(0);
  await expect(page.getByRole('dialog')).toContainText(t('diner.sendingAgain'));
  await page.reload();
  await expect(page.getByRole('button', { name: new RegExp(t('diner.seeComanda')) })).toContainText(t('diner.sending'));
  lost = false;
  await page.waitForURL(ordersPage);
  await expect(orderCards(page).filter({ hasText: plainDish })).not.toHaveCount(0);
  expect((await countOrders(table)) - before).toBe(1);
  expect(await keptComanda(page)).toBeNull();
  expect(complaints.length).toBeGreaterThan(0);
  expectOnly(complaints, cutOff);
});

for (const language of ['pt-BR', 'en'] as const) {
  test(`without a network nothing is claimed and nothing lost, in ${language}`, async ({ browser }) => {
    const { context, page, complaints, t, before } = await dinerAt(browser, language, table, [plainDish]);
    const sheet = await openComanda(page, language);
    await context.setOffline(true);
    let failed = 0;
    page.on('requestfailed', (request) => {
      if (request.method() === 'POST') failed += 1;
    });
    await placeButton(page, language).click();
    await expect(sheet).toContainText(t('diner.sendingAgain'));
    // However often it was tried, that is all that is said.
    await expect.poll(() => failed).toBeGreaterThan(2);
    await expect(page.getByText(t('diner.placeFailed'))).toHaveCount(0);
    await expect(sheet).toContainText(plainDish);
    await expect(page.getByText(t('common.offline'))).toBeVisible();
    await expect(page.getByText(t('diner.placed'))).toHaveCount(0);
    await expectAccessible(page);
    expect(await countOrders(table)).toBe(before);
    await context.setOffline(false);
    await page.waitForURL(ordersPage);
    await expect(page.getByText(t('diner.placed'))).toBeVisible();
    expect((await countOrders(table)) - before).toBe(1);
    expect(await keptComanda(page)).toBeNull();
    expectOnly(complaints, cutOff);
  });
}

test('a dish that is tapped without a network opens once there is one', async ({ browser }) => {
  const { context, page, complaints } = await person(browser, 'pt-BR');
  await page.goto(await qrCode(table));
  await page.goto(`/r/restaurant-demo/table/${table}/menu`);
  await alive(page);
  await context.setOffline(true);
  await addButton(page, plainDish).click();
  await expect(page.getByText(textIn('pt-BR')('common.offline'))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(dish(page, plainDish)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('dialog')).toContainText(plainDish);
  // What the browser says of a connection that is gone, and the router, which may just be asking which pages there are.
  const ofTheNetwork = /^Failed to (load resource: net::ERR_|fetch manifest patches)/;
  expect(complaints.length).toBeGreaterThan(0);
  expect(taken(complaints).filter((text) => !ofTheNetwork.test(text))).toEqual([]);
});
