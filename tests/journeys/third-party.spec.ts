import type { Page } from '@playwright/test';
import { firstPassword, ownEmail, registerByCall, typeCredentials } from '../support/browser/entrance.ts';
import { desk, expectAccessible, instanceUrl, person, phone, refusedWith, textIn } from '../support/browser/journey.ts';
import { expectOnly, taken } from '../support/browser/journey-console.ts';
import { ownInstance } from '../support/browser/journey-instances.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { startIdentityProvider } from '../support/server/identity-provider.ts';

const luana = { sub: 'luana', email: 'luana@correio.example', name: 'Luana' };
const stranger = { sub: 'ninguem', email: 'ninguem@correio.example', name: 'Ninguém' };
const email = ownEmail('luana');

test('a third party opens the account that was linked to it, and no other', async ({ browser }) => {
  const t = textIn('pt-BR');
  const owner = await person(browser, 'pt-BR', desk);
  await registerByCall(owner.page, email, 'Casa Luana');
  const button = (page: Page, language: 'pt-BR' | 'en' = 'pt-BR') =>
    page.getByRole('button', { name: textIn(language)('accounts.signInWith', { provider: 'Casa' }) });

  await test.step('out of order, it says so', async () => {
    await owner.page.goto('/login');
    await button(owner.page).click();
    await expect(owner.page.getByText(t('errors.provider_unavailable'))).toBeVisible();
    expect(taken(owner.complaints)).toEqual([refusedWith(503)]);
  });

  const redirectUri = `${instanceUrl()}/api/auth/callback/casa`;
  const idp = await startIdentityProvider(ownInstance().providerPort, redirectUri, luana);
  try {
    await test.step('linked by someone who is signed in', async () => {
      await typeCredentials(owner.page, email);
      await owner.page.waitForURL('**/restaurant-admin/**');
      await owner.page.goto('/restaurant-admin/account');
      await owner.page
        .getByRole('button', { name: t('accounts.mine.identities.linkOf', { provider: 'Casa' }) })
        .click();
      const dialog = owner.page.getByRole('dialog');
      await dialog.locator('input').fill(firstPassword);
      await dialog.getByRole('button', { name: t('accounts.mine.continue') }).click();
      await expect(owner.page.getByText(t('accounts.mine.identities.linked'), { exact: true })).toBeVisible();
    });

    await test.step('it signs in, and leads to where the role begins', async () => {
      const { page, complaints } = await person(browser, 'pt-BR', desk);
      await page.goto('/login?plan=anual');
      await button(page).click();
      await page.waitForURL('**/restaurant-admin/subscription/checkout?plan=anual');
      expectOnly(complaints, refusedWith(404));
      await page.goto('/login');
      await page.waitForURL('**/restaurant-admin/**');
      // What follows ends this session, and an open page would complain of it or not, as its next call falls.
      await page.context().close();
    });

    await test.step('unlinked, after the password, it opens nothing any more', async () => {
      await owner.page.goto('/restaurant-admin/account');
      await owner.page
        .getByRole('button', { name: t('accounts.mine.identities.unlinkOf', { provider: 'Casa' }) })
        .click();
      const dialog = owner.page.getByRole('dialog');
      await dialog.locator('input').fill(firstPassword);
      await dialog.getByRole('button', { name: t('accounts.mine.identities.unlink') }).click();
      await expect(owner.page.getByText(t('accounts.mine.identities.unlinked'))).toBeVisible();
      await expect(
        owner.page.getByRole('button', { name: t('accounts.mine.identities.linkOf', { provider: 'Casa' }) }),
      ).toBeVisible();
      const { page } = await person(browser, 'pt-BR', desk);
      await page.goto('/login');
      await button(page).click();
      await page.waitForURL('**/login?error=*');
      await expect(page.getByText(t('accounts.notice.notLinked'))).toBeVisible();
    });

    await test.step('whoever it vouches for beyond that gets no account', async () => {
      const e = textIn('en');
      idp.visitor = stranger;
      const { page } = await person(browser, 'en', phone);
      await page.goto('/r/restaurant-demo/login');
      await button(page, 'en').click();
      await page.waitForURL('**/r/restaurant-demo/login?error=*');
      await expect(page.getByText(e('accounts.notice.notLinked'))).toBeVisible();
      await expectAccessible(page);
      await page.goto('/login?error=access_denied');
      await expect(page.getByText(e('accounts.notice.cancelled'))).toBeVisible();
      await page.goto('/login?error=state_mismatch');
      await expect(page.getByText(e('accounts.notice.providerFailed'))).toBeVisible();
    });
  } finally {
    // Beyond the instance, nobody else ends it; it waits for the connections that browsers keep.
    await Promise.all(browser.contexts().map((context) => context.close()));
    await idp.close();
  }
});
