import { expect, type Page, test } from '@playwright/test';
import { desk, expectAccessible, look, person, phone, signInAtTheDesk, textIn } from '../support/journey.ts';

const toast = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

test('what one tab changes every tab reads; a session that was ended leaves as soon as it is looked at', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const here = await person(browser, 'pt-BR', desk);
  await signInAtTheDesk(here.page, 'garcom@demo.comanda.example', '/restaurant-admin/account');
  const other = await here.context.newPage();
  await other.goto('/restaurant-admin/orders');
  const away = await person(browser, 'pt-BR', phone);
  await signInAtTheDesk(away.page, 'garcom@demo.comanda.example', '/restaurant-admin/account');

  const name = here.page.getByLabel(t('account.profile.name'));
  const save = here.page.getByRole('button', { name: t('account.profile.save'), exact: true });
  await name.fill(' ');
  await save.click();
  await expect(here.page.getByText(t('fields.name_required'))).toBeVisible();
  await name.fill('Luana R. Prado');
  await save.click();
  await toast(here.page, t('account.saved'));
  await other.goto('/restaurant-admin');
  await expect(other.getByText('Luana R. Prado')).toBeVisible();
  await name.fill('Luana Ribeiro');
  await save.click();
  await expect(other.getByText('Luana Ribeiro')).toBeVisible();

  await here.page.reload();
  await here.page.getByRole('button', { name: t('account.sessions.others') }).click();
  const confirm = here.page.getByRole('alertdialog');
  await expectAccessible(here.page);
  await confirm.getByRole('button', { name: t('account.sessions.others') }).click();
  await expect(confirm).toBeHidden();
  await expect(here.page.getByText(t('account.sessions.here'))).toBeVisible();
  const told = toast(away.page, t('shell.sessionEnded'));
  await away.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await told;
  await away.page.waitForURL('**/login');
  await here.context.close();
  await away.context.close();
});

test('identities are linked and unlinked; an old session has to sign in again first', async ({ browser }) => {
  const t = textIn('en');
  const { context, page } = await person(browser, 'en', phone);
  await signInAtTheDesk(page, 'caixa@demo.comanda.example');
  const answer = (body: unknown, status = 200) => ({
    status,
    contentType: 'application/json',
    body: JSON.stringify(body),
  });
  const linked = [
    { id: 'one', providerId: 'credential' },
    { id: 'two', providerId: 'rua' },
  ];
  await page.route('**/api/login/providers', (route) =>
    route.fulfill(
      answer([
        { id: 'casa', name: 'Casa' },
        { id: 'rua', name: 'Rua' },
      ]),
    ),
  );
  await page.route('**/api/auth/list-accounts', (route) => route.fulfill(answer(linked)));
  await page.route('**/api/auth/unlink-account', (route) => {
    linked.pop();
    return route.fulfill(answer({ status: true }));
  });
  await look(
    `update sessions set created_at = now() - interval '25 hours'
     where user_id = (select id from users where email = 'caixa@demo.comanda.example')`,
  );
  await page.goto('/restaurant-admin/account');
  await page.getByRole('button', { name: t('account.identities.unlinkOf', { provider: 'Rua' }) }).click();
  await expectAccessible(page);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('account.identities.unlink') })
    .click();
  await toast(page, t('account.identities.unlinked'));
  await page.getByRole('button', { name: t('account.identities.linkOf', { provider: 'Rua' }) }).click();
  await expect(page.getByText(t('account.stale'))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: t('account.signInAgain') }).click();
  await page.waitForURL('**/login');
  await context.close();
});
