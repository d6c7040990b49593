import { desk, expectAccessible, look, phone, plainDish, staffAtTheBoard, textIn } from '../support/browser/journey.ts';
import { headers } from '../support/browser/journey-kitchen.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const waiter = 'garcom@demo.comanda.example';
const secondDish = 'Escondidinho de carne-seca';
const language = 'pt-BR';
const t = textIn(language);

test('what is ready of an order is carried from the board before the rest, and taken back', async ({ browser }) => {
  const table = 3;
  const { page } = await staffAtTheBoard(browser, language, waiter, phone);
  const id = await order(page, table, [{ name: plainDish }, { name: secondDish }]);
  const card = page.locator(`#order-${id}`);
  const statuses = async () => {
    const rows = await look<{ status: string }>('select status from order_items where order_id = $1 order by line', [
      id,
    ]);
    return rows.map(({ status }) => status);
  };
  const move = (data: object) => page.request.post(`/api/orders/${id}/lines/status`, { headers: headers(), data });
  await move({ lines: [1, 2], to: 'preparando' });
  await move({ lines: [1], to: 'pronto' });
  await look(`update order_items set ready_at = now() - interval '7 minutes' where order_id = $1 and line = 1`, [id]);
  await page.reload();

  const what = `1× ${plainDish}`;
  await expect(card).toContainText(`${t('orders.status.pronto')}: ${what}`);
  await expect(card).toContainText(t('calls.since', { minutes: 7 }));
  await expect(card.getByRole('listitem').filter({ hasText: plainDish })).toContainText(t('orders.status.pronto'));
  await expectAccessible(page);
  await card.getByRole('button', { name: t('floor.carry.doneOf', { number: table, what }) }).click();
  await expect(card.getByRole('status')).toContainText(t('floor.carry.carried', { what }));
  expect(await statuses()).toEqual(['entregue', 'preparando']);
  await card.getByRole('button', { name: t('floor.undo') }).click();
  await expect(card).toContainText(`${t('orders.status.pronto')}: ${what}`);
  expect(await statuses()).toEqual(['pronto', 'preparando']);

  // Who looks on from another device reads where the card went, and is offered nothing.
  const other = await staffAtTheBoard(browser, language, waiter, desk);
  await expect(other.page.locator(`#order-${id}`)).toBeVisible();
  await card.getByRole('button', { name: t('orders.advance.pronto') }).click();
  const place = t('orders.undo.moved', { number: table, status: t('orders.status.pronto') });
  await expect(other.page.getByText(place, { exact: true })).toBeVisible();
  await expect(other.page.getByRole('button', { name: t('orders.undo.of', { number: table }) })).toHaveCount(0);

  // Each list begins at its top.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.keyboard.press('d');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});
