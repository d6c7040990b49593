import { addButton, desk, expectAccessible, refusedWith } from '../support/browser/journey.ts';
import { expectOnly, taken } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { atTheMenu, atTheTable, move } from '../support/browser/menu-desk.ts';
import { expectMoneyField } from '../support/browser/money-field.ts';

test('one option group serves two dishes, put in order and changed in one place', async ({ browser }) => {
  const { page, complaints, t, row, form, edit, category } = await atTheMenu(browser, 'pt-BR', desk);
  const diner = await atTheTable(browser, 'pt-BR', 11);
  const dishes = ['Caldinho de feijão', 'Pudim de leite'] as const;
  await edit(dishes[0]);
  await form.getByRole('button', { name: t('menu.form.newGroup') }).click();
  const group = page.getByRole('dialog', { name: t('menu.groups.addTitle') });
  await group.getByRole('textbox', { name: t('menu.groups.name') }).fill('Para acompanhar');
  await group.getByLabel(t('menu.groups.optionName', { number: 1 })).fill('Café coado');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Requeijão');
  const delta = group.getByLabel(t('menu.groups.delta', { option: 'Requeijão' }));
  await expectMoneyField(delta, 'pt-BR');
  // An option may cost less: a minus is no price below zero here, it takes off.
  await delta.fill('-2');
  await delta.blur();
  await expect(delta).toHaveValue('2,00');
  await group.getByRole('button', { name: t('menu.groups.discount', { option: 'Requeijão' }) }).click();
  // What is wrong far down a form is seen without looking for it, above the footer that stays.
  await page.setViewportSize({ width: 390, height: 640 });
  await delta.fill('abc');
  await group.getByRole('textbox', { name: t('menu.groups.name') }).focus();
  await group.getByRole('button', { name: t('menu.groups.create') }).click();
  await expect(delta).toBeFocused();
  const message = group.getByText(t('fields.price_invalid'));
  await expect
    .poll(() =>
      message.evaluate((element) => {
        const { left, top, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 4, top + height / 2));
      }),
    )
    .toBe(true);
  expectOnly(complaints, refusedWith(400));
  await page.setViewportSize(desk);
  await delta.fill('');
  await delta.pressSequentially('350');
  const handle = group.getByRole('button', { name: t('menu.sort.handle', { name: 'Requeijão' }) });
  await move(page, handle, 'ArrowUp', t('menu.sort.dropped', { name: 'Requeijão', place: 1, count: 2 }));
  await expectAccessible(page);
  await group.getByRole('button', { name: t('menu.groups.create') }).click();
  await expect(page.getByText(t('menu.groups.added'))).toBeVisible();
  await expect(form.getByText('Para acompanhar')).toBeVisible();
  await form.getByRole('button', { name: t('menu.form.save') }).click();
  await expect(form).toBeHidden();
  await expect(row(dishes[0])).toContainText('Para acompanhar');

  await page.getByRole('button', { name: t('menu.list.optionGroups'), exact: true }).click();
  const list = page.getByRole('dialog', { name: t('menu.groups.title') });
  await list.getByRole('button', { name: t('menu.groups.edit', { group: 'Para acompanhar' }) }).click();
  const change = page.getByRole('dialog', { name: t('menu.groups.editTitle') });
  await change.getByText(t('menu.groups.products')).click();
  await change.getByLabel(dishes[1], { exact: true }).check();
  await change.getByRole('textbox', { name: t('menu.groups.name') }).fill('Para comer junto');
  await change.getByRole('button', { name: t('menu.groups.save') }).click();
  await expect(page.getByText(t('menu.groups.updated'))).toBeVisible();
  const changed = list.getByRole('listitem').filter({ hasText: 'Para comer junto' });
  for (const dish of dishes) await expect(changed).toContainText(dish);
  await expectAccessible(page);
  await list.getByRole('button', { name: t('common.close') }).click();
  await category.selectOption('');
  for (const name of dishes) {
    await expect(row(name)).toContainText('Para comer junto');
    await addButton(diner.page, name).click();
    const options = diner.page.getByRole('dialog').getByRole('group', { name: /Para comer junto/ });
    await expect(options.locator('input')).toHaveCount(2);
    await diner.page.keyboard.press('Escape');
  }
});

test('two people edit the same dish: nothing typed is lost, and one is told', async ({ browser }) => {
  const name = 'Cartola';
  const one = await atTheMenu(browser, 'pt-BR', desk);
  const other = await atTheMenu(browser, 'en', desk);
  for (const { category } of [one, other]) await category.selectOption({ label: 'Sobremesas' });
  await one.edit(name);
  await one.form.getByLabel(one.t('menu.form.description')).fill('Banana, queijo e canela');
  await other.edit(name);
  await other.form.getByLabel(other.t('menu.form.price')).fill('31');
  await other.form.getByRole('button', { name: other.t('menu.form.save') }).click();
  await expect(other.page.getByText(other.t('menu.itemUpdated'))).toBeVisible();

  await expect(one.form.getByText(one.t('menu.stale.title'))).toBeVisible();
  await one.form.getByRole('button', { name: one.t('menu.form.save') }).click();
  await expect(one.page.getByText(one.t('menu.updateFailed'))).toBeVisible();
  await expect(one.form.getByLabel(one.t('menu.form.description'))).toHaveValue('Banana, queijo e canela');
  await expectAccessible(one.page);
  await one.form.getByRole('button', { name: one.t('menu.stale.keep') }).click();
  await expect(one.form.getByLabel(one.t('menu.form.price'))).toHaveValue('31,00');
  await one.form.getByRole('button', { name: one.t('menu.form.save') }).click();
  await expect(one.page.getByText(one.t('menu.itemUpdated'))).toBeVisible();
  await expect(other.row(name)).toContainText('Banana, queijo e canela');
  expect(taken(one.complaints)).toEqual([refusedWith(409)]);
});
