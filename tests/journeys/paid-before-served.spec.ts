import { randomUUID } from 'node:crypto';
import { desk, expectAccessible, look, person, signInAtTheDesk, tableOf, textIn } from '../support/browser/journey.ts';
import { billOf, phonesAt, served, takesPix } from '../support/browser/journey-check.ts';
import { headers } from '../support/browser/journey-kitchen.ts';
import { orderFrom } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { figure } from '../support/browser/journey-till.ts';

const dish = 2_490 + 249;
/** The duty that closes such bills comes round each minute. */
const aRound = 90_000;

test('who pays at once is cooked for and served all the same: the bill says that all is paid, and closes by itself after the last dish', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const table = 8;
  const { id: tableId } = await tableOf(table);
  const till = await person(browser, 'pt-BR', desk);
  await signInAtTheDesk(till.page, 'dono@demo.comanda.example', '/restaurant-admin/orders');
  await takesPix(till.page);

  const [guest] = await phonesAt(browser, 'pt-BR', table, 1);
  const { page } = guest!;
  await orderFrom(page, table);

  // Who is choosing how to pay when the bill grows is told, where they choose.
  await page.goto(billOf(table, 'split'));
  await page.getByRole('radio', { name: t('checks.byPeople') }).check();
  // In equal parts, of which the first has the odd cent.
  await page.getByRole('button', { name: figure(Math.ceil(dish / 2)) }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('heading', { name: figure(Math.ceil(dish / 2)) })).toBeVisible();
  await orderFrom(page, table);
  const changed = sheet.getByRole('status');
  await expect(changed).toContainText(figure(Math.ceil(dish / 2)));
  await expect(changed).toContainText(figure(dish));
  await expectAccessible(page);
  const at = `/api/restaurants/restaurant-demo/tables/${table}/check`;
  const asked = await page.request.post(`${at}/parts`, {
    headers: headers(),
    data: { key: randomUUID(), split: { by: 'amount', cents: dish * 2 }, method: 'pix', seenCents: dish * 2 },
  });
  expect(asked.status(), await asked.text()).toBe(200);
  const { id } = (await asked.json()).check.part;
  await page.request.put(`${at}/parts/${id}/told`, { headers: headers(), data: { paid: true } });

  // Money that is on its way is seen at the table, too, by whoever serves it.
  const waiter = await person(browser, 'pt-BR');
  await signInAtTheDesk(waiter.page, 'garcom@demo.comanda.example', '/restaurant-admin/floor');
  await waiter.page.getByRole('radio', { name: new RegExp(`^${t('floor.all')}`) }).click();
  await waiter.page
    .getByRole('button', { name: new RegExp(`^${t('orders.table', { number: table })}: `) })
    .first()
    .click();
  const paying = waiter.page.getByRole('region', { name: t('bills.guests.title') });
  await expect(paying).toContainText(figure(dish * 2));
  await expect(paying).toContainText(t('bills.guests.told'));
  await expectAccessible(waiter.page);
  const received = await till.page.request.post(`/api/checks/parts/${id}/receive`, {
    headers: headers(),
    data: { method: 'pix' },
  });
  expect(received.status(), await received.text()).toBe(200);

  await expect(paying).toBeHidden();
  await waiter.context.close();

  // All is paid, and nothing is over: the kitchen has it still to make, and the table is theirs.
  await page.goto(billOf(table));
  await expect(page.getByText(t('checks.allPaid')).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: t('diner.overTitle') })).toHaveCount(0);
  await expectAccessible(page);
  const standing = () =>
    look<{ status: string; table: string; closed: boolean }>(
      `select o.status, t.status as table, b.closed_at is not null as closed
       from tables t join bills b on b.table_id = t.id join orders o on o.bill_id = b.id
       where t.id = $1 and b.opened_at = (select max(opened_at) from bills where table_id = $1)`,
      [tableId],
    );
  expect(await standing()).toEqual(Array(2).fill({ status: 'pendente', table: 'ocupado', closed: false }));

  await served(till.page, table);
  await expect(page.getByRole('heading', { name: t('diner.overTitle') })).toBeVisible({ timeout: aRound });
  await expect.poll(standing).toEqual(Array(2).fill({ status: 'entregue', table: 'disponivel', closed: true }));
});
