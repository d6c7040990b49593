import { readFileSync } from 'node:fs';
import { administrator } from '../../db/seed/cast.ts';
import { ownEmail, registerByCall } from '../support/browser/entrance.ts';
import { ours } from '../support/browser/failing.ts';
import {
  desk,
  expectAccessible,
  languages,
  look,
  person,
  phone,
  refusedWith,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { taken } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const viewports = { 'pt-BR': desk, en: phone };

/** In a month, a table of the restaurant is kept for them. */
const reserve = (slug: string, email: string) =>
  look(
    `insert into reservations (restaurant_id, date, time, during, guests, customer_name, customer_email, customer_phone)
     select id, current_date + 30, '20:00', tstzrange(now() + interval '30 days', now() + interval '31 days'), 2, 'Lia Rocha', $2,
       '(11) 98888-7777' from restaurants where slug = $1`,
    [slug, email],
  );

for (const language of languages) {
  const viewport = viewports[language];

  test(`a person is told what is held, and taken out, in ${language}, ${viewport.width} px wide`, async ({
    browser,
  }) => {
    const { page, complaints } = await person(browser, language, viewport);
    const t = textIn(language);
    const email = ownEmail('lia');
    const slug = await registerByCall(page, email, 'Casa da Lia');
    await reserve(slug, email);
    await signInAtTheDesk(page, administrator.email, '/admin/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('platform.nav.privacy'));
    await expect(page.getByText(t('platform.privacy.start'))).toBeVisible();
    const field = page.getByLabel(t('platform.privacy.email'));
    const search = async (typed: string) => {
      await field.fill(typed);
      await page.getByRole('button', { name: t('platform.privacy.search'), exact: true }).click();
    };

    await search('lia');
    await expect(page.getByText(t('fields.email_invalid'))).toBeVisible();
    await search('ninguem@nowhere.example');
    await expect(page.getByText(t('platform.privacy.none', { email: 'ninguem@nowhere.example' }))).toBeVisible();
    await expectAccessible(page);
    await page.route('**/api/platform/people?*', (route) =>
      route.fulfill({ status: 403, headers: ours, json: { code: 'forbidden' } }),
    );
    await search(email);
    await expect(page.getByText(t('platform.unread'))).toBeVisible();
    await page.unroute('**/api/platform/people?*');
    await page.getByRole('button', { name: t('common.retry') }).click();

    const summary = page.getByRole('region', { name: 'Casa da Lia' });
    const owner = t('platform.privacy.roleAt', { role: t('shell.role.restaurant_owner'), restaurant: 'Casa da Lia' });
    await expect(summary.getByText(owner)).toBeVisible();
    const line = summary.locator('dl > div').filter({ hasText: t('platform.privacy.reservations') });
    await expect(line.getByRole('definition')).toHaveText('1');
    await expectAccessible(page);
    const saving = page.waitForEvent('download');
    await summary.getByRole('button', { name: t('platform.privacy.download') }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toMatch(
      new RegExp(`^${t('platform.privacy.file')}-\\d{4}-\\d\\d-\\d\\d\\.json$`),
    );
    const document = JSON.parse(readFileSync(await saved.path(), 'utf8'));
    expect(document).toMatchObject({ email, account: { email }, reservations: [{ name: 'Lia Rocha' }] });

    // At work the restaurant keeps its owner; once it is closed they may go.
    await summary.getByRole('button', { name: t('platform.privacy.erase') }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog.getByText(t('platform.privacy.staysMoney'))).toBeVisible();
    const erase = dialog.getByRole('button', { name: t('platform.privacy.erase') });
    await erase.click();
    await expect(dialog.getByText(t('errors.person_owns_restaurant'))).toBeVisible();
    await expectAccessible(page);
    await look('update restaurants set active = false where slug = $1', [slug]);
    await erase.click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(t('platform.privacy.done'), { exact: true })).toBeVisible();
    await expect(page.getByText(t('platform.privacy.none', { email }))).toBeVisible();
    await expectAccessible(page);

    await page.goto('/admin/audit');
    const entry = page.getByRole('listitem').filter({ hasText: t('platform.audit.personErased') });
    await expect(entry.first()).toContainText(t('platform.audit.fields.reservations'));
    await expect(page.getByText(email)).toHaveCount(0);
    expect(taken(complaints)).toEqual([refusedWith(400), refusedWith(403), refusedWith(409)]);
  });
}
