import {
  addDish,
  countOrders,
  languages,
  openComanda,
  person,
  placeButton,
  plainDish,
  qrCode,
  staffAtTheBoard,
  textIn,
} from '../support/browser/journey.ts';
import { billOf } from '../support/browser/journey-check.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { asOldAsServed, asOlderThanServed } from '../support/browser/old-browser.ts';

const table = 7;

test('a guest orders and divides the bill in the oldest browser that the product is for', async ({ browser }) => {
  const t = textIn('pt-BR');
  const { page } = await person(browser, 'pt-BR');
  await asOldAsServed(page);
  await page.goto(await qrCode(table));
  await expect(page.locator('#old-browser')).toBeHidden();
  await page.getByRole('link', { name: t('diner.seeMenu') }).click();
  await addDish(page, 'pt-BR', plainDish);
  await openComanda(page, 'pt-BR');
  const before = await countOrders(table);
  await placeButton(page, 'pt-BR').click();
  await page.waitForURL(`**/table/${table}/orders`);
  expect(await countOrders(table)).toBe(before + 1);
  await page.goto(billOf(table));
  await page.getByRole('link', { name: t('checks.splitOrPay') }).click();
  await expect(page.getByRole('radio', { name: t('checks.byItems') })).toBeChecked();
});

for (const language of languages) {
  const t = textIn(language);

  test(`a browser that is older says so, and the menu can be read (${language})`, async ({ browser }) => {
    const { page } = await person(browser, language);
    await asOlderThanServed(page);
    for (const path of [await qrCode(table), `/r/restaurant-demo/table/${table}/menu`]) {
      await page.goto(path);
      await expect(page.getByRole('alert').filter({ hasText: t('diner.oldBrowser') })).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    }
    // It stays in view, above the menu's own bar, wherever the menu is read.
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    const notice = page.getByRole('alert').filter({ hasText: t('diner.oldBrowser') });
    await expect(notice).toBeInViewport({ ratio: 1 });
    await expect
      .poll(async () => {
        const above = await notice.boundingBox();
        const bar = await page.locator('.menu-bar').boundingBox();
        return above && bar && bar.y >= above.y + above.height - 1;
      })
      .toBe(true);
    await page.goto('/login');
    await expect(page.getByRole('alert').filter({ hasText: t('common.oldBrowser') })).toBeVisible();
  });

  test(`the staff's pages stay as they were served in a browser that is older (${language})`, async ({ browser }) => {
    const staff = await staffAtTheBoard(browser, language, 'dono@demo.comanda.example');
    await asOlderThanServed(staff.page);
    await staff.page.reload({ waitUntil: 'networkidle' });
    await expect(staff.page.getByRole('alert').filter({ hasText: t('common.oldBrowser') })).toBeVisible();
    await expect(staff.page.getByText('Unexpected Application Error!')).toHaveCount(0);
    expect(await staff.page.evaluate(() => window.__alive)).toBeUndefined();
    await expect(staff.page.getByRole('main')).toBeAttached();
  });
}
