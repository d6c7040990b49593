import type { Page } from '@playwright/test';
import { instanceUrl, type Language, person, phone, signInAtTheDesk, textIn } from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const other: Record<Language, Language> = { 'pt-BR': 'en', en: 'pt-BR' };

/** The toggle as a phone shows it: on the page, or in the staff's menu. */
async function pressToggle(page: Page, language: Language, inMenu: boolean) {
  if (inMenu) await page.getByRole('button', { name: textIn(language)('shell.openMenu') }).click();
  await page.locator(`form[action="/language"] button[value="${other[language]}"]:visible`).click();
}

for (const { who, email, path, says } of [
  { who: 'a guest', email: null, path: '/r/restaurant-demo/menu', says: 'restaurants.page.ourMenu' },
  { who: 'the staff', email: 'caixa@demo.comanda.example', path: '/restaurant-admin/orders', says: 'orders.title' },
])
  test(`the toggle leads ${who} to the same page in the other language`, async ({ browser }) => {
    const { page } = await person(browser, 'pt-BR');
    if (email) await signInAtTheDesk(page, email, path);
    else await page.goto(path);
    for (const language of ['pt-BR', 'en', 'pt-BR'] as const) {
      await expect(page.getByRole('heading', { level: 1, name: textIn(language)(says), exact: true })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(new URL(page.url()).pathname).toBe(path);
      await pressToggle(page, language, email !== null);
    }
  });

test('Portuguese is what a visitor without a choice gets, and the choice outlives the browser', async ({ browser }) => {
  const context = await browser.newContext({ viewport: phone, baseURL: instanceUrl(), locale: 'en-US' });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await pressToggle(page, 'pt-BR', false);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const cookie = (await context.cookies()).find(({ name }) => name === 'locale');
  expect(cookie?.value).toBe('en');
  expect((cookie?.expires ?? 0) * 1_000 - Date.now()).toBeGreaterThan(30 * 24 * 3_600_000);
});
