import { shownTime } from '../../src/lib/typed-time.ts';
import {
  cutOff,
  desk,
  expectAccessible,
  instanceUrl,
  type Language,
  languages,
  look,
  person,
  phone,
  refusedWith,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { expectOnly, taken } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const owner = 'dono@demo.comanda.example';
async function atTheSettings(browser: Parameters<typeof person>[0], language: Language, viewport = desk) {
  const boss = await person(browser, language, viewport);
  await signInAtTheDesk(boss.page, owner, '/restaurant-admin/settings?abrir=dados');
  const t = textIn(language);
  await expect(boss.page.getByRole('heading', { level: 1 })).toHaveText(t('restaurants.settings.title'));
  await expect(boss.page.getByLabel(t('restaurants.settings.phone'), { exact: true })).toBeVisible();
  return { ...boss, t };
}

for (const language of languages) {
  const viewport = language === 'pt-BR' ? desk : phone;
  test(`an owner changes hours, fee and name, in ${language}, ${viewport.width} px wide`, async ({
    browser,
    request,
  }) => {
    const { page, complaints, t } = await atTheSettings(browser, language, viewport);
    const monday = language === 'pt-BR' ? 'segunda-feira' : 'Monday';
    const open = async (part: string) => {
      if (viewport === phone) await page.getByRole('link', { name: t('restaurants.settings.allSections') }).click();
      await page.getByRole('link', { name: t(part), exact: true }).click();
      await expect(page.getByRole('heading', { level: 2, name: t(part) })).toBeFocused();
    };
    const days = (key: string, number: number) =>
      page.getByLabel(t(`restaurants.settings.${key}`, { day: monday, number }));

    const save = page.getByRole('button', { name: t('common.save'), exact: true });
    await expect(save).toBeHidden();
    await open('restaurants.settings.hours');
    await page.getByLabel(t('restaurants.settings.kind', { day: monday })).selectOption('open');
    await days('opensOf', 1).fill('11:30');
    await days('closesOf', 1).fill('15:00');
    await page.getByRole('button', { name: t('restaurants.settings.addPeriodOf', { day: monday }) }).click();
    await days('opensOf', 2).fill('14:00');
    await days('closesOf', 2).fill('02:00');
    await expect(page.getByText(t('restaurants.settings.nextDay')).first()).toBeVisible();
    await save.click();
    await expect(page.getByText(t('restaurants.settings.saveFailed')).first()).toBeVisible();
    await expect(page.getByText(t('fields.hours_overlap'))).toBeVisible();
    await expectAccessible(page);
    await days('opensOf', 2).fill('18:00');
    await save.click();
    await expect(page.getByText(t('restaurants.settings.savedToast'))).toBeVisible();
    await expect(save).toBeHidden();
    await page.reload();
    await expect(days('opensOf', 1)).toHaveValue(shownTime('11:30', language));
    await expect(days('closesOf', 1)).toHaveValue(shownTime('15:00', language));
    await expect(days('closesOf', 2)).toHaveValue(shownTime('02:00', language));

    await open('restaurants.settings.service');
    await expect(page.getByText(t('restaurants.settings.feeHigh'))).toBeHidden();
    await page.getByLabel(t('restaurants.settings.fee')).fill('12.55');
    await expect(page.getByText(t('restaurants.settings.feeHigh'))).toBeVisible();
    await page.getByLabel(t('restaurants.settings.reservation')).selectOption('1440');
    await save.click();
    await expect(save).toBeHidden();
    await page.reload();
    await expect(page.getByLabel(t('restaurants.settings.fee'))).toHaveValue(language === 'en' ? '12.55' : '12,55');

    // A new name is a new address, at once on every screen; the old address leads there.
    await open('restaurants.settings.about');
    const name = 'Cantina do João';
    const slug = 'cantina-do-joao';
    await page.getByRole('textbox', { name: t('restaurants.settings.name'), exact: true }).fill(name);
    await expect(page.getByText(t('restaurants.settings.newPageAt', { address: `/r/${slug}` }))).toBeVisible();
    await save.click();
    await expect(page.getByText(t('restaurants.settings.pageAt', { address: `/r/${slug}` }))).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(name));
    await expect(async () => {
      const moved = await request.get(`${instanceUrl()}/r/restaurant-demo/table/1`, { maxRedirects: 0 });
      expect([moved.status(), moved.headers().location]).toEqual([301, `/r/${slug}/table/1`]);
    }).toPass();
    await page.goto(`/r/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    expect(taken(complaints)).toEqual([refusedWith(400)]);
  });
}

test('what was typed stays when saving fails, and is asked for before it is left', async ({ browser }) => {
  const { context, page, complaints, t } = await atTheSettings(browser, 'pt-BR');
  const field = page.getByLabel(t('restaurants.settings.phone'), { exact: true });
  await field.fill('(11) 4002-8922');
  await context.route('**/api/settings', (route) => route.abort());
  await page.getByRole('button', { name: t('common.save'), exact: true }).click();
  await expect(page.getByText('Falha ao salvar configurações').first()).toBeVisible();
  await expect(field).toHaveValue('(11) 4002-8922');
  await page
    .getByRole('link', { name: t('shell.orders') })
    .first()
    .click();
  await page.getByRole('button', { name: t('restaurants.form.leaveNo') }).click();
  await expect(field).toHaveValue('(11) 4002-8922');

  await page.getByRole('link', { name: t('restaurants.days.title') }).click();
  await page.getByRole('button', { name: t('restaurants.form.leaveNo') }).click();
  await expect(field).toHaveValue('(11) 4002-8922');

  // Somebody else is faster: the form says so, keeps what was typed, and loads what was saved when asked.
  await context.unroute('**/api/settings');
  await look(`update restaurants set phone = '(11) 3333-0000', revision = revision + 1 where slug = 'restaurant-demo'`);
  await page.getByRole('button', { name: t('common.save'), exact: true }).click();
  await expect(page.getByText(t('restaurants.form.changedTitle'))).toBeVisible();
  await expect(field).toHaveValue('(11) 4002-8922');
  await expectAccessible(page);
  await page.getByRole('button', { name: t('restaurants.form.loadSaved') }).click();
  await expect(field).toHaveValue('(11) 3333-0000');
  const discard = page.getByRole('button', { name: t('restaurants.form.discard') });
  await expect(discard).toBeHidden();
  await field.fill('(11) 1111-0000');
  await discard.click();
  await expect(field).toHaveValue('(11) 3333-0000');
  await page
    .getByRole('link', { name: t('shell.orders') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('orders.title'));
  expect(taken(complaints)).toEqual([cutOff, refusedWith(409)]);
});

test('settings that cannot be read say so, and are asked for again until they can', async ({ browser }) => {
  const { context, page, complaints } = await person(browser, 'en', desk);
  await signInAtTheDesk(page, owner);
  await context.route('**/api/settings', (route) => route.abort());
  await page.goto('/restaurant-admin/settings');
  await expect(page.getByText('Failed to load settings').first()).toBeVisible();
  await expectAccessible(page);
  await context.unroute('**/api/settings');
  await expect(page.getByLabel(textIn('en')('restaurants.settings.phone'), { exact: true })).toBeVisible();
  // As often as the page tried by itself.
  expectOnly(complaints, cutOff);
});
