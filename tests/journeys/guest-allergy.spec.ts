import {
  addButton,
  countOrders,
  expectAccessible,
  inAnyLanguage,
  languages,
  openComanda,
  placeButton,
  textIn,
} from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { atTheTable } from '../support/browser/menu-desk.ts';

const dish = 'Pudim de leite';

for (const [at, language] of languages.entries()) {
  test(`a guest whose note warns of what the dish contains is asked before it is sent, in ${language}`, async ({
    browser,
  }) => {
    const t = textIn(language);
    const table = 3 + at;
    const before = await countOrders(table);
    const { page } = await atTheTable(browser, language, table);
    await addButton(page, dish).click();
    const choosing = page.getByRole('dialog');
    await expect(choosing.getByRole('heading', { name: inAnyLanguage(dish) })).toBeVisible();
    await choosing.getByLabel(t('diner.notes')).fill('alergia a leite');
    await choosing.getByRole('button', { name: t('diner.confirmAdd'), exact: true }).click();

    const comanda = await openComanda(page, language);
    await expect(comanda.getByText(t('diner.allergyTold'))).toBeVisible();
    await placeButton(page, language).click();
    const question = page.getByRole('alertdialog', { name: t('orders.allergyClash.title') });
    await expect(question).toContainText(t('orders.allergyClash.says', { warning: 'alergia a leite' }));
    await expect(question).toContainText(t('diner.allergyHint'));
    await expectAccessible(page);
    await question.getByRole('button', { name: t('orders.allergyClash.review') }).click();
    await expect(comanda).toBeVisible();
    expect(await countOrders(table)).toBe(before);

    await placeButton(page, language).click();
    await question.getByRole('button', { name: t('orders.allergyClash.send') }).click();
    await expect(page).toHaveURL(/\/orders/);
    expect(await countOrders(table)).toBe(before + 1);
  });
}
