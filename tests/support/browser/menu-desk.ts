import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import { type desk, type Language, person, qrCode, signInAtTheDesk, textIn } from './journey.ts';

const waiter = 'garcom@demo.comanda.example';

/** Someone of the staff before the menu, of which the first category is shown, and the parts of the page they need. */
export async function atTheMenu(browser: Browser, language: Language, viewport: typeof desk, email = waiter) {
  const staff = await person(browser, language, viewport);
  const t = textIn(language);
  await signInAtTheDesk(staff.page, email, '/restaurant-admin/menu');
  await expect(staff.page.getByRole('heading', { level: 1 })).toHaveText(t('menu.title'));
  const { page } = staff;
  // One category is enough to look at, and quicker to look through.
  const category = page.getByRole('combobox', { name: t('menu.list.category') });
  await category.selectOption({ index: 1 });
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
  const row = (name: string) => page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) });
  const form = page.getByRole('dialog', { name: new RegExp(`${t('menu.form.addTitle')}|${t('menu.form.editTitle')}`) });
  const edit = async (name: string) => {
    await row(name)
      .getByRole('button', { name: t('menu.list.edit', { product: name }) })
      .click();
    await expect(form).toBeVisible();
  };
  /** How a product stands, and the menu that it is changed in. */
  const stateOf = (name: string) =>
    page.getByRole('button', { name: new RegExp(`^${t('menu.availability.of', { item: name, standing: '.+' })}$`) });
  const say = async (name: string, state: 'there' | 'today' | 'soldOut') => {
    await stateOf(name).click();
    await page.getByRole('menuitemradio', { name: t(`menu.availability.${state}`) }).click();
  };
  return { ...staff, t, row, form, edit, category, stateOf, say };
}

/** A diner at the table, on the menu. */
export async function atTheTable(browser: Browser, language: Language, table: number) {
  const diner = await person(browser, language);
  await diner.page.goto(await qrCode(table));
  await diner.page.getByRole('link', { name: textIn(language)('diner.seeMenu') }).click();
  await expect(diner.page.getByRole('article').first()).toBeVisible();
  return diner;
}

/** Lifts what the handle moves, takes it a place further or back, and lets go. */
export async function move(page: Page, handle: Locator, key: 'ArrowUp' | 'ArrowDown', told: string) {
  const region = page.locator('[id^=DndLiveRegion]').last();
  /** Presses a key and waits until the reader is told what came of it: only then is the next key listened to. */
  const pressed = async (name: string) => {
    const before = (await region.textContent()) ?? '';
    await page.keyboard.press(name);
    await expect(region).not.toHaveText(before);
  };
  await handle.focus();
  await pressed('Space');
  await pressed(key);
  await page.keyboard.press('Space');
  await expect(region).toHaveText(told);
  await expect(handle).toBeFocused();
}
