import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  desk,
  expectAccessible,
  instanceUrl,
  type Language,
  phone,
  staffAtTheBoard,
  textIn,
} from '../support/browser/journey.ts';
import { phonesAt } from '../support/browser/journey-check.ts';
import { order, orderFrom, plain } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { dishCents, figure, fromTheMenu } from '../support/browser/journey-till.ts';

const cashier = 'caixa@demo.comanda.example';
const table = 9;
const method = (t: ReturnType<typeof textIn>, name: string) => ({ method: t(`bills.method.${name}`) });

async function openBill(page: Page, language: Language, id: string) {
  const t = textIn(language);
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await fromTheMenu(page, page.locator(`#order-${id}`), language, table, 'bills.action');
  return page.getByRole('dialog', { name: t('bills.closeTitle', { number: table }) });
}

test('a payment that was recorded wrongly is reversed with a reason, and both stay to be read (pt-BR)', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const { page } = await staffAtTheBoard(browser, 'pt-BR', cashier, phone);
  const id = await order(page, table, plain(4));
  const bill = await openBill(page, 'pt-BR', id);
  await bill.getByLabel(t('bills.amountIn', method(t, 'pix'))).fill('20');
  await bill
    .locator('footer')
    .getByRole('button', { name: t('bills.payPart', { amount: '' }).trim() })
    .click();
  const paid = bill.getByRole('region', { name: t('bills.whoPaid') });
  await paid.getByRole('button', { name: new RegExp(t('bills.reverse.title')) }).click();
  const dialog = page.getByRole('dialog', { name: t('bills.reverse.title') });
  const confirm = dialog.getByRole('button', { name: figure(2_000) });
  await confirm.click();
  await expect(dialog.getByText(t('orders.corrections.reasonMissing'))).toBeVisible();
  await dialog.getByLabel(t('bills.reverse.wrongTable')).check();
  await expectAccessible(page);
  // What was chosen is not thrown away by Escape.
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('orders.form.discardNo') })
    .click();
  await confirm.click();
  await expect(dialog).toBeHidden();
  await expect(paid.getByText(new RegExp(`${t('bills.reverse.wrongTable')}$`))).toBeVisible();
  await expect(paid.getByText(t('bills.reverse.badge'), { exact: true })).toBeVisible();
  await expect(paid.getByRole('button')).toHaveCount(0);
  await expect(bill.locator('footer')).toContainText(figure(dishCents * 4 * 1.1));
  await expectAccessible(page);
});

test('a payment is reversed on a bill that is fully paid and not made yet, and nothing is asked of closing it (en)', async ({
  browser,
}) => {
  const t = textIn('en');
  const { page } = await staffAtTheBoard(browser, 'en', cashier, desk);
  const id = await order(page, table, plain(4));
  const headers = { origin: instanceUrl() };
  const read = await page.request.get(`/api/orders/${id}`);
  const { order: placed } = await read.json();
  const cents = placed.totalCents;
  const paying = { key: randomUUID(), partCents: cents, method: 'pix', cents };
  const path = `/api/bills/${placed.billId}/payments`;
  expect((await page.request.post(path, { headers, data: paying })).status()).toBe(200);
  const bill = await openBill(page, 'en', id);
  const paid = bill.getByRole('region', { name: t('bills.whoPaid') });
  await paid.getByRole('button', { name: new RegExp(t('bills.reverse.title')) }).click();
  const dialog = page.getByRole('dialog', { name: t('bills.reverse.title') });
  await dialog.getByLabel(t('bills.reverse.twice')).check();
  await dialog.getByRole('button', { name: figure(cents) }).click();
  await expect(dialog).toBeHidden();
  await expect(paid.getByText(t('bills.reverse.badge'), { exact: true })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test('what is typed at the till and a guest asked to pay is taken as that guest’s part (en)', async ({ browser }) => {
  const t = textIn('en');
  const [guest] = await phonesAt(browser, 'en', table, 1);
  if (!guest) throw new Error('Nobody sits there');
  await orderFrom(guest.page, table, plain(4));
  const { page } = await staffAtTheBoard(browser, 'en', cashier, desk);
  const id = await order(page, table);
  const data = { key: randomUUID(), split: { by: 'amount', cents: 5_000 }, method: 'card', seenCents: 5_000 };
  const path = `/api/restaurants/restaurant-demo/tables/${table}/check/parts`;
  const asked = await guest.page.request.post(path, { headers: { origin: instanceUrl() }, data });
  expect(asked.status(), await asked.text()).toBe(200);
  const bill = await openBill(page, 'en', id);
  await expect(bill.getByRole('region', { name: t('bills.guests.title') })).toBeVisible();
  await bill.getByLabel(t('bills.amountIn', method(t, 'debito'))).fill('50');
  await bill
    .locator('footer')
    .getByRole('button', { name: t('bills.payPart', { amount: '' }).trim() })
    .click();
  const question = page.getByRole('dialog', {
    name: new RegExp(`^${t('bills.guestPart.question', { phone: '' }).replace('?', '').trim()}`),
  });
  await expectAccessible(page);
  await question
    .getByRole('button', { name: new RegExp(`^${t('bills.guestPart.yes', { phone: '' }).trim()}`) })
    .click();
  await expect(question).toBeHidden();
  await expect(bill.getByRole('region', { name: t('bills.guests.title') })).toBeHidden();
  const paid = bill.getByRole('region', { name: t('bills.whoPaid') });
  await expect(paid.getByRole('listitem')).toHaveCount(1);
  await expect(paid).toContainText(figure(5_000));
});
