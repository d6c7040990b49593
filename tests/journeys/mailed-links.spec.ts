import type { Page } from '@playwright/test';
import { appCode, letterLink } from '../support/browser/account-journey.ts';
import { askInstance, firstPassword, ownEmail, registerByCall, typeCredentials } from '../support/browser/entrance.ts';
import {
  desk,
  expectAccessible,
  instanceUrl,
  type Language,
  person,
  phone,
  refusedWith,
  textIn,
} from '../support/browser/journey.ts';
import { expectOnly } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { press } from '../support/browser/keyboard.ts';

const runs: [Language, typeof phone][] = [
  ['pt-BR', phone],
  ['en', desk],
];

/** With a second factor, whose app's key is given back. */
async function ownAccount(page: Page, language: Language, email: string): Promise<string> {
  await registerByCall(page, email, `Casa dos links ${language}`);
  await askInstance(page, '/api/auth/sign-in/email', { email, password: firstPassword });
  const begun = await askInstance(page, '/api/auth/two-factor/enable', { password: firstPassword });
  const key = new URL(begun.totpURI).searchParams.get('secret') ?? '';
  await askInstance(page, '/api/auth/two-factor/verify-totp', { code: appCode(key) });
  return key;
}

async function emailOf(page: Page): Promise<string | null> {
  const answer = await page.request.get(`${instanceUrl()}/api/session`);
  return answer.status() === 200 ? (await answer.json()).user.email : null;
}

for (const [language, viewport] of runs) {
  test(`an account moves to another address, and goes back: in ${language}, ${viewport.width} px`, async ({
    browser,
  }) => {
    const t = textIn(language);
    const { page, complaints } = await person(browser, language, viewport);
    const email = ownEmail('antes');
    const next = ownEmail('depois');
    const key = await ownAccount(page, language, email);

    await test.step('asked for with the password again', async () => {
      await page.goto('/restaurant-admin/account');
      await page.getByRole('button', { name: t('accounts.mine.email.change') }).click();
      const dialog = page.getByRole('dialog');
      const send = dialog.getByRole('button', { name: t('accounts.mine.email.changeSubmit') });
      await dialog.locator('input[type=email]').fill('garcom@demo.comanda.example');
      await dialog.locator('input[type=password]').fill('não é esta');
      await send.click();
      await expect(dialog).toContainText(t('errors.password_wrong'));
      await dialog.locator('input[type=password]').fill(firstPassword);
      await send.click();
      await expect(dialog).toContainText(t('errors.email_taken'));
      await expectAccessible(page);
      expectOnly(complaints, refusedWith(409));
      await dialog.locator('input[type=email]').fill(next);
      await send.click();
      await expect(page.getByText(t('accounts.mine.email.changeSent', { email: next }))).toBeVisible();
    });

    const link = await letterLink(page, next, t('mail.emailChange.subject'));
    const away = await person(browser, language, viewport);
    await test.step('opened elsewhere the link asks to sign in, with the second factor, and then for a press', async () => {
      for (const method of ['GET', 'HEAD']) {
        const answer = await away.context.request.fetch(instanceUrl() + link, { method });
        expect(answer.status()).toBe(200);
      }
      expect((await away.context.cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);
      await away.page.goto(link);
      await expect(away.page.getByText(t('accounts.link.signInFirst', { email: next }))).toBeVisible();
      await expectAccessible(away.page);
      await typeCredentials(away.page, email);
      await away.page.getByLabel(t('accounts.secondStep.code'), { exact: true }).fill(appCode(key, 1));
      await away.page.keyboard.press('Enter');
      await expect(away.page.getByText(t('accounts.link.changeText', { email: next }))).toBeVisible();
      await expectAccessible(away.page);
      expect(await emailOf(page)).toBe(email);
      await press(away.page, away.page.getByRole('button', { name: t('accounts.link.change') }));
      await expect(away.page.getByText(t('accounts.link.verified'))).toBeVisible();
      expect(await emailOf(away.page)).toBe(next);
      expect(await emailOf(page), 'the other session has ended').toBeNull();
      await away.page.goto(link);
      await expect(away.page.getByText(t('accounts.link.used'))).toBeVisible();
    });

    await test.step('the address before undoes it; nobody stays signed in', async () => {
      await page.goto(await letterLink(page, email, t('mail.emailChanged.subject')));
      await expect(page.getByText(t('accounts.link.undoText', { email }))).toBeVisible();
      await expectAccessible(page);
      expect(await emailOf(away.page)).toBe(next);
      await press(page, page.getByRole('button', { name: t('accounts.link.undo') }));
      await expect(page.getByText(t('accounts.link.undone', { email }))).toBeVisible();
      await expectAccessible(page);
      expect([await emailOf(page), await emailOf(away.page)]).toEqual([null, null]);
      await page.goto(await letterLink(page, email, t('mail.emailRestored.subject')));
      await expect(page.getByRole('button', { name: t('accounts.reset.save') })).toBeEnabled();
    });
  });
}

test("the account's language holds on another device from the first page after signing in", async ({ browser }) => {
  const here = await person(browser, 'en', desk);
  const email = ownEmail('idioma');
  await registerByCall(here.page, email, 'Casa das línguas');
  const there = await person(browser, 'pt-BR', phone);
  await there.page.goto('/login');
  await typeCredentials(there.page, email);
  await there.page.waitForURL('**/restaurant-admin/**');
  await expect(there.page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(there.page.getByText(textIn('en')('accounts.signedIn'))).toBeVisible();
  await there.page.goto('/restaurant-admin');
  await expect(there.page.getByRole('link', { name: textIn('en')('shell.tellName') })).toBeVisible();
  // Chosen anew on one device, it is spoken on the other from its next page on.
  await there.page.request.put(`${instanceUrl()}/api/profile`, {
    headers: { origin: instanceUrl() },
    data: { locale: 'pt-BR' },
  });
  await typeSignIn(here.page, email);
  await expect(here.page.locator('html')).toHaveAttribute('lang', 'pt-BR');
});

async function typeSignIn(page: Page, email: string) {
  await page.goto('/login');
  await typeCredentials(page, email);
  await page.waitForURL('**/restaurant-admin/**');
}
