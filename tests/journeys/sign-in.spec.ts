import type { Page } from '@playwright/test';
import { appCode } from '../support/browser/account-journey.ts';
import {
  askInstance,
  firstPassword,
  ownEmail,
  registerByCall,
  textedCode,
  typeCredentials,
} from '../support/browser/entrance.ts';
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

/** Turns both second factors on, and gives back the app's key and the codes that are kept on paper. */
async function enrol(page: Page, email: string, number: string) {
  await askInstance(page, '/api/auth/sign-in/email', { email, password: firstPassword });
  const begun = await askInstance(page, '/api/auth/two-factor/enable', { password: firstPassword });
  const key = new URL(begun.totpURI).searchParams.get('secret') ?? '';
  await askInstance(page, '/api/auth/two-factor/verify-totp', { code: appCode(key) });
  const answer = await page.request.put('/api/profile/phone', {
    headers: { origin: new URL(page.url()).origin },
    data: { phone: number, password: firstPassword },
  });
  expect(answer.status()).toBe(200);
  await askInstance(page, '/api/auth/two-factor/send-otp', {});
  const texted = await textedCode(page, number);
  await askInstance(page, '/api/auth/two-factor/verify-otp', { code: texted });
  return { key, codes: begun.backupCodes as string[], texted };
}

const runs: [Language, typeof phone][] = [
  ['pt-BR', phone],
  ['en', desk],
];
for (const [language, viewport] of runs) {
  test(`a second step by app, phone and paper: in ${language}, ${viewport.width} px`, async ({ browser }) => {
    const t = textIn(language);
    const { context, page, complaints } = await person(browser, language, viewport);
    const email = ownEmail('duas-etapas');
    const number = '+5531987654321';
    const slug = await registerByCall(page, email, `Duas etapas ${language}`);
    await page.goto('/login');
    const { key, codes, texted } = await enrol(page, email, number);
    const button = (name: string) => page.getByRole('button', { name: t(name) });
    const code = page.getByRole('textbox', { name: t('accounts.secondStep.code'), exact: true });
    const goIn = async () => {
      await page.waitForURL('**/restaurant-admin/**');
      // A page that is still open would ask on, and be refused.
      await page.goto('about:blank');
      await context.clearCookies({ name: /session/ });
    };

    await test.step('the code of the app', async () => {
      await context.clearCookies({ name: /session/ });
      await page.goto('/login');
      await typeCredentials(page, email);
      await expect(page.getByRole('heading', { level: 2 })).toHaveText(t('accounts.secondStep.title'));
      await expect(code).toBeFocused();
      await expectAccessible(page);
      await page.keyboard.type('12');
      await page.keyboard.press('Enter');
      await expect(page.getByText(t('errors.code_invalid'))).toBeVisible();
      await code.fill('000000');
      await button('accounts.secondStep.confirm').click();
      await expect(page.getByText(t('errors.code_invalid'))).toBeVisible();
      await expectAccessible(page);
      await code.fill(appCode(key, 1));
      await page.keyboard.press('Enter');
      await goIn();
    });

    await test.step("a code sent to the phone, at the restaurant's own entrance", async () => {
      await page.goto(`/r/${slug}/login`);
      await typeCredentials(page, email);
      await button('accounts.secondStep.usePhone').click();
      await expect(page.getByText(t('accounts.secondStep.sent'))).toBeVisible();
      await expectAccessible(page);
      await expect(code).toBeFocused();
      await code.fill(await textedCode(page, number, texted));
      await page.keyboard.press('Enter');
      await goIn();
    });

    await test.step('a recovery code, after another account was tried', async () => {
      await page.goto('/login');
      await typeCredentials(page, email);
      await button('accounts.secondStep.back').click();
      await typeCredentials(page, email);
      await button('accounts.secondStep.useRecovery').click();
      const recovery = page.getByRole('textbox', { name: t('accounts.secondStep.recoveryCode') });
      await expect(recovery).toBeFocused();
      await recovery.fill(codes[0] ?? '');
      await page.keyboard.press('Enter');
      await goIn();
    });
    expect(taken(complaints).filter((text) => !text.includes('404'))).toEqual([refusedWith(409)]);
  });
}

test('each entrance opens to its own people, says when it did not, and lets those who are in go on @core', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const { page, complaints } = await person(browser, 'pt-BR', phone);
  const email = ownEmail('dona');
  const slug = await registerByCall(page, email, 'Outra casa');

  await test.step('an account of another restaurant is refused as if it did not exist', async () => {
    await page.goto('/r/restaurant-demo/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('accounts.staffTitle'));
    await expect(page.getByText(t('accounts.demoTitle'))).toBeVisible();
    await typeCredentials(page, email);
    await expect(page.getByText(t('errors.invalid_credentials'))).toBeVisible();
    await expect(page.getByText(t('accounts.check'))).toBeVisible();
    await expect(page.locator('input[type=email]')).toHaveValue(email);
    await expectAccessible(page);
    await page.goto(`/r/${slug}/login`);
    await expect(page.getByText(t('accounts.demoTitle'))).toBeHidden();
  });

  await test.step('busy while it waits, cut off it says so', async () => {
    await page.goto('/login');
    await page.getByRole('button', { name: t('shell.role.waiter') }).click();
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/auth/sign-in/email', async (route) => {
      await held;
      await route.abort();
    });
    await page.getByRole('button', { name: t('accounts.signIn'), exact: true }).click();
    await expect(page.getByRole('button', { name: t('accounts.signingIn') })).toBeVisible();
    answer();
    await expect(page.getByText(t('accounts.unreachable'))).toBeVisible();
    await page.unroute('**/api/auth/sign-in/email');
    await page.getByRole('button', { name: t('accounts.signIn'), exact: true }).click();
    await page.waitForURL('**/restaurant-admin/menu');
  });

  await test.step('whoever is in goes straight on', async () => {
    for (const door of ['/login', '/r/restaurant-demo/login']) {
      await page.goto(door);
      await page.waitForURL('**/restaurant-admin/menu');
    }
  });
  const cut = expect.stringMatching(/ERR_FAILED/);
  expect(taken(complaints).filter((text) => !text.includes('404'))).toEqual([refusedWith(401), cut]);
});
