import { randomUUID } from 'node:crypto';
import {
  desk,
  expectAccessible,
  instanceUrl,
  person,
  refusedWith,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { expectOnly } from '../support/browser/journey-console.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { printer } from '../support/server/printing-samples.ts';

const owner = 'dono@demo.comanda.example';
const name = 'Grelha';

test('pt-BR: a printer that never came is loud while papers wait, and can be given up although it is the only one', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const { page, complaints } = await person(browser, 'pt-BR', desk);
  await signInAtTheDesk(page, owner, '/restaurant-admin/printers');
  const kept = await page.request.post('/api/printers', {
    headers: { origin: instanceUrl() },
    data: { ...printer(), key: randomUUID(), kind: 'star', name },
  });
  expect(kept.ok()).toBe(true);
  await order(page, 6);
  await page.goto('/restaurant-admin/kitchen?station=todas');
  const notice = page.locator('.k-trouble');
  await expect(notice).toContainText(t('printing.notOutOne'));
  await notice.getByRole('button', { name: t('printing.stopped', { name }) }).click();
  const sheet = page.getByRole('dialog', { name: t('printing.title') });
  await expect(sheet.getByText(t('printing.standing.never'))).toBeVisible();
  await expect(sheet.getByText(t('printing.stillShown'))).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('link', { name: t('printing.seeOnScreenOf', { name }) }).click();
  await expect(sheet).toBeHidden();

  await page.goto('/restaurant-admin/printers');
  const row = page.getByRole('listitem', { name });
  await expect(page.getByText(t('printing.notOutOne'))).toBeVisible();
  await expect(page.getByText(t('printing.notOutElsewhere'))).toHaveCount(0);
  await expectAccessible(page);

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
  // What had the focus is gone with its row.
  await expect(page.getByRole('region', { name: t('printing.title'), exact: true })).toBeFocused();
  expectOnly(complaints, refusedWith(409));
});
