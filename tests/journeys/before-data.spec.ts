import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { holdAnswers } from '../support/browser/hold-answers.ts';
import { desk, type Language, person, phone, signInAtTheDesk, textIn } from '../support/browser/journey.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { addressHere } from '../support/browser/platform-desk.ts';
import { screensOf, type Who } from '../support/browser/screens.ts';

/** What the catalogue says, and of that what says that there is nothing, or how something stands: by how such keys are called. */
function catalogue(language: Language) {
  const fixed = new Set<string>();
  const claims = new Set<string>();
  const collect = (texts: object) => {
    for (const [key, text] of Object.entries(texts)) {
      if (typeof text !== 'string') collect(text);
      else if (/^(none|nobody|nothing|empty|no[A-Z]|is[A-Z])|None|Empty/.test(key)) claims.add(text);
      else fixed.add(text);
    }
  };
  for (const file of readdirSync(`locales/${language}`))
    collect(JSON.parse(readFileSync(`locales/${language}/${file}`, 'utf8')));
  /** Words that stand there whatever is read claim nothing; a figure that is in no text of theirs was read, or made up. */
  return (text: string) => claims.has(text) || (/\d/.test(text) && !fixed.has(text));
}

/** Where nothing is awaited, and why. */
const without: Record<string, string> = {
  '/restaurant-admin/feedback': 'a form, sent and not read',
  '/restaurant-admin/kitchen': 'drawn on the server, with what it shows',
  '/restaurant-admin/support': 'its hours are fixed words, and closed on Sundays is one of them',
  '/restaurant-admin/settings/connected': 'where a provider leads back to: it sends',
  '/admin/privacy': 'a form, and what it finds',
  '/restaurant-admin/orders': 'the board comes with the page, as a journey here shows',
  '/restaurant-admin/printers': 'its printers come with the page',
  '/restaurant-admin/nothing-here': 'nothing is read there',
  '/admin/nothing-here': 'nothing is read there',
};
/** What comes with each page, the calls and the board's orders; and the names of the periods to choose. */
const known = (t: ReturnType<typeof textIn>) =>
  [
    t('calls.none'),
    t('stats.present.callsNone'),
    t('stats.present.ordersNone'),
    t('stats.present.ordersOne'),
    t('stats.present.ordersMany', { count: '\\d+' }),
    t('stats.present.inTime'),
    t('stats.present.lateOne', { minutes: '\\d+' }),
    t('stats.present.lateMany', { count: '\\d+', minutes: '\\d+' }),
    t('stats.period.days', { days: '\\d+' }),
  ].map((text) => new RegExp(`^${text}$`));
/** How many tables call stands above them: it comes with the page as well. */
const isCallCount = (path: string, text: string) =>
  /^\/restaurant-admin\/(floor|tables|till)\b/.test(path) && text === '0';
const places = (who: Who) =>
  screensOf(who)
    .filter(({ dialog, path }) => !dialog && !(path.split('?')[0]! in without))
    .map(({ path }) => path);

/** What the page's main part says to whoever looks at it, piece by piece. */
const said = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode.textContent?.trim();
      if (text && walker.currentNode.parentElement?.checkVisibility()) texts.push(text);
    }
    return texts;
  });

const walks = [
  { who: 'owner', email: 'dono@demo.comanda.example', viewport: desk, language: 'pt-BR' },
  { who: 'waiter', email: 'garcom@demo.comanda.example', viewport: phone, language: 'en' },
  { who: 'admin', email: 'admin@demo.comanda.example', viewport: desk, language: 'pt-BR' },
] as const;

for (const { who, email, viewport, language } of walks) {
  test(`nothing is claimed before it is known: ${who}, in ${language}`, async ({ browser }) => {
    const t = textIn(language);
    const isClaim = catalogue(language);
    const isKnown = (text: string) => known(t).some((pattern) => pattern.test(text));
    const { page } = await person(browser, language, viewport);
    await signInAtTheDesk(page, email, '/offline');
    const claims: string[] = [];
    for (const path of places(who)) {
      const { asked, release } = await holdAnswers(page);
      await page.goto(await addressHere(path));
      await expect.poll(() => asked.length, path).toBeGreaterThan(0);
      const waiting = page.getByRole('main').locator('.animate-breathe, .animate-turn');
      await expect(waiting.or(page.getByText(t('common.loading'))).first(), path).toBeAttached();
      claims.push(
        ...(await said(page))
          .filter((text) => isClaim(text) && !isKnown(text) && !isCallCount(path, text))
          .map((text) => `${path}: ${text}`),
      );
      release();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
    expect(claims).toEqual([]);
  });
}

test('the board comes with the page and is what there is; the list beside it waits', async ({ browser }) => {
  const t = textIn('pt-BR');
  const table = 10;
  const { page } = await person(browser, 'pt-BR', desk);
  await signInAtTheDesk(page, 'caixa@demo.comanda.example', '/offline');
  const id = await order(page, table);
  const { release } = await holdAnswers(page);
  await page.goto('/restaurant-admin/orders');
  await expect(page.locator(`#order-${id}`)).toBeVisible();
  const main = page.getByRole('main');
  await main.getByText(t('orders.delivered')).click();
  await expect(main.locator('.animate-breathe').first()).toBeVisible();
  await expect(main.getByText(t('orders.noneDelivered'), { exact: true })).toHaveCount(0);
  release();
  await expect(main.locator('.animate-breathe')).toHaveCount(0);
});

test('no plan is offered before it is known which one the restaurant has', async ({ browser }) => {
  const t = textIn('pt-BR');
  const { page } = await person(browser, 'pt-BR', desk);
  await signInAtTheDesk(page, 'dono@demo.comanda.example', '/offline');
  const { release } = await holdAnswers(page, /\/api\/subscription$/);
  const plans = page.waitForResponse('**/api/plans');
  await page.goto('/restaurant-admin/subscription');
  expect((await plans).ok()).toBe(true);
  const main = page.getByRole('main');
  const offers = main.getByRole('link', { name: new RegExp(t('billing.plan.selectNamed', { plan: '.*' })) });
  await expect(main.getByRole('heading', { name: t('billing.current.plans') })).toBeVisible();
  await expect(main.locator('.animate-breathe').first()).toBeVisible();
  await expect(offers).toHaveCount(0);
  release();
  await expect(offers.first()).toBeVisible();
});

test('a choice made before the page is hydrated is applied', async ({ browser }) => {
  const t = textIn('pt-BR');
  const { page } = await person(browser, 'pt-BR', phone);
  await signInAtTheDesk(page, 'dono@demo.comanda.example', '/offline');
  const { promise: chosen, resolve: loadScripts } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await chosen;
    await route.fallback();
  });
  // The scripts are deferred: the document is not loaded before them.
  await page.goto('/restaurant-admin/orders', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: t('orders.delivered') }).check();
  loadScripts();
  await expect(page).toHaveURL(/lista=entregues/);
});
