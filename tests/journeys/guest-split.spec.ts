import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { asRead, expectAccessible, languages, look, plainDish, tableOf, textIn } from '../support/browser/journey.ts';
import { billOf, phonesAt } from '../support/browser/journey-check.ts';
import { byCalls, headers, waiter } from '../support/browser/journey-floor.ts';
import { order, orderFrom, plain } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { figure } from '../support/browser/journey-till.ts';

const table = 10;
const other = 12;
const pie = 'Escondidinho de carne-seca';

/** The staff pass all of that dish to the other table. */
async function pass(staff: Page, dish: string) {
  const [line] = await look<{ bill: string; orderId: string; line: number; quantity: number }>(
    `select o.bill_id as bill, o.id as "orderId", l.line, l.quantity from order_items l join orders o on o.id = l.order_id
     join bills b on b.id = o.bill_id where b.table_id = $1 and b.closed_at is null and l.name = $2`,
    [(await tableOf(table)).id, dish],
  );
  if (!line) throw new Error(`Nobody ordered ${dish}.`);
  const { bill, ...passed } = line;
  const data = { key: randomUUID(), tableId: (await tableOf(other)).id, lines: [passed] };
  const answer = await staff.request.post(`/api/bills/${bill}/passes`, { data, headers: headers() });
  expect(answer.status(), await answer.text()).toBe(200);
}

for (const language of languages) {
  test(`one tap chooses all that this phone ordered and nothing else, and what the staff pass away is announced, in ${language}`, async ({
    browser,
  }) => {
    const t = textIn(language);
    const [ana, rui] = (await phonesAt(browser, language, table, 2)).map(({ page }) => page) as [Page, Page];
    const staff = await byCalls(browser, language, waiter);
    await orderFrom(ana, table, plain(2));
    await orderFrom(ana, table, [{ name: pie }]);
    await orderFrom(rui, table);
    await order(staff, table);

    for (const page of [ana, rui]) await page.goto(billOf(table, 'split'));
    const rows = (page: Page) => page.getByRole('list', { name: t('checks.yours') }).getByRole('listitem');
    const row = (page: Page, dish: string, by: string) =>
      rows(page)
        .filter({ hasText: asRead(language, dish) })
        .filter({ hasText: by })
        .getByRole('button')
        .first();
    const hers = [plainDish, pie].map((dish) => row(ana, dish, t('checks.orderedByYou')));
    const rest = [
      row(ana, plainDish, t('checks.orderedBy', { name: t('checks.phone', { number: 2 }) })),
      row(ana, plainDish, t('checks.orderedBy', { name: 'Luana' })),
    ];
    const all = ana.getByRole('button', { name: t('checks.allYours', { count: 2 }) });
    const share = (cents: number) => expect(ana.getByText(figure(cents)).last()).toBeVisible();
    const locked = rui.getByText(t('checks.chose', { name: t('checks.phone', { number: 1 }), minutes: 2 }));

    // Two of 24.90 and one of 54.90.
    await expect(all).toContainText(figure(10_470));
    await all.click();
    for (const each of [all, ...hers]) await expect(each).toHaveAttribute('aria-pressed', 'true');
    for (const each of rest) await expect(each).toHaveAttribute('aria-pressed', 'false');
    await share(10_470 + 1_047);
    await expect(locked).toHaveCount(2);
    await expectAccessible(ana);

    // Again, and it is none of them; a piece of one is neither.
    await all.click();
    for (const each of [all, ...hers]) await expect(each).toHaveAttribute('aria-pressed', 'false');
    await expect(locked).toHaveCount(0);
    await hers[0]?.click();
    await expect(all).toHaveAttribute('aria-pressed', 'mixed');
    await share(2_490 + 249);
    await all.click();
    for (const each of [all, ...hers]) await expect(each).toHaveAttribute('aria-pressed', 'true');
    await share(10_470 + 1_047);

    await pass(staff, pie);
    const item = asRead(language, pie);
    const announced = ana.getByRole('status').filter({ hasText: t('checks.passedAway', { item, number: other }) });
    await expect(announced).toBeVisible();
    await expect(rows(ana).filter({ hasText: item })).toHaveCount(0);
    await share(4_980 + 498);
    // One line alone needs no row for all of them.
    await expect(ana.getByRole('button', { name: t('checks.allYours', { count: 1 }) })).toHaveCount(0);
    await expect(hers[0] as (typeof hers)[number]).toHaveAttribute('aria-pressed', 'true');
  });
}
