import { desk, expectAccessible, staffAtTheBoard, textIn } from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const cashier = 'caixa@demo.comanda.example';

test('delivered orders are found by table, status, day and words, and the address remembers it', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const { page } = await staffAtTheBoard(browser, 'pt-BR', cashier, desk);
  await page.getByRole('radio', { name: new RegExp(t('orders.delivered')) }).click();
  const cards = page.locator('article[id^="order-"]');
  await expect(cards.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await page.locator('h1').click();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: t('bills.filter.search') });
  await expect(search).toBeFocused();
  await search.fill('moqueca');
  await expect(page).toHaveURL(/busca=moqueca/);
  await expect(cards.first()).toContainText(/moqueca/i);
  await page.getByLabel(t('bills.filter.table'), { exact: true }).selectOption('2');
  await expect(page).toHaveURL(/mesa=2/);
  await page.reload();
  await expect(search).toHaveValue('moqueca');
  await expect(cards.first()).toContainText(t('orders.table', { number: 2 }));
  await expectAccessible(page);
  await cards
    .first()
    .getByRole('button', { name: t('orders.more', { number: 2 }) })
    .click();
  await page.getByRole('menuitem', { name: t('bills.action') }).click();
  const past = page.getByRole('dialog', { name: t('bills.closedTitle', { number: 2 }) });
  await expect(past).toContainText(/moqueca/i);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const day = page.getByLabel(t('bills.filter.day'), { exact: true });
  await day.fill('31/02/2026');
  await day.blur();
  await expect(day).toHaveAccessibleDescription(t('fields.date_invalid'));
  await expect(page).not.toHaveURL(/dia/);
  await page.getByRole('button', { name: t('bills.filter.clear') }).click();
  await expect(day).toHaveValue('');
  await expect(day).toHaveAccessibleDescription('');
  await expect(page).not.toHaveURL(/busca|mesa/);
  await day.fill('2020-01-01');
  await expect(page.getByText(t('bills.filter.noneFound'))).toBeVisible();
  await page.getByRole('button', { name: t('bills.filter.clear') }).click();
  await expect(cards.first()).toBeVisible();
  await expect(page).not.toHaveURL(/busca|mesa|dia/);
});
