import { randomUUID } from 'node:crypto';
import {
  desk,
  expectAccessible,
  instanceUrl,
  languages,
  person,
  phone,
  plainDish,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { emptyKitchen, order } from '../support/browser/journey-kitchen.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { printer } from '../support/server/printing-samples.ts';

const owner = 'dono@demo.comanda.example';
const name = 'Grelha';

for (const [index, language] of languages.entries()) {
  const t = textIn(language);
  test(`${language}: a printer that never came is loud while papers wait, and can be given up although it is the only one`, async ({
    browser,
  }) => {
    await emptyKitchen();
    const { context, page, complaints } = await person(browser, language, index === 0 ? desk : phone);
    await signInAtTheDesk(page, owner, '/restaurant-admin/printers');
    const kept = await page.request.post('/api/printers', {
      headers: { origin: instanceUrl() },
      data: { ...printer(), key: randomUUID(), kind: 'star', name },
    });
    expect(kept.ok()).toBe(true);
    await order(page, 6, [{ name: plainDish }]);
    await page.goto('/restaurant-admin/kitchen?station=todas');
    const notice = page.locator('.k-trouble');
    await expect(notice).toContainText(t('printing.paperOne'), { timeout: 30_000 });
    await expect(notice).toContainText(t('printing.standing.never'));
    await notice.locator('summary').click();
    await expect(notice.getByText(t('printing.stillShown'))).toBeVisible();
    await expectAccessible(page);
    await page.screenshot({ path: `test-results/never-display-${language}.png` });

    await page.goto('/restaurant-admin/printers');
    const row = page.getByRole('listitem', { name });
    await expect(row).toContainText(t('printing.remedy.alone'));
    await expect(page.getByText(t('printing.notOutOne'))).toBeVisible();
    await expect(page.getByText(t('printing.notOutElsewhere'))).toHaveCount(0);
    await expectAccessible(page);
    await page.screenshot({ path: `test-results/never-printers-${language}.png` });

    const giveUp = async () => {
      await row.getByRole('button', { name: t('printing.edit', { name }) }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('printing.remove') })
        .click();
      await page
        .getByRole('dialog')
        .last()
        .getByRole('button', { name: t('printing.remove') })
        .last()
        .click();
    };
    await giveUp();
    await expect(page.getByText(t('errors.only_printer_has_jobs'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await row.getByRole('button', { name: t('printing.queueOf', { name }) }).click();
    const queue = page.getByRole('dialog').first();
    await queue.getByRole('button', { name: t('printing.discardAll') }).click();
    await expectAccessible(page);
    await page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: t('printing.discardAll') })
      .last()
      .click();
    await expect(queue.getByText(t('printing.nothingWaits'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await giveUp();
    await expect(page.getByText(t('printing.empty'))).toBeVisible();
    await emptyKitchen();
    expect(complaints.filter((complaint) => !complaint.includes('409'))).toEqual([]);
    await context.close();
  });
}
