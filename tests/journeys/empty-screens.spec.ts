import { subscribe } from '../support/browser/account-journey.ts';
import { askInstance, firstPassword, ownEmail, registerByCall } from '../support/browser/entrance.ts';
import { desk, expectAccessible, type Language, person, phone } from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';

/** What a house has nothing of on its first day. */
const screens = [
  '/menu',
  '/tables',
  '/floor?mesas=todas',
  '/orders',
  '/orders?lista=entregues',
  '/orders/corrections',
  '/reservations',
  '/staff',
  '/devices',
  '/printers',
  '/history',
  '/till',
  '',
];

const runs: [Language, typeof phone][] = [
  ['pt-BR', phone],
  ['en', desk],
];

for (const [language, viewport] of runs) {
  test(`every empty screen of a new house teaches, with one thing to do: ${language}, ${viewport.width} px`, async ({
    browser,
  }) => {
    test.slow();
    const { page } = await person(browser, language, viewport);
    const email = ownEmail('nova');
    await registerByCall(page, email);
    await subscribe(email);
    await askInstance(page, '/api/auth/sign-in/email', { email, password: firstPassword });
    for (const screen of screens) {
      await test.step(screen, async () => {
        await page.goto(`/restaurant-admin${screen}`);
        const teaching = page.locator('[data-teaches]');
        await expect(teaching).toHaveCount(1);
        for (const each of await teaching.all()) {
          // What it will show, why it is worth having, and one way to begin.
          await expect(each.getByRole('heading')).not.toBeEmpty();
          await expect(each.locator('p').first()).not.toBeEmpty();
          const actions = each.getByRole('button').or(each.getByRole('link'));
          await expect(actions).toHaveCount(1);
          await expect(actions).toBeEnabled();
        }
        await expectAccessible(page);
      });
    }
  });
}
