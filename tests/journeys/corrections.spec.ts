import { demoPassword } from '../../db/seed/cast.ts';
import {
  desk,
  expectAccessible,
  inCore,
  languages,
  person,
  phone,
  plainDish,
  qrCode,
  refusedWith,
  signInAtTheDesk,
  staffAtTheBoard,
  textIn,
} from '../support/browser/journey.ts';
import { expectOnly } from '../support/browser/journey-console.ts';
import { order, plain } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { dishCents, figure, fromTheMenu } from '../support/browser/journey-till.ts';
import { press } from '../support/browser/keyboard.ts';

const owner = 'dono@demo.comanda.example';
const cashier = 'caixa@demo.comanda.example';
const waiter = 'garcom@demo.comanda.example';
const withFee = (pieces: number) => Math.round(dishCents * pieces * 1.1);
const pin = '4826';

for (const [index, language] of languages.entries()) {
  const viewport = index === 0 ? phone : desk;
  const t = textIn(language);

  test(`a waiter takes a dish back with the cashier's PIN and gives another; guest, history and owner are told, in ${language}, ${viewport.width} px wide${inCore(language === 'pt-BR')}`, async ({
    browser,
  }) => {
    const table = 5;

    // The cashier makes a PIN, with the password, and not one that anybody would try.
    const till = await person(browser, language, viewport);
    await signInAtTheDesk(till.page, cashier, '/restaurant-admin/account');
    const section = till.page.getByRole('region', { name: t('accounts.mine.pin.title') });
    await section.getByRole('button', { name: t('accounts.mine.pin.create') }).click();
    const making = till.page.getByRole('dialog', { name: t('accounts.mine.pin.title') });
    const choose = async (digits: string) => {
      await making.getByLabel(t('accounts.mine.pin.pin')).fill(digits);
      await making.getByLabel(t('accounts.mine.pin.again')).fill(digits);
      await making.getByRole('button', { name: t('accounts.mine.pin.save') }).click();
    };
    await making.getByLabel(t('accounts.mine.currentPassword')).fill(demoPassword);
    await choose('1234');
    await expect(making.getByText(t('errors.pin_guessable'))).toBeVisible();
    await expectAccessible(till.page);
    await choose(pin);
    await expect(making).toBeHidden();

    const guest = await person(browser, language);
    await guest.page.goto(await qrCode(table));
    await guest.page.goto(`/r/restaurant-demo/table/${table}/orders`);
    const staff = await staffAtTheBoard(browser, language, waiter, viewport);
    const id = await order(staff.page, table, plain(3));
    const bill = guest.page.getByRole('article');
    await expect(bill).toContainText(figure(withFee(3)));

    // Two of three, approved by the cashier. What leaves the bill is said before, and again on the button.
    const card = staff.page.locator(`#order-${id}`);
    await fromTheMenu(staff.page, card, language, table, 'orders.corrections.action');
    const dialog = staff.page.getByRole('dialog', { name: t('orders.corrections.title') });
    await dialog.getByRole('button', { name: t('orders.corrections.further') }).click();
    const left = withFee(3) - withFee(1);
    const take = dialog.getByRole('button', { name: t('orders.corrections.doVoid', { amount: '' }).trim() });
    await expect(take).toHaveText(figure(left));
    await expect(dialog.locator('strong')).toHaveText(figure(left));
    await take.click();
    await expect(dialog.getByText(t('orders.corrections.reasonMissing'))).toBeVisible();
    await expect(dialog.getByText(t('fields.pin_digits'))).toBeVisible();
    await dialog.getByRole('radio', { name: t('orders.corrections.usual.slow') }).check();
    for (const digit of '4827') await dialog.getByRole('button', { name: digit, exact: true }).click();
    await take.click();
    await expect(dialog.getByText(t('errors.pin_invalid'))).toBeVisible();
    await expectAccessible(staff.page);
    for (const digit of pin) await dialog.getByRole('button', { name: digit, exact: true }).click();
    await take.click();
    await expect(dialog).toBeHidden();

    // The kitchen's card marks it until somebody has seen it; the guest reads what was taken, and the new total.
    await expect(card.getByText(t('orders.changes.mark'), { exact: true })).toBeVisible();
    const gone = t('diner.taken', { count: 2, name: plainDish });
    await expect(guest.page.getByText(gone).first()).toBeVisible();
    await expect(bill).toContainText(figure(withFee(1)));

    // The last piece is given, with the keyboard alone, for a reason of its own.
    await fromTheMenu(staff.page, card, language, table, 'orders.corrections.action');
    await press(staff.page, dialog.getByRole('radio', { name: t('orders.corrections.void') }), 'ArrowRight');
    await press(staff.page, dialog.getByRole('radio').nth(2), 'ArrowLeft');
    await press(staff.page, dialog.getByLabel(t('orders.corrections.reasonTyped')), 'A');
    await staff.page.keyboard.type('niversário');
    await press(staff.page, dialog.getByLabel(t('orders.corrections.pinOf', { name: 'Caio Menezes' })), pin[0]);
    await staff.page.keyboard.type(`${pin.slice(1)}`);
    await staff.page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(guest.page.getByText(t('diner.giftNews', { count: 1, name: plainDish })).first()).toBeVisible();
    await expect(bill.getByText(t('diner.gift', { count: 1 }))).toBeVisible();
    await expectAccessible(guest.page);

    await fromTheMenu(staff.page, card, language, table, 'orders.history.action');
    const history = staff.page.getByRole('dialog');
    await expect(history).toContainText(t('orders.corrections.historyVoid', { quantity: 2, name: plainDish }));
    await expect(history).toContainText(t('orders.corrections.historyGift', { quantity: 1, name: plainDish }));
    await expect(history).toContainText(t('orders.corrections.approvedBy', { name: '' }).trim());
    await expect(history).toContainText(figure(left));

    const office = await person(browser, language, viewport);
    await signInAtTheDesk(office.page, owner, '/restaurant-admin/orders/corrections');
    const entries = office.page.getByRole('listitem').filter({ hasText: plainDish });
    await expect(entries.first()).toContainText(t('orders.corrections.gift'));
    await expect(entries.nth(1)).toContainText(figure(left));
    await expect(office.page.getByRole('table', { name: t('orders.corrections.list.byPerson') })).toContainText(
      figure(left),
    );
    await office.page.getByRole('link', { name: t('orders.corrections.reasons.action') }).click();
    const reasons = office.page.getByRole('region', { name: t('orders.corrections.reasons.title') });
    await expect(reasons.getByRole('textbox').first()).toHaveValue(t('orders.corrections.usual.wrong'));

    for (const each of [till, guest, staff, office]) {
      // What was refused is told by the browser too.
      expectOnly(each.complaints, refusedWith(409));
    }
  });
}
