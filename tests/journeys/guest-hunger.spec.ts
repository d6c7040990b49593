import type { Page } from '@playwright/test';
import { alive } from '../support/browser/failing.ts';
import {
  addButton,
  asRead,
  demoHouse,
  desk,
  dish,
  expectAccessible,
  languages,
  look,
  person,
  plainDish,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { press, tabTo } from '../support/browser/keyboard.ts';

const steak = 'Picanha na brasa';
const menuOf = (table: number) => `/r/restaurant-demo/table/${table}/menu`;

/** Adds up what moves on the page without anybody having touched it. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
}

for (const language of languages) {
  const t = textIn(language);
  const read = (name: string) => asRead(language, name);

  test(`a hungry guest looks, searches, narrows down and puts it into the comanda by touch, in ${language}`, async ({
    browser,
  }) => {
    const { page } = await person(browser, language);
    const shifted = await watchShifts(page);
    await page.goto(menuOf(3));
    await alive(page);
    const add = addButton(page, plainDish);
    await expect(add).toHaveAccessibleName(t('diner.addTo', { product: read(plainDish) }));
    const size = await add.boundingBox();
    expect([size?.width, size?.height]).toEqual([44, 44]);
    // What has run out is at the end of its category, and says so.
    await expect(page.locator(`section:has(> h2:text-is("${read('Entradas')}")) article`).last()).toContainText(
      t('diner.unavailable'),
    );

    // The bar goes along, with the house and the table; the tab of where they are is marked, and nothing jumps.
    const tabs = page.getByRole('group', { name: t('diner.categories') });
    for (const name of ['Sobremesas', 'Entradas', 'Bebidas'].map(read)) {
      await tabs.getByRole('button', { name, exact: true }).tap();
      await expect(tabs.getByRole('button', { name, exact: true })).toHaveAttribute('aria-current', 'true');
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeInViewport();
      await expect(tabs.getByText(t('diner.table', { number: 3 }))).toBeVisible();
    }
    await expectAccessible(page);
    // Nothing that an eye would see: what is left is a fraction of a pixel.
    expect(await shifted()).toBeLessThan(0.001);

    // A slip of the finger is forgiven; what nobody cooks leads back to the menu.
    await tabs.getByRole('button', { name: t('diner.find') }).tap();
    const field = page.getByRole('searchbox', { name: t('diner.find') });
    await expect(field).toBeFocused();
    await field.fill('pincanha');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(dish(page, steak)).toBeVisible();
    await field.fill('xilofone');
    await expect(page.getByText(t('diner.foundNone'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: t('diner.wholeMenu') }).tap();
    await expect(dish(page, plainDish)).toBeVisible();

    // Diets, allergens, words and a category together.
    const filters = page.getByRole('group', { name: t('diner.filters') });
    await filters.getByRole('button', { name: t('diner.tag.vegetariano'), exact: true }).tap();
    await expect(dish(page, steak)).toHaveCount(0);
    await expect(dish(page, plainDish)).toBeVisible();
    await filters.getByRole('button', { name: t('diner.allergies') }).tap();
    const noMilk = t('diner.without', { allergen: t('diner.allergen.leite') });
    await filters.getByRole('button', { name: noMilk, exact: true }).tap();
    await expect(dish(page, plainDish)).toHaveCount(0);
    await tabs.getByRole('combobox').selectOption(read('Bebidas'));
    await field.fill('limao');
    await expect(dish(page, 'Mate gelado com limão')).toBeVisible();
    await expectAccessible(page);
    // Words are cleared first, and what must not be in it stays until it is taken back.
    await page.getByRole('button', { name: t('diner.clearFind') }).tap();
    await expect(dish(page, 'Mate gelado com limão')).toBeVisible();
    await expect(dish(page, plainDish)).toHaveCount(0);
    await page.getByRole('button', { name: t('diner.wholeMenu') }).tap();
    await expect(dish(page, plainDish)).toBeVisible();

    // Nothing is chosen for them, and the button says what is missing.
    await addButton(page, steak).tap();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
    const missing =
      language === 'en'
        ? t('diner.toChoose', { group: read('Ponto da carne') })
        : t('diner.toChooseHis', { group: 'ponto da carne' });
    await expect(dialog.getByRole('button', { name: missing })).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: missing }).tap();
    await expect(dialog.getByRole('radio').first()).toBeFocused();
    // One fault at a time: the next group that lacks a choice waits its turn.
    await expect(dialog.locator('fieldset:has([aria-invalid])')).toHaveCount(1);
    for (const group of await dialog.locator('fieldset:has(input[type=radio])').all())
      await group.locator('input:enabled').first().check();
    await dialog.getByRole('button', { name: t('diner.confirmAdd'), exact: true }).tap();
    await expect(dialog).toBeHidden();
    await expect(addButton(page, steak)).toHaveAccessibleName(t('diner.addMore', { product: read(steak), count: 1 }));
  });

  test(`the owner pins a dish, a guest finds it first, by keyboard alone, in ${language}`, async ({ browser }) => {
    const owner = await person(browser, language, desk);
    await signInAtTheDesk(owner.page, 'dono@demo.comanda.example', '/restaurant-admin/menu');
    await press(owner.page, owner.page.getByRole('button', { name: t('menu.list.more', { product: plainDish }) }));
    await expect(owner.page.getByRole('menuitemcheckbox', { name: t('menu.list.pin') })).toBeFocused();
    await owner.page.keyboard.press('Enter');
    await expect(
      owner.page.getByRole('listitem').filter({ hasText: plainDish }).getByText(t('menu.list.pin')),
    ).toBeVisible();
    await expect
      .poll(
        async () =>
          (
            await look<{ n: number }>(
              `select count(*)::int as n from products where pinned and restaurant_id = ${demoHouse}`,
            )
          )[0]?.n,
      )
      .toBe(1);
    const { page } = await person(browser, language, desk);
    await page.goto(menuOf(3));
    await alive(page);
    const row = page.getByRole('region', { name: t('diner.favourites') });
    const first = row.getByRole('listitem').first();
    await expect(first).toContainText(read(plainDish));
    await expect(first).toContainText(t('diner.ofHouse'));
    const dialog = page.getByRole('dialog');
    // The whole card opens the dish, as a row does.
    await first.click({ position: { x: 24, y: 200 } });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await press(page, first.getByRole('button'));
    await press(page, dialog.getByRole('button', { name: t('diner.confirmAdd'), exact: true }));
    await expect(dialog).toBeHidden();
    await expect(first.getByRole('button')).toBeFocused();
    await tabTo(page, page.getByRole('searchbox'), 400);
    await page.keyboard.type('acai');
    await expect(page.getByRole('article')).toHaveCount(1);
    await press(page, addButton(page, 'Açaí na tigela'));
    await expect(dialog).toBeVisible();
    await expectAccessible(page);
  });
}
