import type { Page } from '@playwright/test';
import { languages as spoken } from '#lib/locale.ts';
import {
  asRead,
  changeRestaurant,
  desk,
  expectAccessible,
  instanceUrl,
  languages,
  look,
  person,
  phone,
  qrCode,
  refusedWith,
  textIn,
} from '../support/browser/journey.ts';
import { taken } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const home = '/r/restaurant-demo';
const fontFiles = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => /assets\/([a-z]+)[\w-]*\.woff2$/.exec(name)?.[1])
      .filter((font) => font !== undefined),
  );

for (const [index, language] of languages.entries()) {
  test(`someone looks a restaurant up, in ${language}`, async ({ browser }) => {
    const t = textIn(language);
    for (const viewport of index === 0 ? [phone, desk] : [desk, phone]) {
      const { context, page } = await person(browser, language, viewport);
      let asked = 0;
      await context.route('https://www.google.com/**', async (route) => {
        asked += 1;
        await route.fulfill({ contentType: 'text/html', body: '<html lang="pt"><title>Mapa</title><main>Mapa</main>' });
      });
      await page.goto(home);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Restaurant Demo');
      await expect(page).toHaveTitle('Restaurant Demo');
      // A page that only informs carries no script.
      const running = () => [...document.scripts].filter(({ type }) => type !== 'application/ld+json').length;
      expect(await page.evaluate(running)).toBe(0);

      const hours = page.getByRole('region', { name: new RegExp(t('restaurants.page.hours')) });
      const days = await hours.getByRole('listitem').allTextContents();
      expect(days.length).toBe(7);
      expect(days[0]).toMatch(/^(domingo|Sunday)/);
      expect(days[6]).toMatch(/^(sábado|Saturday)/);
      expect(days[1]).toContain(t('restaurants.page.closed'));
      await expect(hours.locator('[aria-current=date]')).toHaveCount(1);
      await expect(page.getByRole('link', { name: '(11) 3031-0140' })).toHaveAttribute('href', 'tel:1130310140');

      const directions = page.getByRole('link', { name: t('restaurants.page.seeOnMap') });
      await expect(directions).toHaveAttribute('target', '_blank');
      await expect(directions).toHaveAttribute(
        'href',
        /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=Rua%20A/,
      );
      await expectAccessible(page);
      // The maps service hears nothing before the tap.
      expect(asked).toBe(0);
      await page.getByRole('link', { name: t('restaurants.page.loadMap') }).click();
      await expect(page.frameLocator('iframe').getByText('Mapa')).toBeVisible();
      expect(asked).toBe(1);
      expect(page.url()).toBe(instanceUrl() + home);
      await context.close();
    }
  });
}

test('the menu shows all products or one category alone, each told of in two lines, without a script', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const { page } = await person(browser, 'pt-BR');
  await page.goto(`${home}/menu`);
  expect(await page.evaluate(() => [...document.scripts].every(({ type }) => type === 'application/ld+json'))).toBe(
    true,
  );
  const category = page.getByRole('combobox', { name: t('menu.public.categories') });
  await expect(category.locator('option:checked')).toHaveText('Todos os produtos');
  const sections = page.locator('main section').filter({ has: page.getByRole('article') });
  const all = await sections.count();
  expect(all).toBeGreaterThan(2);
  const name = await category.locator('option').nth(2).textContent();
  await category.selectOption({ index: 2 });
  await expect(sections.filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 2, name: name ?? '' })).toBeVisible();
  await expectAccessible(page);
  await category.selectOption({ index: 0 });
  await expect(sections.filter({ visible: true })).toHaveCount(all);
  const lines = await page
    .getByRole('article')
    .first()
    .getByRole('paragraph')
    .evaluateAll((paragraphs) =>
      paragraphs.map((paragraph) => getComputedStyle(paragraph).getPropertyValue('-webkit-line-clamp')),
    );
  expect(lines).toContain('2');
});

for (const [index, language] of languages.entries()) {
  test(`a dish is looked for on the menu for everyone, and the category in view is marked, without a script, in ${language}`, async ({
    browser,
  }) => {
    const t = textIn(language);
    const { page } = await person(browser, language, index === 0 ? phone : desk);
    await page.goto(`${home}/menu`);
    expect(await page.evaluate(() => [...document.scripts].every(({ type }) => type === 'application/ld+json'))).toBe(
      true,
    );
    const links = page.getByRole('navigation', { name: t('menu.public.categories') }).getByRole('link');
    const marked = () =>
      links.evaluateAll((all) =>
        all
          .filter((link) => getComputedStyle(link.closest('li')!).backgroundColor !== 'rgba(0, 0, 0, 0)')
          .map((link) => link.textContent),
      );
    const names = await links.allTextContents();
    for (const at of [2, 4, 1]) {
      await links.nth(at).click();
      await expect.poll(marked).toEqual([names[at]]);
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    const field = page.getByRole('searchbox', { name: t('diner.find') });
    // Accents and slips are forgiven as on a guest's phone.
    await field.fill('pincanha');
    await field.press('Enter');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText(asRead(language, 'Picanha na brasa'));
    await expect(page.getByText(t('diner.foundOne'))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('searchbox', { name: t('diner.find') }).fill('xilofone');
    await page.getByRole('button', { name: t('menu.public.search'), exact: true }).click();
    await expect(page.getByText(t('menu.public.foundNone', { text: 'xilofone' }))).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: t('diner.wholeMenu') }).click();
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(20);
  });
}

test('on a phone the pages fold away, and unfold without a script', async ({ browser }) => {
  const t = textIn('pt-BR');
  const { page } = await person(browser, 'pt-BR');
  await page.goto(home);
  const reservations = page.getByRole('navigation').getByRole('link', { name: t('restaurants.page.reservations') });
  await expect(reservations).toBeHidden();
  await page.locator('summary').click();
  await expect(reservations).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: spoken.en.name }).click();
  await expect(page.getByRole('link', { name: textIn('en')('restaurants.page.reserve') }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a restaurant that is not there is said not to be, and a former address leads on', async ({
  browser,
  request,
}) => {
  const { page, complaints } = await person(browser, 'pt-BR');
  for (const missing of ['/r/nao-existe', '/r/Nao%20Existe']) {
    expect((await page.goto(missing))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Restaurante não encontrado');
  }
  expect(taken(complaints)).toEqual([refusedWith(404), refusedWith(404)]);
  await expectAccessible(page);
  await look(
    `insert into restaurant_former_slugs (slug, restaurant_id) select 'velho-nome', id from restaurants
     where slug = 'restaurant-demo' on conflict do nothing`,
  );
  const answer = await request.get(`${instanceUrl()}/r/velho-nome?a=b`, { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, `${home}?a=b`]);
});

test("a page is set in the restaurant's font, and loads the files of no other", async ({ browser }) => {
  const { page } = await person(browser, 'pt-BR', desk);
  await changeRestaurant(`update customization set font_family = 'Poppins', primary_color = '#7b3138'`, 'restaurant');
  for (const address of [home, await qrCode(2)]) {
    await expect(async () => {
      await page.goto(address);
      expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Poppins');
      await page.evaluate(() => document.fonts.ready);
      expect(new Set(await fontFiles(page))).toEqual(new Set(['poppins']));
    }).toPass();
    // What stands in until the font is there is the machine's own, and some have none.
    const failed = await page.evaluate(
      () =>
        [...document.fonts].filter(({ family, status }) => status === 'error' && !family.includes('Fallback')).length,
    );
    expect(failed).toBe(0);
  }
  await changeRestaurant(`update customization set font_family = 'Inter', primary_color = '#0B3B33'`, 'restaurant');
  await expect(async () => {
    await page.goto(home);
    expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Inter');
    await page.evaluate(() => document.fonts.ready);
    expect(new Set(await fontFiles(page))).toEqual(new Set(['inter']));
  }).toPass();
});
