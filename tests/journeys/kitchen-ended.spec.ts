import { randomUUID } from 'node:crypto';
import { expectAccessible, person, plainDish, signInAtTheDesk, tableOf, textIn } from '../support/browser/journey.ts';
import { headers } from '../support/browser/journey-kitchen.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';

test('orders that were cancelled or closed and nobody has seen take one strip, and are seen by themselves or all at once', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const { page } = await person(browser, 'pt-BR', { width: 1024, height: 768 });
  await signInAtTheDesk(page, 'caixa@demo.comanda.example', '/restaurant-admin/kitchen?station=todas');
  const send = async (path: string, data: object) => {
    const answer = await page.request.post(path, { headers: headers(), data });
    expect(answer.status(), await answer.text()).toBe(200);
  };
  for (const number of [4, 5, 10]) {
    const id = await order(page, number, [{ name: plainDish }]);
    await send(`/api/orders/${id}/status`, { status: 'cancelado', reason: 'engano' });
  }
  await order(page, 11, [{ name: plainDish }]);
  const { bill } = await (await page.request.get(`/api/tables/${(await tableOf(11)).id}/bill`)).json();
  const payments = [{ method: 'pix', cents: bill.restCents }];
  const decided = { chargeServiceFee: true, charges: [], discount: null };
  await send(`/api/bills/${bill.id}/close`, { key: randomUUID(), version: bill.version, ...decided, payments });

  const closed = t('kitchen.billClosedCount', { count: 1 });
  const both = (cancelled: string) => `${cancelled} · ${closed}`;
  const many = (count: number) => both(t('kitchen.cancelledCount', { count }));
  const one = t('kitchen.cancelledOne');
  const sheet = (name: string) => page.getByRole('dialog', { name, exact: true });
  const see = (name: string, number: number) =>
    sheet(name)
      .getByRole('button', { name: t('kitchen.seenOf', { number }) })
      .click();
  await page.getByRole('button', { name: many(3) }).click();
  await expect(sheet(many(3)).getByText(t('kitchen.cancelled'), { exact: true })).toHaveCount(3);
  await expect(sheet(many(3)).getByText(t('kitchen.billClosed'), { exact: true })).toHaveCount(1);
  await expectAccessible(page);
  await see(many(3), 5);
  await see(many(2), 10);
  await see(both(one), 11);
  // The last is read to the end there, and stays a strip that says what is not to be made.
  await expect(sheet(one)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `${one} ${t('kitchen.tableNumber', { number: 4 })}: 1 ${plainDish}` }).click();
  await see(one, 4);
  await expect(sheet(one)).toBeHidden();
  await expect(page.getByText(t('kitchen.empty'))).toBeVisible();
});
