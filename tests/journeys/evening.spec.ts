import { parties } from '../../db/seed/evening/parties.ts';
import {
  demoHouse,
  desk,
  expectAccessible,
  languages,
  look,
  person,
  phone,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const owner = 'dono@demo.comanda.example';
test.use({ settings: { DEMO: 'on' } });

for (const [index, language] of languages.entries()) {
  const viewport = index === 0 ? desk : phone;
  test(`whoever starts it finds the demo house in the middle of its evening, in ${language}, ${viewport.width} px wide`, async ({
    browser,
  }) => {
    const t = textIn(language);
    const { page } = await person(browser, language, viewport);
    await signInAtTheDesk(page, owner, '/restaurant-admin/orders');
    const main = page.getByRole('main');
    await expect(main.getByText(t('orders.table', { number: 3 })).first()).toBeVisible();
    await expect(main.getByText(/Alergia a camarão/).first()).toBeVisible();
    await expectAccessible(page);

    await page.goto('/restaurant-admin/tables');
    await expect(main.getByText(t('tables.status.ocupado')).first()).toBeVisible();
    await expectAccessible(page);

    await page.goto('/restaurant-admin/kitchen');
    await expect(page.getByRole('button', { name: /Picanha na brasa/ }).first()).toBeVisible();
    await expectAccessible(page);

    await page.goto('/restaurant-admin');
    const dishes = page.getByRole('region', { name: t('stats.dishes') });
    await expect(dishes.getByRole('row')).toHaveCount(6);
    await expectAccessible(page);
    const [found] = await look<{ taken: number }>(
      `select count(*)::int as taken from tables where status = 'ocupado' and restaurant_id = ${demoHouse}`,
    );
    expect(found?.taken).toBe(parties.length);
  });
}
