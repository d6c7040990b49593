import type { Page } from '@playwright/test';
import {
  changeRestaurant,
  expectAccessible,
  languages,
  person,
  plainDish,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const waiter = 'garcom@demo.comanda.example';
const wide = { width: 1920, height: 1080 };
const tablet = { width: 1024, height: 768 };
const secondDish = 'Escondidinho de carne-seca';
const display = '/restaurant-admin/kitchen?station=todas';

/** How many tickets are seen whole. */
const inSight = (page: Page) =>
  page.locator('.k-column:not(.is-measuring) > .k-ticket').evaluateAll(
    (tickets) =>
      tickets.filter((ticket) => {
        const { left, right, top, bottom } = ticket.getBoundingClientRect();
        return left >= 0 && right <= innerWidth + 1 && top >= 0 && bottom <= innerHeight + 1;
      }).length,
  );
/** What is drawn beyond the edge of an element, in pixels. */
const cutOff = (element: Element) =>
  Math.max(element.scrollWidth - element.clientWidth, element.scrollHeight - element.clientHeight);

for (const language of languages) {
  const t = textIn(language);
  const size = async (page: Page, name: string) => {
    await page.getByRole('button', { name: t('kitchen.settings'), exact: true }).click();
    const sheet = page.getByRole('dialog', { name: t('kitchen.settingsTitle') });
    await sheet.getByText(t(`kitchen.sizes.${name}`), { exact: true }).click();
    await sheet.getByRole('button', { name: t('kitchen.close'), exact: true }).click();
    await expect(sheet).toBeHidden();
  };

  test(`a full kitchen is read on a wide screen and on a tablet, in ${language}`, async ({ browser }) => {
    const { page } = await person(browser, language, wide);
    await signInAtTheDesk(page, waiter, display);
    const dishes = [{ name: plainDish, quantity: 2 }, { name: secondDish }, { name: plainDish, notes: 'bem dourado' }];
    // In the middle of the screen while there is nothing.
    const empty = await page.locator('.k-still').boundingBox();
    const stage = await page.locator('.k-stage').boundingBox();
    expect(Math.abs((empty?.width ?? 0) - (stage?.width ?? 0))).toBeLessThanOrEqual(1);
    for (let n = 0; n < 14; n += 1) await order(page, 3 + (n % 6), n === 13 ? [{ name: plainDish }] : dishes);
    await expect(page.locator('.k-column:not(.is-measuring) > .k-ticket')).toHaveCount(14);
    await expect.poll(() => inSight(page)).toBe(14);
    await expectAccessible(page);

    await page.setViewportSize(tablet);
    await changeRestaurant(
      `update orders set created_at = created_at - interval '3 hours' where status = 'pendente';
       update order_items set promised_to = promised_to - interval '3 hours' where status = 'pendente'`,
      'tables',
    );
    // Whatever has room: what is late is never beside it.
    for (let n = 0; n < 6; n += 1) await order(page, 3 + n, dishes);
    const more = page.locator('.k-more button').last();
    await expect(more).toContainText(/\d/);
    const late = page.locator('.k-column:not(.is-measuring) > .k-ticket.is-late');
    await expect.poll(() => late.count()).toBeGreaterThanOrEqual(14);
    for (const each of await late.all()) await expect(each).toBeInViewport({ ratio: 0.99 });
    await expect(more.locator('.late')).toHaveCount(0);
    // Folded, it still says what is to be made.
    for (const each of await late.and(page.locator('.k-named')).all()) await expect(each).toContainText(plainDish);
    // A key works what is seen: what hangs beside has none until it is turned to, and a late one is told on the way back.
    const numbered = page.locator('.k-column:not(.is-measuring) [data-key]');
    const inView = () =>
      numbered.evaluateAll((all) =>
        all.every((each) => {
          const { left, right } = each.getBoundingClientRect();
          return left >= 0 && right <= innerWidth;
        }),
      );
    await expect.poll(() => numbered.count()).toBeGreaterThan(2);
    expect(await inView()).toBe(true);
    const wall = page.locator('.k-wall');
    const away = () => wall.evaluate((element) => element.scrollLeft);
    await wall.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
    expect(await away()).toBeGreaterThan(100);
    const back = page.locator('.k-more button.is-late');
    await expect(back).toHaveAccessibleName(new RegExp(t('kitchen.late', { count: '\\d+' })));
    await expect.poll(inView).toBe(true);
    await expect.poll(() => numbered.count()).toBeGreaterThan(0);
    await back.click();
    await expect.poll(away).toBeLessThan(20);
    await expect(back).toHaveCount(0);
    await expect(page.locator('.k-undo')).toHaveCount(0);
    await page.keyboard.press('1');
    const undo = page.locator('.k-undo > span');
    await expect(undo).toContainText(t('kitchen.said.start', { number: 3 }));
    expect(await undo.evaluate(cutOff)).toBeLessThanOrEqual(2);
    await expectAccessible(page);

    // Stations that have no room say so; the pass stays in view beside them.
    await page.setViewportSize({ width: 700, height: 700 });
    await expect(page.locator('.k-tabs')).toHaveAttribute('data-more', /left|right/);
    await expect(page.getByRole('link', { name: new RegExp(t('kitchen.pass')) })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(tablet);
    await order(page, 9, [{ name: secondDish, notes: 'Alergia a amendoim, castanhas e frutos-do-mar' }]);
    await size(page, 'large');
    await page.getByRole('link', { name: new RegExp(t('kitchen.pass')) }).click();
    const heads = page.locator('.k-row > header');
    await expect(heads).toHaveCount(7);
    expect(
      Math.max(...(await heads.evaluateAll((all) => all.map((head) => head.scrollWidth - head.clientWidth)))),
    ).toBe(0);
    await expectAccessible(page);
  });
}
