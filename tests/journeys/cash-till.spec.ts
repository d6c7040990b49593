import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import {
  desk,
  expectAccessible,
  inCore,
  instanceUrl,
  languages,
  look,
  person,
  phone,
  signInAtTheDesk,
  tableOf,
  textIn,
} from '../support/browser/journey.ts';
import { order, plain } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { figure } from '../support/browser/journey-till.ts';

const cashier = 'caixa@demo.comanda.example';
const origin = () => ({ origin: instanceUrl() });

/** The till that the demonstration has open is counted as it is expected, and closed. */
async function closeTheOpenTill(page: Page) {
  const { till } = await (await page.request.get('/api/till')).json();
  const tallies = till.tallies as { method: string; expectedCents: number }[];
  const expected = Object.fromEntries(tallies.map(({ method, expectedCents }) => [method, expectedCents]));
  const data = { key: randomUUID(), expected, counted: expected, note: '' };
  const closed = await page.request.post(`/api/tills/${till.id}/close`, { headers: origin(), data });
  expect(closed.ok(), await closed.text()).toBe(true);
}

/** The whole bill of a table, in cash. */
async function payInCash(page: Page, table: number) {
  const read = await page.request.get(`/api/tables/${(await tableOf(table)).id}/bill`);
  expect(read.ok(), await read.text()).toBe(true);
  const { bill } = await read.json();
  const payments = [{ method: 'dinheiro', cents: bill.totalCents }];
  const data = {
    key: randomUUID(),
    version: bill.version,
    chargeServiceFee: true,
    charges: [],
    discount: null,
    payments,
  };
  const answer = await page.request.post(`/api/bills/${bill.id}/close`, { headers: origin(), data });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { cents: bill.totalCents as number, id: bill.id as string, payment: (await answer.json()).payments[0].id };
}

for (const [index, language] of languages.entries()) {
  const viewport = index === 0 ? desk : phone;
  const t = textIn(language);
  const method = (name: string) => ({ method: t(`bills.method.${name}`) });

  test(`a cashier opens the till, puts in, is paid, takes out, and closes it with a difference, in ${language}, ${viewport.width} px wide${inCore(language === 'en')}`, async ({
    browser,
  }) => {
    const table = 5;
    const { page } = await person(browser, language, viewport);
    await signInAtTheDesk(page, cashier);
    await closeTheOpenTill(page);
    await page.goto('/restaurant-admin/till');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('till.title'));

    const opening = page.getByRole('region', { name: t('till.open.title') });
    await opening.getByRole('button', { name: t('till.open.submit') }).click();
    await expect(opening).toContainText(t('fields.till_amount'));
    await expectAccessible(page);
    const change = opening.getByLabel(t('till.open.change'));
    await change.fill('-200');
    await expect(change).toHaveAccessibleDescription(t('fields.amount_negative'));
    await change.fill('200');
    await opening.getByRole('button', { name: t('till.open.submit') }).click();
    const drawer = page.getByRole('region', { name: t('till.drawer.sheet'), exact: true });
    await expect(drawer).toContainText(figure(20_000));

    // Suprimento: what it is for is asked.
    await page.getByRole('button', { name: t('till.drawer.in'), exact: true }).click();
    const putIn = page.getByRole('dialog', { name: t('till.move.inTitle') });
    await putIn.getByLabel(t('till.move.amount')).fill('50');
    await putIn.getByRole('button', { name: t('till.move.inSubmit') }).click();
    await expect(putIn).toContainText(t('fields.till_reason'));
    await expectAccessible(page);
    await putIn.getByRole('button', { name: t('till.move.suggestIn1') }).click();
    await putIn.getByRole('button', { name: t('till.move.inSubmit') }).click();
    await expect(putIn).toBeHidden();
    await expect(drawer).toContainText(t('till.move.suggestIn1'));

    // A bill is paid elsewhere: the screen hears of it.
    await order(page, table, plain(2));
    const paid = await payInCash(page, table);
    await expect(drawer).toContainText(figure(25_000 + paid.cents));

    await page.getByRole('button', { name: t('till.drawer.out'), exact: true }).click();
    const takeOut = page.getByRole('dialog', { name: t('till.move.outTitle') });
    const out = takeOut.getByLabel(t('till.move.amount'));
    await out.fill('5000');
    await takeOut.getByLabel(t('till.move.reason')).fill('Para o cofre');
    await takeOut.getByRole('button', { name: t('till.move.outSubmit') }).click();
    await expect(takeOut).toContainText(t('errors.till_short'));
    await out.fill('-100');
    await expect(out).toHaveAccessibleDescription(t('fields.amount_negative'));
    await out.fill('100');
    await takeOut.getByRole('button', { name: t('till.move.outSubmit') }).click();
    await expect(takeOut).toBeHidden();
    const expected = 15_000 + paid.cents;
    await expect(drawer).toContainText(figure(expected));

    // Closing leads to what was not counted, then to the reason of what differs.
    const close = page.getByRole('button', { name: t('till.close.action'), exact: true });
    await close.click();
    await expect(page.getByText(t('till.close.count'))).toBeVisible();
    const inCash = page.getByLabel(t('till.countedIn', method('dinheiro')));
    await expect(inCash).toBeFocused();
    // What is no count of anything is told to be wrong, and not to be still to be counted.
    await inCash.fill('-5');
    await expect(inCash).toHaveAccessibleDescription(t('fields.amount_negative'));
    await expectAccessible(page);
    await page
      .getByLabel(t('till.drawer.notes', { amount: '' }).trim())
      .first()
      .fill('0');
    await inCash.fill(String((expected - 500) / 100).replace('.', language === 'en' ? '.' : ','));
    for (const name of ['pix', 'credito', 'debito']) {
      const counting = `${t(`bills.method.${name}`)}.*${t('till.same', { amount: '' }).trim()}`;
      await page.getByRole('button', { name: new RegExp(counting) }).click();
    }
    const lacking = t('till.lacks', { amount: '' }).trim();
    await expect(page.getByText(lacking).first()).toBeVisible();
    await close.click();
    const note = page.getByLabel(t('till.why.note'));
    await expect(note).toBeFocused();
    await expect(note).toHaveAccessibleDescription(t('errors.till_note_required'));
    await page.getByRole('button', { name: t('till.why.change') }).click();
    await expect(note).toHaveValue(t('till.why.change'));
    await expectAccessible(page);
    await close.click();
    const ask = page.getByRole('alertdialog', { name: t('till.close.ask') });
    await expect(ask).toContainText(figure(500));
    await ask.getByRole('button', { name: t('till.close.action') }).click();
    // What it came to is there at once, with its papers.
    const report = page.getByRole('dialog').filter({ has: page.getByRole('link', { name: t('till.closing.pdf') }) });
    await expect(report).toContainText(t('till.why.change'));
    await report.getByRole('button', { name: t('common.close') }).click();
    await expect(page.getByRole('region', { name: t('till.open.title') })).toBeVisible();

    // A method that is put right afterwards is told outside of it.
    const [closed] = await look<{ id: string; number: number }>(
      `select id, number from tills order by closed_at desc nulls last limit 1`,
    );
    const right = { key: randomUUID(), from: 'dinheiro', to: 'pix' };
    const path = `/api/bills/${paid.id}/payments/${paid.payment}/method`;
    expect((await page.request.post(path, { headers: origin(), data: right })).ok()).toBe(true);
    const { laterCorrections } = await (await page.request.get(`/api/tills/${closed?.id}`)).json();
    expect(laterCorrections).toMatchObject([{ from: 'dinheiro', to: 'pix', tillNumber: null }]);
    await expect(page.getByText(t('till.strays.title'))).toBeVisible();

    const numbered = t('till.numbered', { number: closed?.number ?? 0 });
    await page.getByRole('button', { name: numbered }).first().click();
    const sheet = page.getByRole('dialog', { name: numbered });
    await expect(sheet).toContainText(t('till.why.change'));
    await expect(sheet).toContainText(figure(expected));
    // What happened to it, worked out anew here: opened, put in, taken out, closed.
    const history = sheet.getByRole('region', { name: t('till.history.title') });
    await expect(history).toContainText(t('chain.checked'));
    await history.getByText(t('chain.show')).click();
    for (const told of ['tillOpened', 'tillIn', 'tillOut', 'tillClosed'])
      await expect(history.getByText(t(`chain.${told}`), { exact: true })).toBeVisible();
    await history.scrollIntoViewIfNeeded();
    const saving = page.waitForEvent('download');
    await sheet.getByRole('link', { name: t('till.closing.pdf') }).click();
    expect((await saving).suggestedFilename()).toMatch(/^comanda-.+\.pdf$/);
    await expectAccessible(page);
  });

  test(`money that would be in no till warns before it is taken, and the till is opened there, in ${language}`, async ({
    browser,
  }) => {
    const table = 7;
    const { page } = await person(browser, language, viewport);
    await signInAtTheDesk(page, cashier);
    await closeTheOpenTill(page);
    await order(page, table);
    await page.goto('/restaurant-admin/tables');
    await page.getByRole('button', { name: t('tables.orders', { number: table }) }).click();
    const bill = page.getByRole('dialog', { name: t('bills.closeTitle', { number: table }) });
    const notice = bill.getByText(t('till.none.title'));
    await notice.scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await bill.getByRole('button', { name: t('till.open.submit') }).click();
    const opening = page.getByRole('dialog', { name: t('till.open.title') });
    await opening.getByLabel(t('till.open.change')).fill('100');
    // Pressed twice in one breath: it is opened once, and said once.
    await opening.getByRole('button', { name: t('till.open.submit') }).evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await expect(page.getByText(t('till.open.done'))).toHaveCount(1);
    await expect(opening).toBeHidden();
    await expect(notice).toHaveCount(0);
    // The bill is as it was, and nothing of it was sent.
    await expect(bill.getByLabel(t('bills.amountIn', method('pix')))).toBeVisible();
  });
}
