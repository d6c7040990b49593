import { desk, expectAccessible, phone, staffAtTheBoard, textIn } from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const waiter = 'garcom@demo.comanda.example';

for (const [language, viewport] of [
  ['pt-BR', phone],
  ['en', desk],
] as const) {
  test(`a waiter looks at their own tables alone, which the device keeps, or at one by its number (${language})`, async ({
    browser,
  }) => {
    const t = textIn(language);
    const { page } = await staffAtTheBoard(browser, language, waiter, viewport);
    const cards = page.getByRole('article', { name: new RegExp(t('orders.table', { number: '' })) });
    await expect(cards.first()).toBeVisible();
    const read = async (path: string) => (await page.request.get(path)).json();
    const { user } = await read('/api/session');
    const { tables } = await read('/api/floor');
    const { orders } = await read('/api/orders');
    const own = new Set(
      tables.filter(({ waiter: who }: any) => who?.id === user.id).map(({ tableId }: any) => tableId),
    );
    const theirs = orders.filter(({ tableId }: any) => own.has(tableId)).length;
    expect(theirs).toBeGreaterThan(0);
    expect(theirs).toBeLessThan(orders.length);
    await expect(cards).toHaveCount(orders.length);

    const mine = page.getByRole('button', { name: t('floor.mine'), exact: true }).filter({ visible: true });
    await mine.click();
    await expect(cards).toHaveCount(theirs);
    await expect(page.getByText(t('orders.filter.mine'))).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(mine).toHaveAttribute('aria-pressed', 'true');
    await expect(cards).toHaveCount(theirs);

    // A number is looked for among all tables.
    const [other] = orders.filter(({ tableId }: any) => !own.has(tableId));
    const search = page.getByRole('searchbox', { name: t('tables.search') }).filter({ visible: true });
    await search.fill(String(other.tableNumber));
    await expect(page.locator(`#order-${other.id}`)).toBeVisible();
    await search.fill('999');
    await expect(page.getByText(t('orders.filter.none'))).toBeVisible();
    await page.getByRole('button', { name: t('orders.filter.all') }).click();
    await expect(cards).toHaveCount(orders.length);
  });
}
