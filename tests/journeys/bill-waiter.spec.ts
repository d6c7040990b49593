import type { Locator } from '@playwright/test';
import {
  desk,
  expectAccessible,
  freshTable,
  instanceUrl,
  languages,
  phone,
  plainDish,
  staffAtTheBoard,
  textIn,
} from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { order } from '../support/browser/journey-till.ts';

const waiter = 'garcom@demo.comanda.example';

for (const [index, language] of languages.entries()) {
  const viewport = index === 0 ? desk : phone;
  const t = textIn(language);

  test(`a waiter looks over a bill, moves it, and settles nothing, in ${language}, ${viewport.width} px wide`, async ({
    browser,
  }) => {
    const table = 7 + index;
    await freshTable(table);
    const { context, page, complaints } = await staffAtTheBoard(browser, language, waiter, viewport);
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
    });
    await page.reload();
    const id = await order(page, table, 1);
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
    const select = dialog.getByLabel(t('bills.move.table'));
    const target = await freeTable(select);
    await select.selectOption({ index: 1 });
    await dialog.getByRole('button', { name: t('bills.move.confirm') }).click();
    await expect(page.getByText(t('bills.move.moved', { number: target }))).toBeVisible();
    await expect(card).toContainText(t('orders.table', { number: target }));
    // Nothing is left in the kitchen for the other journeys.
    const cancel = { headers: { origin: instanceUrl() }, data: { status: 'cancelado' } };
    expect((await page.request.post(`/api/orders/${id}/status`, cancel)).status()).toBe(200);
    expect(complaints).toEqual([]);
    await context.close();
  });
}

/** Some table that the screen offers. */
async function freeTable(select: Locator): Promise<number> {
  const option = select.locator('option[value]:not([value=""])').first();
  await expect(option).toBeAttached();
  return Number(/\d+/.exec((await option.textContent()) ?? '')?.[0]);
}
