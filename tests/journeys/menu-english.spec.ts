import { readFileSync } from 'node:fs';
import {
  addButton,
  addDish,
  demoHouse,
  desk,
  dish,
  expectAccessible,
  languages,
  look,
  openComanda,
  orderCards,
  phone,
  placeButton,
  textIn,
} from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { atTheMenu, atTheTable } from '../support/browser/menu-desk.ts';

for (const [index, language] of languages.entries()) {
  const viewport = index === 0 ? desk : phone;
  const table = 11;
  const name = `Caldeirada do porto ${viewport.width}`;
  const english = `Harbour fish stew ${viewport.width}`;

  test(`what the owner writes in English an English guest reads, and nobody else, in ${language}`, async ({
    browser,
  }) => {
    const { context, page, t, form, row, edit, category } = await atTheMenu(browser, language, viewport);
    await page.getByRole('button', { name: t('menu.add'), exact: true }).click();
    await form.getByRole('textbox', { name: t('menu.form.name'), exact: true }).fill(name);
    await form.getByLabel(t('menu.form.description')).fill('Peixe, batata e pimentão');
    await form.getByLabel(t('menu.form.price')).fill('62,50');
    await form.getByRole('button', { name: t('menu.form.create') }).click();
    await expect(form).toBeHidden();

    // It is among what is still to be written, until it is.
    await category.selectOption('');
    const filter = page.getByRole('button', { name: new RegExp(t('menu.english.filter').split(' (')[0] ?? '') });
    await filter.click();
    await expect(row(name)).toBeVisible();
    await expectAccessible(page);
    await edit(name);
    await form.getByText(t('menu.english.fold'), { exact: true }).click();
    const nameField = form.getByRole('textbox', { name: t('menu.english.name'), exact: true });
    await nameField.fill(english);
    await form.getByRole('textbox', { name: t('menu.english.description') }).fill('Fish, potatoes and peppers');
    await expectAccessible(page);
    await form.getByRole('button', { name: t('menu.form.save') }).click();
    await expect(form).toBeHidden();
    await expect(row(name)).toHaveCount(0);
    // The search finds it by either name.
    if (await filter.isVisible()) await filter.click();
    await page.getByRole('searchbox', { name: t('menu.list.search') }).fill('harbour');
    await expect(row(name)).toContainText(english);

    const local = await atTheTable(browser, 'pt-BR', table);
    await expect(dish(local.page, name)).toContainText('Peixe, batata');
    await expect(local.page.getByText(english)).toHaveCount(0);

    const guest = await atTheTable(browser, 'en', table);
    await expect(dish(guest.page, english)).toContainText('Fish, potatoes and peppers');
    await expect(dish(guest.page, name)).toHaveCount(0);
    // What a waiter would say leads there as well.
    const field = guest.page.getByRole('searchbox');
    for (const typed of ['caldeirada', 'harbor'].map((word) => `${word} ${viewport.width}`)) {
      await field.fill(typed);
      await expect(guest.page.getByRole('article')).toHaveCount(1);
      await expect(dish(guest.page, english)).toBeVisible();
    }
    await field.fill('');
    await addButton(guest.page, english).click();
    const item = guest.page.getByRole('dialog');
    await expect(item.getByText(name, { exact: true })).toBeVisible();
    await expectAccessible(guest.page);
    await item.getByRole('button', { name: textIn('en')('diner.confirmAdd'), exact: true }).click();
    await expect(item).toBeHidden();
    const sheet = await openComanda(guest.page, 'en');
    await expect(sheet.getByRole('listitem')).toContainText([`1x ${english}`]);
    await expect(sheet.getByText(name, { exact: true })).toBeVisible();
    await placeButton(guest.page, 'en').click();
    await guest.page.waitForURL(`**/table/${table}/orders`);
    await expect(orderCards(guest.page)).toContainText([english]);
    await expect(orderCards(guest.page).getByText(name, { exact: true })).toBeVisible();
    await expectAccessible(guest.page);
    // And so on the bill, and where it is divided.
    for (const view of ['', '?view=split']) {
      await guest.page.goto(`/r/restaurant-demo/table/${table}/bill${view}`);
      await expect(guest.page.getByText(english, { exact: true })).toBeVisible();
      await expect(guest.page.getByText(name, { exact: true })).toBeVisible();
      await expectAccessible(guest.page);
    }
    // Stored, cooked and paid for by the name that the house knows.
    const lines = await look<{ name: string }>('select name from order_items where name in ($1, $2)', [name, english]);
    expect(lines).toEqual([{ name }]);
    for (const each of [context, local.context, guest.context]) await each.close();
  });
}

test('what was put into the comanda in Portuguese is read there in English, with what the waiter knows', async ({
  browser,
}) => {
  const { page } = await atTheTable(browser, 'pt-BR', 10);
  await addDish(page, 'pt-BR', 'Picanha na brasa');
  await page.context().addCookies([{ name: 'locale', value: 'en', url: page.url() }]);
  await page.reload();
  const sheet = await openComanda(page, 'en');
  await expect(sheet.getByRole('heading', { name: 'Grilled picanha' })).toBeVisible();
  await expect(sheet.getByText('Rare', { exact: false }).first()).toBeVisible();
  await expect(sheet.getByText(/^Picanha na brasa, Malpassada/)).toBeVisible();
  await expectAccessible(page);
});

test('a table with English columns goes out, is written in, and comes back', async ({ browser }) => {
  const { page, t } = await atTheMenu(browser, 'pt-BR', desk);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: t('menu.tools.export'), exact: true }).click();
  const text = readFileSync(await (await saving).path(), 'utf8');
  expect(text.split('\r\n')[0]).toContain('nome em inglês;descrição em inglês;categoria em inglês');
  const edited = text.replace('Milk pudding with caramel', 'Caramel flan');
  expect(edited).not.toBe(text);
  await page.getByRole('button', { name: t('menu.tools.import'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  const file = { name: 'menu.csv', mimeType: 'text/csv', buffer: Buffer.from(edited) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  const change = dialog.getByRole('listitem').filter({ hasText: 'nome em inglês' });
  await change.locator('summary').click();
  await expect(change).toContainText('Caramel flan');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: t('menu.tools.apply') }).click();
  await expect(dialog).toBeHidden();
  const [row] = await look<{ name: string }>(
    `select name from products where name_en = 'Caramel flan' and restaurant_id = ${demoHouse}`,
  );
  expect(row?.name).toBe('Pudim de leite');
});
