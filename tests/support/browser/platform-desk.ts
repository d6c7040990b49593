import { type Browser, expect } from '@playwright/test';
import { administrator } from '../../../db/seed/cast.ts';
import { desk, type Language, look, person, phone, signInAtTheDesk, textIn } from './journey.ts';

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

/** The page of a restaurant goes by its id, which is another in each instance: of an address that names it, the one it has here. */
export async function addressHere(path: string): Promise<string> {
  const [, before, slug] = /^(\/admin\/restaurants\/)([a-z-]+)$/.exec(path) ?? [];
  if (!slug) return path;
  const [found] = await look<{ id: string }>('select id from restaurants where slug = $1', [slug]);
  if (!found) throw new Error(`No restaurant ${slug}`);
  return `${before}${found.id}`;
}
