import { expectAccessible, languages, refusedWith } from '../support/browser/journey.ts';
import { expectOnly } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { atThePlatform, viewports } from '../support/browser/platform-desk.ts';

for (const language of languages) {
  const size = `${viewports[language].width} px wide`;

  test(`the lists lead to the page of a restaurant, and that to its form, in ${language}, ${size}`, async ({
    browser,
  }) => {
    const { page, complaints, t, title } = await atThePlatform(browser, language);
    await page.goto('/admin/restaurants?situacao=subscribed&plano=anual');
    await page.getByRole('link', { name: 'Restaurant Demo' }).click();
    await expect(title).toHaveText('Restaurant Demo');
    const part = (name: string) => page.getByRole('region', { name: t(`platform.restaurant.${name}`) });
    await expect(part('subscription')).toContainText(t('platform.subscriptions.statuses.active'));
    await expect(part('owner')).toContainText('dono@demo.comanda.example');
    await expect(part('setup')).toContainText(t('platform.restaurant.parts.payment'));
    await expect(
      part('payments')
        .getByRole('row')
        .filter({ hasText: t('billing.status.paid') }),
    ).toHaveCount(5);
    await expectAccessible(page);
    await page.getByRole('button', { name: t('platform.restaurants.edit', { name: 'Restaurant Demo' }) }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(t('platform.restaurants.phone')).fill('(31) 3333-4444');
    await dialog.getByRole('button', { name: t('platform.restaurants.save') }).click();
    await expect(part('contact')).toContainText('(31) 3333-4444');
    // A press anywhere on a row leads there too.
    await page.goto('/admin/subscriptions');
    await page
      .getByRole('row')
      .filter({ hasText: 'Restaurant Demo' })
      .locator('time, span.tabular-nums')
      .first()
      .click();
    await expect(page).toHaveURL(/\/admin\/restaurants\/[0-9a-f-]{36}$/);
    await page.goto('/admin/restaurants/00000000-0000-4000-8000-000000000000');
    await expect(title).toHaveText(t('common.notFound'));
    expectOnly(complaints, refusedWith(404));
  });
}
