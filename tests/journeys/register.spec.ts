import type { Page } from '@playwright/test';
import { shownTime } from '../../src/lib/typed-time.ts';
import { letterLink } from '../support/browser/account-journey.ts';
import {
  cutOff,
  desk,
  expectAccessible,
  type Language,
  look,
  person,
  phone,
  refusedWith,
  textIn,
} from '../support/browser/journey.ts';
import { expectOnly, taken } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { press } from '../support/browser/keyboard.ts';

const password = 'moqueca na quinta';
const runs: [Language, typeof phone][] = [
  ['pt-BR', phone],
  ['en', desk],
];

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
/** The complaint that stands beside a field. */
async function said(page: Page, name: string): Promise<string> {
  const described = (await field(page, name).getAttribute('aria-describedby')) ?? '';
  const id = described.split(' ').find((each) => each.endsWith('-error'));
  return id ? ((await page.locator(`[id="${id}"]`).textContent()) ?? '') : '';
}

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

for (const [language, viewport] of runs) {
  test(`a restaurant is registered, with every complaint on the way: in ${language}, ${viewport.width} px`, async ({
    browser,
  }) => {
    const t = textIn(language);
    const { context, page, complaints } = await person(browser, language, viewport);
    const name = 'Quintal da Luciana';
    const slug = 'quintal-da-luciana';
    const email = 'dona@quintal.example';
    const submit = page.getByRole('button', { name: t('accounts.register.submit') });
    await page.goto('/');
    await page.goto('/register-restaurant?plan=anual');

    await test.step('an empty form says all that is missing', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('accounts.register.title'));
      await expect(submit).toBeEnabled();
      await field(page, 'confirmPassword').fill('outra');
      await press(page, submit);
      await expect(field(page, 'name')).toBeFocused();
      await expect.poll(() => said(page, 'name')).toBe(t('fields.restaurant_name_required'));
      for (const each of ['description', 'address', 'phone', 'email', 'password', 'confirmPassword'])
        expect(await said(page, each), each).not.toBe('');
      await expectAccessible(page);
      // Pressed before the rules have come to the page, the form is told the same by the server.
      expectOnly(complaints, refusedWith(400));
    });

    await test.step('another language and the way back lose nothing but the passwords', async () => {
      await fill(page, {
        ownerName: 'Luciana',
        name,
        description: 'Almoço no quintal',
        address: 'Rua do Pomar, 8',
      });
      expect(await said(page, 'name')).toBe('');
      await expect(page.getByText(t('accounts.register.pageAt', { address: `/r/${slug}` }))).toBeVisible();
      await fill(page, { phone: '(31) 3000-8000', email: 'dono@demo.comanda.example', password: 'Senha123' });
      // The hours are filled in and folded away.
      await expect(field(page, 'opening_hours.sexta.open')).toBeHidden();
      await page.getByText(t('accounts.register.hoursChange'), { exact: true }).click();
      await page.getByRole('switch').nth(6).press('Space');
      await expect(field(page, 'opening_hours.domingo.open')).toBeHidden();
      await fill(page, { 'opening_hours.sexta.open': '18:00', 'opening_hours.sexta.close': '02:00' });
      const week = page.getByRole('group', { name: t('accounts.register.hours') });
      await expect(week.locator('summary')).toContainText(t('accounts.register.hoursClosed'));
      await week.getByRole('button', { name: new RegExp(`^${t('accounts.register.copy')} (sexta|Friday)`) }).click();
      await expect(field(page, 'opening_hours.segunda.close')).toHaveValue(shownTime('02:00', language));
      // What is closed stays closed.
      await expect(field(page, 'opening_hours.domingo.open')).toBeHidden();
      await expect(week.locator('summary')).toContainText(t('accounts.register.hoursClosed'));
      await week.getByRole('button', { name: t('common.undo') }).click();
      await expect(field(page, 'opening_hours.domingo.open')).toBeHidden();
      await expect(field(page, 'opening_hours.segunda.open')).toHaveValue(shownTime('09:00', language));
      const other = language === 'en' ? 'pt-BR' : 'en';
      for (const next of [other, language]) {
        await page.locator(`form[action="/language"] button[value="${next}"]`).click();
        await expect(page.locator('html')).toHaveAttribute('lang', next);
        await expect(field(page, 'phone')).toHaveValue('(31) 3000-8000');
      }
      expect(new URL(page.url()).search).toBe('?plan=anual');
      await page.goBack();
      await page.goForward();
      await expect(field(page, 'opening_hours.domingo.open')).toBeHidden();
      await expect(field(page, 'opening_hours.sexta.close')).toHaveValue(shownTime('02:00', language));
      await fill(page, { password: '', confirmPassword: '' });
    });

    await test.step('the server complains of a field, then does not answer, and what was typed stays', async () => {
      await fill(page, { password, confirmPassword: password });
      const alarm = page.getByRole('alert');
      await submit.click();
      const reason = t('errors.reason.email_taken');
      await expect(alarm).toHaveText(t('errors.register_account_failed', { reason }));
      await expect.poll(() => said(page, 'email')).toBe(t('accounts.register.signInInstead'));
      await expect(field(page, 'email')).toBeFocused();
      await expectAccessible(page);
      await fill(page, { email });
      await page.route('**/api/register', (route) => route.abort());
      await submit.click();
      await expect(alarm).toHaveText(t('errors.register_unexpected'));
      await page.unroute('**/api/register');
      await expect(field(page, 'description')).toHaveValue('Almoço no quintal');
    });

    await test.step('registered, the entrance takes the place of the form', async () => {
      await submit.click();
      await page.waitForURL('**/login?plan=anual');
      await expect(page.getByText(t('accounts.next.made', { restaurant: name }))).toBeVisible();
      // One next step: the address is there, the password is all that is missing, and the demonstration is out of the way.
      await expect(page.locator('input[type=email]')).toHaveValue(email);
      await expect(page.locator('input[type=password]')).toBeFocused();
      await expect(page.getByRole('button', { name: t('accounts.next.action') })).toBeEnabled();
      await expect(page.getByText('garcom@demo.comanda.example')).toBeHidden();
      await expectAccessible(page);
      const [saved] = await look<{ hours: Record<string, unknown>; owner: string; named: boolean }>(
        `select r.opening_hours as hours, u.name as owner, u.named from restaurants r join users u on u.id = r.owner_id
         where r.slug = $1`,
        [slug],
      );
      expect(saved).toMatchObject({ owner: 'Luciana', named: true });
      expect(saved?.hours).toMatchObject({
        domingo: 'Fechado',
        sexta: { open: '18:00', close: '02:00' },
        segunda: { open: '09:00', close: '17:00' },
      });
      await page.getByRole('button', { name: t('accounts.resend.action') }).click();
      await expect(page.getByText(t('accounts.resend.sent', { email }))).toBeVisible();
    });

    await test.step('the letter confirms the address; a worn-out link is replaced', async () => {
      await page.goto('/account-link?token=worn-out-and-never-there');
      await expect(page.getByText(t('accounts.link.expired'))).toBeVisible();
      await expectAccessible(page);
      const again = page
        .locator('form')
        .filter({ has: page.getByRole('button', { name: t('accounts.resend.action') }) });
      await again.getByRole('textbox').fill('nobody');
      await page.keyboard.press('Enter');
      await expect(again).toContainText(t('fields.email_invalid'));
      await again.getByRole('textbox').fill(email);
      await page.keyboard.press('Enter');
      await expect(again).toContainText(t('accounts.resend.sent', { email }));
      await page.goto(await letterLink(page, email, t('mail.verification.subject')));
      await expect(page.getByText(t('accounts.link.verifyText', { email }))).toBeVisible();
      await expectAccessible(page);
      await press(page, page.getByRole('button', { name: t('accounts.link.verify') }));
      await expect(page.getByText(t('accounts.link.verified'))).toBeVisible();
      await expectAccessible(page);
      await page.reload();
      await expect(page.getByText(t('accounts.link.usedVerify', { email }))).toBeVisible();
      await page.getByRole('link', { name: t('accounts.link.goOn') }).click();
      await page.waitForURL('**/login');
      // Nobody is signed in by a letter: it leads to the entrance, which knows whose it is.
      await expect(page.locator('input[type=email]')).toHaveValue(email);
      await expect(page.locator('input[type=password]')).toBeFocused();
      expect((await context.cookies()).filter(({ name }) => name.includes('session'))).toEqual([]);
    });

    // The refusal, and the call that was cut.
    expect(taken(complaints)).toEqual([refusedWith(409), cutOff]);
    await page.goto('/login?plan=anual');
    await page.locator('input[type=email]').fill(email);
    await page.locator('input[type=password]').fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/restaurant-admin/subscription/checkout?plan=anual');
  });
}
