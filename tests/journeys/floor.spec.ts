import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { demoPassword } from '../../db/seed/cast.ts';
import {
  desk,
  expectAccessible,
  inCore,
  languages,
  look,
  person,
  phone,
  plainDish,
  qrCode,
  refusedWith,
  signInAtTheDesk,
  tableOf,
  textIn,
} from '../support/browser/journey.ts';
import { expectOnly } from '../support/browser/journey-console.ts';
import {
  byCalls,
  clearSections,
  headers,
  makeReady,
  owner,
  tapUntilGone,
  waiter,
} from '../support/browser/journey-floor.ts';
import { order, plain } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const at = 4;
const other = 5;

const idOf = async (table: number) => (await tableOf(table)).id;

/** Somebody to whom a table can be handed over. */
async function colleague(browser: Browser, name: string) {
  const boss = await byCalls(browser, 'pt-BR', owner);
  const email = `${randomUUID()}@demo.comanda.example`;
  const data = { name, email, role: 'waiter', active: true, password: demoPassword };
  const made = await boss.request.post('/api/staff', { data, headers: headers() });
  expect(made.status(), await made.text()).toBe(200);
  return email;
}

test.beforeEach(clearSections);

for (const language of languages) {
  const t = textIn(language);
  test(`a waiter takes a table with the thumb, carries what is ready, goes where guests call, and hands the table over and back (${language})${inCore(language === 'pt-BR')}`, async ({
    browser,
  }) => {
    const bia = await colleague(browser, 'Bia Nunes');
    const { page } = await person(browser, language, phone);
    await signInAtTheDesk(page, waiter);
    const bar = page.getByRole('navigation', { name: t('shell.bottomNavigation') });
    await bar.getByRole('link', { name: t('shell.tables') }).tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('tables.title'));
    await expect(page.getByText(t('floor.noneMine'))).toBeVisible();
    await expectAccessible(page);

    // A free table, taken from the list of all.
    await page.getByRole('button', { name: t('floor.showAll') }).tap();
    await page
      .getByRole('button', { name: `${t('orders.table', { number: at })}: ${t('tables.status.disponivel')}` })
      .tap();
    const sheet = page.getByRole('dialog', { name: t('orders.table', { number: at }) });
    await sheet.getByRole('button', { name: t('floor.take'), exact: true }).tap();
    await expect(sheet).toContainText(t('floor.servedByYou'));
    await expect(sheet).toContainText(t('floor.history.took', { by: 'Luana Ribeiro' }));
    await expectAccessible(page);
    // The order form is the one of the orders, for this table.
    await sheet.getByRole('button', { name: t('floor.deed.order') }).tap();
    const form = page.getByRole('dialog', { name: t('orders.addOrder') });
    await expect(form.getByText(t('orders.table', { number: at })).first()).toBeVisible();
    await form.getByRole('button', { name: t('common.close') }).tap();
    await expect(form).toBeHidden();

    // What the kitchen has ready stands on the card by name, and goes with one tap, and comes back with one.
    const placed = await order(page, at, plain(2));
    await page.getByText(t('floor.mine')).tap();
    const card = page.getByRole('article', { name: t('orders.table', { number: at }) });
    await expect(card).toContainText(t('orders.status.pendente'));
    await makeReady(page, placed);
    await expect(card).toContainText(t('orders.status.pronto'));
    await expect(card).toContainText(`2× ${plainDish}`);
    await expectAccessible(page);
    const done = card.getByRole('button', {
      name: t('floor.carry.doneOf', { number: at, what: `2× ${plainDish}` }),
    });
    await done.tap();
    await expect(done).toBeHidden();
    await expect(card).toContainText(t('floor.state.eating'));
    const [line] = await look<{ status: string }>('select status from order_items where order_id = $1', [placed]);
    expect(line?.status).toBe('entregue');

    // Guests call, she goes, and it is done.
    const guest = await person(browser, language);
    await guest.page.goto(await qrCode(at));
    const called = await guest.page.request.post(`/api/restaurants/restaurant-demo/tables/${at}/calls`, {
      data: { key: randomUUID(), kind: 'waiter' },
      headers: headers(),
    });
    expect(called.status(), await called.text()).toBe(200);
    await expect(card).toContainText(t('calls.calledWaiter'));
    await card.getByRole('button', { name: new RegExp(`^${t('orders.table', { number: at })}: `) }).tap();
    await sheet.getByRole('button', { name: t('calls.goTo', { number: at }) }).tap();
    await expect(sheet.getByRole('button', { name: t('calls.doneAt', { number: at }) })).toBeVisible();
    await tapUntilGone(sheet.getByRole('button', { name: t('calls.doneAt', { number: at }) }));
    await expect(sheet.getByRole('list', { name: t('calls.title') })).toBeHidden();

    // The guests sit elsewhere, and their waiter goes with them.
    await sheet.getByRole('button', { name: t('floor.deed.move') }).tap();
    const moving = page.getByRole('dialog', { name: t('floor.move.title', { number: at }) });
    const move = async () => {
      await moving.getByLabel(t('bills.move.table')).selectOption(await idOf(other));
      await moving.getByRole('button', { name: t('bills.move.confirm') }).tap();
    };
    await move();
    const moved = page.getByRole('article', { name: t('orders.table', { number: other }) });
    await expect(moved).toBeVisible();
    await expect(card).toBeHidden();
    // By mistake: for a minute one press leads back.
    const back = page.getByRole('status').filter({ hasText: t('bills.move.nowAt', { from: at, to: other }) });
    await expectAccessible(page);
    await back.getByRole('button', { name: t('bills.merge.undo') }).tap();
    await expect(card).toBeVisible();
    await expect(moved).toBeHidden();
    await expect(back).toBeHidden();
    await card.getByRole('button', { name: new RegExp(`^${t('orders.table', { number: at })}: `) }).tap();
    await sheet.getByRole('button', { name: t('floor.deed.move') }).tap();
    await move();
    await expect(moved).toBeVisible();

    // Handed over, and taken back within the minute.
    await moved.getByRole('button', { name: new RegExp(`^${t('orders.table', { number: other })}: `) }).tap();
    const there = page.getByRole('dialog', { name: t('orders.table', { number: other }) });
    await there.getByRole('button', { name: t('floor.deed.hand') }).tap();
    const handing = page.getByRole('dialog', { name: t('floor.handOver.title', { number: other }) });
    await handing.getByRole('button', { name: 'Bia Nunes' }).tap();
    await expect(handing).toBeHidden();
    await expect(moved).toBeHidden();
    const notice = page.getByRole('status').filter({ hasText: 'Bia Nunes' });
    await expect(notice).toBeVisible();

    const colleaguesPhone = await person(browser, language, phone);
    await signInAtTheDesk(colleaguesPhone.page, bia, '/restaurant-admin/floor');
    const hers = colleaguesPhone.page.getByRole('article', { name: t('orders.table', { number: other }) });
    await expect(hers).toBeVisible();
    await notice.getByRole('button', { name: t('floor.undo') }).tap();
    await expect(moved).toBeVisible();
    // On the other phone it is gone by itself.
    await expect(hers).toBeHidden();

    // Given back, it is nobody's.
    await moved.getByRole('button', { name: new RegExp(`^${t('orders.table', { number: other })}: `) }).tap();
    await there.getByRole('button', { name: t('floor.deed.giveBack') }).tap();
    await expect(there).toBeHidden();
    await expect(page.getByText(t('floor.noneMine'))).toBeVisible();

    // The guest's phone is told with a refusal that its table has moved.
    expectOnly(guest.complaints, refusedWith(409));
  });
}

test("the owner divides the room, and a waiter's phone shows her section by itself", async ({ browser }) => {
  const t = textIn('pt-BR');
  const luana = await person(browser, 'pt-BR', phone);
  await signInAtTheDesk(luana.page, waiter, '/restaurant-admin/floor');
  await expect(luana.page.getByText(t('floor.noneMine'))).toBeVisible();

  const boss = await person(browser, 'pt-BR', desk);
  await signInAtTheDesk(boss.page, owner, '/restaurant-admin/floor');
  await boss.page.getByRole('button', { name: t('floor.sections.title') }).click();
  const dialog = boss.page.getByRole('dialog', { name: t('floor.sections.title') });
  await dialog.getByLabel(t('floor.sections.waiter')).selectOption({ label: 'Luana Ribeiro' });
  const tile = dialog.getByRole('button', { name: new RegExp(`^#${at}\\b`) });
  await tile.click();
  await expect(tile).toHaveAttribute('aria-pressed', 'true');
  await expect(tile).toContainText('Luana');
  await expectAccessible(boss.page);

  const own = luana.page.getByRole('button', {
    name: `${t('orders.table', { number: at })}: ${t('tables.status.disponivel')}`,
  });
  await expect(own).toBeVisible();
  await tile.click();
  await expect(tile).toHaveAttribute('aria-pressed', 'false');
  await expect(own).toBeHidden();
});
