import type { Browser, Locator } from '@playwright/test';
import {
  desk,
  dish,
  expectAccessible,
  type Language,
  languages,
  orderOnBoard,
  phone,
  staffAtTheBoard,
  textIn,
} from '../support/browser/journey.ts';
import { billOf, served } from '../support/browser/journey-check.ts';
import { owner, waiter } from '../support/browser/journey-floor.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { figure } from '../support/browser/journey-till.ts';
import { atTheMenu, atTheTable } from '../support/browser/menu-desk.ts';

const cashier = 'caixa@demo.comanda.example';
const table = 11;

/** The owner makes a dish that only the staff sell; the form asks no price of one that is priced as it is ordered. */
async function sell(browser: Browser, language: Language, name: string, kiloPrice?: string) {
  const { page, t, row, form } = await atTheMenu(browser, language, desk, owner);
  await page.getByRole('button', { name: t('menu.add'), exact: true }).click();
  await form.getByRole('textbox', { name: t('menu.form.name'), exact: true }).fill(name);
  const pricing = form.getByRole('combobox', { name: t('menu.form.pricing') });
  await pricing.selectOption({ label: t(kiloPrice ? 'menu.form.byWeight' : 'menu.form.openPrice') });
  await expect(pricing).toHaveAccessibleDescription(t('menu.form.pricingHint'));
  await expect(form.getByLabel(t('menu.form.price'), { exact: true })).toHaveCount(0);
  const kilo = form.getByLabel(t('menu.form.pricePerKilo'));
  if (kiloPrice) await kilo.fill(kiloPrice);
  else await expect(kilo).toHaveCount(0);
  await expectAccessible(page);
  await form.getByRole('button', { name: t('menu.form.create') }).click();
  await expect(page.getByText(t('menu.itemAdded'))).toBeVisible();
  await expect(row(name)).toBeVisible();
  return row(name);
}

/** Somebody of the staff at the form of a new order for the table, and the dish in it. */
async function atTheForm(browser: Browser, language: Language, email: string, viewport: typeof desk, name: string) {
  const t = textIn(language);
  const { page } = await staffAtTheBoard(browser, language, email, viewport);
  await page.getByRole('button', { name: t('orders.add'), exact: true }).click();
  const form = page.getByRole('dialog', { name: t('orders.addOrder') });
  await form.getByRole('button', { name: t('orders.form.chooseTable'), exact: true }).click();
  await form.getByRole('textbox', { name: t('orders.form.tableNumber') }).fill(String(table));
  await form.getByRole('textbox', { name: t('orders.form.typed.label') }).fill(name);
  return { page, form, product: form.getByRole('button', { name: new RegExp(`^${name}`) }) };
}

for (const [index, language] of languages.entries()) {
  const viewport = index === 0 ? phone : desk;
  const t = textIn(language);

  test(`a weighing is typed by the waiter, and stands with its weight and its price to the receipt, in ${language}`, async ({
    browser,
  }) => {
    const name = 'Buffet da casa';
    await expect(await sell(browser, language, name, '69,90')).toContainText(/69[.,]90\/kg/);
    const { page: guest } = await atTheTable(browser, language, table);
    await expect(dish(guest, name)).toContainText(/69[.,]90\/kg/);
    await expect(dish(guest, name)).toContainText(t('diner.weighed'));

    const { page, form, product } = await atTheForm(browser, language, waiter, viewport, name);
    await expect(product).toContainText(t('orders.form.byWeight'));
    await product.click();
    const weight = form.getByLabel(t('orders.form.weight'), { exact: true });
    await expect(weight).toBeFocused();
    await weight.press('Enter');
    await expect(weight).toHaveAccessibleDescription(new RegExp(t('orders.form.weightMissing')));
    await weight.fill('0,385');
    // 69.90 x 0.385 is 26.9115.
    await expect(form.getByRole('button', { name: /0[.,]385\skg/ })).toHaveText(figure(2_691));
    await expectAccessible(page);
    await weight.press('Enter');
    await expect(form.getByRole('textbox', { name: t('orders.form.notesOf', { product: name }) })).toBeVisible();
    // One weighing is one line: no second of it can be added.
    await expect(form.getByRole('button', { name: t('orders.form.moreOf', { product: name }) })).toBeDisabled();
    await form.getByRole('button', { name: t('orders.form.create') }).click();
    await expect(form).toBeHidden();

    // Ten percent of 26.91 is 2.691.
    const due = 2_691 + 269;
    const weighing = '0,385 kg × R$ 69,90/kg';
    const told = async (lines: Locator, cents: number) => {
      const line = lines.filter({ hasText: name }).last();
      await expect(line).toContainText(weighing);
      await expect(line).toContainText(figure(cents));
    };
    const card = orderOnBoard(page, language, table);
    await expect(card).toContainText(weighing);
    await expect(card).toContainText(figure(due));
    await guest.goto(billOf(table));
    await told(guest.getByRole('listitem'), 2_691);
    await expect(guest.getByText(figure(due)).first()).toBeVisible();
    await expectAccessible(guest);

    const till = await staffAtTheBoard(browser, language, cashier);
    await served(till.page, table);
    await till.page.goto('/restaurant-admin/tables');
    await till.page.getByRole('button', { name: t('tables.orders', { number: table }), exact: true }).click();
    const bill = till.page.getByRole('dialog', { name: t('bills.closeTitle', { number: table }) });
    await told(bill.getByRole('listitem'), 2_691);
    await bill.getByLabel(t('bills.amountIn', { method: t('bills.method.pix') })).fill('29,60');
    await bill.getByRole('button', { name: t('bills.close'), exact: true }).click();
    await expect(till.page.getByRole('dialog', { name: t('bills.closedTitle', { number: table }) })).toBeVisible();
    await expect(guest.getByText(t('diner.notFiscal'))).toBeVisible();
    await told(guest.getByRole('listitem'), 2_691);
    await expect(guest.getByText(figure(due)).first()).toBeVisible();
    await expectAccessible(guest);
  });

  test(`an open price is refused to a waiter in words, entered by the cashier, and read on the bill, in ${language}`, async ({
    browser,
  }) => {
    const name = 'Taxa de rolha';
    await sell(browser, language, name);
    const { page: guest } = await atTheTable(browser, language, table);
    await expect(dish(guest, name)).toContainText(t('diner.askPrice'));

    const denied = await atTheForm(browser, language, waiter, viewport, name);
    await expect(denied.product).toBeDisabled();
    await expect(denied.product).toContainText(t('orders.form.openPriceDenied'));
    await expectAccessible(denied.page);

    const { page, form, product } = await atTheForm(browser, language, cashier, viewport, name);
    await expect(product).toContainText(t('orders.form.openPrice'));
    await product.click();
    const price = form.getByLabel(t('orders.form.priceOfOne'));
    await expect(price).toBeFocused();
    await price.press('Enter');
    await expect(price).toHaveAccessibleDescription(new RegExp(t('orders.form.priceMissing').replaceAll('$', '\\$')));
    await price.fill('45,50');
    await expectAccessible(page);
    await price.press('Enter');
    await form.getByRole('button', { name: t('orders.form.moreOf', { product: name }) }).click();
    await form.getByRole('button', { name: t('orders.form.create') }).click();
    await expect(form).toBeHidden();

    // Two of 45.50, and ten percent.
    await expect(orderOnBoard(page, language, table)).toContainText(figure(9_100 + 910));
    await page.goto('/restaurant-admin/tables');
    await page.getByRole('button', { name: t('tables.orders', { number: table }), exact: true }).click();
    const bill = page.getByRole('dialog', { name: t('bills.closeTitle', { number: table }) });
    await expect(bill.getByRole('listitem').filter({ hasText: name }).last()).toContainText(figure(9_100));
    await expect(bill).toContainText(figure(9_100 + 910));
    await guest.goto(billOf(table));
    await expect(guest.getByRole('listitem').filter({ hasText: name }).last()).toContainText(figure(9_100));
  });
}
