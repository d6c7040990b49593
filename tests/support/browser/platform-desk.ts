import { type Browser, expect } from '@playwright/test';
import { administrator, demoPassword } from '../../../db/seed/cast.ts';
import { typeCredentials } from './entrance.ts';
import { desk, type Language, look, person, phone, textIn } from './journey.ts';

export const viewports = { 'pt-BR': desk, en: phone };

/** The platform administrator on the dashboard, signed in through the form. */
export async function atThePlatform(browser: Browser, language: Language) {
  const admin = await person(browser, language, viewports[language]);
  const t = textIn(language);
  // An account speaks its own language, on every device.
  await look('update users set locale = $1 where email = $2', [language, administrator.email]);
  await admin.page.goto('/login');
  await typeCredentials(admin.page, administrator.email, demoPassword);
  await admin.page.waitForURL('**/admin');
  await expect(admin.page.getByRole('heading', { level: 1 })).toHaveText(t('platform.nav.dashboard'));
  // Told once; then it no longer lies over the buttons.
  await expect(admin.page.getByText(t('accounts.signedIn'))).toBeVisible();
  return { ...admin, t, title: admin.page.getByRole('heading', { level: 1 }) };
}
