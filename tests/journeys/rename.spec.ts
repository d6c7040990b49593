import type { Page } from '@playwright/test';
import { newShortCode, newTableSecret } from '../../src/features/tables/secret.ts';
import { subscribe } from '../support/browser/account-journey.ts';
import { askInstance, firstPassword, ownEmail, registerByCall } from '../support/browser/entrance.ts';
import { desk, instanceUrl, look, person, phone, signInAtTheDesk, textIn } from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { withOwnStream } from '../support/browser/visibility.ts';

test('a new name reaches every open screen of a restaurant, without a subscription too', async ({ browser }) => {
  const t = textIn('pt-BR');
  const before = 'Casa da Vó Nena';
  const after = 'Cantina da Vó Nena';
  const email = ownEmail('rename');
  const owner = await person(browser, 'pt-BR', desk);
  const slug = await registerByCall(owner.page, email, before);
  await askInstance(owner.page, '/api/auth/sign-in/email', { email, password: firstPassword });
  const [instance] = await look<{ id: string }>('select id from restaurants where slug = $1', [slug]);
  const codes = [newTableSecret(), newShortCode()];
  const insertion = 'insert into tables (restaurant_id, number, secret, short_code) values ($1, 1, $2, $3)';
  await look(insertion, [instance?.id, ...codes]);
  await owner.page.goto('/restaurant-admin/subscription');
  await expect(owner.page.getByRole('complementary', { name: before })).toBeVisible();

  // Guests who have not scanned a code are told by nobody; their pages ask once a minute.
  const guests = await person(browser, 'pt-BR', phone);
  await guests.page.clock.install();
  const asking = await guests.context.newPage();
  await asking.clock.install();
  await guests.page.goto(`/r/${slug}/table/1/menu`);
  await expect(guests.page).toHaveTitle(t('diner.menuTitle', { restaurant: before }));
  await asking.goto(`/r/${slug}/reservations`);
  await expect(asking.getByRole('banner')).toContainText(before);

  const admin = await person(browser, 'pt-BR', desk);
  await signInAtTheDesk(admin.page, 'admin@demo.comanda.example', '/admin');
  const rename = async (name: string) => {
    const [{ revision } = { revision: 0 }] = await look<{ revision: number }>(
      'select revision from restaurants where id = $1',
      [instance?.id],
    );
    const change = { name, address: 'Rua Nova, 1', phone: '(11) 3000-0000', email, serviceFeeBasisPoints: 1_000 };
    const saved = await admin.page.request.put(`/api/platform/restaurants/${instance?.id}`, {
      headers: { origin: instanceUrl() },
      data: { ...change, revision, active: true },
    });
    expect(saved.status(), await saved.text()).toBe(200);
  };
  await rename(after);

  await expect(owner.page.getByRole('complementary', { name: after })).toBeVisible();
  await expect(owner.page).toHaveTitle(new RegExp(after));
  for (const page of [guests.page, asking])
    await expect(async () => {
      await page.clock.fastForward(61_000);
      await expect(page.getByRole('banner')).toContainText(after, { timeout: 1_000 });
      await expect(page).toHaveTitle(new RegExp(after), { timeout: 1_000 });
    }).toPass();

  // With a subscription the kitchen has its display, and guests sit at tables: their streams tell them, and at once.
  await subscribe(email);
  const streamed = (page: Page) => page.waitForResponse((answer) => answer.url().endsWith('/live'));
  const kitchen = await owner.context.newPage();
  await withOwnStream(kitchen);
  const kitchenHears = streamed(kitchen);
  await kitchen.goto('/restaurant-admin/kitchen');
  await kitchenHears;
  await expect(kitchen).toHaveTitle(new RegExp(after));
  const seated = await person(browser, 'pt-BR', phone);
  const guestHears = streamed(seated.page);
  await seated.page.goto(`/r/${slug}/table/1?k=${codes[0]}`);
  await guestHears;
  await expect(seated.page).toHaveTitle(t('diner.welcomeTitle', { number: 1, restaurant: after }));
  await rename(before);
  await expect(kitchen).toHaveTitle(new RegExp(before));
  await expect(seated.page.getByRole('banner')).toContainText(before);
  await expect(seated.page).toHaveTitle(t('diner.welcomeTitle', { number: 1, restaurant: before }));
});
