import type { Page } from '@playwright/test';
import {
  addButton,
  desk,
  inAnyLanguage,
  instanceUrl,
  phone,
  plainDish,
  qrCode,
  textIn,
} from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { openNetwork } from '../support/browser/network-between.ts';

const menu = '/r/restaurant-demo/table/6/menu';

/** Someone whose browser lets a service worker in. */
async function guest(
  browser: import('@playwright/test').Browser,
  language: 'pt-BR' | 'en' = 'pt-BR',
  url = instanceUrl(),
) {
  const context = await browser.newContext({ viewport: phone, serviceWorkers: 'allow', baseURL: url });
  await context.addCookies([{ name: 'locale', value: language, url }]);
  return { context, page: await context.newPage() };
}

/** That it is shown as it was seen, whenever that was. */
const seenSome = (language: 'pt-BR' | 'en') => new RegExp(textIn(language)('common.offlineSeen', { when: '.+' }));

/** Until the worker is there and has the page with all it is made of, and every script that those may ask for. */
async function kept(page: Page, path: string): Promise<void> {
  const whole = async (address: string) => {
    const read = async (name: string) => (await caches.match(`/assets/${name}`))?.text();
    const named = (text: string, kinds: string) =>
      [...text.matchAll(new RegExp(`(?:assets/|["'\`]\\./)([\\w.-]+\\.(?:${kinds}))`, 'g'))].map(
        ([, name]) => name ?? '',
      );
    const html = await (await caches.match(address, { cacheName: 'comanda-pages-2' }))?.text();
    const parts = new Set(named(html ?? '', 'js|css|woff2'));
    for (const part of parts) {
      const text = await read(part);
      if (text === undefined) return false;
      if (part.endsWith('.js') && !part.startsWith('manifest-')) for (const more of named(text, 'js')) parts.add(more);
    }
    return [...parts].some((part) => part.startsWith('item-dialog-'));
  };
  await expect.poll(() => page.evaluate(whole, path), { timeout: 60_000 }).toBe(true);
}

test('the menu of a table opens again without a connection, and says so @core', async ({ browser }) => {
  const t = textIn('pt-BR');
  const { context, page } = await guest(browser);
  await page.goto(await qrCode(6));
  await page.goto(menu);
  await kept(page, menu);
  // Whoever sits there has their orders kept as well, without having opened their page.
  const orders = '/r/restaurant-demo/table/6/orders';
  await page.goto(menu);
  await kept(page, orders);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('heading', { name: plainDish })).toBeVisible();
  await expect(page.getByText(seenSome('pt-BR'))).toBeVisible();
  // It comes alive as well: what is chosen now can be sent later.
  await addButton(page, plainDish).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goto(orders);
  await expect(page.getByRole('heading', { name: t('diner.yourOrders') })).toBeVisible();
  await expect(page.getByText(seenSome('pt-BR'))).toBeVisible();
  // A bill is never shown from a copy, and what was never seen is not made up.
  for (const path of ['/r/restaurant-demo/table/6/bill', '/r/restaurant-demo/table/8/menu']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('site.offline.title'));
    // Only to what is kept does a way lead.
    await expect(page.getByRole('link')).toHaveCount(path.includes('/6/') ? 1 : 0);
  }
  await page.goto('/r/restaurant-demo/table/6/bill');
  await page.getByRole('link', { name: t('diner.seeMenu') }).click();
  await expect(page).toHaveURL(instanceUrl() + menu);
  await expect(page.getByRole('heading', { name: plainDish })).toBeVisible();
  await page.goto('/r/restaurant-demo/table/8/menu');
  await context.setOffline(false);
  await page.getByRole('button', { name: t('common.retry') }).click();
  await expect(page.getByRole('heading', { name: plainDish })).toBeVisible();
  await expect(page.getByText(seenSome('pt-BR'))).toBeHidden();
});

test('a page without a script tells as much, in its own language', async ({ browser }) => {
  const t = textIn('en');
  const { context, page } = await guest(browser, 'en');
  await page.goto(await qrCode(6));
  await page.goto(menu);
  await kept(page, menu);
  await page.goto('/r/restaurant-demo/menu');
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/r/restaurant-demo/menu')))).toBe(true);
  await expect(page.getByRole('status')).toBeHidden();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('status')).toHaveText(seenSome('en'));
  await expect(page.getByRole('heading', { name: inAnyLanguage(plainDish) })).toBeVisible();
  await page.goto('/r/restaurant-demo/reservations');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('site.offline.title'));
});

test('a network that is there and leads nowhere: the menu as it was seen, and when, until an answer comes', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const network = await openNetwork(instanceUrl());
  const { context, page } = await guest(browser, 'pt-BR', network.url);
  await page.goto(menu);
  await kept(page, menu);
  const seen = page.getByText(seenSome('pt-BR'));
  for (const between of ['silence', "a proxy's error", 'a sign-in page'] as const) {
    network.becomes(between);
    await page.goto(menu);
    await expect(page.getByRole('heading', { name: plainDish })).toBeVisible();
    await expect(seen).toBeVisible();
  }
  // Nor does that network's page stand where nothing was seen.
  await page.goto('/r/restaurant-demo/table/8/menu');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('site.offline.title'));
  await page.goto(menu);
  await expect(seen).toBeVisible();
  network.becomes('nothing');
  await expect(seen).toBeHidden();
  await expect(page.getByText(t('common.offline'))).toBeHidden();
  await context.close();
  await network.close();
});

test('the staff’s screens and the rest of the site are left alone', async ({ browser }) => {
  const { page } = await guest(browser);
  await page.goto(menu);
  await kept(page, menu);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  );
  expect(scopes).toEqual([`${instanceUrl()}/r/`]);
  await page.setViewportSize(desk);
  await page.goto('/login');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
