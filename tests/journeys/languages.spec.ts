import type { BrowserContext, Page } from '@playwright/test';
import {
  expectAccessible,
  instanceUrl,
  type Language,
  person,
  phone,
  qrCode,
  refusedWith,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';

interface Sight {
  path: string;
  /** What its heading says, by key. */
  says: [key: string, values?: Record<string, string | number>];
  status?: number;
}

const restaurant = 'Restaurant Demo';
const forEveryone: Sight[] = [
  { path: '/', says: ['site.home.headline'] },
  { path: '/restaurants', says: ['restaurants.directory.title'] },
  { path: '/demo', says: ['demo.headline'] },
  { path: '/terms', says: ['site.terms.title'] },
  { path: '/privacy', says: ['site.privacy.title'] },
  { path: '/r/restaurant-demo/menu', says: ['restaurants.page.ourMenu'] },
  { path: '/login', says: ['accounts.title'] },
  { path: '/register-restaurant', says: ['accounts.register.title'] },
  { path: '/forgot-password', says: ['accounts.forgotten.title'] },
  { path: '/reset-password', says: ['accounts.reset.title'] },
  { path: '/account-link', says: ['accounts.link.verifyTitle'] },
  { path: '/kitchen', says: ['devices.screen.title'] },
  { path: '/r/restaurant-demo/login', says: ['accounts.staffTitle'] },
  { path: '/r/restaurant-demo/table/10', says: ['diner.welcome', { restaurant }] },
  { path: '/r/restaurant-demo/table/10/menu', says: ['diner.menuTitle', { restaurant }] },
  { path: '/r/restaurant-demo/table/10/orders', says: ['diner.yourOrders'] },
  { path: '/no/such/page', says: ['common.notFound'], status: 404 },
  { path: '/r/no-such-house/table/1/menu', says: ['errors.restaurant_not_found'], status: 404 },
  { path: '/r/restaurant-demo/table/999', says: ['errors.table_not_found'], status: 404 },
  { path: '/r/no-such-house/login', says: ['errors.restaurant_not_found'], status: 404 },
];
const forStaff: Sight[] = [
  { path: '/restaurant-admin', says: ['shell.dashboard'] },
  { path: '/restaurant-admin/orders', says: ['orders.title'] },
  { path: '/restaurant-admin/account', says: ['accounts.mine.title'] },
];

const other: Record<Language, Language> = { 'pt-BR': 'en', en: 'pt-BR' };

/** The toggle as a phone shows it: on the page, or in the staff's menu. */
async function pressToggle(page: Page, language: Language, inMenu: boolean) {
  if (inMenu) await page.getByRole('button', { name: textIn(language)('shell.openMenu') }).click();
  await page.locator(`form[action="/language"] button[value="${other[language]}"]:visible`).click();
}

/** A page without its scripts: what the server wrote. */
async function written(context: BrowserContext, path: string) {
  const answer = await context.request.get(instanceUrl() + path, { failOnStatusCode: false });
  return { status: answer.status(), html: await answer.text() };
}

async function widthBeyond(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The page in one language: as the server writes it, as it stands in the browser, for every eye and on a narrow phone. */
async function look(page: Page, { path, says, status = 200 }: Sight, language: Language) {
  const { html, ...answer } = await written(page.context(), path);
  expect(answer.status).toBe(status);
  expect(html).toContain(`<html lang="${language}"`);
  const heading = page.getByRole('heading', { level: 1, name: textIn(language)(...says), exact: true });
  await expect(heading).toBeAttached();
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  await expect(page).toHaveTitle(/\S/);
  // The menu in the demo's frame is a document of its own, with landmarks of its own.
  await expectAccessible(page, undefined, 'iframe');
  await page.setViewportSize({ width: 360, height: 780 });
  expect(await widthBeyond(page)).toBe(0);
  await page.setViewportSize(phone);
}

/** Sees each page in both languages. The toggle leads to the same page, and every later page remembers it. */
async function walk(page: Page, sights: Sight[]) {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== instanceUrl()) foreign.push(request.url());
  });
  let language: Language = 'pt-BR';
  for (const sight of sights) {
    const { path } = sight;
    await test.step(path, async () => {
      await page.goto(path);
      await look(page, sight, language);
      await pressToggle(page, language, path.startsWith('/restaurant-admin'));
      language = other[language];
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(new URL(page.url()).pathname).toBe(path);
      await look(page, sight, language);
    });
  }
  expect(foreign).toEqual([]);
}

test('every public page speaks both languages, and its toggle leads from one to the other', async ({ browser }) => {
  const { context, page, complaints } = await person(browser, 'pt-BR');
  await page.goto(await qrCode(10));
  await walk(page, forEveryone);
  // Only the pages that are missing, each seen twice.
  expect(complaints).toEqual(Array.from({ length: 8 }, () => refusedWith(404)));
  await context.close();
});

test("so do the staff's pages", async ({ browser }) => {
  const { context, page, complaints } = await person(browser, 'pt-BR');
  await signInAtTheDesk(page, 'caixa@demo.comanda.example');
  await walk(page, forStaff);
  expect(complaints).toEqual([]);
  await context.close();
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
  await context.close();
});
