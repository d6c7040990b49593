import { desk, expectAccessible, person, refusedWith, signInAtTheDesk, textIn } from '../support/browser/journey.ts';
import { billOf, connectAccount, phonesAt, served } from '../support/browser/journey-check.ts';
import { expectOnly } from '../support/browser/journey-console.ts';
import { orderFrom } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const owner = 'dono@demo.comanda.example';

test('without any key, the test provider is connected with the password alone, and shows what guests go through (en)', async ({
  browser,
}) => {
  const t = textIn('en');
  const table = 8;
  const provider = t('checks.online.name.sandbox');
  const boss = await person(browser, 'en', desk);
  await signInAtTheDesk(boss.page, owner, '/restaurant-admin/settings?abrir=pagamento');
  const section = boss.page.getByRole('region', { name: t('checks.online.title') });
  await expect(section.getByText(t('checks.online.test'))).toBeVisible();
  await connectAccount(boss.page, 'en', provider);
  await expect(boss.page.getByText(t('checks.online.back.done'))).toBeVisible();
  const [guest] = await phonesAt(browser, 'en', table, 1);
  const { page } = guest!;
  await orderFrom(page, table);
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
  await expect(page.getByRole('heading', { name: t('diner.overTitle') })).toBeVisible();
  // The table is nobody's any more, and its phone has asked once more.
  expectOnly(guest!.complaints, refusedWith(403));
});
