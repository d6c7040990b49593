import { addButton, person, plainDish, qrCode, textIn } from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';

test('on a phone whose browser leaves the page, Back closes the open dish, once, and the menu stays where it was', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const { page } = await person(browser, 'pt-BR');
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'CloseWatcher');
  });
  await page.goto(await qrCode(7));
  await page.getByRole('link', { name: t('diner.seeMenu') }).click();
  const dish = addButton(page, plainDish);
  const sheet = page.getByRole('dialog');
  await dish.click();
  await expect(sheet).toBeVisible();
  const menu = page.url();
  const scrolled = await page.evaluate(() => scrollY);

  await page.goBack();
  await expect(sheet).toBeHidden();
  expect([page.url(), await page.evaluate(() => scrollY)]).toEqual([menu, scrolled]);

  // Closed by its cross it has left nothing to go back to: the next Back is the menu's own.
  await dish.click();
  await sheet.getByRole('button', { name: t('common.close') }).click();
  await expect(sheet).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.sheets ?? 0)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('link', { name: t('diner.seeMenu') })).toBeVisible();
});
