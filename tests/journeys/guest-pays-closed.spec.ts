import type { Page } from '@playwright/test';
import {
  desk,
  expectAccessible,
  instanceUrl,
  languages,
  person,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { billOf, phonesAt } from '../support/browser/journey-check.ts';
import { orderFrom } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { figure, sayOfUnready } from '../support/browser/journey-till.ts';

const cashier = 'caixa@demo.comanda.example';
const dish = 2_490 + 249;

/** As the phone itself would ask for it. */
async function pays(page: Page, table: number, method: string, cents: number) {
  const answer = await page.request.post(`/api/restaurants/restaurant-demo/tables/${table}/check/parts`, {
    headers: { origin: instanceUrl() },
    data: { key: crypto.randomUUID(), split: { by: 'amount', cents }, method, seenCents: cents },
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

for (const language of languages) {
  test(`a bill is closed while two phones pay: the cashier is told before, the phones after, and nothing is refused to a page that is open (${language})`, async ({
    browser,
  }) => {
    const t = textIn(language);
    const table = 1;
    const guests = await phonesAt(browser, language, table, 3);
    const [ana, rui, eva] = guests.map(({ page }) => page) as [Page, Page, Page];
    for (const page of [ana, rui]) await orderFrom(page, table);
    await eva.goto(`/r/restaurant-demo/table/${table}/menu`);
    for (const page of [ana, rui]) await page.goto(billOf(table));
    const till = await person(browser, language, desk);
    await signInAtTheDesk(till.page, cashier, '/restaurant-admin/tables');
    // Somebody else of the house looks at the same bill.
    const second = await person(browser, language);
    await signInAtTheDesk(second.page, cashier, '/restaurant-admin/tables');
    for (const { page } of [till, second])
      await page.getByRole('button', { name: t('tables.orders', { number: table }), exact: true }).click();
    const bill = till.page.getByRole('dialog', { name: t('bills.closeTitle', { number: table }) });
    await expect(bill).toBeVisible();

    await pays(ana, table, 'card', 1_000);
    await pays(rui, table, 'cash', 1_500);
    const paying = bill.getByRole('region', { name: t('bills.guests.title') });
    await expect(paying.getByRole('listitem')).toHaveCount(2);
    await expect(paying).toContainText(t('checks.phone', { number: 2 }));
    const whoPaid = ana.getByRole('region', { name: t('checks.whoPays') });
    await expect(whoPaid).toContainText(t('checks.phone', { number: 2 }));
    await expect(whoPaid).toContainText(figure(1_500));
    await expectAccessible(ana);

    const pix = bill.getByLabel(t('bills.amountIn', { method: t('bills.method.pix') }));
    await pix.fill(((2 * dish) / 100).toFixed(2).replace('.', language === 'en' ? '.' : ','));
    await bill.getByRole('button', { name: t('bills.close'), exact: true }).click();
    await sayOfUnready(till.page, language, 'gone');
    const ask = till.page.getByRole('alertdialog');
    await expect(ask).toContainText(t('bills.guests.payingMany', { count: 2, amount: '' }).trim());
    await expect(ask).toContainText(figure(2_500));
    await expectAccessible(till.page);
    await ask.getByRole('button', { name: t('bills.guests.wait') }).click();
    await expect(bill).toBeVisible();
    await bill.getByRole('button', { name: t('bills.close'), exact: true }).click();
    await sayOfUnready(till.page, language, 'gone');
    await ask.getByRole('button', { name: t('bills.guests.anyway') }).click();
    await expect(till.page.getByRole('dialog', { name: t('bills.closedTitle', { number: table }) })).toBeVisible();

    for (const page of [ana, rui]) {
      await expect(page.getByRole('heading', { name: t('diner.overTitle') })).toBeVisible();
      await expect(page.getByRole('heading', { name: t('checks.part.ended.closed') })).toBeVisible();
      await expect(page.getByText(t('diner.notFiscal'))).toBeVisible();
    }
    await expect(eva.getByRole('dialog', { name: t('diner.billClosed') })).toBeVisible();
    // Also where they read the receipt from another page.
    await rui.goto(`/r/restaurant-demo/table/${table}/orders`);
    await expect(rui.getByRole('heading', { name: t('checks.part.ended.closed') })).toBeVisible();
    await expectAccessible(ana);
    // Who looked on is told who closed it.
    const closed = second.page.getByRole('dialog', { name: t('bills.closedTitle', { number: table }) });
    const told = new RegExp(t('bills.meanwhile.by', { name: 'Caio Menezes', time: '\\d' }));
    await expect(closed.getByRole('status').filter({ hasText: told })).toContainText(figure(2 * dish));
  });
}
