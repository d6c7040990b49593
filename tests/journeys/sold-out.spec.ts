import {
  addDish,
  countOrders,
  dinerAt,
  dish,
  expectAccessible,
  languages,
  openComanda,
  phone,
  placeButton,
  plainDish,
} from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { atTheMenu } from '../support/browser/menu-desk.ts';

const table = 7;

for (const language of languages) {
  test(`a waiter says in two taps how many are left; guests see it at once and are offered those (${language})`, async ({
    browser,
  }) => {
    const staff = await atTheMenu(browser, language, phone);
    const diner = await dinerAt(browser, language, table, [plainDish]);
    const { page, t } = diner;
    const standing = staff.stateOf(plainDish);
    await addDish(page, language, plainDish);
    await addDish(page, language, plainDish);
    await standing.click();
    await staff.page.getByRole('menuitem', { name: t('menu.availability.countLeft') }).click();
    const count = staff.page.getByRole('dialog', { name: plainDish });
    await count.getByRole('button', { name: t('menu.availability.leftOf', { left: '2', item: plainDish }) }).click();
    await expect(count).toBeHidden();
    await expect(standing).toContainText(t('menu.availability.left', { left: '2' }));
    await expect(dish(page, plainDish)).toContainText(t('diner.fewLeft', { count: '2' }));

    const sheet = await openComanda(page, language);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: t('diner.orderLeft', { count: '2' }) }).click();
    await placeButton(page, language).click();
    await page.waitForURL(`**/table/${table}/orders`);
    expect(await countOrders(table)).toBe(1);
    await expect(standing).toContainText(t('menu.availability.noneLeft'));

    await page.goBack();
    await expect(dish(page, plainDish)).toContainText(t('diner.unavailable'));
    await staff.say(plainDish, 'today');
    await expect(standing).toContainText(t('menu.availability.today'));
    await staff.page.getByRole('button', { name: t('menu.availability.backOf', { item: plainDish }) }).click();
    await expect(dish(page, plainDish).getByRole('button')).toBeVisible();
  });
}

test('at the kitchen, what has run out is found by its name and marked by the keyboard alone', async ({ browser }) => {
  const { page, t } = await atTheMenu(browser, 'pt-BR', { width: 1024, height: 768 });
  await page.getByRole('button', { name: t('menu.availability.open'), exact: true }).press('Enter');
  const sheet = page.getByRole('dialog', { name: t('menu.availability.title') });
  await sheet.getByRole('searchbox').fill('pao de queijo');
  const item = sheet.getByRole('button', { name: plainDish });
  await item.press('Enter');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: t('menu.availability.soldOut') }).press('Enter');
  await expect(item).toContainText(t('menu.availability.soldOut'));
  await sheet.getByRole('searchbox').fill('');
  await sheet.getByRole('button', { name: t('menu.availability.backOf', { item: plainDish }) }).press('Enter');
  await expect(sheet.getByRole('button', { name: t('menu.availability.backOf', { item: plainDish }) })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
});
