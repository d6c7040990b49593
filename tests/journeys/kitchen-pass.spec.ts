import {
  changeRestaurant,
  expectAccessible,
  languages,
  look,
  person,
  phone,
  plainDish,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { headers, ticket, untilTouchesCount } from '../support/browser/journey-kitchen.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const waiter = 'garcom@demo.comanda.example';
const tablet = { width: 1024, height: 768 };
const pass = '/restaurant-admin/kitchen?station=expedicao';
const display = '/restaurant-admin/kitchen?station=todas';

const drinks = `select p.name from products p join stations s on s.id = p.station_id join restaurants r on r.id = p.restaurant_id
  where r.slug = 'restaurant-demo' and s.name = 'Bar' and p.available and p.archived_at is null
    and not exists (select from product_option_groups g where g.product_id = p.id) order by p.name limit 1`;

for (const language of languages) {
  const t = textIn(language);
  const named = (number: number) => t('kitchen.tableNumber', { number });

  test(`a table is as late as its latest dish, which says so itself among others, here and on its ticket, in ${language}`, async ({
    browser,
  }) => {
    const { page } = await person(browser, language, tablet);
    await signInAtTheDesk(page, waiter, pass);
    const [drink] = await look<{ name: string }>(drinks);
    const name = drink?.name ?? '';
    const id = await order(page, 5, [{ name: plainDish }, { name }]);
    // The drink was promised after 5 minutes, the dish after 25.
    const aged = (minutes: number) =>
      changeRestaurant(
        `with aged as (update orders set created_at = now() - interval '${minutes} minutes',
           promised_to = now() + interval '${25 - minutes} minutes' where id = '${id}' returning id)
         update order_items i set promised_to = now() + make_interval(mins => case i.name when '${name}' then 5 else 25 end - ${minutes})
         from aged where i.order_id = aged.id`,
        'tables',
      );
    const slow = t('kitchen.lineLate');
    const row = ticket(page, named(5));
    await aged(8);
    await expect(row.getByRole('listitem').filter({ hasText: name })).toContainText(slow);
    // What is due later stands in one line until somebody opens it.
    await expect(row.getByRole('listitem').filter({ hasText: plainDish })).toHaveCount(0);
    await row.getByRole('button', { expanded: false }).click();
    await expect(row.getByRole('listitem').filter({ hasText: plainDish })).not.toContainText(slow);
    await expect(row).toHaveClass(/is-late/);
    await expectAccessible(page);
    await page.goto(display);
    const card = ticket(page, named(5));
    await expect(card.getByRole('listitem').filter({ hasText: name })).toContainText(slow);
    await expect(card).toHaveClass(/is-late/);
    const high = () => card.locator('header').evaluate((head) => head.getBoundingClientRect().height);
    const before = await high();
    await expectAccessible(page);
    // Then all of it is late: the ticket says so, and its lines need not.
    await aged(27);
    await expect(card).toHaveClass(/is-late/);
    await expect(card.locator('.k-slow')).toHaveCount(0);
    // Two digits make its head no higher: nothing slides under a finger.
    expect(await high()).toBe(before);
    await page.goto(pass);
    await expect(row).toHaveClass(/is-late/);
    await expect(row.getByRole('listitem').filter({ hasText: name })).not.toContainText(slow);
  });

  for (const [where, viewport] of Object.entries({ tablet, phone })) {
    test(`a table with more dishes than the screen keeps its number and its action in view, on a ${where}, in ${language}`, async ({
      browser,
    }) => {
      const { page } = await person(browser, language, viewport);
      await signInAtTheDesk(page, waiter, pass);
      const lines = 40;
      const dishes = Array.from({ length: lines - 1 }, (_, n) => ({
        name: plainDish,
        notes: `para a cadeira ${n + 1}`,
      }));
      const id = await order(page, 9, [{ name: plainDish, notes: 'Alergia a amendoim' }, ...dishes]);
      const data = { lines: [1], to: 'pronto' };
      const answer = await page.request.post(`/api/orders/${id}/lines/status`, { headers: headers(), data });
      expect(answer.ok(), await answer.text()).toBe(true);
      const row = ticket(page, named(9));
      const parts = [
        row.getByRole('heading', { name: /9/ }),
        row.locator('header .k-allergy'),
        row.getByRole('button', { name: t('kitchen.carryOf', { action: t('kitchen.carryOne'), number: 9 }) }),
      ];
      await row.getByRole('button', { expanded: false }).click();
      await expect(row.getByRole('listitem')).toHaveCount(lines);
      const more = page.locator('.k-more button').last();
      const told = t('kitchen.linesBelow', { count: '(\\d+)' });
      // At the beginning, one screen further, and at the end.
      for (const step of ['start', 'next', 'end']) {
        if (step === 'next') await more.click();
        if (step === 'end') await row.getByRole('listitem').last().scrollIntoViewIfNeeded();
        if (step === 'end') await page.locator('.k-pass').evaluate((element) => element.scrollTo(0, 99_999));
        for (const part of parts) await expect(part).toBeInViewport({ ratio: 0.95 });
        const seen = await row.getByRole('listitem').evaluateAll((items) => {
          const { top, bottom } = document.querySelector('.k-pass')!.getBoundingClientRect();
          const places = items.map((item) => item.getBoundingClientRect());
          return [places.filter((at) => at.top < top - 1).length, places.filter((at) => at.bottom > bottom + 1).length];
        });
        if (step === 'start') {
          expect(seen[1]).toBeGreaterThan(0);
          await expect(more).toContainText(new RegExp(told));
        }
        if (step === 'end') {
          expect(seen[1]).toBe(0);
          await expect(more).toHaveAccessibleName(t('kitchen.linesAbove', { count: seen[0] ?? 0 }));
        }
      }
      // The dishes scroll, and the page does not: nothing that only screen readers hear makes it higher than the screen.
      expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
      await expectAccessible(page);
    });
  }
}

test('what was carried keeps its row: the second touch carries no other table, and each is taken back by itself', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const { page } = await person(browser, 'pt-BR', tablet);
  await signInAtTheDesk(page, waiter, pass);
  const tables = [4, 6];
  for (const number of tables) {
    const id = await order(page, number);
    const data = { lines: [1], to: 'pronto' };
    const answer = await page.request.post(`/api/orders/${id}/lines/status`, { headers: headers(), data });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  const named = (number: number) => ticket(page, t('kitchen.tableNumber', { number }));
  const carry = (number: number) =>
    named(number).getByRole('button', { name: t('kitchen.carryOf', { action: t('kitchen.carryAll'), number }) });
  const undo = (number: number) => named(number).getByRole('button', { name: t('kitchen.undoCarryOf', { number }) });
  await expect(carry(6)).toBeVisible();
  const spot = await carry(4).boundingBox();
  const x = (spot?.x ?? 0) + (spot?.width ?? 0) / 2;
  const y = (spot?.y ?? 0) + (spot?.height ?? 0) / 2;
  for (let touch = 0; touch < 3; touch += 1) await page.mouse.click(x, y);
  await expect(undo(4)).toBeVisible();
  await expect(carry(6)).toBeVisible();
  await carry(6).click();
  await untilTouchesCount(page);
  await undo(4).click();
  await expect(carry(4)).toBeVisible();
  await expectAccessible(page);
  await expect(named(6)).toHaveCount(0);
  await expect(carry(4)).toBeVisible();
});

test('what somebody must not eat is all on the ticket, and no long word leaves its box or the sums', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const { page } = await person(browser, 'pt-BR', tablet);
  await signInAtTheDesk(page, waiter, display);
  const long = `semcoentro${'muitolonge'.repeat(6)}`;
  const said = ['Alergia a leite', 'celíaco, sem glúten', 'não posso comer amendoim', 'ALERGIA A LEITE!', long];
  await order(
    page,
    4,
    said.map((notes) => ({ name: plainDish, notes })),
  );
  const card = ticket(page, t('kitchen.tableNumber', { number: 4 }));
  const band = card.locator('.k-allergy > span > span');
  await expect(band).toHaveText(['leite', 'celíaco, sem glúten', 'não posso comer amendoim']);
  for (const each of await band.all()) await expect(each).toBeInViewport({ ratio: 0.99 });
  await page.getByRole('button', { name: t('kitchen.openOf', { number: 4 }) }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('listitem')).toHaveCount(said.length);
  const wide = sheet.locator('.k-note, .k-line').filter({ hasText: long });
  await expect(wide.first()).toBeVisible();
  const over = () =>
    sheet
      .locator('.k-work > span:not(.sr-only)')
      .evaluateAll((all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1).length);
  expect(await over()).toBe(0);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: new RegExp(`^${t('kitchen.sums')}`) }).click();
  const sums = page.getByRole('complementary', { name: t('kitchen.sums') });
  await expect(sums).toContainText(long);
  expect(await sums.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  // A sum of three digits stands on one line.
  await order(page, 5, [{ name: plainDish, quantity: 99 }]);
  const sum = sums.getByText(String(said.length + 99), { exact: true });
  const lines = () =>
    sum.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getClientRects().length;
    });
  for (const size of [tablet, { width: 1920, height: 1080 }]) {
    await page.setViewportSize(size);
    if (!(await sums.isVisible()))
      await page.getByRole('button', { name: new RegExp(`^${t('kitchen.sums')}`) }).click();
    await expect(sum).toBeVisible();
    expect(await lines()).toBe(1);
  }
  await page.setViewportSize(tablet);
  await expectAccessible(page);
});
