import {
  expectAccessible,
  languages,
  orderCards,
  person,
  plainDish,
  qrCode,
  textIn,
} from '../support/browser/journey.ts';
import { byCalls, headers } from '../support/browser/journey-floor.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const cashier = 'caixa@demo.comanda.example';
const slowDish = 'Escondidinho de carne-seca';
const thirdDish = 'Coxinha de frango com catupiry';

for (const language of languages) {
  const t = textIn(language);

  test(`a guest follows an order dish by dish, and what is left of it, in ${language}`, async ({ browser }) => {
    const table = 7;
    const kitchen = await byCalls(browser, language, cashier);
    const { page } = await person(browser, language);
    await page.goto(await qrCode(table));
    const dishes = [{ name: plainDish, quantity: 2 }, { name: slowDish }, { name: thirdDish }];
    const id = await order(kitchen, table, dishes);
    const move = async (line: number, to: string) => {
      const data = { lines: [line], to };
      const answer = await kitchen.request.post(`/api/orders/${id}/lines/status`, { headers: headers(), data });
      expect(answer.status()).toBe(200);
    };
    await page.goto(`/r/restaurant-demo/table/${table}/orders`);
    const card = orderCards(page);
    const line = (name: string) => card.getByRole('listitem').filter({ hasText: name });
    const tally = (ready: number) => card.getByText(t('diner.readyOf', { ready, all: 4 }), { exact: true });
    await expect(tally(0)).toBeVisible();
    for (const { name } of dishes) await expect(line(name)).toContainText(t('diner.line.pendente'));

    await move(1, 'preparando');
    await expect(line(plainDish)).toContainText(t('diner.line.preparando'));
    await expect(line(slowDish)).toContainText(t('diner.line.pendente'));
    await expect(card.locator('[aria-current=step]')).toContainText(t('diner.status.preparando'));
    await move(1, 'pronto');
    await move(2, 'preparando');
    await expect(tally(2)).toBeVisible();
    await expect(line(plainDish)).toContainText(t('diner.line.pronto'));
    await expectAccessible(page);

    await move(1, 'entregue');
    await move(2, 'pronto');
    await expect(line(plainDish)).toContainText(t('diner.line.entregue'));
    await expect(tally(3)).toBeVisible();
    await move(3, 'pronto');
    await expect(card.locator('[aria-current=step]')).toContainText(t('diner.status.pronto'));

    // When all of it is at the table, there is nothing left to follow.
    for (const each of [2, 3]) await move(each, 'entregue');
    await expect(card).not.toContainText(t('diner.line.pronto'));
    await expect(tally(4)).toHaveCount(0);
    await expectAccessible(page);
  });
}
