import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import {
  desk,
  expectAccessible,
  instanceUrl,
  languages,
  person,
  phone,
  signInAtTheDesk,
  staffAtTheBoard,
  tableOf,
  textIn,
} from '../support/browser/journey.ts';
import { phonesAt, takesPix } from '../support/browser/journey-check.ts';
import { order, orderFrom, plain } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { dishCents, figure, fromTheMenu } from '../support/browser/journey-till.ts';

const cashier = 'caixa@demo.comanda.example';
const owner = 'dono@demo.comanda.example';
const slug = 'restaurant-demo';
const headers = () => ({ origin: instanceUrl() });

/** Somebody else with the same rights, who needs no screen. */
async function closes(page: Page, table: number, payments: object[]) {
  const { id } = await tableOf(table);
  const { bill } = await (await page.request.get(`/api/tables/${id}/bill`)).json();
  const data = {
    key: randomUUID(),
    version: bill.version,
    chargeServiceFee: true,
    charges: [],
    discount: null,
    payments,
  };
  const answer = await page.request.post(`/api/bills/${bill.id}/close`, { headers: headers(), data });
  expect(answer.status(), await answer.text()).toBe(200);
}

for (const [index, language] of languages.entries()) {
  const viewport = index === 0 ? desk : phone;
  const t = textIn(language);
  const method = (name: string) => ({ method: t(`bills.method.${name}`) });
  const amountIn = (page: Page, name: string) => page.getByRole('dialog').getByLabel(t('bills.amountIn', method(name)));

  test(`whoever loses against another closing is told who closed, with what, and that her cash is nowhere, in ${language}, ${viewport.width} px wide`, async ({
    browser,
  }) => {
    const table = 5;
    const { page } = await staffAtTheBoard(browser, language, cashier, viewport);
    const boss = await person(browser, language, desk);
    await signInAtTheDesk(boss.page, owner);
    const id = await order(page, table, plain(2));
    await fromTheMenu(page, page.locator(`#order-${id}`), language, table, 'bills.action');
    const total = dishCents * 2.2;
    await page
      .getByRole('dialog')
      .getByRole('textbox', { name: t('bills.discount'), exact: true })
      .fill('3');
    await amountIn(page, 'dinheiro').fill('50');
    await closes(boss.page, table, [{ method: 'credito', cents: total }]);

    const closed = page.getByRole('dialog', { name: t('bills.closedTitle', { number: table }) });
    const by = t('bills.meanwhile.by', { name: 'Helena Prado', time: '\\d' });
    const told = closed.getByRole('status').filter({ hasText: new RegExp(by) });
    await expect(told).toContainText(figure(total));
    await expect(told).toContainText(t('bills.method.credito'));
    const lost = closed.getByRole('alert');
    await expect(lost).toContainText(t('bills.meanwhile.lost', { payments: t('bills.method.dinheiro') }));
    await expect(lost).toContainText(figure(5_000));
    await expect(lost).toContainText(figure(300));
    await expect(lost).toBeInViewport({ ratio: 1 });
    await expect(closed.getByRole('button', { name: t('bills.print'), exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  test(`a bill that somebody moves is followed from the dialog that was open, in ${language}, ${viewport.width} px wide`, async ({
    browser,
  }) => {
    const table = 7;
    const there = 8;
    const { page } = await staffAtTheBoard(browser, language, cashier, viewport);
    const id = await order(page, table);
    await fromTheMenu(page, page.locator(`#order-${id}`), language, table, 'bills.action');
    await amountIn(page, 'pix').fill('10');
    const { bill } = await (await page.request.get(`/api/tables/${(await tableOf(table)).id}/bill`)).json();
    const data = { tableId: (await tableOf(there)).id };
    const moved = await page.request.post(`/api/bills/${bill.id}/table`, { headers: headers(), data });
    expect(moved.status(), await moved.text()).toBe(200);

    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(t('bills.meanwhile.moved', { number: there }))).toBeVisible();
    await expect(dialog.getByRole('alert')).toContainText(figure(1_000));
    await expectAccessible(page);
    await dialog.getByRole('button', { name: t('bills.meanwhile.follow', { number: there }) }).click();
    await expect(page.getByRole('dialog', { name: t('bills.closeTitle', { number: there }) })).toBeVisible();
    await expect(amountIn(page, 'pix')).toHaveValue(figure(0));
  });

  test(`who pays while the bill is being closed is told with what is left, and their PIX is confirmed there at one tap, in ${language}, ${viewport.width} px wide`, async ({
    browser,
  }) => {
    const table = 9;
    const { page } = await staffAtTheBoard(browser, language, cashier, viewport);
    const boss = await person(browser, language, desk);
    await signInAtTheDesk(boss.page, owner);
    await takesPix(boss.page);
    const guests = await phonesAt(browser, language, table, 2);
    for (const guest of guests) await orderFrom(guest.page, table);
    const each = dishCents * 1.1;
    const at = `/api/restaurants/${slug}/tables/${table}/check`;
    const tells = async (guest: Page) => {
      const split = { by: 'amount', cents: 1_000 };
      const data = { key: randomUUID(), split, method: 'pix', seenCents: 1_000 };
      const { check } = await (await guest.request.post(`${at}/parts`, { headers: headers(), data })).json();
      await guest.request.put(`${at}/parts/${check.part.id}/told`, { headers: headers(), data: { paid: true } });
      return check.part.id as string;
    };
    const [first, second] = guests;
    await page.reload();
    const card = page.getByRole('article', { name: t('orders.table', { number: table }) }).first();
    await fromTheMenu(page, card, language, table, 'bills.action');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: t('bills.payRest', method('credito')) }).click();
    await expect(amountIn(page, 'credito')).toHaveValue(figure(each * 2));

    const typing = amountIn(page, 'credito');
    await typing.focus();
    const topOf = async (field: Locator) => (await field.boundingBox())?.y ?? 0;
    const before = await topOf(typing);

    // Somebody else confirms it: what is left is told, and what a tap had entered is that.
    const part = await tells(first!.page);
    const received = await boss.page.request.post(`/api/checks/parts/${part}/receive`, {
      headers: headers(),
      data: { method: 'pix' },
    });
    expect(received.status(), await received.text()).toBe(200);
    const notice = dialog.getByRole('status').filter({ hasText: t('bills.changed') });
    await expect(notice).toContainText(
      t('bills.since.paidFrom', { phone: t('checks.phone', { number: 1 }), amount: '' })
        .split(' :')[0]!
        .split(':')[0]!
        .trim(),
    );
    await expect(notice).toBeInViewport({ ratio: 1 });
    expect(Math.abs((await topOf(typing)) - before)).toBeLessThan(2);
    await expect(notice).toContainText(figure(1_000));
    await expect(notice).toContainText(new RegExp(`${t('bills.leftToPay')}.*${figure(each * 2 - 1_000).source}`));
    await expect(notice).not.toContainText(t('bills.since.total', { amount: '' }).split(' ').slice(0, 3).join(' '));
    await expect(amountIn(page, 'credito')).toHaveValue(figure(each * 2 - 1_000));
    await expectAccessible(page);
    await notice.getByRole('button', { name: t('bills.understood') }).click();
    await expect(notice).toHaveCount(0);

    // In the dialog itself: who says that they paid, the code to look for, and one tap.
    await tells(second!.page);
    const paying = dialog.getByRole('region', { name: t('bills.guests.title') });
    await expect(paying).toContainText(t('bills.guests.told'));
    await expect(paying.locator('code')).toHaveText(/\w/);
    await paying.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await paying.getByRole('button', { name: figure(1_000) }).click();
    await expect(paying).toHaveCount(0);
    await expect(amountIn(page, 'credito')).toHaveValue(figure(each * 2 - 2_000));
  });
}
