import { askInstance } from '../support/browser/entrance.ts';
import { desk, expectAccessible, phone, staffAtTheBoard, tableOf, textIn } from '../support/browser/journey.ts';
import { byCalls } from '../support/browser/journey-floor.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const waiter = 'garcom@demo.comanda.example';
const cashier = 'caixa@demo.comanda.example';

for (const [language, viewport] of [
  ['pt-BR', phone],
  ['en', desk],
] as const) {
  test(`a waiter looks at their own tables alone, which the device keeps, or at one by its number (${language})`, async ({
    browser,
  }) => {
    const t = textIn(language);
    const till = await byCalls(browser, language, cashier);
    const own = await order(till, 9);
    const other = await order(till, 8);
    const { page } = await staffAtTheBoard(browser, language, waiter, viewport);
    await askInstance(page, `/api/floor/${(await tableOf(9)).id}/take`, {});
    const card = (id: string) => page.locator(`#order-${id}`);
    for (const id of [own, other]) await expect(card(id)).toBeVisible();

    // On a phone it is a line that a button opens.
    const filter = page.getByRole('button', { name: t('orders.filter.label') });
    if (viewport === phone) await filter.click();
    const mine = page.getByRole('button', { name: t('floor.mine'), exact: true }).filter({ visible: true });
    await mine.click();
    await expect(card(other)).toBeHidden();
    await expect(card(own)).toBeVisible();
    await expect(page.getByText(t('orders.filter.hiddenOne'))).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    if (viewport === phone) await filter.click();
    await expect(mine).toHaveAttribute('aria-pressed', 'true');
    await expect(card(other)).toBeHidden();

    // A number is looked for among all tables.
    const search = page.getByRole('searchbox', { name: t('tables.search') }).filter({ visible: true });
    await search.fill('8');
    await expect(card(other)).toBeVisible();
    await search.fill('999');
    await expect(page.getByText(t('orders.filter.none'))).toBeVisible();
    await page.getByRole('button', { name: t('orders.filter.all') }).click();
    for (const id of [own, other]) await expect(card(id)).toBeVisible();
  });
}
