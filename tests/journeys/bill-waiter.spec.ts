import {
  desk,
  expectAccessible,
  languages,
  phone,
  plainDish,
  staffAtTheBoard,
  tableOf,
  textIn,
} from '../support/browser/journey.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const waiter = 'garcom@demo.comanda.example';

for (const [index, language] of languages.entries()) {
  const viewport = index === 0 ? desk : phone;
  const t = textIn(language);

  test(`a waiter looks over a bill, moves it, and settles nothing, in ${language}, ${viewport.width} px wide`, async ({
    browser,
  }) => {
    const table = 7;
    const there = 8;
    const { page } = await staffAtTheBoard(browser, language, waiter, viewport);
    await page.evaluate('window.print = () => {}');
    const id = await order(page, table);
    const card = page.locator(`#order-${id}`);
    await card.getByRole('button', { name: t('orders.more', { number: table }) }).click();
    await expect(page.getByRole('menuitem', { name: t('bills.action') })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: t('bills.complete.action') })).toHaveCount(0);
    await page.getByRole('menuitem', { name: t('bills.action') }).click();
    const dialog = page.getByRole('dialog', { name: t('bills.title', { number: table }) });
    await expect(dialog).toContainText(plainDish);
    await expect(dialog.getByRole('button', { name: t('bills.close'), exact: true })).toHaveCount(0);
    await expect(dialog.getByRole('switch')).toHaveCount(0);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t('bills.printCheck') }).click();
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('section[lang="pt-BR"]');
    await expect(paper).toContainText(textIn('pt-BR')('bills.receipt.check'));
    await expect(paper).toContainText(textIn('pt-BR')('bills.receipt.notPaid'));
    await page.emulateMedia({ media: null });

    await dialog.getByRole('button', { name: t('bills.move.action') }).click();
    await dialog.getByLabel(t('bills.move.table')).selectOption((await tableOf(there)).id);
    await dialog.getByRole('button', { name: t('bills.move.confirm') }).click();
    await expect(page.getByText(t('bills.move.moved', { number: there }))).toBeVisible();
    await expect(card).toContainText(t('orders.table', { number: there }));
  });
}
