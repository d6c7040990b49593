import type { Page } from '@playwright/test';
import { letterLink } from '../support/browser/account-journey.ts';
import { ownEmail, registerByCall, typeCredentials } from '../support/browser/entrance.ts';
import {
  desk,
  expectAccessible,
  type Language,
  person,
  phone,
  refusedWith,
  textIn,
} from '../support/browser/journey.ts';
import { taken } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { press } from '../support/browser/keyboard.ts';

const runs: [Language, typeof phone][] = [
  ['pt-BR', desk],
  ['en', phone],
];
const fresh = 'caldo verde no inverno';

async function choose(page: Page, save: string, password: string, again = password) {
  await page.locator('[name=newPassword]').fill(password);
  await page.locator('[name=confirmPassword]').fill(again);
  await page.getByRole('button', { name: save }).click();
}

for (const [language, viewport] of runs) {
  test(`a forgotten password is replaced: in ${language}, ${viewport.width} px`, async ({ browser }) => {
    const t = textIn(language);
    const { page, complaints } = await person(browser, language, viewport);
    const email = ownEmail('esquecida');
    await registerByCall(page, email);

    await test.step('asked for, with the same answer for everyone', async () => {
      await page.goto('/login');
      await press(page, page.getByRole('link', { name: t('accounts.forgot') }));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('accounts.forgotten.title'));
      const send = page.getByRole('button', { name: t('accounts.forgotten.send') });
      for (const wrong of ['', 'dona']) {
        await page.getByRole('textbox').fill(wrong);
        await send.click();
        await expect(page.getByText(t('fields.email_invalid'))).toBeVisible();
      }
      for (const address of [ownEmail('ninguem'), email]) {
        await page.getByRole('textbox').fill(address);
        await page.keyboard.press('Enter');
        await expect(page.getByText(t('accounts.forgotten.sent', { email: address }))).toBeVisible();
        await expectAccessible(page);
        if (address !== email) await page.getByRole('button', { name: t('accounts.forgotten.another') }).click();
      }
    });

    const link = await letterLink(page, email, t('mail.reset.subject'));
    await test.step('chosen, after what is wrong with it has been said', async () => {
      const save = t('accounts.reset.save');
      await page.goto(link);
      await expect(page.getByRole('button', { name: save })).toBeEnabled();
      await expectAccessible(page);
      await choose(page, save, 'curta', 'outra');
      await expect(page.getByText(t('fields.password_short'))).toBeVisible();
      await expect(page.getByText(t('fields.passwords_differ'))).toBeVisible();
      await expectAccessible(page);
      await choose(page, save, 'x'.repeat(129));
      await expect(page.getByText(t('fields.password_long'))).toBeVisible();
      await choose(page, save, 'flamengo');
      await expect(page.getByText(t('errors.password_common'))).toBeVisible();
      await choose(page, save, fresh);
      await page.waitForURL('**/login');
      await expect(page.getByText(t('accounts.notice.passwordChangedHint'))).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('used, the link says so; without one there is nothing to fill in', async () => {
      await page.goto(link);
      await expect(page.getByText(t('accounts.reset.usedTitle'))).toBeVisible();
      await expect(page.locator('[name=newPassword]')).toHaveCount(0);
      await expectAccessible(page);
      await page.goto('/reset-password');
      await expect(page.getByText(t('accounts.reset.invalidTitle'))).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: t('accounts.reset.again') }).click();
      await page.waitForURL('**/forgot-password');
    });

    expect(taken(complaints)).toEqual([refusedWith(409)]);
    await page.goto('/login');
    await typeCredentials(page, email, fresh);
    await page.waitForURL('**/restaurant-admin/**');
  });
}
