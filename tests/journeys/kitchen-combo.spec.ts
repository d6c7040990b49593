import type { Page } from '@playwright/test';
import {
  desk,
  expectAccessible,
  languages,
  person,
  plainDish,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { drink, drinksOfCombo } from '../support/browser/journey-combo.ts';
import { edit, pairedDisplay, ticket, untilTouchesCount } from '../support/browser/journey-kitchen.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { atTheMenu } from '../support/browser/menu-desk.ts';

const owner = 'dono@demo.comanda.example';
const waiter = 'garcom@demo.comanda.example';
const tablet = { width: 1024, height: 768 };
const pass = '/restaurant-admin/kitchen?station=expedicao';

for (const language of languages) {
  const t = textIn(language);

  test(`a combo's drink is made at the bar: each station makes, sees and finishes its own part, in ${language}`, async ({
    browser,
  }) => {
    const boss = await atTheMenu(browser, language, desk, owner);
    await boss.edit(plainDish);
    await boss.form.getByRole('button', { name: t('menu.form.newGroup') }).click();
    const group = boss.page.getByRole('dialog', { name: t('menu.groups.addTitle') });
    await group.getByRole('textbox', { name: t('menu.groups.name') }).fill(drinksOfCombo);
    await group.getByLabel(t('menu.groups.optionName', { number: 1 })).fill(drink);
    await group.getByLabel(t('menu.groups.optionStation', { option: drink })).selectOption({ label: 'Bar' });
    await expectAccessible(boss.page);
    await group.getByRole('button', { name: t('menu.groups.create') }).click();
    await expect(boss.page.getByText(t('menu.groups.added'))).toBeVisible();
    await boss.form.getByRole('button', { name: t('menu.form.save') }).click();
    await expect(boss.form).toBeHidden();

    const kitchen = await pairedDisplay(browser, language, tablet, ['Cozinha quente']);
    const bar = await pairedDisplay(browser, language, tablet, ['Bar']);
    const { page } = await person(browser, language, tablet);
    await signInAtTheDesk(page, waiter, pass);
    const id = await order(page, 5, [{ name: plainDish, quantity: 2, options: [drink] }]);
    const card = (screen: Page) => ticket(screen, t('kitchen.tableNumber', { number: 5 }));
    const row = card(page);
    const made = (screen: Page) => card(screen).locator('.k-work').first();
    const elsewhere = (count: number) => t('kitchen.elsewhere', { station: 'Bar', what: `${count} ${drink}` });
    await expect(made(kitchen)).toContainText(`2${plainDish}`);
    await expect(made(kitchen)).toContainText(elsewhere(2));
    await expect(made(bar)).toContainText(`2${drink}`);
    await expect(made(bar)).toContainText(t('kitchen.withDish', { dish: plainDish }));
    for (const screen of [kitchen, bar]) await expectAccessible(screen);

    // Each sees by itself what changed of what it makes.
    await edit(page, id, ([line]) => [{ line: line?.line, quantity: 3, notes: '' }]);
    await expect(made(kitchen)).toContainText(elsewhere(3));
    await expect(made(bar)).toContainText(`3${drink}`);
    const seen = (screen: Page) => card(screen).getByRole('button', { name: t('kitchen.seenOf', { number: 5 }) });
    for (const screen of [kitchen, bar]) await expect(card(screen)).toContainText(t('kitchen.changed'));
    await seen(bar).click();
    await expect(card(bar)).not.toContainText(t('kitchen.changed'));
    await kitchen.reload();
    await expect(card(kitchen)).toContainText(t('kitchen.changed'));
    await seen(kitchen).click();
    await expect(card(kitchen)).not.toContainText(t('kitchen.changed'));

    // What is ready of it waits for the rest.
    const work = async (screen: Page) => {
      await made(screen).click();
      await expect(made(screen)).toContainText(t('kitchen.making'));
      await untilTouchesCount(screen);
      await made(screen).click();
    };
    await expect(row).toContainText(t('kitchen.nothingReady'));
    await work(bar);
    await expect(card(bar)).toHaveCount(0);
    await expect(row).toContainText(t('kitchen.partReady'));
    await expect(row).toContainText(t('kitchen.partsReadyOf', { ready: 1, count: 2 }));
    await expect(row.getByRole('listitem').filter({ hasText: drink })).toContainText(t('kitchen.made'));
    await expectAccessible(page);
    await work(kitchen);
    await expect(row.getByRole('button', { name: new RegExp(t('kitchen.carryAll')) })).toBeVisible();
    await expect(row).toContainText(t('kitchen.partsReadyOf', { ready: 2, count: 2 }));
    await expectAccessible(page);
  });
}
