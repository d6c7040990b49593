import {
  expectAccessible,
  languages,
  person,
  phone,
  plainDish,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { clearSections } from '../support/browser/journey-floor.ts';
import { headers, pairedDisplay, ticket } from '../support/browser/journey-kitchen.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { press } from '../support/browser/keyboard.ts';

const waiter = 'garcom@demo.comanda.example';
const second = 'Escondidinho de carne-seca';

for (const language of languages) {
  const t = textIn(language);

  test(`a display without an account shows what is held and fires it, and the waiter sees that it was fired, in ${language}`, async ({
    browser,
  }) => {
    await clearSections();
    const tablet = await pairedDisplay(browser, language, { width: 1024, height: 768 });
    const { page } = await person(browser, language, phone);
    await signInAtTheDesk(page, waiter, '/restaurant-admin/floor');
    await order(page, 6, [{ name: plainDish }, { name: second, quantity: 2 }]);
    await page.getByRole('button', { name: t('floor.showAll') }).tap();
    await page.getByRole('button', { name: new RegExp(`^${t('orders.table', { number: 6 })}:`) }).tap();
    const sheet = page.getByRole('dialog', { name: t('orders.table', { number: 6 }) });
    const line = sheet.getByRole('listitem').filter({ hasText: second });
    await line.getByRole('button', { name: t('orders.courses.holdOf', { product: second }) }).tap();

    const card = ticket(tablet, t('kitchen.tableNumber', { number: 6 }));
    const strip = tablet.getByRole('region', { name: t('kitchen.held') });
    const held = strip.getByRole('listitem').filter({ hasText: t('kitchen.tableNumber', { number: 6 }) });
    await expect(held).toContainText(`2 ${second}`);
    await expect(card).toContainText(plainDish);
    await expect(card).not.toContainText(second);
    await expectAccessible(tablet);

    const fire = held.getByRole('button', { name: t('kitchen.fireOf', { number: 6 }) });
    await press(tablet, fire);
    await expect(tablet.getByText(t('kitchen.said.fire', { number: 6 }))).toBeVisible();
    await expect(strip).toHaveCount(0);
    await expect(card).toContainText(second);
    await expect(line).not.toContainText(t('orders.courses.held'));
    await tablet.getByRole('button', { name: t('kitchen.undo') }).click();
    await expect(line).toContainText(t('orders.courses.held'));
    await expect(card).not.toContainText(second);
    await fire.click();
    await expect(card).toContainText(second);
    await expect(line).not.toContainText(t('orders.courses.held'));
  });
}

test('of several dishes that are held one is fired by itself, and the other stays held', async ({ browser }) => {
  const t = textIn('pt-BR');
  await clearSections();
  const tablet = await pairedDisplay(browser, 'pt-BR', { width: 1024, height: 768 });
  const { page } = await person(browser, 'pt-BR', phone);
  await signInAtTheDesk(page, waiter, '/restaurant-admin/floor');
  const id = await order(page, 6, [{ name: plainDish }, { name: second, quantity: 2 }]);
  const answer = await page.request.post(`/api/orders/${id}/lines/hold`, {
    headers: headers(),
    data: { lines: [1, 2] },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  const strip = tablet.getByRole('region', { name: t('kitchen.held') });
  const fire = strip.getByRole('button', { name: t('kitchen.fireOf', { number: 6 }) });
  await fire.click();
  const sheet = tablet.getByRole('dialog', { name: t('kitchen.heldOf', { number: 6 }) });
  await expect(sheet.getByRole('button', { name: t('kitchen.fireAll') })).toBeVisible();
  await expectAccessible(tablet);
  await sheet.getByRole('button', { name: t('kitchen.fireLine', { dish: second }) }).click();
  await expect(sheet).toBeHidden();
  const card = ticket(tablet, t('kitchen.tableNumber', { number: 6 }));
  await expect(card).toContainText(second);
  await expect(card).not.toContainText(plainDish);
  await expect(strip).toContainText(plainDish);
});
