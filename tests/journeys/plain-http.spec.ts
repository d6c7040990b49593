import { desk, person, signInAtTheDesk, textIn } from '../support/browser/journey.ts';
import { billOf, housePix, phonesAt, takesPix } from '../support/browser/journey-check.ts';
import { byCalls, owner } from '../support/browser/journey-floor.ts';
import { orderFrom } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { overPlainHttp } from '../support/browser/plain-http.ts';

const t = textIn('pt-BR');

test('over plain HTTP an owner adds a period to the opening hours, and a day with music', async ({ browser }) => {
  const { page } = await person(browser, 'pt-BR', desk);
  await overPlainHttp(page);
  await signInAtTheDesk(page, owner, '/restaurant-admin/settings?abrir=horario');
  const day = 'segunda-feira';
  await page.getByLabel(t('restaurants.settings.kind', { day })).selectOption('open');
  await page.getByRole('button', { name: t('restaurants.settings.addPeriodOf', { day }) }).click();
  await expect(page.getByLabel(t('restaurants.settings.opensOf', { day, number: 2 }))).toBeVisible();

  await page.getByRole('link', { name: t('checks.settings.title') }).click();
  await page.getByRole('button', { name: t('restaurants.form.leaveYes') }).click();
  const settings = page.getByRole('region', { name: t('checks.settings.title') });
  await settings.getByRole('button', { name: t('checks.settings.addDay') }).click();
  await expect(settings.getByLabel(t('checks.settings.dayOf', { number: 1 }))).toBeVisible();
});

for (const allowed of [true, false])
  test(`over plain HTTP a guest ${allowed ? 'copies the PIX code' : 'who may copy nothing finds the PIX code selected'}`, async ({
    browser,
  }) => {
    const table = 3;
    await takesPix(await byCalls(browser, 'pt-BR', owner));
    const [guest] = await phonesAt(browser, 'pt-BR', table, 1);
    const { page, context } = guest!;
    await overPlainHttp(page);
    if (!allowed)
      await page.addInitScript(() => {
        document.execCommand = () => false;
      });
    await orderFrom(page, table);
    await page.goto(billOf(table, 'split'));
    await page.getByRole('radio', { name: t('checks.byAmount') }).check();
    await page.getByRole('button', { name: t('checks.allOfRest'), exact: true }).click();
    await page.getByRole('button', { name: t('checks.pay.amount', { amount: '' }).trim() }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('checks.pay.pix') })
      .click();
    await expect(page.getByText(housePix.name, { exact: true })).toBeVisible();
    const shown = page.locator('[data-pix-code]');
    const code = (await shown.getAttribute('data-pix-code')) ?? '';
    await page.getByRole('button', { name: t('checks.part.copy') }).click();
    if (allowed) {
      await expect(page.getByRole('button', { name: t('checks.part.copied') })).toBeVisible();
      const other = await context.newPage();
      await context.grantPermissions(['clipboard-read']);
      await other.goto('/');
      await other.bringToFront();
      expect(await other.evaluate(() => navigator.clipboard.readText())).toBe(code);
    } else {
      await expect(page.getByText(t('checks.part.copyFailed'))).toBeVisible();
      expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe(code);
    }
  });
