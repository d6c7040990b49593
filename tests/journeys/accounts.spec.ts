import { randomInt } from 'node:crypto';
import type { Page } from '@playwright/test';
import { appCode, letterLink, subscribe } from '../support/browser/account-journey.ts';
import {
  desk,
  expectAccessible,
  type Language,
  person,
  phone,
  refusedWith,
  textIn,
} from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { press } from '../support/browser/keyboard.ts';

const password = 'moqueca na quinta';
const runs: [Language, typeof phone][] = [
  ['pt-BR', phone],
  ['en', desk],
];

const toast = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

async function logIn(page: Page, path: string, email: string) {
  await page.goto(path);
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('form:has(input[type=password]) button[type=submit]').click();
}

async function register(page: Page, language: Language, name: string, email: string) {
  await page.goto('/register-restaurant');
  const form = { name, description: 'Comida caseira', address: 'Rua Nova, 1', phone: '(11) 3000-0000', email };
  for (const [field, text] of Object.entries({ ...form, password, confirmPassword: password }))
    await page.locator(`[name="${field}"]`).fill(text);
  await page.getByRole('button', { name: textIn(language)('accounts.register.submit') }).click();
  await page.waitForURL('**/login');
}

async function passSecondStep(page: Page, language: Language, key: string) {
  const t = textIn(language);
  await page.getByLabel(t('accounts.secondStep.code'), { exact: true }).fill(appCode(key, 1));
  await page.getByRole('button', { name: t('accounts.secondStep.confirm'), exact: true }).click();
  await page.waitForURL('**/restaurant-admin/**');
}

async function logOut(page: Page, language: Language) {
  const t = textIn(language);
  if ((page.viewportSize()?.width ?? 0) < 1_024) await page.getByRole('button', { name: t('shell.openMenu') }).click();
  await page
    .getByRole('button', { name: t('shell.logout'), exact: true })
    .filter({ visible: true })
    .click();
  await toast(page, t('shell.loggedOut'));
}

/** Turns the second step on, and gives back the app's key. */
async function enrol(page: Page, language: Language): Promise<string> {
  const t = textIn(language);
  await page.getByRole('button', { name: t('accounts.mine.twoFactor.enable'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input').fill('não é esta');
  await dialog.getByRole('button', { name: t('accounts.mine.continue') }).click();
  await expect(dialog).toContainText(t('errors.password_wrong'));
  await dialog.locator('input').fill(password);
  await dialog.getByRole('button', { name: t('accounts.mine.continue') }).click();
  await expect(dialog.getByRole('img', { name: t('accounts.mine.twoFactor.qr') })).toBeVisible();
  const key = (await dialog.locator('code').textContent()) ?? '';
  await dialog.getByLabel(t('accounts.mine.twoFactor.code')).fill('000000');
  await dialog.getByRole('button', { name: t('accounts.mine.twoFactor.confirm') }).click();
  await expect(dialog).toContainText(t('errors.code_invalid'));
  await expectAccessible(page);
  await dialog.getByLabel(t('accounts.mine.twoFactor.code')).fill(appCode(key));
  await dialog.getByRole('button', { name: t('accounts.mine.twoFactor.confirm') }).click();
  await toast(page, t('accounts.mine.twoFactor.enabled'));
  await expect(dialog.getByRole('list', { name: t('accounts.mine.codes.list') }).getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('accounts.mine.codes.download') }).click();
  expect((await saved).suggestedFilename()).toBe(t('accounts.mine.codes.file'));
  await dialog.getByRole('button', { name: t('accounts.mine.codes.kept') }).click();
  await expect(page.getByRole('button', { name: t('accounts.mine.twoFactor.newCodes') })).toBeVisible();
  return key;
}

/** Fills the form of a new waiter, after having been told what was missing. */
async function hire(page: Page, language: Language, email: string) {
  const t = textIn(language);
  await page.getByRole('button', { name: t('staff.add') }).click();
  const dialog = page.getByRole('dialog', { name: t('staff.addTitle') });
  const save = dialog.getByRole('button', { name: t('staff.save') });
  await dialog.getByLabel(t('staff.password'), { exact: true }).fill('curta');
  await save.click();
  for (const key of ['name_required', 'email_invalid', 'password_short'])
    await expect(dialog).toContainText(t(`fields.${key}`));
  await toast(page, t('staff.addFailed'));
  await expectAccessible(page);
  await dialog.getByLabel(t('staff.name')).fill('Nina Alves');
  await dialog.getByLabel(t('staff.email')).fill(email);
  await dialog.getByLabel(t('staff.password'), { exact: true }).fill(password);
  await dialog.getByRole('radio', { name: t('staff.roles.waiter') }).check();
  await save.click();
  await toast(page, t('staff.added'));
  await expect(dialog).toBeHidden();
}

for (const [language, viewport] of runs) {
  test(`a restaurant registers, its owner and its waiter sign in, the waiter is deactivated: in ${language}, ${viewport.width} px`, async ({
    browser,
  }) => {
    const t = textIn(language);
    const name = `Casa ${randomInt(1_000_000)}`;
    const slug = name.toLowerCase().replaceAll(' ', '-');
    const owner = `dona@${slug}.example`;
    const waiter = `nina@${slug}.example`;
    const { context, page, complaints } = await person(browser, language, viewport);

    await test.step('registered and confirmed, the owner finds no subscription', async () => {
      await register(page, language, name, owner);
      await page.goto(await letterLink(page, owner, t('mail.verification.subject')));
      await press(page, page.getByRole('button', { name: t('accounts.link.verify') }));
      await expect(page.getByText(t('accounts.link.verified'))).toBeVisible();
      await logIn(page, '/login', owner);
      await page.waitForURL('**/restaurant-admin/subscription');
      await expect(page.getByRole('main')).toContainText(t('shell.subscriptionNeeded'));
      await expectAccessible(page);
      await page.goto('/restaurant-admin/staff');
      await page.waitForURL('**/restaurant-admin/subscription');
    });

    let key = '';
    await test.step('a second step is switched on, and asked for', async () => {
      await page.goto('/restaurant-admin/account');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('accounts.mine.title'));
      await expect(page.getByText(t('accounts.mine.email.verified'))).toBeVisible();
      await expect(page.getByText(t('accounts.mine.sessions.here'))).toBeVisible();
      await expectAccessible(page);
      key = await enrol(page, language);
      await logOut(page, language);
      await logIn(page, '/login', owner);
      await passSecondStep(page, language, key);
    });

    const staff = await person(browser, language, viewport);
    await test.step('a waiter is hired and works', async () => {
      await subscribe(owner);
      await page.goto('/restaurant-admin/staff');
      await expect(page.getByText(t('staff.empty'))).toBeVisible();
      await expectAccessible(page);
      await hire(page, language, waiter);
      await expect(page.getByRole('article', { name: 'Nina Alves' })).toContainText(waiter);
      await logIn(staff.page, `/r/${slug}/login`, waiter);
      await staff.page.waitForURL('**/restaurant-admin/*');
      await staff.page.goto('/restaurant-admin/staff');
      await expect(staff.page.getByText(t('shell.forbidden'))).toBeVisible();
      await expectAccessible(staff.page);
      if (viewport === phone) {
        const bar = staff.page.getByRole('navigation', { name: t('shell.bottomNavigation') });
        const shortcuts = ['shell.menu', 'floor.title', 'shell.tables', 'shell.orders', 'shell.reservations'];
        await expect(bar.getByRole('link')).toHaveText(shortcuts.map((page) => t(page)));
      }
    });

    await test.step('deactivated, the waiter is out at once and stays out', async () => {
      const card = page.getByRole('article', { name: 'Nina Alves' });
      // Told for a few seconds only: watched from before it happens.
      const told = toast(staff.page, t('shell.sessionEnded'));
      await card.getByRole('button', { name: t('staff.deactivateOf', { name: 'Nina Alves' }) }).click();
      await Promise.all([toast(page, t('staff.statusUpdated')), told]);
      await expect(card).toContainText(t('staff.isInactive'));
      await expectAccessible(page);
      await staff.page.waitForURL('**/login');
      await logIn(staff.page, `/r/${slug}/login`, waiter);
      await toast(staff.page, t('errors.invalid_credentials'));
    });

    // A wrong password, a wrong code, a form with mistakes; the waiter's ended session, and the refused return.
    expect(complaints).toEqual([409, 409, 400].map((status) => refusedWith(status)));
    expect(new Set(staff.complaints.map((text) => /status of (\d+)/.exec(text)?.[1]))).toEqual(new Set(['401']));
    await context.close();
    await staff.context.close();
  });
}
