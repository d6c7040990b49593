import {
  desk,
  expectAccessible,
  languages,
  look,
  person,
  phone,
  plainDish,
  signInAtTheDesk,
  tableOf,
  textIn,
} from '../support/browser/journey.ts';
import { clearPlan, makeReady, owner, waiter } from '../support/browser/journey-floor.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const at = 4;
const other = 5;

for (const language of languages) {
  const t = textIn(language);
  test(`the owner puts the tables in their places, with the mouse and with the keys, and everybody sees them live (${language})`, async ({
    browser,
  }) => {
    await clearPlan();
    const { page } = await person(browser, language, desk);
    await signInAtTheDesk(page, owner, '/restaurant-admin/floor?mesas=planta');
    // Nobody has placed a table, and all of them are drawn.
    await expect(page.getByRole('region', { name: new RegExp(`^${t('floor.plan.firstRoom')}`) })).toBeVisible();
    await expect(page.getByText(t('floor.plan.unplaced'))).toHaveCount(0);
    await page.getByRole('button', { name: t('floor.plan.arrange') }).click();
    await page
      .getByRole('region', { name: t('floor.plan.firstRoom'), exact: true })
      .getByLabel(t('floor.plan.roomName'))
      .fill('Varanda');
    const room = page.getByRole('region', { name: 'Varanda' });
    const first = room.getByRole('button', { name: t('orders.table', { number: at }), exact: true });
    const second = room.getByRole('button', { name: t('orders.table', { number: other }), exact: true });

    // With the mouse, to the room beside; with the keys, one square down.
    const there = page.getByRole('region', { name: t('floor.plan.newRoom', { number: 2 }), exact: true });
    const from = await first.boundingBox();
    const to = await there.boundingBox();
    if (!from || !to) throw new Error('No table to drag');
    await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
    await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2 + 20, { steps: 5 });
    await page.mouse.up();
    await expect(first).toHaveCount(0);
    await expect(there.getByRole('button', { name: t('orders.table', { number: at }), exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await second.focus();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('status').filter({ hasText: t('orders.table', { number: other }) })).toHaveCount(1);
    await page.getByText(t('floor.plan.shapes.round')).click();
    await expectAccessible(page);
    // In a shape that has no room where it stands it stays as it was, and that is said.
    await page.getByText(t('floor.plan.shapes.long')).click();
    await expect(page.getByText(t('floor.plan.noFit', { number: other }))).toBeVisible();
    await expect(page.getByRole('radio', { name: t('floor.plan.shapes.round') })).toBeChecked();
    // What else a table needs once is at hand there: its code, its seats and its end, which is told to be no step of the plan.
    await page.getByRole('button', { name: t('tables.code', { number: other }) }).click();
    const code = page.getByRole('dialog', { name: t('tables.table', { number: other }) });
    await expect(code.getByRole('img', { name: t('tables.qr.alt', { number: other }) })).toBeVisible();
    await code.getByRole('button', { name: t('common.close') }).click();
    await expect(page.getByRole('button', { name: t('tables.edit', { number: other }) })).toBeEnabled();
    await expect(page.getByText(t('floor.plan.removeAtOnce'))).toBeVisible();
    await page.getByRole('button', { name: t('tables.remove', { number: other }) }).click();
    await expect(second).toHaveCount(0);
    const deleted = page.getByRole('status').filter({ hasText: t('tables.removal.deleted') });
    await deleted.getByRole('button', { name: t('common.undo') }).click();
    await expect(second).toBeVisible();
    const newRoom = t('floor.plan.newRoom', { number: 3 });
    await page.getByRole('button', { name: t('floor.plan.addRoom') }).click();
    await page.getByRole('button', { name: t('floor.plan.removeRoom', { name: newRoom }) }).click();
    await expect(page.getByRole('region', { name: newRoom })).toHaveCount(0);
    await page.keyboard.press('Control+z');
    await expect(page.getByRole('region', { name: newRoom })).toBeVisible();
    // Nothing of it is lost by a tap on another view.
    await page.getByRole('link', { name: t('floor.title'), exact: true }).click();
    await page
      .getByRole('alertdialog', { name: t('restaurants.form.leave') })
      .getByRole('button', { name: t('restaurants.form.leaveNo') })
      .click();
    await expect(page.getByRole('region', { name: newRoom })).toBeVisible();
    await second.focus();
    // Its seats are pressed there, as fast as one likes.
    const seats = page.getByRole('group', { name: t('tables.form.capacity') });
    const before = Number(await seats.locator('output').textContent());
    for (let press = 0; press < 2; press += 1)
      await seats.getByRole('button', { name: t('floor.plan.moreSeats') }).click();
    await expect(seats.locator('output')).toHaveText(String(before + 2));
    // They are steps of the plan as well.
    await page.keyboard.press('Control+z');
    await expect(seats.locator('output')).toHaveText(String(before));
    await page.keyboard.press('Control+y');
    await expect(seats.locator('output')).toHaveText(String(before + 2));
    await page.getByRole('button', { name: t('floor.plan.save') }).click();
    await expect(page.getByRole('heading', { name: /^Varanda/ })).toBeVisible();
    const places = await look<{ number: number; y: number; shape: string; room: string }>(
      `select t.number, p.y, p.shape, r.name as room from floor_places p
       join tables t on t.id = p.table_id join floor_rooms r on r.id = p.room_id order by t.number`,
    );
    const placeOf = (number: number) => places.find((place) => place.number === number);
    expect(placeOf(other)).toMatchObject({ y: 7, shape: 'round', room: 'Varanda' });
    const { id } = await tableOf(other);
    const capacity = async () =>
      (await look<{ capacity: number }>(`select capacity from tables where id = '${id}'`))[0];
    await expect.poll(capacity).toEqual({ capacity: before + 2 });
    expect(placeOf(at)).toMatchObject({ room: t('floor.plan.newRoom', { number: 2 }) });

    // Live: what is ordered there is there, and a table opens beside it.
    const table = page.getByRole('button', { name: new RegExp(`^${t('orders.table', { number: at })}: `) });
    await expect(table).toContainText(t('tables.status.disponivel'));
    const placed = await order(page, at);
    await expect(table).toContainText(t('orders.status.pendente'));
    await makeReady(page, placed);
    await expect(table).toContainText(t('floor.plan.carry'));
    await expectAccessible(page);
    await table.click();
    await expect(page.getByRole('complementary', { name: t('orders.table', { number: at }) })).toContainText(plainDish);

    // On a phone it is the same drawing, one room at a time, and larger on demand.
    const luana = await person(browser, language, phone);
    await signInAtTheDesk(luana.page, waiter, '/restaurant-admin/floor?mesas=planta');
    // What the other room wants is told on its tab.
    const tab = luana.page.getByRole('radio', { name: new RegExp(`^${t('floor.plan.newRoom', { number: 2 })}`) });
    await expect(luana.page.getByRole('radiogroup', { name: t('floor.plan.room') })).toContainText(
      t('floor.plan.wants', { count: 1 }),
    );
    await tab.check();
    const small = luana.page.getByRole('button', { name: new RegExp(`^${t('orders.table', { number: at })}: `) });
    await expect(small).toContainText(t('floor.plan.carry'));
    await expectAccessible(luana.page);
    await luana.page.getByRole('button', { name: t('floor.plan.closer') }).tap();
    await expect(luana.page.getByRole('button', { name: t('floor.plan.farther') })).toBeEnabled();
    await small.tap();
    await expect(luana.page.getByRole('dialog', { name: t('orders.table', { number: at }) })).toContainText(plainDish);
    await expectAccessible(luana.page);
  });
}
