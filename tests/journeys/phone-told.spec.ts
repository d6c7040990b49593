import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  addButton,
  addDish,
  changeRestaurant,
  countOrders,
  customDish,
  demoHouse,
  expectAccessible,
  instanceUrl,
  openComanda,
  orderCards,
  person,
  placeButton,
  plainDish,
  qrCode,
  refusedWith,
  tableOf,
  textIn,
} from '../support/browser/journey.ts';
import { expectOnly } from '../support/browser/journey-console.ts';
import { byCalls } from '../support/browser/journey-floor.ts';
import { order, plain } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { dishCents, figure } from '../support/browser/journey-till.ts';

const cashier = 'caixa@demo.comanda.example';
const menuOf = (table: number) => `/r/restaurant-demo/table/${table}/menu`;

/** The calls that the staff's screens make. */
function deskOf(page: Page) {
  const headers = { origin: instanceUrl() };
  const read = async (id: string) => (await (await page.request.get(`/api/orders/${id}`)).json()).order;
  const sent = async (method: 'post' | 'put', path: string, data: object) => {
    const answer = await page.request[method](path, { headers, data });
    expect(answer.status(), path).toBe(200);
    return answer.json();
  };
  return { read, sent };
}

const tableId = async (number: number) => (await tableOf(number)).id;

const settling = { chargeServiceFee: false, charges: [] as object[], discount: null as object | null };

test('a phone is told what was paid, what was moved and that the bill is closed, in en', async ({ browser }) => {
  const t = textIn('en');
  const table = 3;
  const other = 4;
  const staff = await byCalls(browser, 'en', cashier);
  const desk = deskOf(staff);
  const diner = await person(browser, 'en');
  const { page } = diner;
  await page.goto(await qrCode(table));
  const ids = [await order(staff, table, plain(2)), await order(staff, table), await order(staff, table, plain(3))];
  await page.goto(`/r/restaurant-demo/table/${table}/orders`);
  await expect(orderCards(page)).toHaveCount(3);

  // One is paid by itself, with what the cashier put on top and took off.
  const apartCents = 2 * dishCents + 3_500 - 400;
  await desk.sent('post', `/api/orders/${ids[0]}/complete`, {
    ...settling,
    key: randomUUID(),
    revision: 1,
    deliver: false,
    charges: [{ description: 'Rolha', cents: 3_500 }],
    discount: { type: 'fixed', value: 400 },
    payments: [{ method: 'pix', cents: apartCents }],
  });
  const card = page.getByRole('article', { name: t('diner.orderNumber', { number: 1 }) });
  await expect(card.getByText(t('diner.paid'), { exact: true })).toBeVisible();
  for (const text of ['Rolha', figure(3_500), figure(400), figure(apartCents)]) await expect(card).toContainText(text);
  const standing = page.getByRole('region', { name: t('diner.tableBill') });
  await expect(standing).toContainText(t('diner.orderPaid', { number: 1 }));
  await expect(standing).toContainText(t('diner.leftToPay'));

  // Another is edited over to the next table.
  const { revision, status, lines } = await desk.read(ids[1] ?? '');
  const kept = lines.map(({ line, quantity, notes }: Record<string, unknown>) => ({ line, quantity, notes }));
  const edit = { revision, status, lines: kept, tableId: await tableId(other) };
  await desk.sent('put', `/api/orders/${ids[1]}`, edit);
  await expect(orderCards(page)).toHaveCount(2);
  const whereItWent = t('diner.orderMoved', { number: 2, table: other });
  await expect(page.getByRole('list').getByText(whereItWent)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: whereItWent }).first()).toBeAttached();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('list').getByText(whereItWent)).toBeVisible();

  // More is paid than is left to pay: nothing is missing, and nothing is said to be.
  const bill = (await (await staff.request.get(`/api/tables/${await tableId(table)}/bill`)).json()).bill;
  const part = { key: randomUUID(), partCents: bill.restCents, method: 'dinheiro', cents: bill.restCents };
  await desk.sent('post', `/api/bills/${bill.id}/payments`, part);
  await expect(standing).toContainText(t('diner.allPaid'));
  await expect(standing).not.toContainText(t('diner.leftToPay'));

  // The bill is closed while they look at the menu, with something chosen.
  await page.goto(menuOf(table));
  await addDish(page, 'en', plainDish);
  const open = (await (await staff.request.get(`/api/tables/${await tableId(table)}/bill`)).json()).bill;
  const closing = { ...settling, chargeServiceFee: true, key: randomUUID(), version: open.version, payments: [] };
  await desk.sent('post', `/api/bills/${bill.id}/close`, closing);
  const dialog = page.getByRole('dialog', { name: t('diner.billClosed') });
  await expect(dialog).toContainText(t('diner.overText'));
  await expect(dialog).toContainText(t('diner.comandaKept'));
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('diner.seeReceipt') }).click();
  const receipt = page.getByRole('article', { name: t('diner.receipt') });
  const apart = receipt.getByRole('region', { name: t('diner.orderPaid', { number: 1 }) });
  for (const text of [`2x`, plainDish, 'Rolha', figure(3_500), figure(400), figure(apartCents)])
    await expect(apart).toContainText(text);
  await expect(apart).toContainText(t('diner.paidWith.pix'));
  await expect(receipt).toContainText(t('diner.paidWith.dinheiro'));
  await expect(receipt).toContainText(figure(apartCents + bill.totalCents));
  await expectAccessible(page);
  expectOnly(diner.complaints, refusedWith(403));
});

test('outside the opening hours the comanda warns, and is sent all the same, in pt-BR', async ({ browser }) => {
  const t = textIn('pt-BR');
  const table = 5;
  const weekdays = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];
  const closed = JSON.stringify(Object.fromEntries(weekdays.map((day) => [day, 'Fechado'])));
  await changeRestaurant(`update restaurants set opening_hours = '${closed}' where id = ${demoHouse}`, 'restaurant');
  const { page } = await person(browser, 'pt-BR');
  await page.goto(await qrCode(table));
  await page.goto(menuOf(table));
  await addButton(page, customDish).click();
  // What is left out costs nothing anyway; a side that costs nothing is one of several.
  const groups = page.getByRole('dialog').getByRole('group');
  await expect(groups.filter({ hasText: 'Sem cebola' })).not.toContainText(t('diner.included'));
  await expect(groups.filter({ hasText: 'Purê de mandioquinha' })).toContainText(t('diner.included'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('diner.cancel'), exact: true })
    .click();
  await addDish(page, 'pt-BR', plainDish);
  await expect(await openComanda(page, 'pt-BR')).toContainText(t('diner.closedHint'));
  await expectAccessible(page);
  await placeButton(page, 'pt-BR').click();
  await page.waitForURL(`**/table/${table}/orders`);
  expect(await countOrders(table)).toBe(1);
});

test('a phone that is asked for its table goes on by itself once it sits there', async ({ browser }) => {
  const t = textIn('pt-BR');
  const first = 8;
  const second = 9;
  const { context, page, complaints } = await person(browser, 'pt-BR');
  await page.goto(`/r/restaurant-demo/table/${first}/orders`);
  await expect(page.getByText(t('diner.seatToFollow'))).toBeVisible();
  // The camera opens the code in a tab of its own.
  const camera = await context.newPage();
  await camera.goto(await qrCode(first));
  await expect(page.getByText(t('diner.noOrders', { number: first }))).toBeVisible();

  // The same while the code is asked for to send what was chosen.
  await page.goto(menuOf(second));
  await addDish(page, 'pt-BR', plainDish);
  await openComanda(page, 'pt-BR');
  await placeButton(page, 'pt-BR').click();
  await expect(page.getByText(t('diner.seatText'))).toBeVisible();
  const again = await context.newPage();
  await again.goto(await qrCode(second));
  await page.waitForURL(`**/table/${second}/orders`);
  await expect(orderCards(page)).toHaveCount(1);

  // An order that was refused in the very moment at which they sat nowhere, as while their bill is moved, is sent again.
  await page.goto(menuOf(second));
  await addDish(page, 'pt-BR', plainDish);
  let refused = 0;
  await page.route(`**/tables/${second}/orders`, async (route) => {
    if (route.request().method() !== 'POST' || refused > 0) return route.fallback();
    refused += 1;
    const { cookie: _, ...headers } = await route.request().allHeaders();
    await route.fulfill({
      response: await page.context().request.fetch(route.request(), { headers: { ...headers, cookie: '' } }),
    });
  });
  await openComanda(page, 'pt-BR');
  await placeButton(page, 'pt-BR').click();
  await page.waitForURL(`**/table/${second}/orders`);
  await expect(orderCards(page)).toHaveCount(2);
  expect(refused).toBe(1);
  await expect(page.getByText(t('diner.seatTitle'))).toHaveCount(0);
  expectOnly(complaints, refusedWith(403));
});
