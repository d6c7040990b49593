import type { Page } from '@playwright/test';
import {
  desk,
  expectAccessible,
  instanceUrl,
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

const owner = 'dono@demo.comanda.example';
const frames = '#content iframe:not([aria-hidden])';
const brandIn = (page: Page) =>
  page
    .frameLocator(frames)
    .locator('html')
    .evaluate((html) => getComputedStyle(html).getPropertyValue('--brand'))
    // The preview may just be loading again.
    .catch(() => null);

for (const [index, language] of languages.entries()) {
  const viewport = index === 0 ? desk : phone;
  test(`an owner sees a new look before it is saved, in ${language}, ${viewport.width} px wide`, async ({
    browser,
  }) => {
    const t = textIn(language);
    const { page, complaints } = await person(browser, language, viewport);
    const guest = await person(browser, language);
    await signInAtTheDesk(page, owner, '/restaurant-admin/customization');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('restaurants.customization.title'));
    const shown = page.frameLocator(frames);
    await expect(shown.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Restaurant Demo');
    await expect(page.getByRole('link', { name: t('restaurants.customization.view') })).toHaveAttribute(
      'target',
      '_blank',
    );

    const description = `Outra cozinha ${index}`;
    await page.getByLabel(t('restaurants.customization.description')).fill(description);
    await expect(shown.getByText(description)).toHaveCount(1);
    const primary = page.getByRole('textbox', { name: t('restaurants.customization.primary'), exact: true });
    await primary.fill('rgb(255, 225, 77)');
    await expect.poll(() => brandIn(page)).toBe('#ffe14d');
    await expect(page.getByText(t('restaurants.customization.contrastLow'))).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /: [12][,.]\d:1/ })).toHaveCount(1);
    // Half a colour is not shown yet.
    await primary.fill('#7b31');
    await expect(page.getByText(t('fields.color_invalid'))).toBeVisible();
    await page.getByRole('button', { name: t('restaurants.form.saveChanges') }).click();
    await expect(page.getByText(t('restaurants.customization.saveFailed'))).toBeVisible();
    await primary.fill('#7B3138');
    await page.getByLabel(t('restaurants.customization.font')).selectOption('Lato');
    await expect.poll(() => brandIn(page)).toBe('#7b3138');
    await expectAccessible(page);

    // Guests see what is saved.
    await guest.page.goto('/r/restaurant-demo');
    await expect(guest.page.getByText(description)).toHaveCount(0);
    await page.getByRole('button', { name: t('restaurants.form.saveChanges') }).click();
    await expect(page.getByText(t('restaurants.customization.savedToast'))).toBeVisible();
    await expect(shown.getByText(description)).toHaveCount(1);
    await expect(async () => {
      await guest.page.goto('/r/restaurant-demo');
      await expect(guest.page.getByText(description)).toBeVisible({ timeout: 1_000 });
    }).toPass();
    expect(await guest.page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain('Lato');
    await page.reload();
    await expect(primary).toHaveValue('#7b3138');
    expect(taken(complaints)).toEqual([refusedWith(400)]);
  });
}

test('a draft in an address is shown to its own owner alone, and only there may the page be framed', async ({
  browser,
}) => {
  const { context, page } = await person(browser, 'pt-BR', desk);
  await signInAtTheDesk(page, owner, '/restaurant-admin/customization');
  await page.getByLabel(textIn('pt-BR')('restaurants.customization.description')).fill('Segredo ainda');
  const frame = page.locator(frames);
  await expect(page.frameLocator(frames).getByText('Segredo ainda')).toHaveCount(1);
  const address = instanceUrl() + (await frame.getAttribute('src'));

  const asOwner = await context.request.get(address);
  expect(asOwner.headers()).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'cache-control': 'private, no-store' });
  expect(asOwner.headers()['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(await asOwner.text()).toContain('Segredo ainda');
  const waiter = await person(browser, 'pt-BR');
  const stranger = await person(browser, 'pt-BR');
  await signInAtTheDesk(waiter.page, 'garcom@demo.comanda.example');
  for (const other of [waiter, stranger]) {
    const answer = await other.context.request.get(address);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['x-frame-options']).toBe('DENY');
    expect(answer.headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(await answer.text()).not.toContain('Segredo ainda');
    await other.context.close();
  }
});

test('an address of a picture that was typed and not confirmed is taken on saving, or refused at its field', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const { context, page, complaints } = await person(browser, 'pt-BR', desk);
  await context.route('https://fotos.example/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: '' }));
  await signInAtTheDesk(page, owner, '/restaurant-admin/customization');
  const save = page.getByRole('button', { name: t('restaurants.form.saveChanges') });
  const saved = page.getByText(t('restaurants.customization.savedToast'));
  for (const kind of ['logo', 'cover']) {
    const field = page.getByRole('group', { name: t(`restaurants.customization.${kind}`), exact: true });
    await field.getByRole('button', { name: t('menu.picture.useAddress') }).click();
    const address = field.getByRole('textbox', { name: t('menu.picture.address') });
    await address.fill(`http://fotos.example/${kind}.svg`);
    await save.click();
    await expect(address).toHaveAccessibleDescription(new RegExp(t('fields.picture_url_insecure')));
    await expect(saved).toBeHidden();
    expect(taken(complaints)).toEqual([refusedWith(400)]);
    await expectAccessible(page);
    await address.fill(`https://fotos.example/${kind}.svg`);
    await save.click();
    await expect(saved).toBeVisible();
    await expect(address).toBeHidden();
    await page.reload();
  }
  const stored = await look(`select img_url, cover_image_url from restaurants where slug = 'restaurant-demo'`);
  const addresses = { img_url: 'https://fotos.example/logo.svg', cover_image_url: 'https://fotos.example/cover.svg' };
  expect(stored).toEqual([addresses]);
});
