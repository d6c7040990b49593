import { expectAccessible, languages, person, phone, signInAtTheDesk, textIn } from '../support/browser/journey.ts';
import { clearSections } from '../support/browser/journey-floor.ts';
import { ticket } from '../support/browser/journey-kitchen.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { press } from '../support/browser/keyboard.ts';

const waiter = 'garcom@demo.comanda.example';
const owner = 'dono@demo.comanda.example';
const tablet = { width: 1024, height: 768 };
const display = '/restaurant-admin/kitchen?station=todas';

for (const language of languages) {
  const t = textIn(language);
  const named = (number: number) => t('kitchen.tableNumber', { number });

  test(`an order is rushed at one display and hangs first at another, until it is taken back, in ${language}`, async ({
    browser,
  }) => {
    const { page } = await person(browser, language, tablet);
    await signInAtTheDesk(page, waiter, display);
    for (const number of [3, 4, 5]) await order(page, number);
    const { page: other } = await person(browser, language, phone);
    await signInAtTheDesk(other, owner, display);
    const first = other.getByRole('article').first();
    await expect(first).toHaveAccessibleName(named(3));

    const last = ticket(page, named(5));
    await press(page, last.getByRole('button', { name: t('kitchen.openOf', { number: 5 }) }));
    const sheet = page.getByRole('dialog', { name: named(5) });
    await expectAccessible(page);
    await sheet.getByRole('button', { name: t('kitchen.rush'), exact: true }).click();
    await expect(sheet).toBeHidden();
    for (const screen of [page, other]) {
      await expect(screen.getByRole('article').first()).toHaveAccessibleName(named(5));
      await expect(ticket(screen, named(5))).toContainText(new RegExp(`${t('kitchen.rushed')}.*Luana Ribeiro`));
      await expectAccessible(screen);
    }
    // Taken back it stays where it hangs, so that nobody looks for it.
    await last.getByRole('button', { name: t('kitchen.openOf', { number: 5 }) }).click();
    await sheet.getByRole('button', { name: t('kitchen.unrush'), exact: true }).click();
    await expect(last).not.toContainText(t('kitchen.rushed'));
    await expect(first).not.toContainText(t('kitchen.rushed'));
    await expect(page.getByRole('article').first()).toHaveAccessibleName(named(5));
  });
}

test('a waiter rushes an order from its table, and the board says so and takes it back', async ({ browser }) => {
  const t = textIn('pt-BR');
  await clearSections();
  const { page } = await person(browser, 'pt-BR', phone);
  await signInAtTheDesk(page, waiter, '/restaurant-admin/orders');
  await order(page, 6);
  await page.goto('/restaurant-admin/floor');
  await page.getByRole('button', { name: t('floor.showAll') }).tap();
  await page.getByRole('button', { name: new RegExp(`^${t('orders.table', { number: 6 })}:`) }).tap();
  const sheet = page.getByRole('dialog', { name: t('orders.table', { number: 6 }) });
  await sheet.getByRole('button', { name: t('orders.rush.actionOf', { number: 1 }) }).tap();
  await expect(sheet).toContainText(t('orders.rush.mark'));
  await expectAccessible(page);

  await page.goto('/restaurant-admin/orders');
  const card = page.getByRole('article').filter({ hasText: t('orders.table', { number: 6 }) });
  await expect(card).toContainText(`${t('orders.rush.mark')} Luana Ribeiro`);
  await expectAccessible(page);
  await card.getByRole('button', { name: t('orders.rush.backOf', { number: 1 }) }).tap();
  await expect(card).not.toContainText(t('orders.rush.mark'));
  await card.getByRole('button', { name: t('orders.more', { number: 6 }) }).tap();
  await page.getByRole('menuitem', { name: t('orders.rush.action') }).tap();
  await expect(card).toContainText(t('orders.rush.mark'));
});
