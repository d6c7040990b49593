import type { Page } from '@playwright/test';
import { appCode } from '../support/browser/account-journey.ts';
import { firstPassword, ownEmail, registerByCall, textedCode } from '../support/browser/entrance.ts';
import { ours } from '../support/browser/failing.ts';
import {
  cutOff,
  desk,
  expectAccessible,
  person,
  phone,
  refusedWith,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { expectOnly, taken } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';

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

  await toast(here.page, t('accounts.mine.email.verified'));
  const name = here.page.getByLabel(t('accounts.mine.profile.name'));
  const save = here.page.getByRole('button', { name: t('accounts.mine.profile.save'), exact: true });
  await name.fill(' ');
  await save.click();
  await expect(here.page.getByText(t('fields.name_required'))).toBeVisible();
  await name.fill('Luana R. Prado');
  await save.click();
  await toast(here.page, t('accounts.mine.saved'));
  await other.goto('/restaurant-admin');
  await expect(other.getByText('Luana R. Prado')).toBeVisible();
  await name.fill('Luana Ribeiro');
  await save.click();
  await expect(other.getByText('Luana Ribeiro')).toBeVisible();

  await here.page.reload();
  await here.page.getByRole('button', { name: t('accounts.mine.sessions.others') }).click();
  const confirm = here.page.getByRole('alertdialog');
  await expectAccessible(here.page);
  await confirm.getByRole('button', { name: t('accounts.mine.sessions.others') }).click();
  await expect(confirm).toBeHidden();
  await expect(here.page.getByText(t('accounts.mine.sessions.here'))).toBeVisible();
  const told = toast(away.page, t('shell.sessionEnded'));
  await away.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await told;
  await away.page.waitForURL('**/login');
  // A name of nothing.
  expect(taken(here.complaints)).toEqual([refusedWith(400)]);
  expectOnly(away.complaints, refusedWith(401));
});

test('a busy server and a cut line end no visit: who is signed in is asked again, until a refusal is final', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const { page, complaints } = await person(browser, 'pt-BR', desk);
  await signInAtTheDesk(page, 'garcom@demo.comanda.example', '/restaurant-admin/account');
  await expect(page.getByText(t('accounts.mine.sessions.here'))).toBeVisible();
  const asked: string[] = [];
  await page.route('**/api/session', async (route) => {
    asked.push(route.request().method());
    if (asked.length === 1) return route.abort();
    if (asked.length === 2)
      return route.fulfill({ status: 503, headers: ours, json: { code: 'busy', message: 'busy', data: {} } });
    return route.fallback();
  });
  const lookAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await lookAgain();
  await expect.poll(() => asked.length).toBeGreaterThanOrEqual(3);
  await expect(page.getByText(t('accounts.mine.sessions.here'))).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/restaurant-admin/account');
  expect(taken(complaints)).toEqual([cutOff, refusedWith(503)]);

  const ended = await page.request.post('/api/sessions/end', {
    headers: { origin: new URL(page.url()).origin },
    data: { which: 'all' },
  });
  expect(ended.status()).toBe(200);
  const told = toast(page, t('shell.sessionEnded'));
  await lookAgain();
  await told;
  await page.waitForURL('**/login');
  expectOnly(complaints, refusedWith(401));
});

test('an app becomes the second step once its code has come back, with codes to be kept for the day without it', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const { page, complaints } = await person(browser, 'pt-BR', phone);
  const email = ownEmail('app');
  await registerByCall(page, email, 'Casa do app');
  await signInAtTheDesk(page, email, '/restaurant-admin/account', firstPassword);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('accounts.mine.title'));
  await page.getByRole('button', { name: t('accounts.mine.twoFactor.enable'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input').fill('não é esta');
  await dialog.getByRole('button', { name: t('accounts.mine.continue') }).click();
  await expect(dialog).toContainText(t('errors.password_wrong'));
  await expectAccessible(page);
  await dialog.locator('input').fill(firstPassword);
  await dialog.getByRole('button', { name: t('accounts.mine.continue') }).click();
  await expect(dialog.getByRole('img', { name: t('accounts.mine.twoFactor.qr') })).toBeVisible();
  const key = (await dialog.locator('code').textContent()) ?? '';
  const code = dialog.getByLabel(t('accounts.mine.twoFactor.code'));
  const confirm = dialog.getByRole('button', { name: t('accounts.mine.twoFactor.confirm') });
  await code.fill('000000');
  await confirm.click();
  await expect(dialog).toContainText(t('errors.code_invalid'));
  await expectAccessible(page);
  await code.fill(appCode(key));
  await confirm.click();
  await toast(page, t('accounts.mine.twoFactor.enabled'));
  await expect(dialog.getByRole('list', { name: t('accounts.mine.codes.list') }).getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: t('accounts.mine.codes.download') }).click();
  expect((await saved).suggestedFilename()).toBe(t('accounts.mine.codes.file'));
  await dialog.getByRole('button', { name: t('accounts.mine.codes.kept') }).click();
  await expect(page.getByRole('button', { name: t('accounts.mine.twoFactor.newCodes') })).toBeVisible();
  expect(taken(complaints)).toEqual([refusedWith(409), refusedWith(409)]);
});

test('a phone becomes the second step once its code has come back, and is taken out again', async ({ browser }) => {
  const t = textIn('en');
  const { page, complaints } = await person(browser, 'en', phone);
  const email = ownEmail('telefone');
  await registerByCall(page, email, 'Casa do telefone');
  await signInAtTheDesk(page, email, '/restaurant-admin/account', firstPassword);
  const number = '+5531987654321';
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: t('accounts.mine.phone.add') }).click();
  await dialog.getByLabel(t('accounts.mine.phone.number')).fill(number);
  await dialog.locator('input[type=password]').fill('not this one');
  await dialog.getByRole('button', { name: t('accounts.mine.phone.submit') }).click();
  await expect(dialog).toContainText(t('errors.password_wrong'));
  await expectAccessible(page);
  await dialog.locator('input[type=password]').fill(firstPassword);
  await dialog.getByRole('button', { name: t('accounts.mine.phone.submit') }).click();
  await expect(dialog).toContainText(t('accounts.mine.phone.sentTo', { phone: number }));
  const confirm = dialog.getByRole('button', { name: t('accounts.mine.twoFactor.confirm') });
  await dialog.getByLabel(t('accounts.mine.phone.code')).fill('000000');
  await confirm.click();
  await expect(dialog).toContainText(t('errors.code_invalid'));
  await expectAccessible(page);
  await dialog.getByLabel(t('accounts.mine.phone.code')).fill(await textedCode(page, number));
  await confirm.click();
  await toast(page, t('accounts.mine.phone.confirmed'));
  await expect(page.getByText(`${number} · ${t('accounts.mine.on')}`)).toBeVisible();

  await page.getByRole('button', { name: t('accounts.mine.phone.remove'), exact: true }).click();
  await dialog.locator('input').fill(firstPassword);
  await dialog.getByRole('button', { name: t('accounts.mine.phone.remove') }).click();
  await toast(page, t('accounts.mine.phone.removed'));
  await expect(page.getByRole('button', { name: t('accounts.mine.phone.add') })).toBeVisible();
  // The wrong password and the wrong code.
  expect(taken(complaints)).toEqual([refusedWith(409), refusedWith(409)]);
});

test('a new password signs the other places out, or leaves them where they are, as the box beside it says', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const { page } = await person(browser, 'pt-BR', desk);
  const email = ownEmail('senha');
  await registerByCall(page, email, 'Casa da senha');
  const signIn = async (tab: Page, password: string) => {
    await signInAtTheDesk(tab, email, '/restaurant-admin/account', password);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText(t('accounts.mine.title'));
  };
  await signIn(page, firstPassword);
  const away = await person(browser, 'pt-BR', phone);
  await signIn(away.page, firstPassword);
  const others = page.getByRole('checkbox', { name: t('accounts.mine.password.others') });
  const change = async (from: string, to: string) => {
    await page.getByLabel(t('accounts.mine.currentPassword'), { exact: true }).fill(from);
    await page.getByLabel(t('accounts.mine.password.new'), { exact: true }).fill(to);
    await page.getByLabel(t('accounts.mine.password.again'), { exact: true }).fill(to);
    const answered = page.waitForResponse('**/api/auth/change-password');
    await page.getByRole('button', { name: t('accounts.mine.password.change') }).click();
    expect((await answered).status()).toBe(200);
    await expect(page.getByLabel(t('accounts.mine.currentPassword'), { exact: true })).toHaveValue('');
  };
  const session = async (tab: Page) => (await tab.request.get('/api/session')).status();

  await expect(others).toBeChecked();
  await others.uncheck();
  await change(firstPassword, 'bobó de camarão no sábado');
  expect([await session(page), await session(away.page)]).toEqual([200, 200]);
  await away.page.reload();
  await expect(away.page.getByRole('heading', { level: 1 })).toBeVisible();

  await others.check();
  await change('bobó de camarão no sábado', 'vatapá no domingo de manhã');
  expect([await session(page), await session(away.page)]).toEqual([200, 401]);
  await toast(page, t('accounts.mine.password.changed'));
  await away.page.goto('/restaurant-admin/account');
  await away.page.waitForURL('**/login**');
  expectOnly(away.complaints, refusedWith(401));
  await signIn(away.page, 'vatapá no domingo de manhã');
});
