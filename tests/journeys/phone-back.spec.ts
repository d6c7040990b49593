import {
  addButton,
  person,
  phone,
  plainDish,
  qrCode,
  signInAtTheDesk,
  staffAtTheBoard,
  textIn,
} from '../support/browser/journey.ts';
import { waiter } from '../support/browser/journey-floor.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';

for (const closes of [true, false]) {
  const browsers = closes ? 'that closes dialogs itself' : 'that leaves the page';
  test(`in a browser ${browsers}, Back closes the open dish, once, and the menu stays where it was`, async ({
    browser,
  }) => {
    const t = textIn('pt-BR');
    const { page } = await person(browser, 'pt-BR');
    if (!closes)
      await page.addInitScript(() => {
        Reflect.deleteProperty(window, 'CloseWatcher');
      });
    await page.goto(await qrCode(7));
    await page.getByRole('link', { name: t('diner.seeMenu') }).click();
    const dish = addButton(page, plainDish);
    const sheet = page.getByRole('dialog');
    await dish.click();
    await expect(sheet).toBeVisible();
    await page.evaluate(() => {
      const router = Reflect.get(window, '__reactRouterDataRouter');
      router.subscribe(({ historyAction }: { historyAction: string }) => {
        document.documentElement.dataset.navigated = historyAction;
      });
    });
    const menu = page.url();
    const scrolled = await page.evaluate(() => scrollY);

    await page.goBack();
    await expect(sheet).toBeHidden();
    expect([page.url(), await page.evaluate(() => scrollY)]).toEqual([menu, scrolled]);

    // Closed by its cross it has left nothing to go back to: the next Back is the menu's own.
    await dish.click();
    await sheet.getByRole('button', { name: t('common.close') }).click();
    await expect(sheet).toBeHidden();
    await expect.poll(() => page.evaluate(() => history.state?.sheets ?? 0)).toBe(0);
    // Neither was a navigation: the page beneath is not read and rendered again.
    expect(await page.evaluate(() => document.documentElement.dataset.navigated)).toBeUndefined();
    await page.goBack();
    await expect(page.getByRole('link', { name: t('diner.seeMenu') })).toBeVisible();
  });
}

test('Back from the form of an order asks before what was typed on it is lost, closes what stands over it first, and leaves no entry', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const { page } = await staffAtTheBoard(browser, 'pt-BR', 'garcom@demo.comanda.example', phone);
  await order(page, 7);
  const board = page.url();
  const form = page.getByRole('dialog', { name: t('orders.editOrder'), exact: true });
  const question = page.getByRole('alertdialog', { name: t('orders.form.discard') });
  const edit = page.getByRole('button', { name: t('orders.editOrderOf', { number: '' }) }).first();
  await edit.click();
  const search = form.getByRole('textbox', { name: t('orders.form.typed.label') });
  await search.fill('2 coca zero');

  for (const stay of ['button', 'back']) {
    await page.goBack();
    await expect(question).toBeVisible();
    if (stay === 'button') await question.getByRole('button', { name: t('orders.form.discardNo') }).click();
    else await page.goBack();
    await expect(question).toBeHidden();
    await expect(search).toHaveValue('2 coca zero');
    expect(page.url()).toBe(board);
  }

  await page.goBack();
  await question.getByRole('button', { name: t('orders.form.discardYes') }).click();
  await expect(form).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.sheets ?? 0)).toBe(0);

  // Nothing was typed: it closes at once, and the board is still there.
  await edit.click();
  await expect(form).toBeVisible();
  await page.goBack();
  await expect(form).toBeHidden();
  expect(page.url()).toBe(board);
});

test("on a waiter's phone Back closes the table and what is asked of it, one after another, and the menu, and the plan stays", async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const { page } = await person(browser, 'pt-BR', phone);
  await signInAtTheDesk(page, waiter, '/restaurant-admin/floor?mesas=planta');
  const plan = page.url();
  await page
    .getByRole('button', { name: new RegExp(`^${t('orders.table', { number: 1 })}: `) })
    .first()
    .tap();
  const table = page.getByRole('dialog', { name: t('orders.table', { number: 1 }), exact: true });
  await expect(table).toBeVisible();
  await table.getByRole('button', { name: t('floor.deed.order'), exact: true }).tap();
  const form = page.getByRole('dialog', { name: t('orders.addOrder'), exact: true });
  await expect(form).toBeVisible();
  await page.goBack();
  await expect(form).toBeHidden();
  await page
    .getByRole('button', { name: new RegExp(`^${t('orders.table', { number: 1 })}: `) })
    .first()
    .tap();
  await expect(table).toBeVisible();
  await page.goBack();
  await expect(table).toBeHidden();
  expect(page.url()).toBe(plan);

  // By its own links the menu leaves the page, and one Back returns to it.
  const menu = page.getByRole('dialog', { name: t('shell.navigation') });
  const open = page.getByRole('button', { name: t('shell.openMenu') });
  await open.tap();
  await page.goBack();
  await expect(menu).toBeHidden();
  expect(page.url()).toBe(plan);
  await open.tap();
  await menu.getByRole('link', { name: new RegExp(`^${t('shell.orders')}`) }).tap();
  await expect(page).toHaveURL(/\/orders/);
  await page.goBack();
  await expect(page).toHaveURL(plan);
});
