import sharp from 'sharp';
import {
  addButton,
  addDish,
  asRead,
  changeRestaurant,
  demoHouse,
  desk,
  dish,
  expectAccessible,
  languages,
  look,
  phone,
  plainDish,
  textIn,
} from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { atTheMenu, atTheTable } from '../support/browser/menu-desk.ts';

const photo = await sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#c9b89a"/>' +
      '<circle cx="660" cy="140" r="90" fill="#b5442f"/></svg>',
  ),
)
  .jpeg()
  .toBuffer();

for (const language of languages) {
  test(`a photo is cut around the dish where the owner taps, wherever it is shown, in ${language}`, async ({
    browser,
  }) => {
    const viewport = language === 'pt-BR' ? phone : desk;
    const { page, t, form, edit } = await atTheMenu(browser, language, viewport);
    await edit(plainDish);
    const field = form.getByRole('group', { name: t('menu.form.picture') });
    await field
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: photo });
    await expect(field.getByText(t('menu.picture.sent'))).toBeAttached();
    // The dish is found by itself, and moved with a tap or the arrow keys.
    const point = field.getByRole('button', { name: new RegExp(t('menu.picture.focusAt').split(':')[0] ?? '') });
    await expect(point).not.toHaveAccessibleName(t('menu.picture.focusAt', { x: 50, y: 50 }));
    await expectAccessible(page);
    const box = await point.boundingBox();
    await point.click({ position: { x: (box?.width ?? 0) * 0.9, y: (box?.height ?? 0) * 0.2 } });
    await expect(point).toHaveAccessibleName(t('menu.picture.focusAt', { x: 90, y: 20 }));
    await point.press('ArrowRight');
    await expect(point).toHaveAccessibleName(t('menu.picture.focusAt', { x: 95, y: 20 }));
    await form.getByRole('button', { name: t('menu.form.save') }).click();
    await expect(form).toBeHidden();
    const [row] = await look(`select focus_x, focus_y from products where name = $1 and restaurant_id = ${demoHouse}`, [
      plainDish,
    ]);
    expect(row).toEqual({ focus_x: 95, focus_y: 20 });

    const guest = await atTheTable(browser, language, 3);
    const cut = (of: import('@playwright/test').Locator) =>
      of.evaluate((image) => getComputedStyle(image).objectPosition);
    const picture = dish(guest.page, plainDish).locator('img');
    await expect.poll(() => cut(picture)).toBe('100% 22%');
    // Beneath it, until it is there, nine points of it, without a script.
    const points = dish(guest.page, plainDish).locator('svg image');
    await expect(points).toHaveAttribute('href', /^data:image\/bmp;base64,/);
    const drawn = await points.evaluate(async (image) => {
      const bitmap = new Image();
      bitmap.src = image.getAttribute('href') ?? '';
      await bitmap.decode();
      return [bitmap.naturalWidth, bitmap.naturalHeight];
    });
    expect(drawn).toEqual([3, 3]);
    // On the item from edge to edge of the phone.
    await addButton(guest.page, plainDish).click();
    const dialog = guest.page.getByRole('dialog');
    const shown = dialog.locator('img').first();
    await expect.poll(() => cut(shown)).toBe('100% 22%');
    expect((await shown.boundingBox())?.width).toBe(phone.width);
    await guest.page.goto('/r/restaurant-demo/menu');
    const there = guest.page
      .getByRole('article')
      .filter({ hasText: asRead(language, plainDish) })
      .locator('img');
    await expect.poll(() => cut(there)).toBe('100% 22%');
  });
}

test('a drink without a photo looks like a drink, and a dish like a dish', async ({ browser }) => {
  const names = `('Limonada com capim-santo', '${plainDish}')`;
  await changeRestaurant(`update products set image_url = null where name in ${names}`, 'menu');
  const { page } = await atTheTable(browser, 'pt-BR', 3);
  const plate = (name: string) => dish(page, name).locator('svg[viewBox="0 0 120 120"] circle');
  await expect(plate(plainDish)).not.toHaveCount(0);
  await expect(dish(page, 'Limonada com capim-santo').locator('svg[viewBox="0 0 120 120"]')).toBeVisible();
  await expect(plate('Limonada com capim-santo')).toHaveCount(0);
  await addDish(page, 'pt-BR', 'Limonada com capim-santo');
  await page.getByRole('button', { name: new RegExp(textIn('pt-BR')('diner.seeComanda')) }).click();
  await expect(page.getByRole('dialog').locator('svg[viewBox="0 0 120 120"] ellipse')).toBeVisible();
});

/** What moves in it has come to rest, its pictures can be drawn, and two frames have been drawn since. */
async function stands(dialog: Element) {
  const ends = dialog
    .getAnimations({ subtree: true })
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished);
  const loaded = [...dialog.querySelectorAll('img')].filter(({ complete }) => complete);
  const drawable = loaded.map((image) => image.decode());
  await Promise.allSettled([...ends, ...drawable]);
  await new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
}

test('neither the menu for everyone nor an item that opens moves by itself', async ({ browser }) => {
  const { page } = await atTheTable(browser, 'pt-BR', 3);
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.sum += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shifted = () => page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
  await page.goto('/r/restaurant-demo/menu');
  await page.waitForLoadState('networkidle');
  expect(await shifted()).toBeLessThan(0.001);
  await page.goto('/r/restaurant-demo/table/3/menu');
  await page.waitForLoadState('networkidle');
  expect(await shifted()).toBeLessThan(0.001);
  for (const name of [plainDish, 'Picanha na brasa']) {
    await addButton(page, name).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('img').first()).toHaveJSProperty('complete', true);
    await page.waitForLoadState('networkidle');
    const before = await shifted();
    await dialog.evaluate(stands);
    expect((await shifted()) - before).toBeLessThan(0.001);
    await dialog.getByRole('button', { name: textIn('pt-BR')('common.close') }).click();
    await expect(dialog).toBeHidden();
  }
  // While it opens, what every dialog is held to.
  expect(await shifted()).toBeLessThan(0.05);
});
