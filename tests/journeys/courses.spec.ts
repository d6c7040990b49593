import {
  desk,
  expectAccessible,
  languages,
  person,
  phone,
  plainDish,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { clearSections } from '../support/browser/journey-floor.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const waiter = 'garcom@demo.comanda.example';
const second = 'Escondidinho de carne-seca';

for (const language of languages) {
  const t = textIn(language);

  test(`a course is held at its line, what is fired is carried meanwhile, and the rest is fired, in ${language}`, async ({
    browser,
  }) => {
    await clearSections();
    const { page } = await person(browser, language, phone);
    await signInAtTheDesk(page, waiter, '/restaurant-admin/floor');
    const id = await order(page, 6, [{ name: plainDish }, { name: second }]);
    await page.getByRole('button', { name: t('floor.showAll') }).tap();
    await page.getByRole('button', { name: new RegExp(`^${t('orders.table', { number: 6 })}:`) }).tap();
    const sheet = page.getByRole('dialog', { name: t('orders.table', { number: 6 }) });
    const line = sheet.getByRole('listitem').filter({ hasText: second });
    await line.getByRole('button', { name: t('orders.courses.holdOf', { product: second }) }).tap();
    await expect(line).toContainText(t('orders.courses.held'));
    await expect(line.getByRole('button', { name: t('orders.courses.fireOf', { product: second }) })).toBeVisible();
    await expectAccessible(page);

    const { page: board } = await person(browser, language, desk);
    await signInAtTheDesk(board, waiter, '/restaurant-admin/orders');
    const column = (status: string) => board.getByRole('region', { name: t(`orders.status.${status}`) });
    const card = (status: string) => column(status).locator(`#order-${id}`);
    await card('pendente')
      .getByRole('button', { name: t('orders.advance.preparando') })
      .click();
    await card('preparando')
      .getByRole('button', { name: t('orders.advance.pronto') })
      .click();
    await expect(card('pronto')).toContainText(t('orders.courses.held'));
    await expectAccessible(board);
    await card('pronto')
      .getByRole('button', { name: t('orders.advance.entregue') })
      .click();
    // Carried: what is left waits to be fired, and nothing else can be done with it.
    const rest = card('preparando');
    await expect(rest.getByRole('button', { name: t('orders.advance.pronto') })).toHaveCount(0);
    const fire = rest.getByRole('button', { name: t('orders.courses.fireOf', { product: second }) });
    await fire.click();
    await expect(fire).toHaveCount(0);
    // What takes it back outlives the button that was pressed.
    await board.getByRole('button', { name: t('common.undo'), exact: true }).click();
    await fire.click();
    await rest.getByRole('button', { name: t('orders.advance.pronto') }).click();
    await expect(card('pronto')).toBeVisible();
    await expect(line.filter({ hasText: t('orders.status.pronto') })).toBeVisible();
  });
}
