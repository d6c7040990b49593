import type { Page } from '@playwright/test';
import {
  changeRestaurant,
  desk,
  expectAccessible,
  languages,
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
import { clearPlan, clearSections, makeReady, owner, waiter } from '../support/browser/journey-floor.ts';
import { order, plain } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const here = 4;
const there = 5;

test.beforeEach(clearSections);

/** Both tables side by side in a room, and no others. */
async function drawRoom() {
  await clearPlan();
  const ids = [(await tableOf(here)).id, (await tableOf(there)).id];
  const places = ids.map((id, n) => `('${id}'::uuid, ${1 + n * 8})`).join(', ');
  await changeRestaurant(
    `with house as (select restaurant_id from tables where id = '${ids[0]}'),
       plan as (insert into floor_plans (restaurant_id) select restaurant_id from house),
       room as (insert into floor_rooms (restaurant_id, id, name, position) select restaurant_id, uuidv7(), 'Varanda', 0 from house returning id, restaurant_id)
     insert into floor_places (restaurant_id, table_id, room_id, x, y, shape)
       select room.restaurant_id, p.id, room.id, p.x, 1, 'square' from room, (values ${places}) p (id, x)`,
    'tables',
  );
}

for (const language of languages) {
  const t = textIn(language);
  const both = `${here} + #${there}`;
  const opener = (page: Page, number: number | string) =>
    page.getByRole('button', { name: new RegExp(`^${t('orders.table', { number }).replace('+', '\\+')}: `) });

  test(`two tables with guests are put together from the floor, shown as one party, and parted where it was done (${language})`, async ({
    browser,
  }) => {
    await drawRoom();
    const { page } = await person(browser, language, phone);
    await signInAtTheDesk(page, waiter);
    const guest = await person(browser, language);
    await guest.page.goto(await qrCode(there));
    const placed = await order(page, here);
    await order(page, there, plain(2));
    await guest.page.goto(`/r/restaurant-demo/table/${there}/orders`);
    await page.goto('/restaurant-admin/floor?mesas=todas');

    await opener(page, here).tap();
    const sheet = page.getByRole('dialog', { name: t('orders.table', { number: here }), exact: true });
    // What was ordered stands there in brief, in the word that the bill has for it.
    await expect(sheet.getByRole('region', { name: t('floor.ordered') })).toContainText(
      `1× ${plainDish}${t('orders.status.pendente')}`,
    );
    await sheet.getByRole('button', { name: t('floor.deed.merge') }).tap();
    const joining = page.getByRole('dialog', { name: t('floor.merge.title', { number: here }) });
    await joining.getByRole('radio', { name: new RegExp(`^${t('tables.table', { number: there })}`) }).check();
    await joining.getByRole('radio', { name: new RegExp(`^${t('bills.join.stays')}`) }).check();
    const confirm = joining.getByRole('button', { name: t('bills.join.confirm', { there }) });
    await confirm.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await confirm.tap();
    await expect(joining).toBeHidden();

    const card = page.getByRole('article', { name: t('orders.table', { number: both }) });
    await expect(card).toBeVisible();
    await expect(page.getByRole('article', { name: t('orders.table', { number: there }), exact: true })).toHaveCount(0);
    await makeReady(page, placed);
    await expect(card).toContainText(t('orders.status.pronto'));
    await expectAccessible(page);
    // The phone of the other table is told that tables were put together, and not that it moved.
    await guest.page.waitForURL(`**/table/${here}/orders`);
    await expect(guest.page.getByText(t('diner.tablesTogether', { from: there, number: here })).first()).toBeVisible();

    // On the plan each of them leads to the one bill.
    const boss = await person(browser, language, desk);
    await signInAtTheDesk(boss.page, owner, '/restaurant-admin/floor?mesas=planta');
    const joined = opener(boss.page, there);
    await expect(joined).toContainText(t('floor.state.joined', { number: here }));
    await expectAccessible(boss.page);
    await joined.click();
    const party = boss.page.getByRole('complementary', { name: t('orders.table', { number: both }) });
    await expect(party).toContainText(plainDish);
    await expectAccessible(boss.page);

    // Taken back where it was done.
    await page.getByRole('button', { name: t('bills.merge.undo') }).tap();
    await expect(page.getByRole('article', { name: t('orders.table', { number: there }), exact: true })).toBeVisible();
    await expect(card).toHaveCount(0);
    await guest.page.waitForURL(`**/table/${there}/orders`);

    expectOnly(guest.complaints, refusedWith(409));
  });

  test(`Back on a phone and a reload leave an order that was begun to go on with, or to throw away (${language})`, async ({
    browser,
  }) => {
    const { page } = await person(browser, language, phone);
    await signInAtTheDesk(page, waiter);
    await page
      .getByRole('navigation', { name: t('shell.bottomNavigation') })
      .getByRole('link', { name: t('shell.tables') })
      .tap();
    await page.getByRole('button', { name: t('floor.showAll') }).tap();
    const form = page.getByRole('dialog', { name: t('orders.addOrder') });
    const open = async () => {
      await opener(page, here).tap();
      const sheet = page.getByRole('dialog', { name: t('orders.table', { number: here }) });
      await sheet.getByRole('button', { name: t('floor.deed.order') }).tap();
    };
    const begun = form.getByRole('button', { name: t('orders.form.moreOf', { product: plainDish }) });
    const offer = form.getByText(t('orders.unsent.titleOne'), { exact: true });
    await open();
    await form.getByRole('textbox', { name: t('orders.form.typed.label') }).fill('pao queijo');
    await form.getByRole('button', { name: new RegExp(`^${plainDish}`) }).tap();
    await expect(begun).toBeVisible();
    await page.reload();
    await open();
    await expect(offer).toBeVisible();
    await expectAccessible(page);
    await form.getByRole('button', { name: t('orders.unsent.continue'), exact: true }).tap();
    await expect(begun).toBeVisible();
    await expect(offer).toBeHidden();
    await page.evaluate(() => history.back());
    await expect(form).toBeHidden();
    await expect(page.getByText(t('orders.unsent.kept'), { exact: true })).toBeVisible();
    await open();
    await form.getByRole('button', { name: t('orders.unsent.discard'), exact: true }).tap();
    await expect(offer).toBeHidden();
    await page.evaluate(() => history.back());
    await expect(form).toBeHidden();
    // It leaves the form, and not the floor that lies under it.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('tables.title'));
  });
}
