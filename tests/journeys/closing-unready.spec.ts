import { desk, expectAccessible, languages, look, phone, staffAtTheBoard, textIn } from '../support/browser/journey.ts';
import { makeReady } from '../support/browser/journey-floor.ts';
import { order, plain } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { dishCents, figure, sayOfUnready } from '../support/browser/journey-till.ts';

const cashier = 'caixa@demo.comanda.example';

for (const [index, language] of languages.entries()) {
  const viewport = index === 0 ? desk : phone;
  const t = textIn(language);

  test(`who closes a bill with unready dishes says what becomes of them, in ${language}, ${viewport.width} px wide`, async ({
    browser,
  }) => {
    const table = 7;
    const { page } = await staffAtTheBoard(browser, language, cashier, viewport);
    const id = await order(page, table, plain(2));
    await makeReady(page, id);
    await order(page, table, plain(3));
    const open = async () => {
      await page.getByRole('button', { name: t('tables.orders', { number: table }), exact: true }).click();
      await expect(dialog).toBeVisible();
    };
    await page.goto('/restaurant-admin/tables');
    const dialog = page.getByRole('dialog', { name: t('bills.closeTitle', { number: table }) });
    const payAll = () =>
      dialog.getByRole('button', { name: t('bills.payRest', { method: t('bills.method.pix') }) }).click();
    const close = () => dialog.getByRole('button', { name: t('bills.close'), exact: true }).click();
    const standing = async () =>
      (
        await look<{ table: string; closed: boolean; paid: number; orders: string[] }>(
          `select t.status as table, b.closed_at is not null as closed, b.closes_when_served as waits,
             (select coalesce(sum(amount_cents), 0)::int from bill_payments where bill_id = b.id) as paid,
             (select array_agg(status order by number) from orders where bill_id = b.id) as orders
           from bills b join tables t on t.id = b.table_id where b.id = (select bill_id from orders where id = '${id}')`,
        )
      )[0];

    // Cancelled in the kitchen, they leave the bill: what is entered is too much now, and nothing is charged unseen.
    await open();
    await payAll();
    await close();
    const question = page.getByRole('alertdialog', { name: t('bills.unready.titleMany', { count: 3 }) });
    await expect(question.getByRole('listitem')).toHaveCount(1);
    await expect(question).toContainText(figure(dishCents * 3));
    await sayOfUnready(page, language, 'void');
    await expect(dialog.locator('output').first()).toHaveText(figure(dishCents * 2 * 1.1));
    const cancelled = { table: 'ocupado', closed: false, waits: false, paid: 0, orders: ['pronto', 'cancelado'] };
    expect(await standing()).toEqual(cancelled);

    // Made all the same: the money is taken, and the table stays until it is served.
    await order(page, table);
    await dialog.getByRole('button', { name: t('bills.understood') }).click();
    await dialog.getByLabel(t('bills.amountIn', { method: t('bills.method.pix') })).fill('0');
    await payAll();
    await close();
    await sayOfUnready(page, language, 'make');
    const paid = page.getByRole('dialog', { name: t('bills.settled.title', { number: table }) });
    await expect(paid).toContainText(t('bills.settled.notice'));
    await expectAccessible(page);
    await paid.getByRole('button', { name: t('bills.done'), exact: true }).click();
    const cents = dishCents * 3 * 1.1;
    const orders = ['pronto', 'cancelado', 'pendente'];
    expect(await standing()).toEqual({ table: 'ocupado', closed: false, waits: true, paid: cents, orders });

    // It was carried to the table already: closed at once.
    await open();
    await close();
    await sayOfUnready(page, language, 'gone');
    await expect(page.getByRole('dialog', { name: t('bills.closedTitle', { number: table }) })).toBeVisible();
    const served = ['entregue', 'cancelado', 'entregue'];
    expect(await standing()).toEqual({ table: 'disponivel', closed: true, waits: true, paid: cents, orders: served });
  });
}
