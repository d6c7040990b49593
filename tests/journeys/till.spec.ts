import { randomUUID } from 'node:crypto';
import {
  cutOff,
  desk,
  expectAccessible,
  instanceUrl,
  languages,
  look,
  phone,
  staffAtTheBoard,
  textIn,
} from '../support/browser/journey.ts';
import { taken } from '../support/browser/journey-console.ts';
import { order, plain } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { dishCents, expectAskedToPay, figure, fromTheMenu, sayOfUnready } from '../support/browser/journey-till.ts';

const cashier = 'caixa@demo.comanda.example';

for (const [index, language] of languages.entries()) {
  const viewport = index === 0 ? desk : phone;
  const t = textIn(language);
  const method = (name: string) => ({ method: t(`bills.method.${name}`) });

  test(`a guest pays a part and goes, two cards pay the rest, and a wrong method is put right, in ${language}, ${viewport.width} px wide`, async ({
    browser,
  }) => {
    const table = 9;
    const { page, complaints } = await staffAtTheBoard(browser, language, cashier, viewport);
    const id = await order(page, table, plain(4));
    const total = dishCents * 4 * 1.1;
    await fromTheMenu(page, page.locator(`#order-${id}`), language, table, 'bills.action');
    const dialog = page.getByRole('dialog', { name: t('bills.closeTitle', { number: table }) });
    await dialog.getByLabel(t('bills.amountIn', method('pix'))).fill('20');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/payments')) sent.push(request.postData() ?? '');
    });
    // A first answer that is lost, and hands that are too quick: it is one payment.
    await page.route('**/payments', async (route) => void (await route.fetch().then(() => route.abort())), {
      times: 1,
    });
    // The one filled button takes what is entered, in view without scrolling; closing is offered when all is covered.
    const close = dialog.getByRole('button', { name: t('bills.close'), exact: true });
    await expect(close).toHaveCount(0);
    const payPart = dialog.getByRole('button', { name: t('bills.payPart', { amount: '' }).trim() });
    await expect(payPart).toHaveText(figure(2_000));
    await expect(payPart).toBeInViewport({ ratio: 1 });
    const footer = dialog.locator('footer');
    await expect(footer).toContainText(new RegExp(`${t('bills.leftOf')}.*${figure(total - 2_000).source}`));
    await payPart.dblclick();
    await expect(page.getByText(t('bills.partPaid', { amount: '' }).trim())).toBeVisible();
    const received = dialog.getByRole('region', { name: t('bills.whoPaid') });
    await expect(received.getByText(new RegExp(t('bills.receivedAt', { time: '\\d' })))).toBeVisible();
    // What is left is the largest figure, and stands beside the button.
    await expect(dialog.locator('output').first()).toHaveText(figure(total - 2_000));
    await expect(footer).toContainText(t('bills.leftToPay'));
    await expect(footer).toContainText(figure(total - 2_000));
    await expect(dialog.getByLabel(t('bills.amountIn', method('pix')))).toHaveValue(/^(0[.,]00)?$/);

    expect(new Set(sent).size).toBe(1);

    // What is divided is what is left: whoever has paid a part is none of those.
    await dialog.getByRole('button', { name: t('bills.split') }).click();
    await dialog.getByRole('button', { name: t('bills.morePeople') }).click();
    await expect(dialog.locator('output').last()).toHaveText(figure((total - 2_000) / 2));
    await dialog.getByRole('button', { name: t('bills.fewerPeople') }).click();

    // The same kind of card twice.
    await dialog.getByLabel(t('bills.amountIn', method('credito'))).fill('30');
    await dialog.getByRole('button', { name: t('bills.payRest', method('credito')) }).click();
    const second = t('bills.another', { method: t('bills.method.credito'), number: 2 });
    await expect(dialog.getByLabel(t('bills.amountIn', { method: second }))).toHaveValue(figure(total - 5_000));
    await expect(dialog.getByText(t('bills.covered'))).toBeVisible();
    await expect(footer).toContainText(t('bills.coveredFoot'));
    await expectAccessible(page);
    await close.click();
    await sayOfUnready(page, language, 'gone');

    const done = page.getByRole('dialog', { name: t('bills.closedTitle', { number: table }) });
    const rows = done.getByRole('region', { name: t('bills.whoPaid') }).getByRole('listitem');
    await expect(rows).toHaveCount(3);
    await expect(done.getByText(t('bills.split'))).toHaveCount(0);
    await expect(done.getByRole('heading', { level: 3 }).first()).toBeInViewport();
    await rows.nth(2).getByRole('button').click();
    const correct = rows.nth(2).getByRole('button', { name: t('bills.correct.confirm'), exact: true });
    await expect(correct).toBeInViewport({ ratio: 1 });
    await rows.nth(2).getByText(t('bills.methodShort.debito')).click();
    await correct.click();
    await expect(page.getByText(t('bills.correct.done'), { exact: true })).toBeVisible();
    const was = { from: t('bills.method.credito'), to: t('bills.method.debito') };
    await expect(rows.nth(2)).toContainText(t('bills.correct.was', was));
    await expect(rows.nth(1)).toContainText(t('bills.method.credito'));
    await expectAccessible(page);
    const kept = await look<{ paid: string }>(
      `select p.method || ' ' || p.amount_cents || coalesce(' ' || c.to_method, '') as paid from bill_payments p
       join orders o on o.bill_id = p.bill_id left join payment_corrections c on c.payment_id = p.id where o.id = $1 order by p.id`,
      [id],
    );
    expect(kept.map(({ paid }) => paid)).toEqual(['pix 2000', 'credito 3000', `credito ${total - 5_000} debito`]);
    expect(taken(complaints)).toEqual([cutOff]);
  });

  test(`an order is paid while the kitchen goes on with it, in ${language}, ${viewport.width} px wide`, async ({
    browser,
  }) => {
    const table = 11;
    const { page } = await staffAtTheBoard(browser, language, cashier, viewport);
    const id = await order(page, table);
    const card = page.locator(`#order-${id}`);
    await fromTheMenu(page, card, language, table, 'bills.complete.action');
    const dialog = page.getByRole('dialog', { name: t('bills.complete.title', { number: table }) });
    await expect(dialog.getByText(t('bills.complete.undelivered'))).toBeVisible();
    const payOnly = dialog.getByRole('button', { name: t('bills.complete.payOnly') });
    // The total is in view beside the last step, whose words stay on one line.
    await expect(dialog.locator('footer')).toContainText(figure(dishCents * 1.1));
    for (const button of [payOnly, dialog.getByRole('button', { name: t('bills.complete.submit') })])
      expect((await button.boundingBox())?.height).toBeLessThan(64);
    await payOnly.click();
    await expectAskedToPay(dialog, language, 'errors.payments_short');
    await dialog.getByRole('button', { name: t('bills.addChargeLabel') }).click();
    await dialog.getByLabel(t('bills.chargeDescriptionOf', { number: 1 })).fill('Rolha');
    await dialog.getByLabel(t('bills.chargeAmountOf', { number: 1 })).fill('35');
    await dialog.getByLabel(t('bills.amountIn', method('dinheiro'))).fill('100');
    await payOnly.click();
    await expect(page.getByText(t('bills.complete.paid'))).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(card).toContainText(t('bills.paid'));
    await expect(card).toContainText(t('orders.status.pendente'));
    await card.getByRole('button', { name: t('orders.advance.preparando') }).click();
    await expect(card).toContainText(t('orders.status.preparando'));

    // The bill tells it in parts that add up, on the screen and on paper, beside what is still to be paid.
    await order(page, table, plain(2));
    await fromTheMenu(page, card, language, table, 'bills.action');
    const apart = dishCents * 1.1 + 3_500;
    const due = Math.round(dishCents * 2.2);
    const bill = page.getByRole('dialog', { name: t('bills.closeTitle', { number: table }) });
    const own = bill
      .getByRole('listitem')
      .filter({ hasText: t('bills.paidApart') })
      .first();
    for (const text of ['Rolha', t('bills.subtotal'), figure(apart), figure(10_000), figure(10_000 - apart)])
      await expect(own).toContainText(text);
    await expect(own.locator('.line-through')).toHaveCount(0);
    await expect(bill.locator('output').first()).toHaveText(figure(due));
    const summary = bill.getByRole('region', { name: t('bills.summary') });
    for (const text of [t('bills.tableTotal'), figure(apart + due)]) await expect(summary).toContainText(text);
    await page.evaluate('window.print = () => {}');
    await bill.getByRole('button', { name: t('bills.print'), exact: true }).click();
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('section[lang="pt-BR"]');
    const portuguese = textIn('pt-BR');
    for (const text of [
      ...['bills.paidApart', 'bills.subtotal', 'bills.receipt.change', 'bills.tableTotal'].map((key) =>
        portuguese(key),
      ),
      'Rolha',
      figure(due),
      figure(apart),
      figure(10_000),
      figure(10_000 - apart),
      figure(apart + due),
    ])
      await expect(paper).toContainText(text);
    await page.emulateMedia({ media: null });
    await page.evaluate('window.dispatchEvent(new Event("afterprint"))');

    await page.keyboard.press('Escape');
    await expect(bill).toBeHidden();
    await card.getByRole('button', { name: t('orders.printOf', { number: table }) }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(paper).toContainText(portuguese('orders.receipt.title'));
    for (const text of [figure(apart), figure(10_000), figure(10_000 - apart)]) await expect(paper).toContainText(text);
    await page.emulateMedia({ media: null });
    // The next party's bill is not mistaken for the one that was read before, however slow the answer is.
    const [open] = await look<{ id: string; path: string }>(
      `select b.id, '/api/tables/' || b.table_id || '/bill' as path from orders o join bills b on b.id = o.bill_id where o.id = $1`,
      [id],
    );
    const { version } = (await (await page.request.get(open!.path)).json()).bill;
    const closing = {
      key: randomUUID(),
      version,
      chargeServiceFee: true,
      charges: [],
      discount: null,
      payments: [{ method: 'pix', cents: due }],
    };
    const closed = await page.request.post(`/api/bills/${open!.id}/close`, {
      headers: { origin: instanceUrl() },
      data: closing,
    });
    expect(closed.ok()).toBe(true);
    const next = await order(page, table);
    const asked = Promise.withResolvers<void>();
    const answer = Promise.withResolvers<void>();
    await page.route(`**${open!.path}`, async (route) => {
      asked.resolve();
      await answer.promise;
      await route.continue();
    });
    await fromTheMenu(page, page.locator(`#order-${next}`), language, table, 'bills.action');
    await asked.promise;
    await expect(page.getByRole('dialog').getByText(t('common.loading'))).toBeAttached();
    await expect(page.getByRole('dialog').getByText(t('bills.split'))).toHaveCount(0);
    answer.resolve();
    await expect(bill.locator('output').first()).toHaveText(figure(dishCents * 1.1));
  });
}

test('while two parts are on their way nothing else is offered, though the bill that is read again seems covered', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const table = 11;
  const { page } = await staffAtTheBoard(browser, 'pt-BR', cashier);
  const id = await order(page, table, plain(4));
  await fromTheMenu(page, page.locator(`#order-${id}`), 'pt-BR', table, 'bills.action');
  const dialog = page.getByRole('dialog', { name: t('bills.closeTitle', { number: table }) });
  for (const [method, typed] of [
    ['pix', '40'],
    ['dinheiro', '45'],
  ] as const)
    await dialog.getByLabel(t('bills.amountIn', { method: t(`bills.method.${method}`) })).fill(typed);
  const second = Promise.withResolvers<void>();
  let parts = 0;
  await page.route('**/payments', async (route) => {
    parts += 1;
    if (parts === 2) await second.promise;
    await route.continue();
  });
  await dialog.getByRole('button', { name: t('bills.payPart', { amount: '' }).trim() }).click();
  const footer = dialog.locator('footer');
  await expect(footer).toContainText(figure(dishCents * 4 * 1.1 - 4_000));
  await expect(dialog.getByRole('button', { name: t('bills.close'), exact: true })).toHaveCount(0);
  second.resolve();
  await expect(page.getByText(t('bills.partPaid', { amount: '' }).trim())).toBeVisible();
  await expect(footer).toContainText(figure(dishCents * 4 * 1.1 - 8_500));
});
