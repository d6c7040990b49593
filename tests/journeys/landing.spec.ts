import type { Browser, Page } from '@playwright/test';
import {
  desk,
  expectAccessible,
  instanceUrl,
  type Language,
  languages,
  person,
  phone,
  textIn,
} from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';

/** The page as it is without any script, in a language and at a width. */
async function withoutScript(browser: Browser, language: Language, viewport = desk) {
  const context = await browser.newContext({ viewport, javaScriptEnabled: false, baseURL: instanceUrl() });
  const page = await context.newPage();
  await page.goto(language === 'en' ? '/?lang=en' : '/?lang=pt-BR');
  return { context, page, t: textIn(language) };
}

for (const language of languages)
  for (const viewport of [phone, desk]) {
    test(`a visitor reckons what waiting costs, without a script (${language}, ${viewport.width})`, async ({
      browser,
    }) => {
      const { page, t } = await withoutScript(browser, language, viewport);
      const cost = page.locator('#cost');
      await expect(cost).toContainText(t('site.cost.hours', { hours: 4, minutes: 12 }));
      await expect(cost).toContainText(
        t('site.cost.how', {
          tables: t('site.cost.tablesMany', { count: 14 }),
          guests: t('site.cost.guestsMany', { count: 3 }),
          minutes: 6,
          total: 252,
        }),
      );
      await cost.getByLabel(t('site.cost.tables')).fill('5');
      await cost.getByLabel(t('site.cost.guests')).fill('2');
      await cost.getByLabel(t('site.cost.minutes')).fill('4');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/tables=5&guests=2&minutes=4#cost$/);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(cost).toContainText(t('site.cost.underHour', { minutes: 40 }));
      await expect(cost).toContainText(/R\$\s?5[.,]98/);
      await expect(cost.getByLabel(t('site.cost.tables'))).toHaveValue('5');
      // Nobody has so many tables: the browser says so, and nothing is asked.
      await cost.getByLabel(t('site.cost.tables')).fill('9999');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/tables=5&/);
    });

    test(`a visitor reads the answers to what owners ask (${language}, ${viewport.width})`, async ({ browser }) => {
      const { page, t } = await withoutScript(browser, language, viewport);
      for (const question of ['tablets', 'internet', 'fee', 'app', 'leave', 'help']) {
        const asked = page.locator('details', { hasText: t(`site.ask.${question}`) }).last();
        if (question !== 'tablets') {
          await expect(asked.locator('p')).toBeHidden();
          await asked.locator('summary').focus();
          await page.keyboard.press('Enter');
        }
        await expect(asked.locator('p')).toBeVisible();
      }
      await expect(page.getByText(t('feedback.support.weekdaysHours'))).toBeVisible();
      const plans = page.locator('section', { has: page.locator('#plans') });
      for (const link of await plans.getByRole('link', { name: t('billing.plan.select') }).all())
        await expect(link).toHaveAttribute('href', /^\/register-restaurant\?plan=/);
    });
  }

/** What is read out of a drawn sum: the browser's own tree has it, for the page holds no such text. */
async function saidSum(page: Page): Promise<string> {
  const cdp = await page.context().newCDPSession(page);
  const { nodes } = await cdp.send('Accessibility.getFullAXTree');
  const said = (id: string | undefined): string => {
    const node = nodes.find(({ nodeId }) => nodeId === id);
    return node?.role?.value === 'StaticText' ? String(node.name?.value) : (node?.childIds ?? []).map(said).join('');
  };
  const statuses = nodes.filter(({ role }) => role?.value === 'status').map(({ nodeId }) => said(nodeId));
  return statuses.find((text) => text.startsWith('R$')) ?? statuses.join();
}

for (const language of languages)
  for (const viewport of [phone, desk])
    test(`a visitor orders on the first screen, without a script (${language}, ${viewport.width})`, async ({
      browser,
    }) => {
      const { page, t } = await withoutScript(browser, language, viewport);
      const dish = (which: number) => t(`site.home.scene.dish${which}`);
      const box = (which: number) => page.getByRole('checkbox', { name: new RegExp(`^${dish(which)}`) });
      const kitchen = page.getByRole('region', { name: t('site.home.scene.kitchen') });
      const line = (which: number) => kitchen.getByRole('listitem').filter({ hasText: dish(which) });
      const sums = (reais: number) =>
        expect.poll(() => saidSum(page)).toMatch(new RegExp(`^R\\$\\s?${reais}[.,]00$`, 'u'));

      await expect(line(1)).toHaveText(new RegExp(`^1\\s*${dish(1)}`));
      await sums(58);
      await box(1).focus();
      await page.keyboard.press('Space');
      await expect(kitchen.getByRole('listitem')).toHaveCount(0);
      await expect(kitchen.getByText(t('site.home.scene.none'))).toBeVisible();
      await sums(0);

      await box(2).focus();
      await page.keyboard.press('Space');
      await page.getByText(dish(3)).first().click();
      for (const which of [2, 3]) {
        await expect(line(which).locator('b')).toHaveText('1');
        await expect(line(which)).toContainText(dish(which));
      }
      await expect(kitchen.getByText(t('site.home.scene.none'))).toBeHidden();
      await sums(52);
      // What is ticked and what it causes are seen in one glance, and neither lies over the other.
      const phoneBox = await page.getByRole('group', { name: t('site.home.scene.menu') }).boundingBox();
      const kitchenBox = await kitchen.boundingBox();
      if (!phoneBox || !kitchenBox) throw new Error('the scene is not drawn');
      const top = Math.min(phoneBox.y, kitchenBox.y);
      expect(kitchenBox.y + kitchenBox.height - top).toBeLessThan(viewport.height);
      if (viewport === desk) expect(kitchenBox.x).toBeGreaterThan(phoneBox.x + phoneBox.width);
      else expect(kitchenBox.y).toBeGreaterThan(phoneBox.y + phoneBox.height);

      // The kitchen says how far it is, by key or by touch, and the phone hears of it.
      const told = page.locator('[role=status]');
      await expect(told).toHaveText(t('site.feature.received'), { useInnerText: true });
      await kitchen.getByRole('radio', { name: t('site.home.scene.new') }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(told).toHaveText(t('site.feature.started'), { useInnerText: true });
      await kitchen.getByText(t('site.home.scene.ready')).click();
      await expect(kitchen.getByRole('radio', { name: t('site.home.scene.ready') })).toBeChecked();
      await expect(told).toHaveText(t('site.feature.ready'), { useInnerText: true });

      await box(2).uncheck();
      await expect(line(2)).toHaveCount(0);
      await sums(28);
    });

for (const language of languages)
  test(`the drawn ticket ages, but not for whoever asks for less motion (${language})`, async ({ browser }) => {
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      const { context, page, t } = await withoutScript(browser, language);
      await page.emulateMedia({ reducedMotion });
      const kitchen = page.getByRole('region', { name: t('site.home.scene.kitchen') });
      const still = reducedMotion === 'reduce';
      const age = kitchen.locator('.drawn-age');
      await expect(age).toBeVisible({ visible: !still });
      const seconds = () => age.evaluate((drawn) => Number(getComputedStyle(drawn).getPropertyValue('--age-seconds')));
      if (!still) await expect.poll(seconds).toBeGreaterThan(0);
      await expect(kitchen.getByText(t('site.home.scene.now'))).toBeAttached();
      await context.close();
    }
  });

for (const language of languages)
  test(`the landing page is for everyone, all of it opened (${language})`, async ({ browser }) => {
    for (const viewport of [phone, desk]) {
      const { context, page } = await person(browser, language, viewport);
      await page.goto('/');
      await page.evaluate(() => {
        for (const details of document.querySelectorAll<HTMLDetailsElement>('main details')) details.open = true;
      });
      await expectAccessible(page);
      await context.close();
    }
  });
