import type { Page } from '@playwright/test';
import { interruptibleSound } from '../support/browser/interruptible-sound.ts';
import { expectAccessible, person, phone, signInAtTheDesk, textIn } from '../support/browser/journey.ts';
import { pairedDisplay, ticket } from '../support/browser/journey-kitchen.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { touchedOnly } from '../support/browser/touched-only.ts';

const waiter = 'garcom@demo.comanda.example';
const tablet = { width: 1024, height: 768 };
const display = '/restaurant-admin/kitchen?station=todas';
/** Where a touch does nothing else. */
const beside = (page: Page) => page.locator('.k-top');
const corner = { position: { x: 2, y: 2 } };

for (const viewport of [tablet, phone])
  test(`a display says that it cannot be heard and what to do, until it can; and that its screen may turn off (${viewport.width} px wide)`, async ({
    browser,
  }) => {
    const t = textIn('pt-BR');
    const { page } = await person(browser, 'pt-BR', viewport);
    const sound = await interruptibleSound(page);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'wakeLock'));
    await signInAtTheDesk(page, waiter, display);
    await order(page, 8);
    const card = ticket(page, t('kitchen.tableNumber', { number: 8 }));
    await expect(card).toBeVisible();
    const says = (key: string) => page.getByRole('button', { name: t(key) });
    await expect(says('common.mute.untouched')).toBeVisible();
    // On a phone the foot is one bar, and the settings alone say it.
    await expect(page.getByText(t('kitchen.mayDarken'))).toBeVisible({ visible: viewport === tablet });
    await expectAccessible(page);
    const places = () => Promise.all([card, page.locator('.k-foot')].map((each) => each.boundingBox()));
    const before = await places();
    await beside(page).click(corner);
    await expect(says('kitchen.soundState.high')).toBeVisible();

    // A call takes the sound; a touch asks for it in vain while it lasts.
    await sound.interrupt(true);
    await expect(says('common.mute.stopped')).toBeVisible();
    await says('common.mute.stopped').click();
    await expect(says('common.mute.refused')).toBeVisible();
    await expectAccessible(page);
    // Nothing above the foot moves for it.
    expect(await places()).toEqual(before);
    await sound.interrupt(false);
    await beside(page).click(corner);
    await expect(says('kitchen.soundState.high')).toBeVisible();
    expect(await places()).toEqual(before);
  });

test('on every page of the staff it is said that the sound was taken away, until a touch has brought it back', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const { page } = await person(browser, 'pt-BR', phone);
  const warnings: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  const sound = await interruptibleSound(page);
  await signInAtTheDesk(page, waiter, '/restaurant-admin/orders');
  const banner = (key: string) => page.getByRole('status').getByRole('button', { name: t(key) });
  await expect(banner('common.mute.untouched')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('button', { name: t('orders.soundOn') }).first()).toBeVisible();
  await expect(banner('common.mute.untouched')).toBeHidden();

  // Elsewhere it is said once it was there and is gone.
  await page.goto('/restaurant-admin/menu');
  await page.getByRole('heading', { level: 1 }).click();
  await sound.interrupt(true);
  await expect(banner('common.mute.stopped')).toBeVisible();
  await expectAccessible(page);
  await banner('common.mute.stopped').click();
  await expect(banner('common.mute.refused')).toBeVisible();
  await sound.interrupt(false);
  await expect(banner('common.mute.refused')).toBeHidden();
  expect(warnings.filter((text) => text.includes('AudioContext'))).toEqual([]);
});

for (const { viewport, letters } of [
  { viewport: tablet, letters: 20 },
  { viewport: { width: 1920, height: 1080 }, letters: 33 },
])
  test(`a display that was reloaded says in large words that it needs a touch to be heard (${viewport.width} px wide)`, async ({
    browser,
  }) => {
    const t = textIn('pt-BR');
    const page = await pairedDisplay(browser, 'pt-BR', viewport);
    await touchedOnly(page);
    await page.reload();
    const words = page.getByRole('button', { name: t('common.mute.untouched') }).locator('span');
    await expect(words).toHaveText(t('common.mute.untouched'));
    await expect(page.getByText(t('kitchen.empty'))).toBeVisible();
    await expect(words).toBeInViewport({ ratio: 1 });
    const drawn = await words.evaluate((element) => ({
      letters: Math.round(Number.parseFloat(getComputedStyle(element).fontSize)),
      cut: element.scrollWidth > element.clientWidth + 1,
    }));
    expect(drawn).toEqual({ letters, cut: false });
    await expectAccessible(page);
    await beside(page).click(corner);
    await expect(page.getByRole('button', { name: t('kitchen.soundState.high') })).toBeVisible();
  });
