import type { Page } from '@playwright/test';
import {
  demoHouse,
  expectAccessible,
  look,
  person,
  phone,
  refusedWith,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { taken } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const t = textIn('pt-BR');
const foreign =
  'Depto;Artigo;PV;Situação;Obs\nCaldos da serra;Canja;16,50;Ativo;Com frango caipira, arroz, cenoura e hortelã da horta, em prato fundo\n' +
  'Caldos da serra;Caldo verde;18,90;Inativo;\n';
const table = { name: 'produtos.csv', mimeType: '', buffer: Buffer.from(foreign) };

const column = (page: Page, name: 'category' | 'name' | 'price') =>
  page.getByRole('dialog').getByRole('combobox', { name: t(`menu.tools.column.${name}`), exact: true });

test("another system's table is taken in, once somebody says which column is which", async ({ browser }) => {
  const { page, complaints } = await person(browser, 'pt-BR', phone);
  await signInAtTheDesk(page, 'garcom@demo.comanda.example', '/restaurant-admin/menu');
  await page.getByRole('button', { name: t('menu.tools.import'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles(table);
  await expect(dialog.getByRole('alert')).toContainText('categoria, nome, preço');
  const use = dialog.getByRole('button', { name: t('menu.tools.columns.use') });
  await expect(use).toBeDisabled();
  // What it holds is seen, and what is known of it is chosen already.
  await expect(dialog.getByRole('row').filter({ hasText: 'Caldo verde' })).toContainText('18,90');
  await expect(dialog.getByRole('combobox', { name: t('menu.tools.column.available') })).toHaveValue('3');
  await expectAccessible(page);

  await column(page, 'category').selectOption('Depto');
  await column(page, 'name').selectOption('Artigo');
  await column(page, 'price').selectOption('Artigo');
  await expect(use).toBeDisabled();
  await column(page, 'price').selectOption('PV');
  await use.click();
  await expect(dialog.getByRole('status')).toContainText(t('menu.tools.newMany', { count: 2 }));
  await expect(dialog).toContainText(t('menu.tools.newCategories', { list: 'Caldos da serra' }));
  await dialog.getByRole('button', { name: t('menu.tools.apply') }).click();
  await expect(dialog).toBeHidden();
  const dishes = await look(
    `select p.name, p.price_cents as cents, p.available from products p join categories c on c.restaurant_id = p.restaurant_id
       and c.id = p.category_id where c.name = 'Caldos da serra' and c.restaurant_id = ${demoHouse} order by p.name`,
  );
  expect(dishes).toEqual([
    { name: 'Caldo verde', cents: 1_890, available: false },
    { name: 'Canja', cents: 1_650, available: true },
  ]);
  expect(taken(complaints)).toEqual([refusedWith(409)]);
});
