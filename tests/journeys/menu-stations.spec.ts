import { desk, expectAccessible, languages, phone, refusedWith } from '../support/browser/journey.ts';
import { taken } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { atTheMenu } from '../support/browser/menu-desk.ts';

const owner = 'dono@demo.comanda.example';
const name = 'Cocada de forno';

for (const [index, language] of languages.entries()) {
  const viewport = index === 0 ? desk : phone;
  test(`a station is added, left as it is and removed under the hands of who edits a dish, in ${language}`, async ({
    browser,
  }) => {
    const boss = await atTheMenu(browser, language, viewport, owner);
    const { page, t } = boss;
    const station = `Forno ${viewport.width}`;
    await page.getByRole('button', { name: t('menu.list.stations'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('menu.stations.title') });
    // Of a name that is too long the end is not dropped without a word.
    await dialog.getByLabel(t('menu.stations.name')).press('a');
    await page.keyboard.insertText('b'.repeat(40));
    await expect(page.getByText(t('common.room.onlyFits', { max: 40 }))).toBeVisible();
    await expect(dialog.getByLabel(t('menu.stations.name'))).toHaveValue(`a${'b'.repeat(39)}`);
    await dialog.getByLabel(t('menu.stations.name')).fill(station);
    // What is typed is not lost to a key, and what is no whole number does not become one.
    await page.keyboard.press('Escape');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('menu.form.discardNo') })
      .click();
    await dialog.getByLabel(t('menu.stations.minutes')).fill('1,5');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(t('fields.target_minutes_range'))).toBeVisible();
    await dialog.getByLabel(t('menu.stations.minutes')).fill('15');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t('menu.stations.added'))).toBeVisible();

    // Whoever thinks better of it is back at the list, wherever in the form they were.
    const pencil = dialog.getByRole('button', { name: t('menu.stations.edit', { station }) });
    for (const part of [t('menu.stations.name'), t('menu.stations.minutes')]) {
      await pencil.click();
      await expectAccessible(page);
      await dialog.getByRole('list').getByLabel(part).press('Escape');
      await expect(pencil).toBeFocused();
    }

    const waiter = await atTheMenu(browser, language, viewport);
    await waiter.category.selectOption({ label: 'Sobremesas' });
    const choose = () => waiter.form.getByLabel(t('menu.form.station')).selectOption({ label: station });
    const save = () => waiter.form.getByRole('button', { name: t('menu.form.save') }).click();
    await waiter.edit(name);
    await choose();
    await save();
    await expect(waiter.form).toBeHidden();
    await waiter.edit(name);
    await waiter.form.getByLabel(t('menu.form.description')).fill(`Do ${station}`);

    await dialog.getByRole('button', { name: t('menu.stations.remove', { station }) }).click();
    const asked = page.getByRole('alertdialog');
    await asked.getByLabel(t('menu.stations.into')).selectOption({ label: 'Sobremesas' });
    await asked.getByRole('button', { name: t('menu.stations.yes') }).click();
    await expect(page.getByText(t('menu.stations.removed'))).toBeVisible();
    // Nobody else has changed the dish: what was typed is saved as it is, and made at the station that took over.
    await expect(waiter.form.getByLabel(t('menu.form.station')).locator('option:checked')).toHaveText('Sobremesas');
    await save();
    await expect(waiter.form).toBeHidden();
    await expect(waiter.row(name)).toContainText(`Do ${station}`);

    expect(taken(boss.complaints)).toEqual([refusedWith(400)]);
  });
}
