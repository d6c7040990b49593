import {
  expectAccessible,
  languages,
  orderCards,
  person,
  phone,
  qrCode,
  refusedWith,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { expectOnly } from '../support/browser/journey-console.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const waiter = 'garcom@demo.comanda.example';

for (const language of languages) {
  const t = textIn(language);
  test(`a big party takes one more table: its code leads to their bill, until it is split off, in ${language}`, async ({
    browser,
  }) => {
    const here = 3;
    const there = 2;
    const staff = await person(browser, language, phone);
    const floor = staff.page;
    await signInAtTheDesk(floor, waiter);
    await order(floor, here);
    await floor.goto('/restaurant-admin/tables');

    await floor.getByRole('button', { name: t('tables.orders', { number: here }) }).tap();
    const bill = floor.getByRole('dialog', { name: t('bills.title', { number: here }) });
    await bill.getByRole('button', { name: t('bills.move.action') }).tap();
    await bill.getByRole('radio', { name: t('bills.merge.tab') }).check();
    await bill.getByRole('radio', { name: t('tables.table', { number: there }) }).check();
    const confirm = bill.getByRole('button', { name: t('bills.join.confirm', { there }) });
    await confirm.scrollIntoViewIfNeeded();
    await expectAccessible(floor);
    await confirm.tap();
    await expect(bill.getByText(t('bills.join.with', { number: there }))).toBeVisible();
    await expectAccessible(floor);
    // Taken back at once, and done again.
    await bill.getByRole('button', { name: t('bills.merge.undo') }).tap();
    await expect(bill.getByText(t('bills.join.with', { number: there }))).toHaveCount(0);
    await bill.getByRole('button', { name: t('bills.move.action') }).tap();
    await bill.getByRole('radio', { name: t('bills.merge.tab') }).check();
    await bill.getByRole('radio', { name: t('tables.table', { number: there }) }).check();
    await confirm.tap();
    await expect(bill.getByText(t('bills.join.with', { number: there }))).toBeVisible();
    await floor.keyboard.press('Escape');
    const both = `${here} + #${there}`;
    await expect(floor.getByRole('article', { name: t('tables.table', { number: both }) })).toBeVisible();
    const joined = floor.getByRole('article', { name: t('tables.table', { number: there }), exact: true });
    await expect(joined).toContainText(t('tables.joinedTo', { number: here }));
    await floor.goto('/restaurant-admin/orders');
    await expect(floor.getByRole('heading', { name: t('orders.table', { number: both }) }).first()).toBeVisible();

    // Who scans the joined table is of the party.
    const guest = await person(browser, language);
    await guest.page.goto(await qrCode(there));
    await guest.page.waitForURL(`**/table/${here}**`);
    await guest.page.goto(`/r/restaurant-demo/table/${here}/orders`);
    await expect(orderCards(guest.page)).toHaveCount(1);

    await floor.goto('/restaurant-admin/tables');
    await floor.getByRole('button', { name: t('tables.orders', { number: here }) }).tap();
    await bill.getByRole('button', { name: t('bills.join.splitOf', { number: there }) }).tap();
    await expect(bill.getByText(t('bills.join.with', { number: there }))).toHaveCount(0);
    await floor.keyboard.press('Escape');
    await expect(joined).toContainText(t('tables.noOrders'));
    for (const { complaints } of [staff, guest]) expectOnly(complaints, refusedWith(409));
  });
}
