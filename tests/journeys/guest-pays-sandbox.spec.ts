import {
  desk,
  expectAccessible,
  freshTable,
  languages,
  person,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { billOf, orderFrom, phonesAt, served } from '../support/browser/journey-check.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const owner = 'dono@demo.comanda.example';

for (const language of languages) {
  test(`without any key, the test provider is connected with one press, and shows what guests go through (${language})`, async ({
    browser,
  }) => {
    const t = textIn(language);
    const table = language === 'en' ? 8 : 9;
    const provider = t('checks.online.name.sandbox');
    await freshTable(table);
    const boss = await person(browser, language, desk);
    await signInAtTheDesk(boss.page, owner, '/restaurant-admin/settings');
    const section = boss.page.getByRole('region', { name: t('checks.online.title') });
    await expect(section.getByText(t('checks.online.test'))).toBeVisible();
    await section.getByRole('button', { name: t('checks.online.connect', { provider }) }).click();
    await expect(boss.page.getByText(t('checks.online.back.done'))).toBeVisible();
    try {
      const [guest] = await phonesAt(browser, language, table, 1);
      const { page } = guest!;
      await orderFrom(page, table, 1);
      await page.goto(billOf(table, 'split'));
      await page.getByRole('radio', { name: t('checks.byAmount') }).check();
      await page.getByRole('button', { name: t('checks.allOfRest'), exact: true }).click();
      await page.getByRole('button', { name: new RegExp(t('checks.pay.amount', { amount: '' }).trim()) }).click();
      const dialog = page.getByRole('dialog');
      await expect(dialog.getByText(t('checks.pay.test'))).toBeVisible();
      await expectAccessible(page);
      await dialog.getByRole('button', { name: t('checks.pay.onlinePixHint') }).click();
      // The dialog says the same, and is still there, dimmed, while the code is asked for.
      const simulate = page.getByRole('link', { name: t('checks.part.simulate') });
      await expect(simulate).toBeVisible();
      await expect(page.getByText(t('checks.pay.test'))).toBeVisible();
      await expectAccessible(page);
      await served(boss.page, table);
      await simulate.click();
      await page.getByRole('button', { name: t('billing.sandbox.pix.pay') }).click();
      await expect(page.getByRole('heading', { name: t('checks.over') })).toBeVisible();
      await guest!.context.close();
    } finally {
      await boss.page.goto('/restaurant-admin/settings');
      await section.getByRole('button', { name: t('checks.online.disconnect') }).click();
      await boss.page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('checks.online.disconnect') })
        .click();
      await expect(section.getByText(t('checks.online.notConnected'))).toBeVisible();
      await boss.context.close();
    }
  });
}
