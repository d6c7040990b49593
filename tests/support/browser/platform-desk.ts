import { type Browser, expect } from '@playwright/test';
import { administrator } from '../../../db/seed/cast.ts';
import { desk, type Language, person, phone, signInAtTheDesk, textIn } from './journey.ts';

export const viewports = { 'pt-BR': desk, en: phone };

/** The platform administrator on the dashboard. */
export async function atThePlatform(browser: Browser, language: Language) {
  const admin = await person(browser, language, viewports[language]);
  const t = textIn(language);
  await signInAtTheDesk(admin.page, administrator.email, '/admin');
  const title = admin.page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(t('platform.nav.dashboard'));
  return { ...admin, t, title };
}
