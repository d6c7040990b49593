import type { Page } from '@playwright/test';
import { demoPassword } from '../../db/seed/cast.ts';
import {
  cutOff,
  desk,
  expectAccessible,
  inCore,
  instanceUrl,
  type Language,
  languages,
  person,
  signInAtTheDesk,
  staffAtTheBoard,
  tableOf,
  textIn,
} from '../support/browser/journey.ts';
import { billOf, housePix, phonesAt, served, takesPix } from '../support/browser/journey-check.ts';
import { expectOnly } from '../support/browser/journey-console.ts';
import { byCalls, owner, waiter } from '../support/browser/journey-floor.ts';
import { orderFrom } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { figure } from '../support/browser/journey-till.ts';

const cashier = 'caixa@demo.comanda.example';
const dish = 2_490 + 249;

/** Whoever comes to what they pay has it before them on the smallest phone: nothing of it lies under the bar. */
async function expectAboveTheBar(page: Page, buttons: readonly string[]) {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  await page.reload();
  await expect(page.getByRole('button', { name: buttons[0] })).toBeInViewport();
  const bar = (await page.getByRole('navigation').boundingBox())?.y ?? 0;
  for (const name of buttons) {
    const { y = Number.NaN, height = 0 } = (await page.getByRole('button', { name }).boundingBox()) ?? {};
    expect(y, name).toBeGreaterThan(0);
    expect(y + height, name).toBeLessThan(bar);
  }
  if (size) await page.setViewportSize(size);
}

const pays = (page: Page, language: Language) =>
  page.getByRole('button', { name: new RegExp(textIn(language)('checks.pay.amount', { amount: '' }).trim()) });

/** The till takes up a call about money at this table, by what the call and its dialog offer. */
async function receive(till: Page, language: Language, table: number, call: string, action: string) {
  const t = textIn(language);
  await till.getByRole('button', { name: t(call, { number: table }) }).click();
  const dialog = till.getByRole('dialog');
  await expectAccessible(till);
  await dialog.getByRole('button', { name: new RegExp(t(action, { amount: '' }).trim()) }).click();
  await expect(dialog).toBeHidden();
}

async function expectReceipt(page: Page, language: Language) {
  const t = textIn(language);
  await expect(page.getByRole('heading', { name: t('diner.overTitle') })).toBeVisible();
  await expect(page.getByText(t('diner.notFiscal'))).toBeVisible();
}

for (const language of languages) {
  const t = textIn(language);

  test(`two phones pay a bill by card and cash; the table closes itself and each keeps the receipt (${language})${inCore(language === 'en')}`, async ({
    browser,
  }) => {
    const table = 3;
    const guests = await phonesAt(browser, language, table, 2);
    const [ana, eva] = guests.map(({ page }) => page) as [Page, Page];
    for (const page of [ana, eva]) await orderFrom(page, table);
    const floor = await staffAtTheBoard(browser, language, waiter);
    const till = await staffAtTheBoard(browser, language, cashier);

    // By card: the waiter sees how much and that it is the till's, and goes; the guest sees who comes; the till records it with one tap.
    await ana.goto(billOf(table, 'split'));
    await ana
      .getByRole('list', { name: t('checks.yours') })
      .getByRole('button')
      .first()
      .click();
    await expect(pays(ana, language)).toHaveText(figure(dish));
    await pays(ana, language).click();
    await ana
      .getByRole('dialog')
      .getByRole('button', { name: t('checks.pay.card') })
      .click();
    await expect(ana.getByRole('heading', { name: t('checks.part.asked') })).toBeVisible();
    const seen = floor.page.getByRole('listitem', {
      name: new RegExp(`${t('orders.table', { number: table })}: .*${figure(dish).source}`),
    });
    await expect(seen).toContainText(t('calls.tillReceives'));
    await seen.getByRole('button', { name: t('calls.goTo', { number: table }) }).click();
    await expect(ana.getByText(t('checks.part.comes', { name: 'Luana' }))).toBeVisible();
    await expect(seen.getByRole('button', { name: t('calls.giveBackOf', { number: table }) })).toBeVisible();
    await expect(seen.getByRole('button')).toHaveCount(1);
    await till.page.getByRole('button', { name: t('calls.receiveAt', { number: table }) }).click();
    await till.page
      .getByRole('dialog')
      .getByRole('button', { name: t('common.close') })
      .click();
    await expectAccessible(ana);
    await receive(till.page, language, table, 'calls.receiveAt', 'checks.till.record');
    await expect(ana.getByRole('heading', { name: t('checks.part.paid') })).toBeVisible();

    // In cash, with change: the last part closes the bill.
    await eva.goto(billOf(table, 'split'));
    await eva.getByRole('radio', { name: t('checks.byPeople') }).check();
    // One of the two has paid: one is left.
    await expect(pays(eva, language)).toHaveText(figure(dish));
    await eva.getByRole('radio', { name: t('checks.byAmount') }).check();
    await eva.getByRole('button', { name: t('checks.allOfRest'), exact: true }).click();
    await pays(eva, language).click();
    await eva
      .getByRole('dialog')
      .getByRole('button', { name: t('checks.pay.cash') })
      .click();
    const changeFor = eva.getByLabel(t('checks.pay.changeFor'));
    await changeFor.fill('-50');
    await expect(changeFor).toHaveAccessibleDescription(t('fields.amount_negative'));
    await changeFor.fill('50');
    await eva
      .getByRole('dialog')
      .getByRole('button', { name: figure(5_000) })
      .click();
    await served(till.page, table);
    await receive(till.page, language, table, 'calls.receiveAt', 'checks.till.record');
    for (const page of [ana, eva]) await expectReceipt(page, language);
  });

  test(`a phone pays to the house's PIX key, says so without a network, and waits for the till (${language})${inCore(language === 'pt-BR')}`, async ({
    browser,
  }) => {
    const table = 4;
    await takesPix(await byCalls(browser, language, owner));
    const [guest] = await phonesAt(browser, language, table, 1);
    const { page, complaints } = guest!;
    await orderFrom(page, table);
    const till = await staffAtTheBoard(browser, language, cashier);

    // Having paid is not yet being paid.
    await page.goto(billOf(table, 'split'));
    await page.getByRole('radio', { name: t('checks.byAmount') }).check();
    await page.getByRole('button', { name: t('checks.allOfRest'), exact: true }).click();
    await pays(page, language).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: t('checks.pay.pix') })
      .click();
    await expect(page.getByRole('img', { name: t('checks.part.qr') })).toBeVisible();
    await expect(page.getByText('Casa da Ana', { exact: true })).toBeVisible();
    await expectAboveTheBar(page, [t('checks.part.copy'), t('checks.part.tell')]);
    await expectAccessible(page);
    // Said without a connection, it is sent by itself.
    await page.context().setOffline(true);
    await page.getByRole('button', { name: t('checks.part.tell') }).click();
    await expect(page.getByText(t('checks.part.unsent'))).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('heading', { name: t('checks.part.waitsForTill') })).toBeVisible();
    expectOnly(complaints, cutOff);
    await expectAccessible(page);
    await served(till.page, table);
    await receive(till.page, language, table, 'calls.confirmAt', 'checks.till.cameIn');
    await expectReceipt(page, language);
  });
}

test('a PIX that comes after the bill was closed is owed to the guest, until the till has given it back (pt-BR)', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const table = 6;
  const [guest] = await phonesAt(browser, 'pt-BR', table, 1);
  const till = await person(browser, 'pt-BR', desk);
  await signInAtTheDesk(till.page, owner, '/restaurant-admin/orders');
  const page = guest!.page;
  await orderFrom(page, table);
  const at = `/api/restaurants/restaurant-demo/tables/${table}/check`;
  const headers = { origin: instanceUrl() };
  await takesPix(till.page);
  const split = { by: 'amount', cents: dish };
  const asked = await page.request.post(`${at}/parts`, {
    headers,
    data: { key: crypto.randomUUID(), split, method: 'pix', seenCents: dish },
  });
  expect(asked.status(), await asked.text()).toBe(200);
  const { id } = (await asked.json()).check.part;
  await page.request.put(`${at}/parts/${id}/told`, { headers, data: { paid: true } });
  const { id: tableId } = await tableOf(table);
  const { bill: open } = await (await till.page.request.get(`/api/tables/${tableId}/bill`)).json();
  const payments = [{ method: 'dinheiro', cents: open.totalCents }];
  const decided = { chargeServiceFee: true, charges: [], discount: null, payments };
  const closed = await till.page.request.post(`/api/bills/${open.id}/close`, {
    headers,
    data: { key: crypto.randomUUID(), version: open.version, ...decided },
  });
  expect(closed.status(), await closed.text()).toBe(200);

  const late = till.page.getByText(new RegExp(`PIX.*${figure(dish).source}.*#${table}`)).first();
  await expect(late).toBeVisible();
  await till.page
    .getByRole('button', { name: t('checks.till.look') })
    .first()
    .click();
  await till.page
    .getByRole('dialog')
    .getByRole('button', { name: new RegExp(t('checks.till.cameIn', { amount: '' }).trim()) })
    .click();
  await expect(till.page.getByText(t('checks.till.creditHint')).first()).toBeVisible();
  await expectAccessible(till.page);
  // The phone is told that it is owed, and then that it was given back, and how.
  await page.goto(billOf(table));
  const owed = page.getByText(new RegExp(t('checks.credit.owed', { amount: '' }).trim()));
  await expect(owed).toContainText(figure(dish));
  await expectAccessible(page);
  await till.page
    .getByRole('button', { name: t('checks.till.giveBack'), exact: true })
    .first()
    .click();
  const giveBack = till.page.getByRole('dialog');
  await giveBack.getByRole('radio', { name: t('checks.till.giveBackBy.pix') }).check();
  await expectAccessible(till.page);
  await giveBack.getByRole('button', { name: figure(dish) }).click();
  await expect(till.page.getByText(t('checks.till.creditHint'))).toHaveCount(0);
  const back = t('checks.credit.byPix').split('{')[0] ?? '';
  await expect(page.getByText(back).first()).toBeVisible();
});

test('the owner says to which key guests pay by PIX', async ({ browser }) => {
  const t = textIn('pt-BR');
  const { page } = await person(browser, 'pt-BR', desk);
  await signInAtTheDesk(page, owner, '/restaurant-admin/settings?abrir=conta');
  const settings = page.getByRole('region', { name: t('checks.settings.title') });
  await settings.getByLabel(t('checks.settings.kindLabel')).selectOption(housePix.kind);
  await settings.getByLabel(t('checks.settings.key'), { exact: true }).fill(housePix.key);
  await settings.getByLabel(t('checks.settings.name')).fill(housePix.name);
  await settings.getByLabel(t('checks.settings.city')).fill(housePix.city);
  // Where money goes is changed with the password; without it the form says so at its field.
  await settings.getByRole('button', { name: t('common.save'), exact: true }).click();
  const password = settings.getByLabel(t('accounts.mine.currentPassword'));
  await expect(password).toHaveAccessibleDescription(new RegExp(t('fields.password_required')));
  await password.fill(demoPassword);
  await expectAccessible(page);
  await settings.getByRole('button', { name: t('common.save'), exact: true }).click();
  await expect(page.getByText(t('checks.settings.saved'))).toBeVisible();
  expect((await (await page.request.get('/api/checks/settings')).json()).pix).toEqual(housePix);
});
