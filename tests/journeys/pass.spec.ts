import {
  desk,
  expectAccessible,
  languages,
  orderCards,
  person,
  phone,
  plainDish,
  qrCode,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { order, plain } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { dishCents, figure } from '../support/browser/journey-till.ts';
import { press } from '../support/browser/keyboard.ts';

const waiter = 'garcom@demo.comanda.example';
const cashier = 'caixa@demo.comanda.example';
const withFee = (dishes: number) => figure(Math.round(dishes * dishCents * 1.1));

for (const language of languages) {
  const t = textIn(language);
  test(`a waiter passes some of a table's items to another, and takes it back, in ${language}`, async ({ browser }) => {
    const here = 4;
    const there = 5;
    const staff = await person(browser, language, phone);
    const floor = staff.page;
    await signInAtTheDesk(floor, waiter);
    await floor.goto('/restaurant-admin/tables');
    const guest = await person(browser, language);
    await guest.page.goto(await qrCode(there));
    await order(floor, here, plain(3));
    await order(floor, there);
    await guest.page.goto(`/r/restaurant-demo/table/${there}/orders`);
    await expect(orderCards(guest.page)).toHaveCount(1);

    const pieces = (count: number) => t('bills.pass.items', { count });
    await floor.getByRole('button', { name: t('tables.orders', { number: here }) }).tap();
    const bill = floor.getByRole('dialog', { name: t('bills.title', { number: here }) });
    await bill.getByRole('button', { name: t('bills.move.action') }).tap();
    await bill.getByRole('radio', { name: t('bills.pass.tab') }).check();
    const confirm = (count: number) =>
      bill.getByRole('button', { name: t('bills.pass.confirm', { pieces: pieces(count), number: there }) });
    const more = bill.getByRole('button', { name: t('bills.pass.more', { name: plainDish }) });
    await more.tap();
    await more.tap();
    await bill.getByRole('radio', { name: t('tables.table', { number: there }) }).check();
    await expect(bill.getByRole('listitem').filter({ hasText: t('bills.pass.gets') })).toContainText(withFee(3));
    await expect(bill.getByRole('listitem').filter({ hasText: t('bills.pass.keeps') })).toContainText(withFee(1));
    await expectAccessible(floor);
    await confirm(2).scrollIntoViewIfNeeded();
    // All of it is no passing.
    await more.tap();
    await expect(bill.getByText(t('bills.pass.everything'))).toBeVisible();
    await expect(confirm(3)).toBeDisabled();
    await bill.getByRole('button', { name: t('bills.pass.fewer', { name: plainDish }) }).tap();
    await confirm(2).tap();
    await expect(bill.getByText(t('bills.pass.went', { pieces: pieces(2), number: there }))).toBeVisible();
    await expect(bill.getByRole('button', { name: t('bills.move.action') })).toBeFocused();
    await expectAccessible(floor);
    await expect(orderCards(guest.page)).toHaveCount(2);
    await expect(guest.page.getByText(withFee(2)).first()).toBeVisible();

    await bill.getByRole('button', { name: t('bills.merge.undo') }).tap();
    await expect(bill.getByText(t('bills.pass.went', { pieces: pieces(2), number: there }))).toHaveCount(0);
    await expect(orderCards(guest.page)).toHaveCount(1);
  });

  test(`with keys alone, a free table takes what is passed to it, in ${language}`, async ({ browser }) => {
    const here = 8;
    const free = 9;
    const staff = await person(browser, language, desk);
    const { page } = staff;
    await signInAtTheDesk(page, cashier);
    await order(page, here, plain(2));
    await page.goto('/restaurant-admin/tables');
    const card = page.getByRole('article', { name: t('tables.table', { number: here }) });
    await expect(card).toContainText(withFee(2));
    await page.getByRole('button', { name: t('tables.orders', { number: here }) }).press('Enter');
    const bill = page.getByRole('dialog', { name: t('bills.closeTitle', { number: here }) });
    await press(page, bill.getByRole('button', { name: t('bills.move.action') }));
    const tabs = bill.getByRole('radiogroup', { name: t('bills.move.action') });
    await expect(tabs.getByRole('radio').first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(bill.getByRole('radio', { name: t('bills.pass.tab') })).toBeFocused();
    await press(page, bill.getByRole('button', { name: t('bills.pass.more', { name: plainDish }) }));
    const table = bill.getByRole('radio', { name: t('tables.table', { number: free }) });
    await table.press('Space');
    await expect(table).toBeChecked();
    await expectAccessible(page);
    const one = { pieces: t('bills.pass.item'), number: free };
    await press(page, bill.getByRole('button', { name: t('bills.pass.confirm', one) }));
    await expect(bill.getByText(t('bills.pass.went', one))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(bill).toHaveCount(0);
    const taken = page.getByRole('article', { name: t('tables.table', { number: free }) });
    await expect(taken).toContainText(withFee(1));
    await expect(card).toContainText(withFee(1));
  });
}
