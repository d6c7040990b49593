import { desk, instanceUrl, languages, person, phone, refusedWith, textIn } from '../support/browser/journey.ts';
import { taken } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const lost = [
  {
    path: '/r/restaurant-demo/table/999',
    says: 'errors.table_not_found',
    go: 'diner.seeMenu',
    to: '/r/restaurant-demo/menu',
  },
  {
    path: '/r/no-such-house/table/1',
    says: 'errors.restaurant_not_found',
    go: 'restaurants.directory.all',
    to: '/restaurants',
  },
  {
    path: '/r/no-such-house',
    says: 'errors.restaurant_not_found',
    go: 'restaurants.directory.all',
    to: '/restaurants',
  },
];

for (const language of languages)
  test(`who is lost is led on: to the house's menu, or to the houses there are (${language})`, async ({ browser }) => {
    const t = textIn(language);
    for (const viewport of [phone, desk])
      for (const { path, says, go, to } of lost) {
        const { page, complaints } = await person(browser, language, viewport);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(says));
        await page.getByRole('link', { name: t(go) }).click();
        await expect(page).toHaveURL(instanceUrl() + to);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(taken(complaints)).toEqual([refusedWith(404)]);
      }
  });
