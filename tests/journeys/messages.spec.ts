import { addDays, todayIn } from '../../src/lib/days.ts';
import { failing, said, unread } from '../support/browser/failing.ts';
import {
  desk,
  freshTable,
  look,
  orderOnBoard,
  person,
  plainDish,
  refusedWith,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { expectOnly } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const owner = 'dono@demo.comanda.example';

test("what the staff's pages say in Portuguese when something fails, and when it works", async ({ browser }) => {
  const t = textIn('pt-BR');
  const table = 10;
  const { page, complaints } = await person(browser, 'pt-BR', desk);
  await signInAtTheDesk(page, owner);
  const again = t('common.retry');
  await unread(page, '/restaurant-admin', /^\/api\/stats/, 'Falha ao carregar dados', again);
  await unread(page, '/restaurant-admin/staff', /^\/api\/staff$/, 'Falha ao carregar funcionarios', again);
  await unread(page, '/restaurant-admin/reservations', /^\/api\/reservations$/, 'Falha ao carregar reservas', again);
  const subscription = '/restaurant-admin/subscription';
  await unread(page, subscription, /^\/api\/subscription$/, 'Erro ao coletar inscrições', again);

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
    await form.getByRole('button', { name: t('orders.form.chooseTable') }).click();
    await form.getByLabel(t('orders.tableLabel')).selectOption({ index: table });
    await form.getByRole('textbox', { name: t('orders.form.typed.label') }).fill('pao queijo');
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
    await card.getByRole('button', { name: t('staff.edit', { name: 'Caio Menezes' }) }).click();
    const form = page.getByRole('dialog');
    const mend = await failing(page, 'PUT', /^\/api\/staff\/[^/]+$/);
    await form.getByRole('button', { name: t('staff.save') }).click();
    await said(page, 'Falha ao atualizar funcionario');
    await mend();
    await form.getByRole('button', { name: t('staff.save') }).click();
    await said(page, 'Funcionario atualizado com sucesso');
    await failing(page, 'POST', /^\/api\/staff\/[^/]+\/active$/);
    await card.getByRole('button', { name: t('staff.deactivateOf', { name: 'Caio Menezes' }) }).click();
    await said(page, 'Falha ao atualizar status de funcionario');
  });

  await test.step('reservations', async () => {
    const day = addDays(todayIn('America/Sao_Paulo', new Date()), 40);
    const [instance] = await look<{ id: string; table: string }>(
      `select r.id, t.id as table from restaurants r join tables t on t.restaurant_id = r.id
       where r.slug = 'restaurant-demo' and t.number = 1 and t.deleted_at is null`,
    );
    await look(
      `insert into reservations (restaurant_id, table_id, customer_name, customer_email, customer_phone, date, time, guests, during)
       values ($1, $2, 'Dora Reis', 'dora@guest.example', '(11) 98888-7777', $3::date, '20:00', 2,
         tstzrange(($3::date + time '20:00') at time zone 'America/Sao_Paulo',
           ($3::date + time '22:00') at time zone 'America/Sao_Paulo'))`,
      [instance?.id, instance?.table, day],
    );
    await failing(page, 'POST', /^\/api\/reservations\/[^/]+\/status$/);
    await page.goto(`/restaurant-admin/reservations?data=${day}`);
    await page.getByRole('button', { name: t('reservations.confirmOf', { name: 'Dora Reis' }) }).click();
    await said(page, 'Falha ao atualizar reserva');
  });
  expectOnly(complaints, refusedWith(500));
});

test("what the staff's pages say in English when something fails", async ({ browser }) => {
  const t = textIn('en');
  const { page, complaints } = await person(browser, 'en', desk);
  await signInAtTheDesk(page, owner);
  const again = t('common.retry');
  await unread(page, '/restaurant-admin/menu', /^\/api\/menu\/editing$/, 'Failed to load menu items', again);
  await unread(page, '/restaurant-admin/tables', /^\/api\/tables$/, 'Failed to load tables', again);
  await unread(page, '/restaurant-admin/settings', /^\/api\/settings$/, 'Failed to load settings', again);
  const customization = '/restaurant-admin/customization';
  await unread(page, customization, /^\/api\/customization$/, 'Failed to load customization settings', again);

  await page.goto('/restaurant-admin/menu');
  await failing(page, 'POST', /^\/api\/menu\/products\/[^/]+\/remove$/);
  await page.getByRole('button', { name: t('menu.list.more', { product: plainDish }) }).click();
  await page.getByRole('menuitem', { name: t('menu.remove.yes') }).click();
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
  await said(page, 'Failed to delete table');
  expectOnly(complaints, refusedWith(500));
});
