import type { Page } from '@playwright/test';
import {
  desk,
  expectAccessible,
  freshTable,
  inCore,
  instanceUrl,
  languages,
  look,
  person,
  signInAtTheDesk,
  staffAtTheBoard,
  tableOf,
  textIn,
} from '../support/browser/journey.ts';
import { billOf, orderFrom, phonesAt, served } from '../support/browser/journey-check.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { figure } from '../support/browser/journey-till.ts';
import { expectMoneyField } from '../support/browser/money-field.ts';

const waiter = 'garcom@demo.comanda.example';
const cashier = 'caixa@demo.comanda.example';
const owner = 'dono@demo.comanda.example';
const dish = 2_490 + 249;

for (const language of languages) {
  test(`three phones pay a bill by card, PIX and cash; the table closes itself and each keeps the receipt (${language})${inCore(language === 'en')}`, async ({
    browser,
  }) => {
    const t = textIn(language);
    const table = language === 'en' ? 3 : 4;
    await freshTable(table);
    await look(`update calls set ended_at = now(), outcome = 'withdrawn' where ended_at is null`);
    const boss = await person(browser, language, desk);
    await signInAtTheDesk(boss.page, owner, '/restaurant-admin/settings');
    await boss.page
      .getByRole('region', { name: t('checks.settings.title') })
      .getByRole('button', { name: t('checks.settings.edit') })
      .click();
    const settings = boss.page.getByRole('dialog', { name: t('checks.settings.title') });
    await settings.getByLabel(t('checks.settings.kindLabel')).selectOption('email');
    await settings.getByLabel(t('checks.settings.key'), { exact: true }).fill('pix@casa.example');
    await settings.getByLabel(t('checks.settings.name')).fill('Casa da Ana');
    await settings.getByLabel(t('checks.settings.city')).fill('São Paulo');
    await expectAccessible(boss.page);
    await settings.getByRole('button', { name: t('checks.settings.save') }).click();
    await expect(settings).toBeHidden();

    const guests = await phonesAt(browser, language, table, 3);
    const [ana, rui, eva] = guests.map(({ page }) => page) as [Page, Page, Page];
    for (const page of [ana, rui, eva]) await orderFrom(page, table, 1);
    const floor = await staffAtTheBoard(browser, language, waiter);
    const till = await staffAtTheBoard(browser, language, cashier);
    const card = (page: Page, what: RegExp) =>
      page.getByRole('listitem', { name: new RegExp(`${t('orders.table', { number: table })}: .*${what.source}`) });
    const pays = (page: Page) =>
      page.getByRole('button', { name: new RegExp(t('checks.pay.amount', { amount: '' }).trim()) });

    // By card: the waiter sees how much and sets out, the till records it with one tap.
    await ana.goto(billOf(table, 'split'));
    await ana
      .getByRole('list', { name: t('checks.yours') })
      .getByRole('button')
      .first()
      .click();
    await expect(pays(ana)).toHaveText(figure(dish));
    await pays(ana).click();
    await expectAccessible(ana);
    await ana
      .getByRole('dialog')
      .getByRole('button', { name: t('checks.pay.card') })
      .click();
    await expect(ana.getByRole('heading', { name: t('checks.part.asked') })).toBeVisible();
    await card(floor.page, figure(dish))
      .getByRole('button', { name: t('calls.goTo', { number: table }) })
      .click();
    await expect(ana.getByText(t('checks.part.comes', { name: 'Luana' }))).toBeVisible();
    await expectAccessible(ana);
    const receive = async (name: string, deed: string) => {
      await till.page.getByRole('button', { name: t(name, { number: table }) }).click();
      const dialog = till.page.getByRole('dialog');
      await expectAccessible(till.page);
      await dialog.getByRole('button', { name: new RegExp(t(deed, { amount: '' }).trim()) }).click();
      await expect(dialog).toBeHidden();
    };
    await receive('calls.receiveAt', 'checks.till.record');
    await expect(ana.getByRole('heading', { name: t('checks.part.paid') })).toBeVisible();

    // By PIX to the house's key: having paid is not yet being paid.
    await rui.goto(billOf(table, 'split'));
    await rui.getByRole('radio', { name: t('checks.byPeople') }).check();
    // One of the three has paid: two are left.
    await expect(pays(rui)).toHaveText(figure(dish));
    await pays(rui).click();
    await rui
      .getByRole('dialog')
      .getByRole('button', { name: t('checks.pay.pix') })
      .click();
    await expect(rui.getByRole('img', { name: t('checks.part.qr') })).toBeVisible();
    await expect(rui.getByText('Casa da Ana', { exact: true })).toBeVisible();
    await expectAccessible(rui);
    await rui.getByRole('button', { name: t('checks.part.tell') }).click();
    await expect(rui.getByRole('heading', { name: t('checks.part.waitsForTill') })).toBeVisible();
    await expectAccessible(rui);
    await receive('calls.confirmAt', 'checks.till.cameIn');
    await expect(rui.getByRole('heading', { name: t('checks.part.paid') })).toBeVisible();

    // In cash, with change: the last part closes the bill.
    await eva.goto(billOf(table, 'split'));
    await eva.getByRole('radio', { name: t('checks.byAmount') }).check();
    await eva.getByRole('button', { name: t('checks.allOfRest'), exact: true }).click();
    await pays(eva).click();
    await eva
      .getByRole('dialog')
      .getByRole('button', { name: t('checks.pay.cash') })
      .click();
    const changeFor = eva.getByLabel(t('checks.pay.changeFor'));
    await expectMoneyField(changeFor, language);
    await changeFor.fill('-50');
    await expect(changeFor).toHaveAccessibleDescription(t('fields.amount_negative'));
    await changeFor.fill('50');
    await eva
      .getByRole('dialog')
      .getByRole('button', { name: figure(5_000) })
      .click();
    await served(till.page, table);
    await receive('calls.receiveAt', 'checks.till.record');
    for (const page of [ana, rui, eva]) {
      await expect(page.getByRole('heading', { name: t('checks.over') })).toBeVisible();
      await expect(page.getByText(t('diner.notFiscal'))).toBeVisible();
    }
    const [row] = await look<{ status: string; missing: number }>(
      `select t.status, (b.total_cents - (select sum(amount_cents) from bill_payments p where p.bill_id = b.id))::int as missing
       from tables t join bills b on b.table_id = t.id where t.id = $1 order by b.id desc limit 1`,
      [(await tableOf(table)).id],
    );
    expect(row).toEqual({ status: 'disponivel', missing: 0 });
    for (const { context } of [boss, floor, till, ...guests]) await context.close();
  });

  test(`a PIX that comes after the bill was closed is owed to the guest, until the till has given it back (${language})`, async ({
    browser,
  }) => {
    const t = textIn(language);
    const table = language === 'en' ? 6 : 7;
    await freshTable(table);
    const [guest] = await phonesAt(browser, language, table, 1);
    const till = await person(browser, language, desk);
    await signInAtTheDesk(till.page, owner, '/restaurant-admin/orders');
    const page = guest!.page;
    await orderFrom(page, table, 1);
    const at = `/api/restaurants/restaurant-demo/tables/${table}/check`;
    const headers = { origin: instanceUrl() };
    const settings = await (await till.page.request.get('/api/checks/settings')).json();
    const pix = { kind: 'email', key: 'pix@casa.example', name: 'Casa', city: 'Recife' };
    await till.page.request.put('/api/checks/settings', { headers, data: { ...settings, pix } });
    const split = { by: 'amount', cents: dish };
    const asked = await page.request.post(`${at}/parts`, {
      headers,
      data: { key: crypto.randomUUID(), split, method: 'pix', seenCents: dish },
    });
    expect(asked.status(), await asked.text()).toBe(200);
    const { id } = (await asked.json()).check.part;
    await page.request.put(`${at}/parts/${id}/told`, { headers, data: { paid: true } });
    const [bill] = await look<{ id: string; tableId: string }>(
      `select b.id, t.id as "tableId" from bills b join tables t on t.id = b.table_id
       where t.id = $1 and b.closed_at is null`,
      [(await tableOf(table)).id],
    );
    const { bill: open } = await (await till.page.request.get(`/api/tables/${bill?.tableId}/bill`)).json();
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
    await till.page.screenshot({ path: `test-results/give-back-${language}.png` });
    await giveBack.getByRole('button', { name: figure(dish) }).click();
    await expect(till.page.getByText(t('checks.till.creditHint'))).toHaveCount(0);
    const back = t('checks.credit.byPix').split('{')[0] ?? '';
    await expect(page.getByText(back).first()).toBeVisible({ timeout: 20_000 });
    await page.screenshot({ path: `test-results/credit-given-${language}.png`, fullPage: true });
    await guest!.context.close();
    await till.context.close();
  });
}
