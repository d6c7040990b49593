import { look, staffAtTheBoard, textIn } from '../support/browser/journey.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const cashier = 'caixa@demo.comanda.example';

test('however many tables call, the till is no wider than the screen', async ({ browser }) => {
  await look(
    `insert into calls (restaurant_id, table_id, sitting, kind, request, key, asked_at)
     select t.restaurant_id, t.id, t.sitting, 'request', 'Mais guardanapos e um cinzeiro', gen_random_uuid(), now()
     from tables t join restaurants r on r.id = t.restaurant_id where r.slug = 'restaurant-demo' and t.deleted_at is null
     order by t.number limit 8`,
  );
  const { page } = await staffAtTheBoard(browser, 'pt-BR', cashier, { width: 1024, height: 768 });
  await page.goto('/restaurant-admin/till');
  const calls = page.getByRole('region', { name: /Chamados/ });
  await expect(calls.getByRole('listitem').first()).toBeVisible();
  const fits = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  };
  for (const width of [1440, 1280, 1024]) await fits(width);
  await calls.getByRole('button', { expanded: false }).click();
  await expect(calls.getByRole('listitem').nth(7)).toBeVisible();
  for (const width of [1280, 1440]) await fits(width);
});

test('the till lists the open bills, and each is opened there', async ({ browser }) => {
  const { page } = await staffAtTheBoard(browser, 'pt-BR', cashier, { width: 360, height: 780 });
  const number = 9;
  await order(page, number);
  await page.goto('/restaurant-admin/till');
  const t = textIn('pt-BR');
  const bills = page.getByRole('region', { name: new RegExp(`^${t('till.bills.title')}`) });
  await bills.getByRole('button', { name: new RegExp(`^${t('tables.table', { number })} `) }).click();
  await expect(page.getByRole('dialog', { name: t('bills.closeTitle', { number }) })).toBeVisible();
});
