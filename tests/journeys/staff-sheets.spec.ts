import type { Locator, Page } from '@playwright/test';
import {
  cutOff,
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
import { expectOnly } from '../support/browser/journey-console.ts';
import { waiter } from '../support/browser/journey-floor.ts';
import { order, plain } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { dishCents, figure } from '../support/browser/journey-till.ts';

const here = 4;
const there = 5;
const away = 7;

/** How often something was asked of the server. */
function countSent(page: Page, path: RegExp): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && path.test(new URL(request.url()).pathname)) sent += 1;
  });
  return () => sent;
}

const rightOf = async (part: Locator) => {
  const box = await part.boundingBox();
  return Math.round((box?.x ?? 0) + (box?.width ?? 0));
};

for (const language of languages) {
  const t = textIn(language);
  const both = `${here} + #${there}`;
  const sheetOf = (page: Page, number: number | string) =>
    page.getByRole('dialog', { name: t('orders.table', { number }), exact: true });
  const opener = (page: Page, number: number | string) =>
    page.getByRole('button', { name: new RegExp(`^${t('orders.table', { number }).replace('+', '\\+')}: `) });

  test(`people are seated, joined and split in the table's sheet, which says when it cannot send and sends once (${language})`, async ({
    browser,
  }) => {
    const { context, page, complaints } = await person(browser, language, phone);
    await signInAtTheDesk(page, waiter, '/restaurant-admin/floor?mesas=todas');
    // None of the three lists is cut off.
    const lists = page.getByRole('radiogroup', { name: t('floor.which') });
    expect(await lists.evaluate((group) => group.scrollWidth - group.clientWidth)).toBe(0);

    await opener(page, here).tap();
    const sheet = sheetOf(page, here);
    const seating = sheet.getByRole('region', { name: t('bills.seat.legend') });
    const fewer = seating.getByRole('button', { name: t('bills.people.fewer') });
    while ((await seating.locator('output').textContent()) !== '3') await fewer.tap();
    const seat = seating.getByRole('button', { name: t('bills.seat.many', { count: 3 }) });

    // Offline the sheet itself says so, before and after a press; what was chosen is there still.
    await context.setOffline(true);
    await expect(sheet.getByText(t('common.unsent.wait'))).toBeVisible();
    await seat.tap();
    await expect(sheet.getByRole('alert')).toContainText(t('bills.seat.failed'));
    await expect(sheet.getByRole('alert')).toContainText(t('common.unsent.offlineKept'));
    await expect(seating.locator('output')).toHaveText('3');
    await context.setOffline(false);
    await expect(sheet.getByText(t('common.unsent.kept'))).toBeVisible();
    await expectAccessible(page);
    expectOnly(complaints, cutOff);

    const seatings = countSent(page, /\/people$/);
    await seat.dblclick();
    await expect(seating).toBeHidden();
    await expect(sheet.getByRole('button', { name: t('floor.deed.bill') })).toBeVisible();
    expect(seatings()).toBe(1);
    const [bill] = await look<{ people: number }>(
      `select people from bills where table_id = '${(await tableOf(here)).id}' and closed_at is null`,
    );
    expect(bill?.people).toBe(3);
    await sheet.getByRole('button', { name: t('common.close') }).tap();

    // From the free table's own sheet it is put to where people sit.
    await opener(page, there).tap();
    await sheetOf(page, there)
      .getByRole('button', { name: t('floor.deed.merge') })
      .tap();
    const joinTo = page.getByRole('dialog', { name: t('floor.joinTo.title', { number: there }), exact: true });
    await joinTo.getByRole('radio', { name: new RegExp(`^${t('tables.table', { number: here })}\\b`) }).check();
    const confirm = joinTo.getByRole('button', { name: t('bills.join.confirm', { there }) });
    await confirm.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    const joinings = countSent(page, /\/tables$/);
    await confirm.dblclick();
    await expect(joinTo).toBeHidden();
    expect(joinings()).toBe(1);
    const party = page.getByRole('article', { name: t('orders.table', { number: both }) });
    await expect(party).toBeVisible();

    // Moved without its second table, and back with it.
    await opener(page, both).tap();
    await sheetOf(page, both)
      .getByRole('button', { name: t('floor.deed.move') })
      .tap();
    const moving = page.getByRole('dialog', { name: t('floor.move.title', { number: here }) });
    await moving.getByLabel(t('bills.move.table')).selectOption((await tableOf(away)).id);
    const moves = countSent(page, /\/table$/);
    await moving.getByRole('button', { name: t('bills.move.confirm') }).dblclick();
    await expect(page.getByRole('article', { name: t('orders.table', { number: away }), exact: true })).toBeVisible();
    expect(moves()).toBe(1);
    await page.getByRole('button', { name: t('bills.merge.undo') }).tap();
    await expect(party).toBeVisible();

    // Split apart in its sheet.
    await opener(page, both).tap();
    await sheetOf(page, both)
      .getByRole('button', { name: t('floor.deed.split') })
      .tap();
    const parting = page.getByRole('dialog', { name: t('floor.split.title', { number: here }), exact: true });
    await expectAccessible(page);
    await parting.getByRole('button', { name: t('bills.join.splitOf', { number: there }) }).tap();
    await expect(parting).toBeHidden();
    await expect(party).toHaveCount(0);
  });

  test(`the sheet and the bill list what was ordered, with the money at one right edge (${language})`, async ({
    browser,
  }) => {
    const { page } = await person(browser, language, phone);
    await signInAtTheDesk(page, waiter);
    await order(page, here, plain(2));
    await order(page, here);
    await page.goto('/restaurant-admin/floor?mesas=todas');
    await opener(page, here).tap();
    const sheet = sheetOf(page, here);
    const ordered = sheet.getByRole('region', { name: t('floor.ordered') });
    await expect(ordered).toContainText(`3× ${plainDish}`);
    await expect(ordered).toContainText(figure(dishCents * 3));
    await sheet.getByRole('button', { name: t('floor.deed.bill') }).tap();
    const bill = page.getByRole('dialog', { name: t('bills.title', { number: here }) });
    await expect(bill.getByText(plainDish).first()).toBeVisible();
    const first = bill.getByRole('listitem').filter({ hasText: plainDish }).locator('.money');
    await expect(first.filter({ hasText: figure(dishCents * 2) }).first()).toBeVisible();
    // Lines and sums alike.
    const total = bill
      .getByRole('region', { name: t('bills.summary') })
      .locator('.money')
      .first();
    const edges = await Promise.all([first.first(), first.last(), total].map(rightOf));
    expect(new Set(edges).size, edges.join(', ')).toBe(1);
    await expectAccessible(page);
  });
}
