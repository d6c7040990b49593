import { ours } from '../support/browser/failing.ts';
import { desk, person, textIn } from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const t = textIn('pt-BR');

test('a screen that has shown its codes in vain stops by itself, and asks for one, once, when somebody touches it', async ({
  browser,
}) => {
  const { page } = await person(browser, 'pt-BR', desk);
  let asked = 0;
  const now = new Date().toISOString();
  const waiting = { state: 'waiting', code: '123456', expiresAt: now, now };
  // A house where no code is ever typed, and each is over the next time that the screen looks.
  await page.route('**/api/kitchen-device', (route) => route.fulfill({ headers: ours, json: { state: 'none' } }));
  await page.route('**/api/kitchen-device/code', async (route) => {
    asked += 1;
    await route.fulfill({ headers: ours, json: waiting });
  });
  await page.clock.install();
  await page.goto('/kitchen');
  const over = page.getByRole('heading', { name: t('devices.screen.over') });
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(over).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 30_000 });
  expect(asked).toBe(6);

  // From here on time stands: the next look at whether somebody has typed it would ask for the one after.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await page.getByRole('button', { name: t('devices.screen.newCode') }).click();
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(page.getByRole('heading', { name: t('devices.screen.title') })).toBeVisible({ timeout: 100 });
    expect(asked).toBeGreaterThan(6);
  }).toPass();
  expect(asked).toBe(7);
  // And of itself again from there, one by one.
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(asked).toBeGreaterThan(7);
  }).toPass();
});
