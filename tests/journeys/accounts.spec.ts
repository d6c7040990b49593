import type { Page } from '@playwright/test';
import { subscribe } from '../support/browser/account-journey.ts';
import { firstPassword, registerByCall, typeCredentials } from '../support/browser/entrance.ts';
import {
  desk,
  expectAccessible,
  type Language,
  person,
  phone,
  refusedWith,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { taken } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const runs: [Language, typeof phone][] = [
  ['pt-BR', phone],
  ['en', desk],
];
const owner = 'dona@casa.example';
const waiter = 'nina@casa.example';

const toast = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

/** Fills the form of a new waiter, after having been told what was missing. */
async function hire(page: Page, language: Language) {
  const t = textIn(language);
  await page.getByRole('button', { name: t('staff.add') }).click();
  const dialog = page.getByRole('dialog', { name: t('staff.addTitle') });
  const save = dialog.getByRole('button', { name: t('staff.save') });
  await save.click();
  await expect(dialog).toContainText(t('fields.name_required'));
  await toast(page, t('staff.addFailed'));
  await expectAccessible(page);
  await dialog.getByLabel(t('staff.name')).fill('Nina Alves');
  await dialog.getByLabel(t('staff.email')).fill(waiter);
  await dialog.getByLabel(t('staff.password'), { exact: true }).fill(firstPassword);
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
    const { page, complaints } = await person(browser, language, viewport);
    const slug = await registerByCall(page, owner);

    await test.step('the owner finds no subscription', async () => {
      await signInAtTheDesk(page, owner, '/restaurant-admin/staff', firstPassword);
      await page.waitForURL('**/restaurant-admin/subscription');
      await expect(page.getByRole('main')).toContainText(t('shell.subscriptionNeeded'));
    });

    const staff = await person(browser, language, viewport);
    await test.step('a waiter is hired and works', async () => {
      await subscribe(owner);
      await page.goto('/restaurant-admin/staff');
      await expect(page.getByText(t('staff.empty'))).toBeVisible();
      await hire(page, language);
      await expect(page.getByRole('article', { name: 'Nina Alves' })).toContainText(waiter);
      await staff.page.goto(`/r/${slug}/login`);
      await typeCredentials(staff.page, waiter);
      await staff.page.waitForURL('**/restaurant-admin/*');
      await staff.page.goto('/restaurant-admin/staff');
      await expect(staff.page.getByText(t('shell.forbidden'))).toBeVisible();
      await expectAccessible(staff.page);
      if (viewport === phone) {
        const bar = staff.page.getByRole('navigation', { name: t('shell.bottomNavigation') });
        const shortcuts = ['shell.menuShortcut', 'shell.tables', 'shell.orders', 'shell.reservations'];
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
      await staff.page.goto(`/r/${slug}/login`);
      await typeCredentials(staff.page, waiter);
      await toast(staff.page, t('errors.invalid_credentials'));
    });

    await test.step('the owner signs out', async () => {
      if (viewport === phone) await page.getByRole('button', { name: t('shell.openMenu') }).click();
      await page
        .getByRole('button', { name: t('shell.logout'), exact: true })
        .filter({ visible: true })
        .click();
      await toast(page, t('shell.loggedOut'));
      await page.waitForURL('**/login');
    });

    // A form with mistakes; the waiter's ended session, and the refused return.
    expect(taken(complaints)).toEqual([refusedWith(400)]);
    expect(new Set(taken(staff.complaints).map((text) => /status of (\d+)/.exec(text)?.[1]))).toEqual(new Set(['401']));
  });
}
