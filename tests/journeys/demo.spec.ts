import { mostTables } from '../../src/features/demo/values.ts';
import {
  desk,
  expectAccessible,
  inAnyLanguage,
  languages,
  look,
  person,
  phone,
  plainDish,
  refusedWith,
  textIn,
} from '../support/browser/journey.ts';
import { taken } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';

for (const language of languages)
  for (const viewport of [phone, desk]) {
    const t = textIn(language);
    test(`a visitor orders on one side and cooks on the other, in ${language} at ${viewport.width}`, async ({
      browser,
    }) => {
      const { page } = await person(browser, language, viewport);
      const narrow = viewport === phone;
      const side = async (name: string) => {
        if (narrow)
          await page
            .getByRole('navigation', { name: t('site.demo.views') })
            .getByRole('link', { name })
            .click();
        return page.getByRole('region', { name, exact: true });
      };
      await page.goto('/demo');
      const guest = page.frameLocator('iframe');
      await expect(guest.getByRole('heading', { level: 1 })).toBeVisible();

      const kitchen = await side(t('site.demo.restaurant'));
      await expect(kitchen.getByText(t('demo.emptyTitle'))).toBeVisible();
      if (narrow) await expect(page.locator('iframe')).toBeHidden();
      await side(t('site.demo.customer'));

      const dish = guest.getByRole('article', { name: inAnyLanguage(plainDish) });
      await dish.getByRole('button').click();
      const choosing = guest.getByRole('dialog');
      await choosing.getByRole('button', { name: t('diner.confirmAdd'), exact: true }).click();
      await expect(choosing).toBeHidden();
      await guest.getByRole('button', { name: new RegExp(t('diner.seeComanda')) }).click();
      await guest
        .getByRole('dialog')
        .getByRole('button', { name: t('diner.placeOrder') })
        .click();

      await side(t('site.demo.restaurant'));
      const ticket = kitchen.getByRole('article', { name: t('demo.own') });
      await expect(ticket).toContainText(inAnyLanguage(plainDish));
      await expectAccessible(page, undefined, 'iframe');
      await ticket.getByRole('button', { name: t('orders.advance.preparando') }).click();
      await expect(ticket.getByRole('button', { name: t('orders.advance.pronto') })).toBeVisible();
      await side(t('site.demo.customer'));
      const order = guest.locator('article[aria-labelledby^="order-"]');
      // What is fixed in a frame does not scroll the page around it into view.
      await page.locator('iframe').evaluate((frame) => frame.scrollIntoView({ block: 'end' }));
      await guest.getByRole('link', { name: new RegExp(t('diner.orders')) }).click();
      await expect(order).toContainText(t('orders.status.preparando'));
      await side(t('site.demo.restaurant'));
      await ticket.getByRole('button', { name: t('orders.advance.pronto') }).click();
      await expect(ticket).toHaveCount(0);
      await expect(kitchen.getByRole('list', { name: t('demo.ready') })).toContainText(
        t('kitchen.tableNumber', {
          number: Number(/\d+/.exec((await page.locator('iframe').getAttribute('title')) ?? '')),
        }),
      );
      await side(t('site.demo.customer'));
      await expect(order).toContainText(t('orders.status.pronto'));

      // Who comes back finds the same table; somebody else has another.
      const title = await page.locator('iframe').getAttribute('title');
      await page.reload();
      await expect(page.locator('iframe')).toHaveAttribute('title', title ?? '');
      const other = await person(browser, language, viewport);
      await other.page.goto('/demo');
      await expect(other.page.locator('iframe')).toHaveAttribute('title', /\d/);
      expect(await other.page.locator('iframe').getAttribute('title')).not.toBe(title);
    });
  }

test('when every table is taken the page says so, and opens one when there is one again', async ({ browser }) => {
  const t = textIn('en');
  await look(
    `with house as (select id from restaurants where for_visitors), made as (
       insert into tables (restaurant_id, number, secret, short_code)
       select id, taken.most + n, 'not to be guessed', 'AAAAAA' from house, generate_series(1, $1::int) n,
         (select greatest(5000, max(number)) as most from tables) taken returning restaurant_id, id)
     insert into demo_tables (restaurant_id, table_id, token_hash, ends_at)
     select restaurant_id, id, sha256(id::text::bytea), now() + interval '1 hour' from made`,
    [mostTables],
  );
  const { page, complaints } = await person(browser, 'en', desk);
  await page.goto('/demo');
  await expect(page.getByText(t('demo.fullTitle'))).toBeVisible();
  await expectAccessible(page);
  await look('delete from demo_tables where table_id in (select id from tables where number > 5000)');
  await page.getByRole('button', { name: t('common.retry') }).click();
  await expect(page.locator('iframe')).toBeVisible();
  expect(taken(complaints)).toEqual([refusedWith(409)]);
});
