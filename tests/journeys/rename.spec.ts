import { expect, test } from '@playwright/test';
import { newShortCode, newTableSecret } from '../../src/features/tables/secret.ts';
import { askInstance, firstPassword, ownEmail, registerByCall } from '../support/browser/entrance.ts';
import { desk, instanceUrl, look, person, phone, signInAtTheDesk, textIn } from '../support/browser/journey.ts';

test('a new name reaches every open screen of a restaurant, without a subscription too', async ({ browser }) => {
  const t = textIn('pt-BR');
  const before = 'Casa da Vó Nena';
  const after = 'Cantina da Vó Nena';
  const email = ownEmail('rename');
  const owner = await person(browser, 'pt-BR', desk);
  const slug = await registerByCall(owner.page, email, before);
  await askInstance(owner.page, '/api/auth/sign-in/email', { email, password: firstPassword });
  const [instance] = await look<{ id: string; revision: number }>(
    'select id, revision from restaurants where slug = $1',
    [slug],
  );
  const codes = [newTableSecret(), newShortCode()];
  const add = 'insert into tables (restaurant_id, number, secret, short_code) values ($1, 1, $2, $3)';
  await look(add, [instance?.id, ...codes]);
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
  const change = { name: after, address: 'Rua Nova, 1', phone: '(11) 3000-0000', email, serviceFeeBasisPoints: 1_000 };
  const saved = await admin.page.request.put(`/api/platform/restaurants/${instance?.id}`, {
    headers: { origin: instanceUrl() },
    data: { ...change, revision: instance?.revision, active: true },
  });
  expect(saved.status(), await saved.text()).toBe(200);

  await expect(owner.page.getByRole('complementary', { name: after })).toBeVisible();
  await expect(owner.page).toHaveTitle(new RegExp(after));
  for (const page of [guests.page, asking])
    await expect(async () => {
      await page.clock.fastForward(61_000);
      await expect(page.getByRole('banner')).toContainText(after, { timeout: 1_000 });
      await expect(page).toHaveTitle(new RegExp(after), { timeout: 1_000 });
    }).toPass();
  for (const { context } of [owner, guests, admin]) await context.close();
});
