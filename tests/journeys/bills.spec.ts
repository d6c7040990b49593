import {
  cutOff,
  desk,
  expectAccessible,
  inCore,
  languages,
  look,
  orderOnBoard,
  phone,
  staffAtTheBoard,
  textIn,
} from '../support/browser/journey.ts';
import { taken } from '../support/browser/journey-console.ts';
import { order, plain } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { dishCents, expectAskedToPay, figure, fromTheMenu, sayOfUnready } from '../support/browser/journey-till.ts';
import { expectMoneyField } from '../support/browser/money-field.ts';

const cashier = 'caixa@demo.comanda.example';

for (const [index, language] of languages.entries()) {
  const viewport = index === 0 ? desk : phone;
  const t = textIn(language);

  test(`the cashier completes an order, with every message, in ${language}, ${viewport.width} px wide`, async ({
    browser,
  }) => {
    const table = 3;
    const { page, complaints } = await staffAtTheBoard(browser, language, cashier, viewport);
    const id = await order(page, table, plain(4));
    const card = page.locator(`#order-${id}`);
    await fromTheMenu(page, card, language, table, 'bills.complete.action');
    const dialog = page.getByRole('dialog', { name: t('bills.complete.title', { number: table }) });
    const total = dialog.locator('output').last();
    const submit = dialog.getByRole('button', { name: t('bills.complete.submit') });
    // Four of 24.90 and ten percent.
    await expect(total).toHaveText(figure(9_960 + 996));

    const add = dialog.getByRole('button', { name: t('bills.addChargeLabel') });
    await add.click();
    const description = dialog.getByLabel(t('bills.chargeDescriptionOf', { number: 1 }));
    const amount = dialog.getByLabel(t('bills.chargeAmountOf', { number: 1 }));
    await expect(description).toBeFocused();
    await submit.click();
    await expect(dialog.getByText(t('fields.charge_description'))).toBeVisible();
    await expect(dialog.getByText(t('fields.charge_amount'))).toBeVisible();
    await expect(description).toBeFocused();
    await description.fill('Rolha');
    await expect(dialog.getByText(t('fields.charge_description'))).toBeHidden();
    await add.click();
    await expect(dialog.getByText(t('fields.charge_amount'))).toBeVisible();
    await amount.fill('35');
    await expect(total).toHaveText(figure(9_960 + 996 + 3_500));
    await expectMoneyField(amount, language);
    await amount.fill('35,00');
    const off = dialog.getByRole('textbox', { name: t('bills.discount') });
    // More than there is to be taken off.
    await off.fill('200');
    await submit.click();
    await expect(off).toHaveAccessibleDescription(figure(9_960 + 996 + 3_500));
    await expect(off).toBeFocused();
    await off.fill('10.01');
    await expect(total).toHaveText(figure(9_960 + 996 + 3_500 - 1_001));
    await dialog.getByRole('radio', { name: t('bills.discountPercentage') }).check();
    await off.fill('5');
    await expect(total).toHaveText(figure(9_960 + 996 + 3_500 - 498));
    await dialog.getByRole('switch', { name: t('bills.chargeFee') }).uncheck();
    await expect(total).toHaveText(figure(9_960 + 3_500 - 498));
    await expectAccessible(page);

    // Without an answer the dialog stays, with everything that was typed.
    await page.route('**/complete', (route) => route.abort());
    await submit.click();
    await expect(page.getByText(t('bills.complete.failed'))).toBeVisible();
    await expect(description).toHaveValue('Rolha');
    await page.unroute('**/complete');
    await submit.click();
    await expect(page.getByText(t('bills.complete.done'))).toBeVisible();
    await expect(page.getByText(t('bills.complete.failed'))).toHaveCount(0, { timeout: 1_000 });
    await expect(dialog).toBeHidden();
    await expect(card).toBeHidden();

    await page.getByRole('radio', { name: new RegExp(t('orders.delivered')) }).click();
    await expect(card).toContainText(figure(9_960 + 3_500 - 498));
    await expect(card).toContainText('Rolha');
    await fromTheMenu(page, card, language, table, 'orders.history.action');
    await expect(page.getByRole('dialog').getByRole('listitem')).toHaveText([
      new RegExp(t('orders.history.placed')),
      new RegExp(t('bills.history.completed')),
    ]);
    expect(taken(complaints)).toEqual([cutOff]);
  });

  test(`the cashier closes a bill with two payments and change, in ${language}, ${viewport.width} px wide${inCore(language === 'pt-BR')}`, async ({
    browser,
  }) => {
    const table = 5;
    const { page } = await staffAtTheBoard(browser, language, cashier, viewport);
    await page.evaluate('window.print = () => {}');
    const first = await order(page, table, plain(2));
    await fromTheMenu(page, page.locator(`#order-${first}`), language, table, 'bills.action');
    const dialog = page.getByRole('dialog', { name: t('bills.closeTitle', { number: table }) });
    await expect(dialog).toContainText(t('bills.unmadeMany', { count: 2 }));
    const total = dialog.locator('output').first();
    const cents = (quantity: number) => dishCents * quantity * 1.1;
    await expect(dialog.getByText(figure(cents(2))).first()).toBeVisible();

    // Meanwhile the table orders once more: the sum follows, and says so.
    await order(page, table, plain(2));
    await expect(dialog.getByText(t('bills.changed'))).toBeVisible();
    await expect(total).toHaveText(figure(cents(4)));
    await dialog.getByRole('button', { name: t('bills.understood') }).click();
    await expect(dialog.getByText(t('bills.changed'))).toBeHidden();

    const close = dialog.getByRole('button', { name: t('bills.close'), exact: true });
    await close.click();
    await expectAskedToPay(dialog, language, 'errors.payments_short');
    await dialog.getByRole('button', { name: t('bills.split') }).click();
    await dialog.getByRole('button', { name: t('bills.morePeople') }).click();
    await expect(dialog).toContainText(figure(cents(4) / 2));
    const method = (name: string) => ({ method: t(`bills.method.${name}`) });
    const inPix = dialog.getByLabel(t('bills.amountIn', method('pix')));
    await inPix.fill('50');
    await expect(dialog.getByText(new RegExp(t('bills.missing', { amount: '.*59.56' })))).toBeVisible();
    await dialog.getByRole('button', { name: t('bills.payRest', method('credito')) }).click();
    await expect(dialog.getByText(t('bills.covered'))).toBeVisible();
    await dialog.getByLabel(t('bills.amountIn', method('credito'))).fill('0');
    await dialog.getByLabel(t('bills.amountIn', method('dinheiro'))).fill('60');
    await expect(dialog.getByText(new RegExp(t('bills.change', { amount: '.*0.44' })))).toBeVisible();
    await expect(dialog.locator('footer')).toContainText(new RegExp(`${t('bills.changeToGive')}.*0[.,]44`));
    await expectAccessible(page);
    await close.click();
    await sayOfUnready(page, language, 'gone');

    const done = page.getByRole('dialog', { name: t('bills.closedTitle', { number: table }) });
    await expect(page.getByText(t('bills.closed'))).toBeVisible();
    await expect(done.getByText(t('bills.changeToGive'))).toBeVisible();
    await expectAccessible(page);
    const [row] = await look<{ status: string; total: number; paid: string }>(
      `select t.status, b.total_cents::int as total,
         (select string_agg(p.method || ' ' || p.amount_cents, ', ' order by p.id) from bill_payments p where p.bill_id = b.id) as paid
       from orders o join bills b on b.id = o.bill_id join tables t on t.id = b.table_id where o.id = $1`,
      [first],
    );
    expect(row).toEqual({ status: 'disponivel', total: cents(4), paid: `pix 5000, dinheiro ${cents(4) - 5_000}` });

    const print = done.getByRole('button', { name: t('bills.print'), exact: true });
    const paper = page.locator('section[lang="pt-BR"]');
    const portuguese = textIn('pt-BR');
    await print.click();
    await page.emulateMedia({ media: 'print' });
    for (const text of [
      portuguese('bills.receipt.title'),
      portuguese('orders.table', { number: table }),
      portuguese('bills.method.pix'),
      portuguese('bills.splitBy', { people: 2 }),
      portuguese('orders.receipt.notFiscal'),
      'Restaurant Demo',
    ]) {
      await expect(paper).toContainText(text);
    }
    await expect(paper).toContainText(/, \d{1,2} de [a-zç]+ de \d{4} às \d{2}:\d{2}/);
    // Nothing of the screen is on it.
    expect(await page.evaluate<string>('document.body.innerText.trim()')).toBe(
      await page.evaluate<string>(`document.querySelector('section[lang="pt-BR"]').innerText.trim()`),
    );
    await page.emulateMedia({ media: null });
    await page.evaluate('window.dispatchEvent(new Event("afterprint"))');
    await expect(paper).toHaveCount(0);
    await done.getByRole('button', { name: t('bills.done') }).click();
    await expect(done).toBeHidden();
    await expect(orderOnBoard(page, language, table)).toHaveCount(0);
  });
}
