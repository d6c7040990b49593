import { expect, type Page, test } from '@playwright/test';
import { addDays, todayIn } from '../../src/lib/days.ts';
import {
  addDish,
  changeHouse,
  desk,
  freshTable,
  look,
  openComanda,
  orderOnBoard,
  person,
  placeButton,
  plainDish,
  qrCode,
  signInAtTheDesk,
  textIn,
} from '../support/journey.ts';

const owner = 'dono@demo.comanda.example';

/** The messages of the specification are quoted here to the letter, in the language in which it gives them. */
const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

/** Lets calls of one kind fail, as they do when the server has a fault, until the answer is called. */
async function failing(page: Page, method: string, path: RegExp): Promise<() => Promise<void>> {
  const matches = (url: URL) => path.test(url.pathname);
  await page.route(matches, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, json: { code: 'internal', message: '' } })
      : route.fallback(),
  );
  return () => page.unroute(matches);
}

/** Opens a page whose readings fail, hears what is said, and then that trying again helps. */
async function unread(page: Page, path: string, call: RegExp, text: string, retry: string): Promise<void> {
  const mend = await failing(page, 'GET', call);
  await page.goto(path);
  await said(page, text);
  await mend();
  await page.getByRole('button', { name: retry }).first().click();
  await expect(page.getByRole('button', { name: retry })).toHaveCount(0);
}

test("what the staff's pages say in Portuguese when something fails, and when it works", async ({ browser }) => {
  const t = textIn('pt-BR');
  const table = 10;
  const { context, page } = await person(browser, 'pt-BR', desk);
  await freshTable(table);
  await signInAtTheDesk(page, owner);
  const again = t('common.retry');
  await unread(page, '/restaurant-admin', /^\/api\/stats/, 'Falha ao carregar dados', again);
  await unread(page, '/restaurant-admin/staff', /^\/api\/staff$/, 'Falha ao carregar funcionarios', again);
  await unread(page, '/restaurant-admin/reservations', /^\/api\/reservations$/, 'Falha ao carregar reservas', again);

  await test.step('orders', async () => {
    await page.goto('/restaurant-admin/orders');
    const mend = await failing(page, 'GET', /^\/api\/orders\/delivered$/);
    await page.getByRole('radio', { name: new RegExp(t('orders.delivered')) }).click();
    await said(page, 'Falha ao carregar pedidos');
    await mend();
    await page.goto('/restaurant-admin/orders');
    const mendTables = await failing(page, 'GET', /^\/api\/tables$/);
    await page.getByRole('button', { name: t('orders.add'), exact: true }).click();
    await said(page, 'Falha ao carregar dados');
    await mendTables();
    await page.getByRole('dialog').getByRole('button', { name: again }).click();
    const form = page.getByRole('dialog', { name: t('orders.addOrder') });
    await form.getByLabel(t('orders.tableLabel')).selectOption({ index: table });
    await form.getByRole('searchbox', { name: t('orders.form.search') }).fill('pao queijo');
    await form.getByRole('button', { name: new RegExp(`^${plainDish}`) }).click();
    const mendPlacing = await failing(page, 'POST', /^\/api\/orders$/);
    await form.getByRole('button', { name: t('orders.form.create') }).click();
    await said(page, 'Falha ao criar pedido');
    // The dialog stays with what was put into it.
    await expect(form.getByRole('textbox', { name: t('orders.form.notesOf', { product: plainDish }) })).toBeVisible();
    await mendPlacing();
    await form.getByRole('button', { name: t('orders.form.create') }).click();
    await said(page, 'Pedido criado com sucesso');

    const card = orderOnBoard(page, 'pt-BR', table);
    const step = card.getByRole('button', { name: t('orders.advance.preparando') });
    const mendStep = await failing(page, 'POST', /^\/api\/orders\/[^/]+\/status$/);
    await step.click();
    await said(page, 'Erro ao atualizar status do pedido');
    await mendStep();
    await step.click();
    await said(page, 'Status do pedido atualizado com sucesso');
    await card.getByRole('button', { name: t('orders.editOrderOf', { number: table }) }).click();
    const edit = page.getByRole('dialog', { name: t('orders.editOrder') });
    await edit.getByRole('button', { name: t('orders.form.moreOf', { product: plainDish }) }).click();
    const mendEdit = await failing(page, 'PUT', /^\/api\/orders\/[^/]+$/);
    await edit.getByRole('button', { name: t('orders.form.save') }).click();
    await said(page, 'Falha ao atualizar pedido');
    await mendEdit();
    await edit.getByRole('button', { name: t('orders.form.save') }).click();
    await said(page, 'Pedido atualizado com sucesso');
  });

  await test.step('tables', async () => {
    await freshTable(table);
    await page.goto('/restaurant-admin/tables');
    const card = page.getByRole('article', { name: t('tables.table', { number: table }), exact: true });
    await card.getByRole('button', { name: t('tables.orders', { number: table }) }).click();
    await said(page, 'Sem pedidos ativos para esta mesa');
    await page.keyboard.press('Escape');
    const mend = await failing(page, 'GET', /^\/api\/tables\/[^/]+\/code$/);
    await card.getByRole('button', { name: t('tables.code', { number: table }) }).click();
    await said(page, 'Falha ao exibir qr code');
    await mend();
  });

  await test.step('staff', async () => {
    await page.goto('/restaurant-admin/staff');
    const card = page.getByRole('article', { name: 'Caio Menezes' });
    await card.getByRole('button', { name: t('accounts.staff.edit', { name: 'Caio Menezes' }) }).click();
    const form = page.getByRole('dialog');
    const mend = await failing(page, 'PUT', /^\/api\/staff\/[^/]+$/);
    await form.getByRole('button', { name: t('accounts.staff.save') }).click();
    await said(page, 'Falha ao atualizar funcionario');
    await mend();
    await form.getByRole('button', { name: t('accounts.staff.save') }).click();
    await said(page, 'Funcionario atualizado com sucesso');
    await failing(page, 'POST', /^\/api\/staff\/[^/]+\/active$/);
    await card.getByRole('button', { name: t('accounts.staff.deactivateOf', { name: 'Caio Menezes' }) }).click();
    await said(page, 'Falha ao atualizar status de funcionario');
  });

  await test.step('reservations', async () => {
    const day = addDays(todayIn('America/Sao_Paulo', new Date()), 40);
    const [house] = await look<{ id: string; table: string }>(
      `select r.id, t.id as table from restaurants r join tables t on t.restaurant_id = r.id
       where r.slug = 'restaurant-demo' and t.number = 1 and t.deleted_at is null`,
    );
    await look(
      `insert into reservations (restaurant_id, table_id, customer_name, customer_email, customer_phone, date, time, guests, during)
       values ($1, $2, 'Dora Reis', 'dora@guest.example', '(11) 98888-7777', $3::date, '20:00', 2,
         tstzrange(($3::date + time '20:00') at time zone 'America/Sao_Paulo',
           ($3::date + time '22:00') at time zone 'America/Sao_Paulo'))`,
      [house?.id, house?.table, day],
    );
    await failing(page, 'POST', /^\/api\/reservations\/[^/]+\/status$/);
    await page.goto(`/restaurant-admin/reservations?data=${day}`);
    await page.getByRole('button', { name: t('reservations.confirmOf', { name: 'Dora Reis' }) }).click();
    await said(page, 'Falha ao atualizar reserva');
    await look(`delete from reservations where customer_email = 'dora@guest.example'`);
  });
  await context.close();
});

test("what the staff's pages say in English when something fails", async ({ browser }) => {
  const t = textIn('en');
  const { context, page } = await person(browser, 'en', desk);
  await signInAtTheDesk(page, owner);
  const again = t('common.retry');
  await unread(page, '/restaurant-admin/menu', /^\/api\/menu\/editing$/, 'Failed to load menu items', again);
  await unread(page, '/restaurant-admin/tables', /^\/api\/tables$/, 'Failed to load tables', again);
  await unread(page, '/restaurant-admin/settings', /^\/api\/settings$/, 'Failed to load settings', again);
  const customization = '/restaurant-admin/customization';
  await unread(page, customization, /^\/api\/customization$/, 'Failed to load customization settings', again);

  await page.goto('/restaurant-admin/menu');
  await failing(page, 'POST', /^\/api\/menu\/products\/[^/]+\/remove$/);
  await page
    .getByRole('button', { name: t('menu.list.remove', { product: plainDish }) })
    .first()
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('menu.remove.yes') })
    .click();
  await said(page, 'Failed to delete menu item');

  await page.goto('/restaurant-admin/tables');
  await failing(page, 'POST', /^\/api\/tables(\/[^/]+\/remove)?$/);
  await failing(page, 'PUT', /^\/api\/tables\/[^/]+$/);
  await page.getByRole('button', { name: t('tables.add'), exact: true }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel(t('tables.form.number')).fill('77');
  await form.getByLabel(t('tables.form.capacity')).fill('4');
  await form.getByRole('button', { name: t('tables.form.create') }).click();
  await said(page, 'Failed to create table');
  await expect(form.getByLabel(t('tables.form.number'))).toHaveValue('77');
  await page.goto('/restaurant-admin/tables');
  const card = page.getByRole('article', { name: t('tables.table', { number: 2 }), exact: true });
  await card.getByRole('button', { name: t('tables.edit', { number: 2 }) }).click();
  await form.getByRole('button', { name: t('tables.form.save') }).click();
  await said(page, 'Failed to update table');
  await page.keyboard.press('Escape');
  await card.getByRole('button', { name: t('tables.remove', { number: 2 }) }).click();
  const removal = page.getByRole('alertdialog');
  await removal.getByRole('button', { name: t('tables.removal.action'), exact: true }).click();
  await said(page, 'Failed to delete table');
  await context.close();
});

test('what a diner is told when something fails', async ({ browser }) => {
  const table = 3;
  await freshTable(table);
  const portuguese = await person(browser, 'pt-BR');
  await portuguese.page.goto(await qrCode(table));
  await portuguese.page.goto(`/r/restaurant-demo/table/${table}/menu`);
  await addDish(portuguese.page, 'pt-BR', plainDish);
  const mend = await failing(portuguese.page, 'POST', /\/orders$/);
  await openComanda(portuguese.page, 'pt-BR');
  await placeButton(portuguese.page, 'pt-BR').click();
  await said(portuguese.page, 'Falha ao realizar o pedido');
  await mend();
  await portuguese.page.route(/\/api\/restaurants\/.*\/orders/, (route) => route.abort());
  await portuguese.page.goto(`/r/restaurant-demo/table/${table}/orders`);
  await said(portuguese.page, 'Falha ao carregar pedidos');
  await portuguese.context.close();

  const english = await person(browser, 'en');
  await english.page.goto(`/r/restaurant-demo/table/${table}`);
  const mendMenu = await failing(english.page, 'GET', /^\/api\/restaurants\/[^/]+\/menu$/);
  await english.page.getByRole('link', { name: textIn('en')('diner.seeMenu') }).click();
  await said(english.page, 'Failed to load menu');
  await mendMenu();
  await english.page.getByRole('button', { name: textIn('en')('common.retry') }).click();
  await expect(english.page.getByRole('article').first()).toBeVisible();
  await english.context.close();
});

/** Takes a table of the database away for a while: whatever needs it fails in the server. */
async function without(table: string, work: () => Promise<void>): Promise<void> {
  await look(`alter table ${table} rename to ${table}_away`);
  try {
    await changeHouse('select 1', 'restaurant');
    await work();
  } finally {
    await look(`alter table ${table}_away rename to ${table}`);
    await changeHouse('select 1', 'restaurant');
  }
}

test('pages whose data the server cannot read say so', async ({ browser }) => {
  const portuguese = await person(browser, 'pt-BR', desk);
  const english = await person(browser, 'en', desk);
  await signInAtTheDesk(english.page, owner);
  await without('customization', async () => {
    await portuguese.page.goto('/r/restaurant-demo');
    await said(portuguese.page, 'Falha ao carregar restaurante');
    await portuguese.page.goto('/r/restaurant-demo/table/3');
    await said(portuguese.page, 'Falha ao carregar informações');
  });
  await without('users', async () => {
    await english.page.goto('/restaurant-admin/support');
    await said(english.page, 'Failed to load restaurant data');
  });
  await portuguese.context.close();
  await english.context.close();
});
