import { administrator, demoPassword } from '../../db/seed/cast.ts';
import { firstPassword, ownEmail, registerByCall, typeCredentials } from '../support/browser/entrance.ts';
import {
  desk,
  expectAccessible,
  languages,
  look,
  person,
  refusedWith,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { expectOnly, taken } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { expectMoneyField } from '../support/browser/money-field.ts';
import { atThePlatform, viewports } from '../support/browser/platform-desk.ts';

for (const language of languages) {
  const size = `${viewports[language].width} px wide`;

  test(`the administrator reads the service and finds every page, in ${language}, ${size}`, async ({ browser }) => {
    const { page, complaints, t, title } = await atThePlatform(browser, language);
    for (const card of ['restaurants', 'subscriptions', 'revenue', 'growth']) {
      await expect(page.getByText(t(`platform.stats.${card}`), { exact: true })).toBeVisible();
    }
    await expect(page.getByRole('table', { name: t('platform.stats.months') }).getByRole('row')).toHaveCount(13);
    await expect(page.getByRole('heading', { name: t('platform.attention.title') })).toBeVisible();
    await expect(page.getByRole('heading', { name: t('platform.attention.news') })).toBeVisible();
    for (const name of ['restaurants', 'subscriptions', 'discounts', 'plans', 'feedback', 'audit']) {
      if (language === 'en') await page.getByRole('button', { name: t('shell.openMenu') }).click();
      const navigation = page.getByRole('navigation', { name: t('platform.nav.label') });
      await navigation.getByRole('link', { name: t(`platform.nav.${name}`), exact: true }).click();
      await expect(title).toHaveText(t(`platform.nav.${name}`));
      await expect(page.getByText(t('common.loading')).first()).toBeHidden();
    }
    await page.goto('/admin/account');
    await expect(title).toHaveText(t('accounts.mine.title'));
    await page.goto('/admin/subscriptions?situacao=active&busca=demo');
    await expect(page.getByRole('table').getByText('Restaurant Demo')).toBeVisible();
    await page.goto('/admin/subscriptions?busca=nada-disso');
    await expect(page.getByText(t('platform.noneFound'))).toBeVisible();
    await page.goto('/admin/nothing-here');
    await expect(title).toHaveText(t('common.notFound'));
    await page.getByRole('link', { name: t('common.goHome') }).click();
    await expect(title).toHaveText(t('platform.nav.dashboard'));
    expect(taken(complaints)).toEqual([refusedWith(404)]);

    if (language === 'en') await page.getByRole('button', { name: t('shell.openMenu') }).click();
    await page
      .getByRole('button', { name: t('shell.logout') })
      .first()
      .click();
    await page.waitForURL('**/login');
    await expect(page.getByText(t('shell.loggedOut'))).toBeVisible();
  });

  test(`a plan whose price is emptied is not saved, and one at nothing is asked about twice, in ${language}, ${size}`, async ({
    browser,
  }) => {
    const { page, complaints, t } = await atThePlatform(browser, language);
    await page.goto('/admin/plans');
    await page.getByRole('button', { name: t('platform.plans.edit', { name: 'enterprise-anual' }) }).click();
    const dialog = page.getByRole('dialog', { name: t('platform.plans.editTitle') });
    const price = dialog.getByLabel(t('platform.plans.price'));
    await price.fill('');
    await dialog.getByRole('button', { name: t('platform.plans.save') }).click();
    await expect(price).toHaveAccessibleDescription(t('fields.price_invalid'));
    await expectMoneyField(price, language);
    await price.fill('-15');
    await dialog.getByRole('button', { name: t('platform.plans.save') }).click();
    await expect(price).toHaveAccessibleDescription(t('fields.price_positive'));
    await expectAccessible(page);
    await price.fill('0,00');
    await dialog.getByRole('button', { name: t('platform.plans.save') }).click();
    const asked = page.getByRole('alertdialog', { name: t('platform.plans.freeTitle') });
    await expectAccessible(page);
    await asked.getByRole('button', { name: t('common.cancel') }).click();
    await expect(asked).toBeHidden();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: t('platform.plans.save') }).click();
    await asked.getByRole('button', { name: t('platform.plans.freeConfirm') }).click();
    await expect(page.getByText(t('platform.plans.updated'))).toBeVisible();
    expect(await look(`select price_cents from plans where key = 'enterprise-anual'`)).toEqual([{ price_cents: 0 }]);
    expect(taken(complaints)).toEqual([refusedWith(400), refusedWith(400)]);
  });

  test(`a restaurant is edited, deactivated and its people told, in ${language}, ${size}`, async ({ browser }) => {
    const { page, complaints, t } = await atThePlatform(browser, language);
    const before = 'Açaí da Vila';
    const after = 'Açaí da Praça';
    const owner = ownEmail('dona');
    const slug = await registerByCall(page, owner, before);
    // Typed before the page's scripts are there.
    let come = () => {};
    const arrived = new Promise<void>((resolve) => {
      come = resolve;
    });
    await page.route('**/assets/*.js', (route) => arrived.then(() => route.continue()));
    await page.goto('/admin/restaurants', { waitUntil: 'commit' });
    await page.getByRole('searchbox').fill('acai da');
    come();
    const row = page.getByRole('row').filter({ hasText: before });
    await expect(row.getByText(t('platform.restaurants.noSubscription'))).toBeVisible();
    await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);

    await row.getByRole('button', { name: t('platform.restaurants.edit', { name: before }) }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('heading', { name: t('platform.restaurants.editTitle') })).toBeVisible();
    await dialog.getByLabel(t('platform.restaurants.name')).fill('');
    await dialog.getByLabel(t('platform.restaurants.phone')).fill('(11) 4000-0000');
    await dialog.getByRole('switch').uncheck();
    await dialog.getByRole('button', { name: t('platform.restaurants.save') }).click();
    await expect(page.getByText(t('platform.restaurants.updateFailed'))).toBeVisible();
    await expect(dialog.getByLabel(t('platform.restaurants.name'))).toHaveAccessibleDescription(
      new RegExp(t('fields.platform_name_required')),
    );
    await expect(dialog.getByLabel(t('platform.restaurants.phone'))).toHaveValue('(11) 4000-0000');
    await expectAccessible(page);
    await dialog.getByLabel(t('platform.restaurants.name')).fill(after);
    // What need not be filled in may be empty.
    await dialog.getByLabel(t('platform.restaurants.fee')).fill('');
    await dialog.getByRole('button', { name: t('platform.restaurants.save') }).click();
    await expect(page.getByText(t('platform.restaurants.updated'))).toBeVisible();
    await expect(dialog).toBeHidden();
    const renamed = page.getByRole('row').filter({ hasText: after });
    await expect(renamed.getByText(t('platform.inactive'))).toBeVisible();
    expect((await page.request.get(`/r/${slug}`)).status()).toBe(404);

    await page.goto('/admin/audit');
    const entry = page.getByRole('listitem').filter({ hasText: after });
    await expect(entry).toContainText(t('platform.audit.restaurantEdited'));
    await expect(entry).toContainText(`${t('platform.audit.fields.active')}${t('platform.audit.from')}`);
    await expectAccessible(page);

    const dona = await person(browser, language, viewports[language]);
    await signInAtTheDesk(dona.page, owner, '/restaurant-admin', firstPassword);
    await expect(dona.page.getByRole('heading', { name: t('platform.closed.title') })).toBeVisible();
    await expectAccessible(dona.page);
    await dona.page.getByRole('button', { name: t('shell.logout') }).click();
    await dona.page.waitForURL('**/login');
    expect(taken(complaints)).toEqual([refusedWith(400)]);
  });

  test(`a discount is added, used and edited, in ${language}, ${size}`, async ({ browser }) => {
    const { page, complaints, t } = await atThePlatform(browser, language);
    const code = 'FESTA-JUNINA';
    await page.clock.install();
    await page.goto('/admin/discounts');
    await page.getByRole('button', { name: t('platform.discounts.add') }).click();
    const dialog = page.getByRole('dialog');
    const save = dialog.getByRole('button', { name: t('platform.discounts.save') });
    await save.click();
    await expect(page.getByText(t('platform.discounts.createFailed'))).toBeVisible();
    await expect(dialog.getByText(t('fields.code_required'))).toBeVisible();
    await expect(dialog.getByText(t('fields.end_date_required'))).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('textbox', { name: t('platform.discounts.code') }).fill(code.toLowerCase());
    await dialog.getByLabel(t('platform.discounts.value')).fill('15');
    await dialog.getByLabel(t('platform.discounts.startDate')).fill('2020-01-01');
    await dialog.getByLabel(t('platform.discounts.endDate')).fill('2099-12-31');
    await dialog.getByRole('switch', { name: t('platform.discounts.noLimit') }).uncheck();
    await dialog.getByLabel(t('platform.discounts.maxUses')).fill('5');
    await dialog.getByRole('radio', { name: t('platform.discounts.one') }).check();
    await dialog.getByLabel(t('platform.discounts.picker')).fill('demo');
    await dialog.getByRole('radio', { name: 'Restaurant Demo' }).check();
    await save.click();
    await expect(page.getByText(t('platform.discounts.created'))).toBeVisible();
    const card = page.getByRole('article', { name: code });
    await expect(card).toContainText(t('platform.discounts.off', { value: 15 }));
    await expect(card).toContainText(t('platform.discounts.used', { used: 0, max: 5 }));
    await expect(card).toContainText('Restaurant Demo');
    await expect(card).toContainText(t('platform.active'));

    await card.getByRole('button', { name: t('platform.discounts.edit', { code }) }).click();
    await dialog.getByRole('radio', { name: t('platform.discounts.fixed') }).check();
    await dialog.getByLabel(t('platform.discounts.amount')).fill('7.50');
    // Someone else was faster, and a checkout has used the code.
    await look('update discounts set used_count = 1, active = false, revision = revision + 1 where code = $1', [code]);
    await save.click();
    await expect(dialog.getByText(t('platform.stale'))).toBeVisible();
    await expect(dialog.getByLabel(t('platform.discounts.amount'))).toHaveValue(language === 'en' ? '7.50' : '7,50');
    await dialog.getByRole('button', { name: t('platform.loadCurrent') }).click();
    await expect(dialog.getByLabel(t('platform.discounts.value'))).toHaveValue('15');
    await dialog.getByRole('radio', { name: t('platform.discounts.fixed') }).check();
    await dialog.getByLabel(t('platform.discounts.amount')).fill('7.50');
    await save.click();
    await expect(page.getByText(t('platform.discounts.updated'))).toBeVisible();
    await expect(card).toContainText('7');
    await expect(card).toContainText(t('platform.discounts.used', { used: 1, max: 5 }));
    await expect(card).toContainText(t('platform.inactive'));
    // The next use is seen without being asked for.
    await look('update discounts set used_count = 2 where code = $1', [code]);
    await page.clock.fastForward(10_000);
    await expect(card).toContainText(t('platform.discounts.used', { used: 2, max: 5 }));

    await page.goto('/admin/audit');
    const entries = page.getByRole('listitem').filter({ hasText: code });
    await expect(entries.first()).toContainText(t('platform.audit.discountEdited'));
    await expect(entries.last()).toContainText(t('platform.audit.discountCreated'));
    expect(taken(complaints)).toEqual([refusedWith(400), refusedWith(409)]);
  });
}

test('each is led to where they begin: the platform is for the administrator alone', async ({ browser }) => {
  const t = textIn('pt-BR');
  const nobody = await person(browser, 'pt-BR', desk);
  for (const path of ['/admin', '/admin/discounts', '/admin/account']) {
    await nobody.page.goto(path);
    await expect(nobody.page).toHaveURL(/\/login$/);
  }
  expectOnly(nobody.complaints, refusedWith(401));
  await signInAtTheDesk(nobody.page, 'dono@demo.comanda.example', '/admin/restaurants');
  await expect(nobody.page).toHaveURL(/\/restaurant-admin\/menu$/);
  const { page } = await person(browser, 'pt-BR', desk);
  await page.goto('/login');
  await typeCredentials(page, administrator.email, demoPassword);
  await page.waitForURL('**/admin');
  await expect(page.getByText(t('accounts.signedIn'))).toBeVisible();
  for (const path of ['/restaurant-admin', '/login']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/admin$/);
  }
});
