import type { Page } from '@playwright/test';
import {
  customDish,
  dinerAt,
  expectAccessible,
  instanceUrl,
  look,
  openComanda,
  orderCards,
  orderOnBoard,
  phone,
  placeButton,
  plainDish,
  staffAtTheBoard,
  tableOf,
  textIn,
} from '../support/browser/journey.ts';
import { order as placeOrder } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const waiter = 'garcom@demo.comanda.example';
const cashier = 'caixa@demo.comanda.example';
const table = 9;
const freeTable = 12;

/** Of the order at the table that is being made, nobody has begun this dish after all. */
async function putBack(page: Page, dish: string) {
  const [line] = await look<{ id: string; line: number }>(
    `select o.id, i.line from orders o join order_items i on i.order_id = o.id
     where o.table_id = $1 and o.status = 'preparando' and i.name = $2`,
    [(await tableOf(table)).id, dish],
  );
  const data = { lines: [line?.line], to: 'pendente' };
  const answer = await page.request.post(`/api/orders/${line?.id}/lines/status`, {
    headers: { origin: instanceUrl() },
    data,
  });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Counts the tones that a page plays, from its next address on. */
async function listen(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as unknown as { tones: number };
    counted.tones = 0;
    const play = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      counted.tones += 1;
      return play.call(this);
    };
  });
  await page.reload();
  // A page may sound once it has been touched.
  await page.getByRole('heading', { level: 1 }).click();
  return () => page.evaluate(() => (window as unknown as { tones: number }).tones);
}

test('a change of what is being made rings and is marked on every board until seen, the guest is told, and what is ready calls the waiter wherever he is', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const guest = await dinerAt(browser, 'pt-BR', table, [plainDish, customDish]);
  await openComanda(guest.page, 'pt-BR');
  await placeButton(guest.page, 'pt-BR').click();
  await expect(orderCards(guest.page)).toHaveCount(1);

  const kitchen = await staffAtTheBoard(browser, 'pt-BR', cashier);
  const tonesInTheKitchen = await listen(kitchen.page);
  const card = orderOnBoard(kitchen.page, 'pt-BR', table);
  await card.getByRole('button', { name: t('orders.advance.preparando') }).click();
  await expect(card.getByRole('button', { name: t('orders.advance.pronto') })).toBeVisible();
  await putBack(kitchen.page, customDish);

  const floor = await staffAtTheBoard(browser, 'pt-BR', waiter, phone);
  const tonesOnTheFloor = await listen(floor.page);
  const waitersCard = orderOnBoard(floor.page, 'pt-BR', table);
  await expect(waitersCard.getByRole('button', { name: t('orders.advance.pronto') })).toBeVisible();
  // What is begun a waiter neither cancels nor takes off the order by an edit: both say the way. What nobody has begun goes.
  await waitersCard.getByRole('button', { name: t('orders.more', { number: table }) }).click();
  await floor.page.getByRole('menuitem', { name: t('orders.cancel.action') }).click();
  const held = floor.page.getByRole('alertdialog');
  await expect(held).toContainText(t('orders.held.cancel'));
  await expectAccessible(floor.page);
  await held.getByRole('button', { name: t('orders.corrections.title') }).click();
  const taking = floor.page.getByRole('dialog', { name: t('orders.corrections.title') });
  await expect(taking.getByRole('button', { name: new RegExp(plainDish) })).toBeVisible();
  await taking.getByRole('button', { name: t('common.close') }).click();
  await waitersCard.getByRole('button', { name: t('orders.editOrderOf', { number: table }) }).click();
  const form = floor.page.getByRole('dialog', { name: t('orders.editOrder') });
  const fewer = form.getByRole('button', { name: t('orders.form.fewer', { product: plainDish }) });
  await expect(fewer).toBeDisabled();
  await expect(form.getByRole('button', { name: t('orders.form.remove', { product: plainDish }) })).toBeDisabled();
  await expect(form.getByText(t('orders.held.begun'))).toHaveCount(1);
  await expectAccessible(floor.page);
  await form.getByRole('button', { name: t('orders.held.takeOf', { product: plainDish }) }).click();
  await expect(taking.getByText(plainDish)).toBeVisible();
  await taking.getByRole('button', { name: t('common.close') }).click();
  await expect(taking).toBeHidden();
  await form.getByRole('button', { name: t('orders.form.moreOf', { product: plainDish }) }).click();
  await form
    .getByRole('textbox', { name: t('orders.form.notesOf', { product: plainDish }) })
    .fill('Bem quente, ALÉRGICA a ovo');
  await form.getByRole('button', { name: t('orders.form.remove', { product: customDish }) }).click();
  await form.getByRole('button', { name: t('orders.form.save') }).click();
  const clash = floor.page.getByRole('alertdialog', { name: t('orders.allergyClash.title') });
  await clash.getByRole('button', { name: t('orders.allergyClash.send') }).click();
  await expect(form).toBeHidden();

  // Old beside new, with a ring in the kitchen and none for whoever did it.
  const seen = { name: t('orders.changes.seeOf', { number: table }) };
  await expect(card.getByRole('button', seen)).toBeVisible();
  const line = (name: string) => card.getByRole('listitem').filter({ hasText: name });
  await expect(line(plainDish).locator('s')).toHaveText('1×');
  // The names go on standing in one column.
  const edges = await card
    .getByRole('listitem')
    .evaluateAll((lines) => [
      ...new Set(lines.map((each) => each.querySelector('div > p')?.getBoundingClientRect().left)),
    ]);
  expect(edges).toHaveLength(1);
  await expect(line(plainDish)).toContainText('Bem quente');
  await expect(line(plainDish)).toContainText(t('orders.allergy'));
  await expect(line(customDish)).toContainText(t('orders.changes.removed'));
  await expect(kitchen.page.getByText(t('orders.changes.news', { number: table }))).toBeAttached();
  expect(await tonesInTheKitchen()).toBe(3);
  const said = (await floor.page.getByRole('status').allTextContents()).join(' | ');
  expect(await tonesOnTheFloor(), said).toBe(0);
  await expectAccessible(kitchen.page);

  // The guest is told at once, and afterwards.
  await expect(guest.page.getByText(t('diner.changedNews', { number: 1 })).first()).toBeVisible();
  const guests = orderCards(guest.page).first();
  await expect(guests).toContainText(t('diner.changedAt', { time: '' }).replace(/ \.$/, ''));
  await expect(guests.getByRole('listitem').filter({ hasText: customDish })).toContainText(t('diner.lineRemoved'));
  await expectAccessible(guest.page);

  // Seen once is seen on every board; the history goes on saying what was.
  await expect(waitersCard.getByRole('button', seen)).toBeVisible();
  await card.getByRole('button', seen).click();
  await expect(card.getByRole('button', seen)).toBeHidden();
  await expect(waitersCard.getByRole('button', seen)).toBeHidden();
  await expect(card).not.toContainText(customDish);
  await card.getByRole('button', { name: t('orders.more', { number: table }) }).click();
  await kitchen.page.getByRole('menuitem', { name: t('orders.history.action') }).click();
  const history = kitchen.page.getByRole('dialog');
  await expect(history.getByText(t('orders.changes.removed'))).toBeVisible();
  await expect(history).toContainText('Luana Ribeiro');
  await expectAccessible(kitchen.page);
  await history.getByRole('button', { name: t('common.close') }).click();

  // Elsewhere in the house the waiter is called to what is ready, and carries it from there.
  const bar = floor.page.getByRole('navigation', { name: t('shell.bottomNavigation') });
  await bar.getByRole('link', { name: t('shell.tables') }).click();
  // A waiter's tables open on the floor, which tells of it itself.
  await floor.page
    .getByRole('navigation', { name: t('tables.views') })
    .getByRole('link', { name: t('tables.title') })
    .click();
  await expect(floor.page).toHaveURL(/\/tables$/);
  await expect(floor.page.getByRole('heading', { level: 1 })).toHaveText(t('tables.title'));
  const heard = await tonesOnTheFloor();
  await card.getByRole('button', { name: t('orders.advance.pronto') }).click();
  const tray = floor.page.getByRole('button', { name: new RegExp(t('orders.table', { number: table })) });
  const ready = tray.filter({ hasText: /para levar/ });
  await expect(ready).toBeVisible();
  await expect(floor.page.getByText(t('orders.ready.news', { number: table }))).toBeAttached();
  expect((await tonesOnTheFloor()) - heard).toBe(3);
  await expectAccessible(floor.page);
  await ready.click();
  const carried = floor.page.getByRole('dialog').getByRole('listitem', { name: t('orders.table', { number: table }) });
  await expect(carried).toContainText(plainDish);
  await expect(carried).toContainText(t('orders.allergy'));
  await expectAccessible(floor.page);
  await carried.getByRole('button', { name: t('orders.advance.entregue') }).click();
  await expect(carried).toBeHidden();
  await floor.page
    .getByRole('dialog')
    .getByRole('button', { name: t('common.close') })
    .click();

  // One tap on the table's card orders for that table; what it ordered last stands first.
  await floor.page.getByRole('searchbox', { name: t('tables.search') }).fill(String(table));
  await expect(floor.page.getByRole('article')).toHaveCount(1);
  await floor.page.getByRole('button', { name: t('tables.orderFor', { number: table }) }).click();
  const order = floor.page.getByRole('dialog', { name: t('orders.addOrder') });
  // The table is known: it is a line, and what is ordered comes first.
  await expect(order.getByRole('button', { name: t('orders.table', { number: table }) })).toBeVisible();
  await expect(order.locator('textarea, input, select').first()).toHaveAccessibleName(t('orders.form.typed.label'));
  const products = order.getByRole('region', { name: t('orders.form.products') });
  await expect(products.getByRole('heading').first()).toHaveText(t('orders.form.recent'));
  await expect(products.getByRole('listitem').first()).toContainText(plainDish);
  await expectAccessible(floor.page);
  await products.getByRole('listitem').first().getByRole('button').click();
  await expect(products.getByRole('listitem').first()).toContainText('1×');
  await order.getByRole('button', { name: t('orders.form.seeItems', { count: 1 }) }).click();
  await expect(order.getByRole('heading', { name: t('orders.form.items') })).toBeInViewport();
  await order.getByRole('button', { name: t('orders.statusLabel') }).click();
  await expect(order.getByLabel(t('orders.statusLabel')).getByRole('option')).toHaveText(
    ['pendente', 'preparando', 'pronto', 'entregue'].map((status) => t(`orders.status.${status}`)),
  );
  await order.getByRole('button', { name: t('orders.form.create') }).click();
  // Somebody at the table must not eat what it contains: that was said with the first order.
  await clash.getByRole('button', { name: t('orders.allergyClash.send') }).click();
  await expect(floor.page.getByText(t('orders.created'))).toBeVisible();
  await expect(orderCards(guest.page)).toHaveCount(2);

  // What is cancelled counts nothing for the guest, and the reason reads as a sentence.
  await card.getByRole('button', { name: t('orders.more', { number: table }) }).click();
  await kitchen.page.getByRole('menuitem', { name: t('orders.cancel.action') }).click();
  const cancel = kitchen.page.getByRole('alertdialog');
  await cancel.getByLabel(t('orders.cancel.reason')).fill('acabou a feijoada');
  await cancel.getByRole('button', { name: t('orders.cancel.action') }).click();
  const cancelled = orderCards(guest.page).filter({ hasText: t('diner.status.cancelado') });
  await expect(cancelled).toContainText(`Motivo: acabou a feijoada. ${t('diner.cancelledHint')}`);
  await expect(cancelled.locator('dl s')).toHaveText(/27,39/);
  await expect(cancelled.locator('dl')).toContainText(/0,00$/);
  await expectAccessible(guest.page);

  // Another table for them: the kitchen is called to it as to an edit, and its card is marked until someone has seen it.
  const id = await placeOrder(floor.page, table);
  await expect(kitchen.page.locator(`#order-${id}`)).toBeVisible();
  const rung = await tonesInTheKitchen();
  const quiet = await tonesOnTheFloor();
  await guest.page.close();
  await floor.page.getByRole('button', { name: t('tables.orders', { number: table }) }).click();
  const bill = floor.page.getByRole('dialog', { name: t('bills.title', { number: table }) });
  await bill.getByRole('button', { name: t('bills.move.action') }).click();
  await bill.getByLabel(t('bills.move.table')).selectOption((await tableOf(freeTable)).id);
  await bill.getByRole('button', { name: t('bills.move.confirm') }).click();
  const moved = kitchen.page.locator(`#order-${id}`);
  await expect(moved).toContainText(t('orders.changes.movedAt'));
  await expect(moved).toContainText(t('orders.formerTable', { number: table }));
  const news = t('orders.changes.movedNews', { from: table, number: freeTable });
  await expect(kitchen.page.getByText(news)).toBeAttached();
  expect((await tonesInTheKitchen()) - rung).toBe(3);
  expect((await tonesOnTheFloor()) - quiet).toBe(0);
  await expectAccessible(kitchen.page);
  const sight = moved.getByRole('button', { name: t('orders.changes.seeOf', { number: freeTable }) });
  await sight.click();
  await expect(sight).toBeHidden();
  await expect(moved).not.toContainText(t('orders.changes.movedAt'));
});
