import {
  addButton,
  cutOff,
  demoHouse,
  desk,
  dish,
  expectAccessible,
  inCore,
  languages,
  look,
  phone,
  plainDish,
  refusedWith,
} from '../support/browser/journey.ts';
import { taken } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { press } from '../support/browser/keyboard.ts';
import { atTheMenu, atTheTable, move } from '../support/browser/menu-desk.ts';
import { expectMoneyField } from '../support/browser/money-field.ts';

const editing = '**/api/menu/**';

for (const [index, language] of languages.entries()) {
  const viewport = index === 0 ? desk : phone;
  test(`a dish comes onto the menu, runs out, changes and goes, in ${language}, ${viewport.width} px wide${inCore(language === 'pt-BR')}`, async ({
    browser,
  }) => {
    const { page, complaints, t, row, form, edit, category, stateOf, say } = await atTheMenu(
      browser,
      language,
      viewport,
    );
    const diner = await atTheTable(browser, language, 9);
    const name = `Vatapá da Bahia ${viewport.width}`;

    await page.getByRole('button', { name: t('menu.add'), exact: true }).click();
    // The category in view is proposed; another is made with the dish.
    const chosen = form.getByRole('combobox', { name: t('menu.form.category') });
    await expect(chosen.locator('option:checked')).toHaveText('Entradas');
    await chosen.selectOption({ label: t('menu.form.newCategory') });
    await form.getByRole('button', { name: t('menu.form.create') }).click();
    const field = (key: string) => form.getByRole('textbox', { name: t(key), exact: true });
    await expect(field('menu.form.name')).toHaveAccessibleDescription(t('fields.name_required'));
    await expect(field('menu.form.categoryName')).toHaveAccessibleDescription(t('fields.category_required'));
    await expect(page.getByText(t('menu.addFailed'))).toBeVisible();
    await field('menu.form.name').fill(name);
    await form.getByLabel(t('menu.form.description')).fill('Camarão seco, amendoim e dendê');
    // A price is typed as it is written, and pasted from wherever; one below zero is refused.
    const price = form.getByLabel(t('menu.form.price'));
    await price.fill('-5');
    await form.getByRole('button', { name: t('menu.form.create') }).click();
    await expect(price).toHaveAccessibleDescription(t('fields.price_positive'));
    await price.fill('69,90,10');
    await form.getByRole('button', { name: t('menu.form.create') }).click();
    await expect(price).toHaveAccessibleDescription(t('fields.price_invalid'));
    await expectMoneyField(price, language);
    // What stood there is replaced by what is typed.
    await price.click();
    await price.pressSequentially('48,90');
    await field('menu.form.categoryName').fill(`Da Bahia ${viewport.width}`);
    const groups = form.getByLabel(t('menu.form.addGroup'));
    await groups.selectOption({ index: 1 });
    await groups.selectOption({ index: 1 });
    await form.getByLabel(t('diner.allergen.crustaceos')).check();
    await expectAccessible(page);
    await form.getByRole('button', { name: t('menu.form.create') }).click();
    await expect(page.getByText(t('menu.itemAdded'))).toBeVisible();
    await expect(form).toBeHidden();

    // On the diner's phone, without a touch of theirs.
    await category.selectOption('');
    await expect(dish(diner.page, name)).toContainText('48');
    await say(name, 'soldOut');
    await expect(dish(diner.page, name)).toContainText(t('diner.unavailable'));
    await expect(stateOf(name)).toContainText(t('menu.availability.soldOut'));
    // Back in one tap, which can be taken back.
    await row(name)
      .getByRole('button', { name: t('menu.availability.backOf', { item: name }) })
      .click();
    await expect(stateOf(name)).toBeFocused();
    await expect(addButton(diner.page, name)).toBeVisible();
    await page.getByRole('button', { name: t('common.undo') }).click();
    await expect(dish(diner.page, name)).toContainText(t('diner.unavailable'));
    await say(name, 'there');
    await expect(addButton(diner.page, name)).toBeVisible();

    // A change that the server does not follow goes back and says so.
    await page.route(editing, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
    await say(name, 'today');
    await expect(page.getByText(t('menu.updateFailed'))).toBeVisible();
    await expect(stateOf(name)).toContainText(t('menu.availability.there'));
    await page.unroute(editing);

    await page.getByRole('searchbox', { name: t('menu.list.search') }).fill('vatapa BAHIA');
    await expect(
      page
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name: t('menu.list.edit', { product: '' }).trim() }) }),
    ).toHaveCount(1);
    await edit(name);
    await form.getByLabel(t('menu.form.price')).fill('51,9');
    await form.getByRole('button', { name: t('menu.form.save') }).click();
    await expect(page.getByText(t('menu.itemUpdated'))).toBeVisible();
    await expect(dish(diner.page, name)).toContainText('51');

    await row(name)
      .getByRole('button', { name: t('menu.list.more', { product: name }) })
      .click();
    await page.getByRole('menuitem', { name: t('menu.remove.yes') }).click();
    const sure = page.getByRole('alertdialog', { name: t('menu.remove.title', { product: name }) });
    await sure.getByRole('button', { name: t('menu.remove.yes') }).click();
    await expect(page.getByText(t('menu.itemDeleted'))).toBeVisible();
    await expect(page.getByText(t('menu.list.noneFound'))).toBeVisible();
    await expect(dish(diner.page, name)).toBeHidden();
    await page.getByRole('button', { name: t('menu.list.clear') }).click();
    await expect(stateOf(plainDish)).toBeVisible();

    expect(taken(complaints)).toEqual([refusedWith(400), refusedWith(400), refusedWith(400), cutOff]);
  });

  test(`categories are kept by keyboard alone, in ${language}, ${viewport.width} px wide`, async ({ browser }) => {
    const { page, complaints, t } = await atTheMenu(browser, language, viewport);
    const first = `Caldos ${viewport.width}`;
    const second = `Cafés ${viewport.width}`;
    await press(page, page.getByRole('button', { name: t('menu.list.categories'), exact: true }));
    const dialog = page.getByRole('dialog', { name: t('menu.categories.title') });
    for (const name of [first, second]) {
      await press(page, dialog.getByLabel(t('menu.categories.new')), 'ControlOrMeta+a');
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      await expect(dialog.getByText(name, { exact: true })).toBeVisible();
    }
    // The field takes the next name at once, and what comes back of the last takes nothing of it away.
    await page.keyboard.type(first.toUpperCase());
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(t('errors.category_name_taken'))).toBeVisible();

    const names = dialog.getByRole('listitem');
    const count = await names.count();
    const handle = dialog.getByRole('button', { name: t('menu.sort.handle', { name: second }) });
    await move(page, handle, 'ArrowUp', t('menu.sort.dropped', { name: second, place: count - 1, count }));
    await expect(names.nth(count - 2)).toContainText(second);
    await expect
      .poll(() =>
        look(`select name from categories where restaurant_id = ${demoHouse} order by position desc, name limit 2`),
      )
      .toEqual([{ name: first }, { name: second }]);

    // Who thinks better of it is back at the list.
    const rename = dialog.getByRole('button', { name: t('menu.categories.rename', { category: second }) });
    await press(page, rename);
    await page.keyboard.press('Escape');
    await expect(rename).toBeFocused();
    await press(page, rename);
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(`${second} e chás`);
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('menu.categories.renamed'))).toBeVisible();
    const renamed = dialog.getByRole('button', { name: t('menu.categories.rename', { category: `${second} e chás` }) });
    await expect(renamed).toBeFocused();

    for (const name of [first, `${second} e chás`]) {
      await press(page, dialog.getByRole('button', { name: t('menu.categories.remove', { category: name }) }));
      await press(page, page.getByRole('alertdialog').getByRole('button', { name: t('menu.categories.yes') }));
      await expect(dialog.getByText(name, { exact: true })).toBeHidden();
    }
    // One that has dishes asks where they go.
    await press(
      page,
      dialog.getByRole('button', { name: new RegExp(t('menu.categories.remove', { category: '' })) }).first(),
    );
    await expect(page.getByRole('alertdialog').getByLabel(t('menu.categories.moveTo'))).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('alertdialog')).toBeHidden();
    expect(taken(complaints)).toEqual([refusedWith(409)]);
  });
}
