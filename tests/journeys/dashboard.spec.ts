import type { Page } from '@playwright/test';
import { people } from '../../db/seed/cast.ts';
import { firstPassword, ownEmail, registerByCall } from '../support/browser/entrance.ts';
import {
  changeRestaurant,
  demoHouse,
  desk,
  expectAccessible,
  languages,
  person,
  phone,
  plainDish,
  refusedWith,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { expectOnly } from '../support/browser/journey-console.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { atTheGate } from '../support/browser/paying.ts';

const owner = 'dono@demo.comanda.example';

/** The figure of a card, by the card's label. */
const figure = (page: Page, label: string) =>
  page.getByText(label, { exact: true }).locator('xpath=following-sibling::*[1]');

for (const language of languages) {
  const viewport = language === 'pt-BR' ? desk : phone;
  test(`the day in figures follows each order, in ${language}, ${viewport.width} px wide`, async ({ browser }) => {
    const t = textIn(language);
    const { page, complaints } = await person(browser, language, viewport);
    await signInAtTheDesk(page, owner, '/restaurant-admin/support');
    // On a day of the week on which the house is closed there are no hours to draw until somebody orders.
    await order(page, 12);
    await page.goto('/restaurant-admin');
    const orders = figure(page, t('stats.ordersToday'));
    await expect(orders).toHaveText(/^\d+$/);
    const before = Number(await orders.textContent());
    for (const name of ['activeOrders', 'revenueToday', 'tables'] as const) {
      await expect(figure(page, t(`stats.${name}`))).toHaveText(/\d/);
    }
    await expect(page.locator('.recharts-surface')).toHaveCount(2);
    await expect(page.getByRole('table', { name: t('stats.byDay') }).getByRole('row')).toHaveCount(15);

    await order(page, 12);
    await expect(orders).toHaveText(String(before + 1));
    const recent = page.getByRole('region', { name: t('stats.recent') });
    await expect(recent.getByRole('row').nth(1)).toContainText(t('orders.table', { number: 12 }));
    const dishes = page.getByRole('table').filter({ hasText: t('stats.quantity') });
    await expect(page.getByRole('region', { name: t('stats.dishes') }).locator(dishes)).toContainText(plainDish);

    const panel = page.getByRole('region', { name: t('stats.subscription') });
    const set = (ends: string, status: string) =>
      changeRestaurant(
        `update subscriptions set ends_at = ${ends}, status = '${status}' where restaurant_id = ${demoHouse}`,
        'restaurant',
      );
    await set("now() + interval '6 days'", 'active');
    await expect(panel).toContainText(t('billing.current.soon'));
    await expect(panel.getByRole('link', { name: t('billing.current.renew') })).toHaveAttribute(
      'href',
      '/restaurant-admin/subscription/renew',
    );
    await expectAccessible(page);
    await set("now() - interval '9 days'", 'expired');
    await expect(panel).toContainText(t('shell.subscriptionNeeded'));
    await expect(panel).toContainText(t('shell.subscriptionHint'));
    await expect(panel.getByRole('link', { name: t('shell.activate') })).toBeVisible();
    await expect(figure(page, t('stats.revenueToday'))).toHaveCount(0);
    await expectAccessible(page);
    // What the page had asked again before it knew.
    expectOnly(complaints, refusedWith(402));
  });
}

test('nothing is claimed of the day before the house has answered, and a clock that is wrong claims nothing', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const { page } = await person(browser, 'pt-BR', desk);
  await signInAtTheDesk(page, owner, '/restaurant-admin/support');
  await page.clock.setFixedTime(new Date(Date.now() - 11 * 60 * 60_000));
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/api\/stats\/today/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/restaurant-admin');
  const main = page.getByRole('main');
  await expect(main.getByText(t('stats.ordersToday'))).toBeVisible();
  for (const name of ['ordersToday', 'activeOrders', 'revenueToday', 'tables'] as const)
    await expect(figure(page, t(`stats.${name}`))).not.toHaveText(/\d/);
  await expect(main.getByText(/^(Bom dia|Boa tarde|Boa noite|Aberto|Abre|Fechado)/)).toHaveCount(0);
  answer();
  await expect(figure(page, t('stats.tables'))).toHaveText(/\d/);
  await expect(main.getByText(/^(Bom dia|Boa tarde|Boa noite),/)).toBeVisible();
});

for (const language of languages) {
  test(`people are greeted by their own name; who has told none is asked for it, and not called like their house, in ${language}`, async ({
    browser,
  }) => {
    const t = textIn(language);
    const greetings = (name: string) =>
      new RegExp(
        `^(${(name ? ['morning', 'afternoon', 'evening'] : ['morningPlain', 'afternoonPlain', 'eveningPlain'])
          .map((hour) => t(`shell.${hour}`, { name }))
          .join('|')})$`,
      );
    for (const { name, email } of people) {
      const { page } = await person(browser, language, desk);
      await signInAtTheDesk(page, email);
      const greeting = page.getByRole('main').getByText(greetings(name.split(' ')[0] ?? ''));
      await expect(greeting).toBeVisible();
      // The page has one title; the greeting is a line.
      await expect(greeting).toHaveCSS('font-weight', '400');
      await expect(page.getByRole('link', { name: t('shell.tellName') })).toHaveCount(0);
    }
    const { page } = await person(browser, language, phone);
    const email = ownEmail('nome');
    await registerByCall(page, email, 'Rosa dos Ventos');
    await signInAtTheDesk(page, email, '/restaurant-admin', firstPassword);
    const main = page.getByRole('main');
    await expect(main.getByText(greetings(''))).toBeVisible();
    await expect(main.getByText(/, Rosa/)).toHaveCount(0);
    await main.getByRole('link', { name: t('shell.tellName') }).click();
    await page.getByLabel(t('accounts.mine.profile.name')).fill('Benedita Farias');
    await page.getByRole('button', { name: t('accounts.mine.profile.save'), exact: true }).click();
    await expect(page.getByText(t('accounts.mine.saved')).first()).toBeVisible();
    await page.goto('/restaurant-admin');
    await expect(main.getByText(greetings('Benedita'))).toBeVisible();
    await expect(page.getByRole('link', { name: t('shell.tellName') })).toHaveCount(0);
  });
}

test('who never had a subscription is not told that one expired', async ({ browser }) => {
  const t = textIn('pt-BR');
  const { page } = await person(browser, 'pt-BR', desk);
  await atTheGate(page, ownEmail('never'), 'Casa Nova');
  for (const path of ['/restaurant-admin', '/restaurant-admin/subscription']) {
    await page.goto(path);
    await expect(page.getByText('Nenhuma assinatura ativa').first()).toBeVisible();
    await expect(page.getByText(t('billing.current.newHint')).first()).toBeVisible();
    // Nothing went wrong: it is no alarm.
    await expect(page.getByRole('main').locator('[class*="bg-red"]')).toHaveCount(0);
    await expect(page.getByText('Sua assinatura expirou ou foi cancelada')).toHaveCount(0);
  }
  // The navigation leads to the step that stands in for the page, and says so once; what has no step, to the subscription.
  const rail = page.getByRole('navigation', { name: t('shell.navigation') });
  await rail.getByRole('link', { name: t('shell.orders') }).click();
  await expect(page.getByText(t('setup.instead', { page: t('shell.orders') }))).toBeVisible();
  await expect(page).toHaveURL(/\/restaurant-admin\/setup\?step=order/);
  await page.goto('/restaurant-admin');
  await rail.getByRole('link', { name: t('till.title') }).click();
  await expect(page.getByText(t('shell.opensWith', { page: t('till.title') }))).toHaveCount(1);
  await expect(page).toHaveURL(/\/restaurant-admin\/subscription$/);
  // By an address too, which the server turns away.
  await page.goto('/restaurant-admin/tables');
  await expect(page.getByText(t('shell.opensWith', { page: t('shell.tables') }))).toBeVisible();
  await expect(page).toHaveURL(/\/restaurant-admin\/subscription$/);
});
