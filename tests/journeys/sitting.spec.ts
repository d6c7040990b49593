import { randomUUID } from 'node:crypto';
import {
  addDish,
  countOrders,
  desk,
  expectAccessible,
  instanceUrl,
  languages,
  look,
  openComanda,
  orderCards,
  person,
  placeButton,
  plainDish,
  qrCode,
  refusedWith,
  signInAtTheDesk,
  staffAtTheBoard,
  tableOf,
  textIn,
} from '../support/browser/journey.ts';
import { expectOnly } from '../support/browser/journey-console.ts';
import { order, plain } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { dishCents, figure } from '../support/browser/journey-till.ts';

const cashier = 'caixa@demo.comanda.example';

for (const language of languages) {
  const t = textIn(language);
  test(`a phone follows its bill to another table, and reads the receipt when it is closed, in ${language}`, async ({
    browser,
  }) => {
    const from = 1;
    const to = 2;
    const staff = await staffAtTheBoard(browser, language, cashier);
    const diner = await person(browser, language);
    const { page } = diner;
    await page.goto(await qrCode(from));
    const first = await order(staff.page, from, plain(2));
    await page.goto(`/r/restaurant-demo/table/${from}/menu`);
    await addDish(page, language, plainDish);

    // Staff move the bill while something is chosen and not yet sent.
    const [bill] = await look<{ id: string }>('select bill_id as id from orders where id = $1', [first]);
    const send = (path: string, data: object) =>
      staff.page.request.post(`/api/bills/${bill?.id}/${path}`, { headers: { origin: instanceUrl() }, data });
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname.split('/').at(-2) ?? ''));
    const moveTo = async (number: number) => {
      const seated = page.waitForResponse((answer) => answer.url().endsWith(`/tables/${number}/orders`) && answer.ok());
      expect((await send('table', { tableId: (await tableOf(number)).id })).status()).toBe(200);
      await page.waitForURL(`**/table/${number}/menu`);
      await expect(page.getByText(t('diner.tableMoved', { number })).last()).toBeVisible();
      await seated;
    };
    await moveTo(to);
    // Home again, and there they stay; and off once more.
    await moveTo(from);
    await moveTo(to);
    expect(visited).toEqual([to, from, to].map(String));
    // It stands on every page of the table, wherever that is scrolled to, until it is seen.
    const moved = page.getByRole('main').getByText(t('diner.tableMoved', { number: to }));
    const table = page.getByRole('navigation').filter({ visible: true });
    await expect(moved).toBeVisible();
    await page.getByRole('main').getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded();
    await expect(moved).toBeInViewport({ ratio: 1 });
    await table.getByRole('link').first().click();
    await expect(moved).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await table.getByRole('link').nth(1).click();
    await expect(moved).toBeVisible();
    await openComanda(page, language);
    await placeButton(page, language).click();
    await page.waitForURL(`**/table/${to}/orders`);
    await expect(orderCards(page)).toHaveCount(2);
    expect([await countOrders(from), await countOrders(to)]).toEqual([0, 2]);

    // That they were moved stays to be read until they have.
    await expect(moved).toBeVisible();
    await page.reload();
    await expect(moved).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: t('common.close') })
      .click();
    await page.reload();
    await expect(orderCards(page)).toHaveCount(2);
    await expect(moved).toHaveCount(0);
    const card = staff.page.locator(`#order-${first}`);
    await expect(card).toContainText(t('orders.table', { number: to }));
    // Whatever way it took, the board says where it was when it was last seen, until someone has seen it.
    const seen = card.getByRole('button', { name: t('orders.changes.seeOf', { number: to }) });
    await expect(card).toContainText(t('orders.changes.movedAt'));
    await expect(card).toContainText(t('orders.formerTable', { number: from }));
    await expectAccessible(staff.page);
    await seen.click();
    await expect(seen).toBeHidden();
    // Where it was is said with the number, and is no second status.
    await expect(card.locator('p').filter({ has: staff.page.locator('time') })).toContainText(
      t('orders.formerTable', { number: from }),
    );

    // A part is paid, and the phone says so.
    const part = { key: randomUUID(), partCents: 1_000, method: 'pix', cents: 1_000 };
    const paid = await (await send('payments', part)).json();
    await expect(page.getByText(t('diner.alreadyPaid'))).toBeVisible();
    await expectAccessible(page);

    const closing = { key: randomUUID(), version: paid.version, chargeServiceFee: false, charges: [], discount: null };
    const payments = [{ method: 'credito', cents: 3 * dishCents - 1_000 }];
    expect((await send('close', { ...closing, payments })).status()).toBe(200);
    await expect(page.getByRole('heading', { name: t('diner.receipt'), exact: true })).toBeVisible();
    await expect(page.getByText(t('diner.notFiscal'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('diner.overTitle'));
    const receipt = page.getByRole('article', { name: t('diner.receipt') });
    await expect(receipt).toContainText(figure(3 * dishCents));
    await expect(receipt).toContainText(t('diner.paidWith.credito'));
    await expectAccessible(page);
    // Where the browser shares nothing, there are WhatsApp and the clipboard.
    const byWhatsApp = page.getByRole('link', { name: t('diner.receiptWhatsApp') });
    await expect(byWhatsApp).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=.*Restaurant%20Demo/);
    await page.addInitScript(() => {
      const share = async ({ text }: ShareData) => void document.body.setAttribute('data-shared', text ?? '');
      Object.defineProperty(navigator, 'share', { configurable: true, value: share });
    });
    await page.reload();
    await expect(receipt).toContainText(figure(3 * dishCents));

    // How it was, in one tap and then in words.
    await page.getByRole('radio', { name: t('feedback.manyStars', { count: 4 }) }).check();
    await expect(page.getByText(t('feedback.visit.given'))).toBeVisible();
    await page.getByLabel(t('feedback.visit.comment')).fill('Moqueca ótima');
    await expectAccessible(page);
    await page.getByRole('button', { name: t('feedback.visit.send') }).click();
    await expect(page.getByText(t('feedback.visit.said'))).toBeVisible();

    // It can be kept: handed to the phone, and printed by itself.
    await page.getByRole('button', { name: t('diner.receiptSend'), exact: true }).click();
    await expect(page.locator('body')).toHaveAttribute('data-shared', new RegExp(t('diner.paidWith.credito')));
    await page.emulateMedia({ media: 'print' });
    await expect(receipt).toBeVisible();
    for (const hidden of [page.getByRole('navigation'), page.getByRole('heading', { level: 1 })])
      await expect(hidden).toHaveCount(0);
    await page.emulateMedia({ media: null });

    // What is chosen afterwards stays, and is sent after another look at the code.
    await page.goto(`/r/restaurant-demo/table/${to}/menu`);
    await expect(page.getByText(t('diner.newBill'))).toBeVisible();
    // The code can be given right there; by itself that orders nothing.
    await page
      .getByRole('main')
      .getByRole('button', { name: t('diner.typeCode') })
      .click();
    await expect(page.getByText(t('diner.seatAgainText'))).toBeVisible();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('common.close') })
      .click();
    await addDish(page, language, plainDish);
    await openComanda(page, language);
    await placeButton(page, language).click();
    await expect(page.getByText(t('diner.seatAgainText'))).toBeVisible();
    await page.getByLabel(t('diner.seatCode')).fill((await tableOf(to)).code);
    await page.getByRole('button', { name: t('diner.seatEnter') }).click();
    await page.waitForURL(`**/table/${to}/orders`);
    await expect(orderCards(page)).toHaveCount(1);
    expectOnly(diner.complaints, refusedWith(403), refusedWith(409));
  });
}

test('where the owner has it so, phones stay seated after the bill is closed; and once more they leave with it', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const table = 6;
  const boss = await person(browser, 'pt-BR', desk);
  await signInAtTheDesk(boss.page, 'dono@demo.comanda.example', '/restaurant-admin/settings?abrir=atendimento');
  const ends = boss.page.getByRole('switch', { name: t('restaurants.settings.sittingsEnd') });
  const turn = async (on: boolean) => {
    await ends.setChecked(on);
    await boss.page.getByRole('button', { name: t('common.save'), exact: true }).click();
    await expect(boss.page.getByText(t('restaurants.settings.savedToast')).first()).toBeVisible();
    await boss.page.reload();
    await expect(ends).toBeChecked({ checked: on });
  };
  const closeBill = async () => {
    const { id: tableId } = await tableOf(table);
    const [bill] = await look<{ id: string }>('select id from bills where table_id = $1 and closed_at is null', [
      tableId,
    ]);
    const asked = await boss.page.request.get(`/api/bills/${bill?.id}`);
    const { version, itemsCents } = await asked.json();
    const data = { key: randomUUID(), version, chargeServiceFee: false, charges: [], discount: null };
    const payments = [{ method: 'pix', cents: itemsCents }];
    const headers = { origin: instanceUrl() };
    const closed = await boss.page.request.post(`/api/bills/${bill?.id}/close`, {
      headers,
      data: { ...data, payments },
    });
    expect(closed.status(), await closed.text()).toBe(200);
  };
  const diner = await person(browser, 'pt-BR');
  const { page } = diner;
  const send = async () => {
    await page.goto(`/r/restaurant-demo/table/${table}/menu`);
    await addDish(page, 'pt-BR', plainDish);
    await openComanda(page, 'pt-BR');
    await placeButton(page, 'pt-BR').click();
  };
  await expect(ends).toBeChecked();
  await turn(false);
  await page.goto(await qrCode(table));
  await send();
  await expect(orderCards(page)).toHaveCount(1);
  await closeBill();
  // The next order is another bill's, without another look at the code.
  await send();
  await page.waitForURL(`**/table/${table}/orders`);
  expect(await countOrders(table)).toBe(1);
  await turn(true);
  await closeBill();
  await expect(page.getByRole('heading', { name: t('diner.receipt'), exact: true })).toBeVisible();
  await send();
  await expect(page.getByText(t('diner.seatAgainText'))).toBeVisible();
  expect(await countOrders(table)).toBe(0);
  expectOnly(diner.complaints, refusedWith(403));
});
