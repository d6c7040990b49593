import { ours, said, without } from '../support/browser/failing.ts';
import {
  desk,
  expectAccessible,
  languages,
  person,
  phone,
  refusedWith,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { expectOnly } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';

for (const language of languages) {
  const t = textIn(language);
  const quoted = 'Unexpected Application Error!';

  test(`a page that cannot be read is the router's last screen, with a way on and a way back (${language})`, async ({
    browser,
  }) => {
    const { page, complaints } = await person(browser, language, phone);
    await without('plans', async () => {
      await page.goto('/pricing');
      await page.getByRole('link', { name: t('common.goHome') }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('site.home.headline'));
      await page.goto('/pricing');
      await expect(page.getByRole('heading', { level: 1, name: quoted })).toBeVisible();
      await expect(page).toHaveTitle(quoted);
      await said(page, t('common.unexpectedHint'));
      await expectAccessible(page);
    });
    expectOnly(complaints, refusedWith(500));
    await page.getByRole('link', { name: t('common.retry') }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('billing.pricing.headline'));
  });

  test(`a page of the staff that cannot be drawn leads back to their work (${language})`, async ({ browser }) => {
    const { page, complaints } = await person(browser, language, desk);
    await signInAtTheDesk(page, 'dono@demo.comanda.example');
    const odd = (url: URL) => url.pathname === '/api/staff';
    let asked = 0;
    await page.route(odd, (route) => {
      asked += 1;
      return route.fulfill({ headers: ours, json: { staff: 'nobody can draw this', nextCursor: null } });
    });
    await page.goto('/restaurant-admin/staff');
    // It was read anew once, by itself.
    await expect.poll(() => asked).toBe(2);
    await expect(page.getByRole('heading', { level: 1, name: quoted })).toBeVisible();
    expectOnly(complaints, expect.stringContaining('Invalid time value'));
    await page.getByRole('link', { name: t('common.goHome') }).click();
    await expect(page).toHaveURL(/\/restaurant-admin$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('shell.dashboard'));
    await page.unroute(odd);
    await page.goto('/restaurant-admin/staff');
    await expect(page.getByRole('article').first()).toBeVisible();
  });

  test(`a page that cannot be drawn once comes back by itself (${language})`, async ({ browser }) => {
    const { page, complaints } = await person(browser, language, desk);
    await signInAtTheDesk(page, 'dono@demo.comanda.example');
    const odd = (url: URL) => url.pathname === '/api/staff';
    await page.route(odd, (route) => route.fulfill({ json: { staff: 'nobody can draw this' } }), { times: 1 });
    await page.goto('/restaurant-admin/staff');
    await expect(page.getByRole('article').first()).toBeVisible();
    expectOnly(complaints, expect.stringContaining('Invalid time value'));
  });
}
