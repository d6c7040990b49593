import type { Page } from '@playwright/test';
import {
  desk,
  expectAccessible,
  languages,
  person,
  phone,
  plainDish,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { addDrinkOfCombo, drink, drinksOfCombo } from '../support/browser/journey-combo.ts';
import { headers, pairedDisplay, stationId, ticket } from '../support/browser/journey-kitchen.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const owner = 'dono@demo.comanda.example';
const tablet = { width: 1024, height: 768 };
const hot = 'Cozinha quente';
const bar = 'Bar';

for (const [at, language] of languages.entries()) {
  const t = textIn(language);
  const viewport = at === 0 ? desk : phone;

  test(`who removes a station reads what is made there, and what was made stays made where it is taken over, in ${language}, ${viewport.width} px wide`, async ({
    browser,
  }) => {
    const { page } = await person(browser, language, viewport);
    await signInAtTheDesk(page, owner, '/restaurant-admin/menu');
    await addDrinkOfCombo(page);
    const kitchen = await pairedDisplay(browser, language, tablet, [hot]);
    const combo = { name: plainDish, quantity: 2, options: [drink] };
    const make = async (id: string, station: string) => {
      const data = { lines: [1], to: 'pronto', station: await stationId(station) };
      const answer = await page.request.post(`/api/orders/${id}/lines/status`, { headers: headers(), data });
      expect(answer.status(), await answer.text()).toBe(200);
    };
    await make(await order(page, 3, [combo]), bar);
    await make(await order(page, 4, [combo]), hot);
    const card = (screen: Page, number: number) => ticket(screen, t('kitchen.tableNumber', { number }));
    await expect(card(kitchen, 3)).toContainText(plainDish);
    await expect(card(kitchen, 4)).toHaveCount(0);

    await page.reload();
    await page.getByRole('button', { name: t('menu.list.stations'), exact: true }).click();
    const dialog = page.getByRole('dialog', { name: t('menu.stations.title') });
    await dialog.getByRole('button', { name: t('menu.stations.remove', { station: bar }) }).click();
    const question = page.getByRole('alertdialog', { name: t('menu.stations.removeTitle', { station: bar }) });
    await expect(question).toContainText(t('menu.stations.removeText'));
    const names = `${drink} (${drinksOfCombo})`;
    await expect(question).toContainText(t('menu.stations.removeChoices', { count: 1, names }));
    await expectAccessible(page);
    await question.getByLabel(t('menu.stations.into')).selectOption({ label: hot });
    await question.getByRole('button', { name: t('menu.stations.yes') }).click();
    await expect(page.getByText(t('menu.stations.removed'))).toBeVisible();

    // The drinks that were made are not made again; those that were not come here, with the dish that is ready.
    const drinks = card(kitchen, 4).locator('.k-work');
    await expect(drinks).toContainText(`2${drink}`);
    await expect(drinks).toContainText(t('kitchen.withDish', { dish: plainDish }));
    await expect(card(kitchen, 3)).toContainText(plainDish);
    await expect(card(kitchen, 3).locator('.k-choice')).toHaveCount(0);
    await expectAccessible(kitchen);
    const { page: pass } = await person(browser, language, tablet);
    await signInAtTheDesk(pass, owner, '/restaurant-admin/kitchen?station=expedicao');
    for (const number of [3, 4]) await expect(card(pass, number)).toContainText(t('kitchen.partReady'));
  });
}
