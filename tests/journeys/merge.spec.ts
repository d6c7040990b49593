import {
  addDish,
  expectAccessible,
  languages,
  openComanda,
  orderCards,
  person,
  phone,
  placeButton,
  plainDish,
  qrCode,
  refusedWith,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { expectOnly } from '../support/browser/journey-console.ts';
import { order, plain } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { dishCents, figure } from '../support/browser/journey-till.ts';
import { press } from '../support/browser/keyboard.ts';

const waiter = 'garcom@demo.comanda.example';
const withFee = (dishes: number) => figure(Math.round(dishes * dishCents * 1.1));

for (const language of languages) {
  const t = textIn(language);
  test(`two tables become one, and two again: the phones of both follow, in ${language}`, async ({ browser }) => {
    const here = 11;
    const there = 12;
    const staff = await person(browser, language, phone);
    const floor = staff.page;
    await signInAtTheDesk(floor, waiter);
    await floor.goto('/restaurant-admin/tables');
    const [stays, comes] = await Promise.all([person(browser, language), person(browser, language)]);
    await stays.page.goto(await qrCode(here));
    await comes.page.goto(await qrCode(there));
    await order(floor, here);
    await order(floor, there, plain(2));
    await stays.page.goto(`/r/restaurant-demo/table/${here}/orders`);
    await expect(orderCards(stays.page)).toHaveCount(1);
    await comes.page.goto(`/r/restaurant-demo/table/${there}/menu`);
    // Chosen, and not yet sent.
    await addDish(comes.page, language, plainDish);

    await floor.getByRole('button', { name: t('tables.orders', { number: here }) }).click();
    const bill = floor.getByRole('dialog', { name: t('bills.title', { number: here }) });
    for (const _ of [1, 2]) await press(floor, bill.getByRole('button', { name: t('bills.people.more') }));
    await expect(bill.getByRole('group', { name: t('bills.people.label') }).getByRole('status')).toHaveText('2');
    await press(floor, bill.getByRole('button', { name: t('bills.move.action') }));
    await bill.getByRole('radio', { name: t('bills.merge.tab') }).check();
    await bill.getByRole('radio', { name: t('tables.table', { number: there }) }).check();
    const together = bill.getByRole('listitem').filter({ hasText: t('bills.merge.both', { here, there }) });
    await expect(together).toContainText(withFee(3));
    await expectAccessible(floor);
    await press(floor, bill.getByRole('button', { name: t('bills.merge.confirm') }));
    await expect(bill.getByText(t('bills.merge.came', { number: there }))).toBeVisible();
    await expect(bill.getByRole('button', { name: t('bills.move.action') })).toBeFocused();
    const undo = bill.getByRole('button', { name: t('bills.merge.undo') });
    await expect(undo).toBeVisible();
    await expectAccessible(floor);

    // The phones of both are at one table, with what was chosen.
    await comes.page.waitForURL(`**/table/${here}/menu`);
    await expect(comes.page.getByText(t('diner.tableMoved', { number: here })).last()).toBeVisible();
    await expect(orderCards(stays.page)).toHaveCount(2);

    await undo.click();
    await expect(floor.getByText(t('bills.merge.undone'))).toBeVisible();
    await expect(undo).toHaveCount(0);
    await comes.page.waitForURL(`**/table/${there}/menu`);
    await expect(orderCards(stays.page)).toHaveCount(1);

    // And once more, for good: what was chosen is ordered on the bill that they share.
    await bill.getByRole('button', { name: t('bills.move.action') }).click();
    await bill.getByRole('radio', { name: t('bills.merge.tab') }).check();
    await bill.getByRole('radio', { name: t('tables.table', { number: there }) }).check();
    await bill.getByRole('button', { name: t('bills.merge.confirm') }).click();
    await comes.page.waitForURL(`**/table/${here}/menu`);
    await openComanda(comes.page, language);
    await placeButton(comes.page, language).click();
    await comes.page.waitForURL(`**/table/${here}/orders`);
    await expect(orderCards(comes.page)).toHaveCount(3);
    await expect(orderCards(stays.page)).toHaveCount(3);
    await floor.keyboard.press('Escape');
    const card = floor.getByRole('article', { name: t('tables.table', { number: here }) });
    await expect(card).toContainText(t('tables.people', { count: 2 }));
    await expectAccessible(floor);
    for (const { complaints } of [staff, stays, comes]) expectOnly(complaints, refusedWith(409));
  });
}
