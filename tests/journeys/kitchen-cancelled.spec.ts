import { expectAccessible, person, plainDish, signInAtTheDesk, textIn } from '../support/browser/journey.ts';
import { headers, ticket } from '../support/browser/journey-kitchen.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';

test('cancelled orders that nobody has seen take one strip, and are seen by themselves or all at once', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const { page } = await person(browser, 'pt-BR', { width: 1024, height: 768 });
  await signInAtTheDesk(page, 'garcom@demo.comanda.example', '/restaurant-admin/kitchen?station=todas');
  const count = (cancelled: number) => t('kitchen.cancelledCount', { count: cancelled });
  const strip = (cancelled: number) => page.getByRole('button', { name: count(cancelled) });
  for (const number of [4, 5, 10]) {
    const id = await order(page, number, [{ name: plainDish }]);
    const data = { status: 'cancelado', reason: 'engano' };
    const answer = await page.request.post(`/api/orders/${id}/status`, { headers: headers(), data });
    expect(answer.status(), await answer.text()).toBe(200);
  }
  await strip(3).click();
  const sheet = (name: string) => page.getByRole('dialog', { name });
  await expect(sheet(count(3)).getByText(t('kitchen.cancelled'), { exact: true })).toHaveCount(3);
  await expectAccessible(page);
  await sheet(count(3))
    .getByRole('button', { name: t('kitchen.seenOf', { number: 5 }) })
    .click();
  await expect(sheet(count(2))).toBeVisible();
  await sheet(count(2))
    .getByRole('button', { name: t('kitchen.seenOf', { number: 10 }) })
    .click();
  // The last is read to the end there, and hangs as a ticket again once the sheet is closed.
  await expect(sheet(t('kitchen.cancelledOne'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(
    ticket(page, t('kitchen.tableNumber', { number: 4 })).getByText(t('kitchen.cancelled'), { exact: true }),
  ).toBeVisible();
  await expect(strip(2)).toHaveCount(0);
});
