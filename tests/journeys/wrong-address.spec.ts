import { demoPassword } from '../../db/seed/cast.ts';
import { desk, expectAccessible, instanceUrl, person, refusedWith, textIn } from '../support/browser/journey.ts';
import { expectOnly } from '../support/browser/journey-console.ts';
import { owner } from '../support/browser/journey-floor.ts';
import { expect, test } from '../support/browser/journey-test.ts';

test('whoever signs in at another name of the server is led to the right address', async ({ browser }) => {
  const t = textIn('pt-BR');
  const { page, complaints } = await person(browser, 'pt-BR', desk);
  const right = instanceUrl();
  const { hostname } = new URL(right);
  const other = right.replace(hostname, hostname === '127.0.0.1' ? 'localhost' : '127.0.0.1');
  await page.goto(`${other}/login`);
  await page.getByLabel(t('accounts.email')).fill(owner);
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: t('accounts.signIn'), exact: true }).click();
  const notice = page.getByText(t('common.address.open'));
  await expect(notice).toBeVisible();
  // Neither e-mail nor password is to blame.
  await expect(page.getByText(t('accounts.check'))).toHaveCount(0);
  await expectAccessible(page);
  expectOnly(complaints, refusedWith(403));
  await notice.getByRole('link').click();
  await expect(page).toHaveURL(`${right}/login`);
});
