import type { Page } from '@playwright/test';
import { desk, person, phone, signInAtTheDesk, textIn } from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const t = textIn('pt-BR');
const scripts = /\.js(\?|$)/;

/** Opens a page whose scripts come only when that is said. */
async function openStill(page: Page, path: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

test('a view that is chosen before the page is alive is the one that it shows', async ({ browser }) => {
  const { page } = await person(browser, 'pt-BR', desk);
  await signInAtTheDesk(page, 'garcom@demo.comanda.example', '/restaurant-admin/home');
  const release = await openStill(page, '/restaurant-admin/reservations?data=2031-01-10');
  const list = page.getByRole('radio', { name: t('reservations.view.list') });
  await list.check();
  release();
  await expect(page.getByText(t('reservations.none'))).toBeVisible();
  await expect(page.getByRole('radio', { name: t('reservations.view.evening') })).not.toBeChecked();
  await expect(list).toBeChecked();
  await page.reload();
  await expect(list).toBeChecked();
});

test('a name that is typed into the booking before the page is alive is sent', async ({ browser }) => {
  const { page } = await person(browser, 'pt-BR', phone);
  const release = await openStill(page, '/r/restaurant-demo/reservations');
  const people = page.getByLabel(t('reservations.form.guests'));
  await people.fill('30');
  release();
  await expect(people).toHaveValue('30');
  await expect(page.getByText(/30 pessoas/).first()).toBeVisible();
});
