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
import { phonesAt, served, takesPix } from '../support/browser/journey-check.ts';
import { owner } from '../support/browser/journey-floor.ts';
import { order, orderFrom, plain } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { dishCents, figure } from '../support/browser/journey-till.ts';

const cashier = 'caixa@demo.comanda.example';
const table = 9;

/** The table's bill, opened from the list of the till. */
async function openBill(page: Page, language: Language) {
  const t = textIn(language);
  await page.goto('/restaurant-admin/till');
  const bills = page.getByRole('region', { name: new RegExp(`^${t('till.bills.title')}`) });
  await bills.getByRole('button', { name: new RegExp(`^${t('tables.table', { number: table })} `) }).click();
  return page.getByRole('dialog', { name: t('bills.closeTitle', { number: table }) });
}

test('what a card paid above the bill goes back on that card, unless whoever closes it says otherwise (pt-BR)', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const { page } = await staffAtTheBoard(browser, 'pt-BR', cashier, phone);
  const id = await order(page, table, plain(4));
  const headers = { origin: instanceUrl() };
  const { order: placed } = await (await page.request.get(`/api/orders/${id}`)).json();
  await served(page, table);
  const cents = placed.totalCents;
  const data = { key: randomUUID(), partCents: cents, method: 'credito', cents };
  const paid = await page.request.post(`/api/bills/${placed.billId}/payments`, { headers, data });
  expect(paid.status(), await paid.text()).toBe(200);

  const bill = await openBill(page, 'pt-BR');
  await bill.getByRole('textbox', { name: t('bills.discount') }).fill('10');
  await bill.getByRole('button', { name: t('bills.close') }).click();
  const question = page.getByRole('alertdialog').filter({ has: page.getByRole('radiogroup') });
  await expect(question.getByRole('radio', { name: t('bills.methodShort.debito') })).toHaveCount(0);
  // As it was paid.
  await expect(question.getByRole('radio', { name: t('bills.methodShort.credito') })).toBeChecked();
  await expect(question.getByRole('status')).toHaveText(figure(1_000));
  await expectAccessible(page);
  await question.getByRole('button', { name: t('bills.handBackConfirm') }).click();
  await expect(page.getByText(t('bills.handBackBy.credito'))).toBeVisible();
});

test('a tap on a method leaves what a guest has announced by PIX (en)', async ({ browser }) => {
  const t = textIn('en');
  const boss = await staffAtTheBoard(browser, 'en', owner);
  await takesPix(boss.page);
  const [guest] = await phonesAt(browser, 'en', table, 1);
  if (!guest) throw new Error('Nobody sits there');
  await orderFrom(guest.page, table, plain(4));
  const data = { key: randomUUID(), split: { by: 'amount', cents: 4_000 }, method: 'pix', seenCents: 4_000 };
  const path = `/api/restaurants/restaurant-demo/tables/${table}/check/parts`;
  const asked = await guest.page.request.post(path, { headers: { origin: instanceUrl() }, data });
  expect(asked.status(), await asked.text()).toBe(200);

  const { page } = await staffAtTheBoard(browser, 'en', cashier, desk);
  const bill = await openBill(page, 'en');
  await expect(bill.getByText(figure(4_000)).first()).toBeVisible();
  const credit = t('bills.method.credito');
  await bill.getByRole('button', { name: t('bills.payRest', { method: credit }) }).click();
  const left = dishCents * 4 * 1.1 - 4_000;
  await expect(bill.getByLabel(t('bills.amountIn', { method: credit }), { exact: true })).toHaveValue(figure(left));
});
