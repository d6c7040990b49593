import { type Browser, expect, type Page, test } from '@playwright/test';
import {
  addDish,
  changeHouse,
  countOrders,
  customDish,
  cutOff,
  expectAccessible,
  type Language,
  openComanda,
  orderCards,
  person,
  plainDish,
  qrCode,
  refusedWith,
  textIn,
} from '../support/journey.ts';

const table = 1;
const orderCall = `**/api/restaurants/*/tables/${table}/orders`;
const ordersPage = `**/table/${table}/orders`;
const keptComanda = (page: Page) =>
  page.evaluate((name) => localStorage.getItem(name), `comanda:restaurant-demo:${table}`);

/** Someone at the table, on the menu, with these dishes in the comanda. */
async function atTheMenu(browser: Browser, language: Language, dishes: string[]) {
  const diner = await person(browser, language);
  await diner.page.goto(await qrCode(table));
  await diner.page.getByRole('link', { name: textIn(language)('diner.seeMenu') }).click();
  for (const name of dishes) await addDish(diner.page, language, name);
  return { ...diner, t: textIn(language), before: await countOrders(table) };
}

const placeButton = (page: Page, language: Language) =>
  page.getByRole('dialog').getByRole('button', { name: textIn(language)('diner.placeOrder') });

test('a reload and a dead battery keep the comanda', async ({ browser }) => {
  const { context, page, complaints, t } = await atTheMenu(browser, 'pt-BR', [plainDish, customDish]);
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
  expect(complaints).toEqual([]);
  await context.close();
});

test('a double tap places one order', async ({ browser }) => {
  const { context, page, complaints, before } = await atTheMenu(browser, 'pt-BR', [plainDish]);
  await openComanda(page, 'pt-BR');
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/orders')) sent += 1;
  });
  await placeButton(page, 'pt-BR').dblclick();
  await page.waitForURL(ordersPage);
  await expect(orderCards(page).filter({ hasText: plainDish })).not.toHaveCount(0);
  expect([sent, (await countOrders(table)) - before]).toEqual([1, 1]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('an answer that is lost: reloaded while pending, the order is there once and the comanda is empty', async ({
  browser,
}) => {
  const { context, page, complaints, t, before } = await atTheMenu(browser, 'en', [plainDish]);
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
  expect(complaints).toEqual(complaints.map(() => cutOff));
  await context.close();
});

for (const language of ['pt-BR', 'en'] as const) {
  test(`without a network nothing is claimed and nothing lost, in ${language}`, async ({ browser }) => {
    const { context, page, complaints, t, before } = await atTheMenu(browser, language, [plainDish]);
    const sheet = await openComanda(page, language);
    await context.setOffline(true);
    await placeButton(page, language).click();
    await expect(sheet).toContainText(t('diner.sendingAgain'));
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
    expect(complaints).toEqual(complaints.map(() => cutOff));
    await context.close();
  });
}

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
  const { context, page, complaints, t, before } = await atTheMenu(browser, 'pt-BR', [customDish, plainDish]);
  const sheet = await openComanda(page, 'pt-BR');
  const set = (cents: number) =>
    changeHouse(`update products set price_cents = ${cents} where name = '${plainDish}'`, 'menu');
  await onTheWay(page, () => set(2_690));
  try {
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
    expect(complaints).toEqual([refusedWith(409)]);
  } finally {
    await set(2_490);
    await context.close();
  }
});

test('a dish that runs out on the way is marked, taken off, and the rest is ordered', async ({ browser }) => {
  const { context, page, complaints, t, before } = await atTheMenu(browser, 'en', [customDish, plainDish]);
  const sheet = await openComanda(page, 'en');
  const serve = (yes: boolean) =>
    changeHouse(`update products set available = ${yes} where name = '${plainDish}'`, 'menu');
  await onTheWay(page, () => serve(false));
  try {
    await placeButton(page, 'en').click();
    const line = sheet.getByRole('listitem').filter({ has: page.getByRole('heading', { name: plainDish }) });
    await expect(line).toContainText(t('diner.lineUnavailable'));
    await expect(page.getByText(t('errors.product_unavailable', { product: plainDish }))).toBeVisible();
    await expectAccessible(page);
    await line.getByRole('button', { name: t('diner.removeItem', { product: plainDish }) }).click();
    await placeButton(page, 'en').click();
    await page.waitForURL(ordersPage);
    expect((await countOrders(table)) - before).toBe(1);
    await expect(orderCards(page).first()).toContainText(customDish);
    await expect(orderCards(page).first()).not.toContainText(plainDish);
    expect(complaints).toEqual([refusedWith(409)]);
  } finally {
    await serve(true);
    await context.close();
  }
});
