import type { Page } from '@playwright/test';
import { languages as spoken } from '#lib/locale.ts';
import {
  desk,
  expectAccessible,
  inAnyLanguage,
  inCore,
  instanceUrl,
  languages,
  look,
  person,
  phone,
  plainDish,
  refusedWith,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { expectOnly } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const pages = [
  '/',
  '/restaurants',
  '/restaurants?q=nada-disso',
  '/demo',
  '/demo?view=restaurant',
  '/terms',
  '/privacy',
  '/nao-existe',
  '/offline',
  '/r/restaurant-demo/menu',
];

/** What runs; what only tells machines about the page does not. */
const scripts = (page: Page) =>
  page.evaluate(() => [...document.scripts].filter(({ type }) => type !== 'application/ld+json').length);

/** Nothing is wider than the screen. */
const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

for (const [index, language] of languages.entries()) {
  test(`every public page can be read by everyone, in ${language}${inCore(language === 'en')}`, async ({ browser }) => {
    const { page, complaints } = await person(browser, language, index === 0 ? phone : desk);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(instanceUrl()) && !request.url().startsWith('data:')) elsewhere.push(request.url());
    });
    for (const path of pages) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      // The demo is the product itself; what only informs carries no script.
      if (!path.startsWith('/demo')) expect(await scripts(page), path).toBe(0);
      expect(await overflows(page), path).toBe(false);
    }
    // As narrow as phones are, and at twice the size.
    for (const width of [360, 320]) {
      await page.setViewportSize({ width, height: 640 });
      for (const path of ['/', '/restaurants', '/r/restaurant-demo/menu']) {
        await page.goto(path);
        expect(await overflows(page), `${path} at ${width}`).toBe(false);
      }
    }
    expect(elsewhere).toEqual([]);
    expectOnly(complaints, refusedWith(404));
  });
}

test('someone finds their way through the site, on a phone and without a script', async ({ browser }) => {
  const t = textIn('en');
  const context = await browser.newContext({ viewport: phone, javaScriptEnabled: false, baseURL: instanceUrl() });
  const page = await context.newPage();
  // The address of a language, as a search engine gives it; the pages after it stay in that language.
  await page.goto('/?lang=en');
  await expect(page.getByRole('link', { name: t('site.call.go') }).first()).toHaveAttribute('href', '/pricing');
  await page.locator('header summary').click();
  const menu = page.locator('header details nav');
  await expect(menu.getByRole('link')).toHaveText([
    t('site.nav.home'),
    t('site.nav.restaurants'),
    t('site.nav.pricing'),
    t('site.nav.demo'),
    t('site.nav.account'),
  ]);
  await menu.getByRole('link', { name: t('site.nav.restaurants') }).click();

  await page.getByRole('searchbox').fill('nothing like it');
  await page.getByRole('button', { name: t('restaurants.directory.go') }).click();
  await expect(page.getByText('No restaurants found matching your search.')).toBeVisible();
  await page.getByRole('searchbox').fill('RESTAURÁNT demo');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?q=RESTAUR/);
  const card = page.getByRole('article', { name: 'Restaurant Demo' });
  await expect(card).toContainText(/(open|closed) today/i);
  await expect(card.getByRole('link', { name: '(11) 3031-0140' })).toHaveAttribute('href', 'tel:1130310140');
  await card.getByRole('link', { name: 'Restaurant Demo' }).click();
  await expect(page).toHaveURL(`${instanceUrl()}/r/restaurant-demo`);

  await page
    .getByRole('link', { name: t('restaurants.page.ourMenu') })
    .first()
    .click();
  await expect(page).toHaveURL(`${instanceUrl()}/r/restaurant-demo/menu`);
  await expect(page.getByRole('heading', { name: inAnyLanguage(plainDish) })).toBeVisible();
  await page
    .locator('summary', { hasText: t('menu.public.choices') })
    .first()
    .click();
  await expect(page.locator('details[open] li').first()).toBeVisible();
  await expect(page.getByText(t('menu.public.howText'))).toBeVisible();

  await page.goto('/demo');
  await expect(page.getByRole('link', { name: t('site.demo.openRestaurant') })).toHaveAttribute(
    'href',
    '/r/restaurant-demo',
  );
  await page.getByRole('link', { name: t('site.demo.restaurant') }).click();
  await expect(page.getByText('dono@demo.comanda.example')).toBeVisible();
  await expect(page.getByRole('link', { name: t('site.demo.signIn') })).toHaveAttribute('href', '/login');
  await page.getByRole('button', { name: spoken['pt-BR'].name }).click();
  await expect(page).toHaveURL(`${instanceUrl()}/demo?view=restaurant`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
});

test('the account button leads to where the account is', async ({ browser }) => {
  const { page } = await person(browser, 'pt-BR', desk);
  await page.goto('/');
  const account = page.getByRole('banner').getByRole('link', { name: 'Acessar conta' });
  await expect(account).toHaveAttribute('href', '/login');
  await signInAtTheDesk(page, 'dono@demo.comanda.example', '/');
  await expect(account).toHaveAttribute('href', '/restaurant-admin');
});

test('what a page says of itself is whole, and the same from everywhere', async ({ request }) => {
  // Without cookies: the address alone decides.
  const read = async (path: string) => (await fetch(instanceUrl() + path)).text();
  for (const path of [
    '/',
    '/restaurants',
    '/pricing',
    '/demo',
    '/terms',
    '/r/restaurant-demo',
    '/r/restaurant-demo/menu',
  ]) {
    for (const [language, address] of [
      ['pt-BR', path],
      ['en', `${path}?lang=en`],
    ] as const) {
      const html = await read(address);
      expect(html, address).toContain(`<html lang="${language}"`);
      const whole = `${instanceUrl()}${address}`;
      expect(html).toContain(`<link rel="canonical" href="${whole}"/>`);
      expect(html).toContain(`<link rel="alternate" hrefLang="pt-BR" href="${instanceUrl()}${path}"/>`);
      expect(html).toContain(`<link rel="alternate" hrefLang="en" href="${instanceUrl()}${path}?lang=en"/>`);
      expect(html).toContain(`<link rel="alternate" hrefLang="x-default" href="${instanceUrl()}${path}"/>`);
      expect(html.match(/<title>/g)).toHaveLength(1);
      expect(html).toMatch(/<meta name="description" content="[^"]{20,}"\/>/);
      const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
      const answer = await request.get(picture.replaceAll('&amp;', '&'));
      expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    }
  }
  const data = [
    ...(await read('/r/restaurant-demo')).matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g),
  ];
  expect(data.map(([, text]) => JSON.parse(text!)['@type'])).toEqual(['Restaurant']);
  const robots = await read('/robots.txt');
  expect(await read(new URL(/Sitemap: (.+)/.exec(robots)?.[1] ?? '').pathname)).toContain('restaurants-1.xml');
});

test('the staff can install it, and only the staff are asked to', async ({ browser }) => {
  const { page } = await person(browser, 'pt-BR', phone);
  await page.goto('/r/restaurant-demo');
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0);
  await signInAtTheDesk(page, 'garcom@demo.comanda.example');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(instanceUrl() + address)).json();
  expect(manifest).toMatchObject({ lang: 'pt-BR', start_url: '/restaurant-admin', display: 'standalone' });
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    '/restaurant-admin/orders',
    '/restaurant-admin/tables',
  ]);
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (path) => {
      const image = await createImageBitmap(await (await fetch(path)).blob());
      return `${image.width}x${image.height}`;
    }, src);
    expect(size).toBe(sizes);
  }
});

test('a restaurant that says nothing of itself, and much, is shown as well', async ({ browser }) => {
  const long = 'Empório e Restaurante Panorâmico da Serra do Rio do Rastro e Arredores, Filhos & Netos';
  await look(
    `insert into restaurants (name, slug, description, address, phone) values ($1, 'longo-nome', $2, $3, '(48) 3000-0000'),
       ('Só Nome', 'so-nome', '', '', '')`,
    [long, 'Cozinhadascolôniasesemespaços'.repeat(12), 'Rodovia SC-390, quilômetro 400, '.repeat(6)],
  );
  const { page } = await person(browser, 'pt-BR', { width: 360, height: 740 });
  for (const path of ['/restaurants', '/r/longo-nome', '/r/so-nome', '/r/so-nome/menu']) {
    await page.goto(path);
    await expectAccessible(page);
    expect(await overflows(page), path).toBe(false);
  }
  await expect(page.getByText(textIn('pt-BR')('diner.menuEmpty'))).toBeVisible();
});
