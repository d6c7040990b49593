import type { Page } from '@playwright/test';
import {
  addDish,
  changeRestaurant,
  countOrders,
  dish,
  expectAccessible,
  type Language,
  languages,
  openComanda,
  orderCards,
  person,
  plainDish,
  qrCode,
  refusedWith,
  tableOf,
  textIn,
} from '../support/browser/journey.ts';
import { expectOnly, taken } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const menuOf = (table: number) => `/r/restaurant-demo/table/${table}/menu`;

const shortCode = async (table: number) => (await tableOf(table)).code;

async function placeFromMenu(page: Page, language: Language) {
  await openComanda(page, language);
  await page.getByRole('button', { name: textIn(language)('diner.placeOrder') }).click();
}

for (const language of languages) {
  test(`who has not scanned the code may look, and types the table's code to order, in ${language}`, async ({
    browser,
  }) => {
    const table = 7;
    const otherTable = 4;
    const t = textIn(language);
    const code = await shortCode(table);
    const before = await countOrders(table);
    const { context, page, complaints } = await person(browser, language);

    await page.goto(menuOf(table));
    await expect(dish(page, plainDish)).toBeVisible();
    await addDish(page, language, plainDish);
    await placeFromMenu(page, language);
    const dialog = page.getByRole('dialog').filter({ hasText: t('diner.seatText') });
    await expect(dialog).toBeVisible();
    await expectAccessible(page);

    const field = dialog.getByLabel(t('diner.seatCode'));
    const confirm = dialog.getByRole('button', { name: t('diner.seatEnter') });
    await field.fill(code.slice(0, 3));
    await confirm.click();
    await expect(field).toHaveAccessibleDescription(t('diner.seatShort'));
    // Another table's code is not this one's.
    await field.fill(await shortCode(otherTable));
    await confirm.click();
    await expect(field).toHaveAccessibleDescription(t('errors.table_code_wrong'));
    await expect(field).toHaveValue(await shortCode(otherTable));
    await expectAccessible(page);
    expect(await countOrders(table)).toBe(before);

    // As people type it: small letters and a space.
    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`.toLowerCase());
    await confirm.click();
    await page.waitForURL(`**/table/${table}/orders`);
    await expect(orderCards(page)).toContainText([plainDish]);
    expect((await countOrders(table)) - before).toBe(1);
    expect(taken(complaints)).toEqual([refusedWith(403), refusedWith(403)]);
    await context.close();

    // Whoever sits at another table sees nothing of it, until they show this table's code too.
    const other = await person(browser, language);
    await other.page.goto(await qrCode(otherTable));
    await other.page.goto(`/r/restaurant-demo/table/${table}/orders`);
    await expect(other.page.getByText(t('diner.seatToFollow'))).toBeVisible();
    await expect(orderCards(other.page)).toHaveCount(0);
    await expectAccessible(other.page);
    await other.page.getByRole('button', { name: t('diner.typeCode') }).click();
    await other.page.getByLabel(t('diner.seatCode')).fill(code);
    await other.page.getByRole('button', { name: t('diner.seatEnter') }).click();
    await expect(other.page.getByRole('dialog')).toBeHidden();
    await expect(orderCards(other.page)).toContainText([plainDish]);
  });
}

test('a rotated secret shuts out who scanned the old sheet, and asks again', async ({ browser }) => {
  const t = textIn('en');
  const { page, complaints } = await person(browser, 'en');
  const oldSheet = await qrCode(4);
  await page.goto(oldSheet);
  await page.goto(menuOf(4));
  await addDish(page, 'en', plainDish);
  const before = await countOrders(4);
  await changeRestaurant(
    `update tables set secret = replace(gen_random_uuid()::text, '-', ''), short_code = 'NEWCDE' where id = '${(await tableOf(4)).id}'`,
    'tables',
  );
  await placeFromMenu(page, 'en');
  await expect(page.getByText(t('diner.seatText'))).toBeVisible();
  expect(await countOrders(4)).toBe(before);
  // Scanning the old sheet again is of no use either; the new one is.
  await page.goto(oldSheet);
  expect(page.url()).not.toContain('k=');
  await page.goto('/r/restaurant-demo/table/4/orders');
  await expect(page.getByText(t('diner.seatToFollow'))).toBeVisible();
  await page.goto(await qrCode(4));
  await page.goto(menuOf(4));
  await placeFromMenu(page, 'en');
  await page.waitForURL('**/table/4/orders');
  expect((await countOrders(4)) - before).toBe(1);
  // The order and the table's stream were refused, each as it should be.
  expect(complaints.length).toBeGreaterThan(0);
  expectOnly(complaints, refusedWith(403));
});
