import type { Page } from '@playwright/test';
import {
  desk,
  expectAccessible,
  freshTable,
  inCore,
  type Language,
  languages,
  look,
  person,
  phone,
  qrCode,
  signInAtTheDesk,
  staffAtTheBoard,
  tableOf,
  textIn,
} from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { press } from '../support/browser/keyboard.ts';

const waiter = 'garcom@demo.comanda.example';
const cashier = 'caixa@demo.comanda.example';
const owner = 'dono@demo.comanda.example';

/** What an earlier journey called for is none of this one's. */
const forgetCalls = async (table: number) =>
  look(`update calls set ended_at = now(), outcome = 'withdrawn' where ended_at is null and table_id = $1`, [
    (await tableOf(table)).id,
  ]);

/** The page of the table, and its sheet of calls. */
async function callFrom(page: Page, language: Language) {
  const t = textIn(language);
  await page
    .getByRole('navigation')
    .getByRole('button', { name: t('diner.call') })
    .click();
  const sheet = page.getByRole('dialog', { name: t('diner.callWaiter') });
  await expect(sheet).toBeVisible();
  return sheet;
}

/** Where the first card of an order stands, and how far the page is scrolled: what comes and goes beside it must not move it. */
const placeOf = (page: Page) =>
  page.evaluate(() => ({ top: document.querySelector('article')?.getBoundingClientRect().top ?? null, scrollY }));

for (const language of languages) {
  test(`a table calls, one of the staff goes, and the guest sees who (${language})${inCore(language === 'en')}`, async ({
    browser,
  }) => {
    const t = textIn(language);
    const table = language === 'en' ? 11 : 12;
    await freshTable(table);
    await forgetCalls(table);
    const guest = await person(browser, language);
    await guest.page.goto(await qrCode(table));
    const floor = await staffAtTheBoard(browser, language, waiter);
    const till = await staffAtTheBoard(browser, language, cashier, phone);
    const before = [await placeOf(floor.page), await placeOf(till.page)];
    const card = (page: Page, what: string) =>
      page.getByRole('listitem', { name: `${t('orders.table', { number: table })}: ${what}`, exact: true });

    // Two things at once, from the drawer under the thumb.
    const sheet = await callFrom(guest.page, language);
    await sheet.getByRole('button', { name: 'Gelo' }).click();
    await sheet.getByRole('button', { name: 'Talheres' }).click();
    await expect(sheet.getByRole('button', { name: 'Gelo' })).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(guest.page);
    await sheet.getByRole('button', { name: t('diner.callAskMany', { count: 2 }) }).click();
    await expect(sheet.getByRole('heading', { name: t('diner.callSent') })).toBeVisible();
    await expect(sheet.getByRole('button', { name: t('diner.callWithdrawOf', { name: 'Gelo' }) })).toBeVisible();

    // It stands beside the orders, and has moved none of them.
    const called = card(floor.page, 'Gelo, Talheres');
    await expect(called).toBeVisible();
    // Told at once, or one after the other.
    const told = new RegExp(t('calls.news', { number: table, what: '(Gelo, )?Talheres' }));
    await expect(floor.page.getByText(told)).toBeAttached();
    await expect(card(till.page, 'Gelo, Talheres')).toBeVisible();
    expect([await placeOf(floor.page), await placeOf(till.page)]).toEqual(before);
    await expectAccessible(floor.page);
    await expectAccessible(till.page);

    // By the keyboard alone; the others see who goes, and the focus stays on what comes next.
    await press(floor.page, called.getByRole('button', { name: t('calls.goTo', { number: table }) }));
    await expect(called).toContainText(t('calls.youGo'));
    await expect(called.getByRole('button', { name: t('calls.doneAt', { number: table }) })).toBeFocused();
    await expect(card(till.page, 'Gelo, Talheres')).toContainText(t('calls.goes', { name: 'Luana' }));
    await expect(sheet.getByRole('heading', { name: t('diner.callSeenBy', { name: 'Luana' }) })).toBeVisible();
    await expectAccessible(guest.page);
    await expectAccessible(floor.page);

    // Taken back by the guest, it is off the card; given back by the waiter, somebody else goes.
    await sheet.getByRole('button', { name: t('diner.callWithdrawOf', { name: 'Gelo' }) }).click();
    await expect(card(floor.page, 'Talheres')).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Gelo', exact: true })).toBeVisible();
    await card(floor.page, 'Talheres')
      .getByRole('button', { name: t('calls.giveBackOf', { number: table }) })
      .click();
    await expect(sheet.getByRole('heading', { name: t('diner.callSent') })).toBeVisible();
    const tills = card(till.page, 'Talheres');
    await tills.getByRole('button', { name: t('calls.goTo', { number: table }) }).click();
    await expect(sheet.getByRole('heading', { name: t('diner.callSeenBy', { name: 'Caio' }) })).toBeVisible();
    await sheet.getByRole('button', { name: t('common.close') }).click();

    // Elsewhere on the table's pages the guest is told that it is done, and the mark goes.
    const nav = guest.page.getByRole('navigation');
    await expect(nav.getByRole('button')).toContainText(t('diner.callOpen'));
    await expect(tills.getByRole('button', { name: t('calls.doneAt', { number: table }) })).toBeVisible();
    // A second tap in the same breath would be none.
    await till.page.waitForTimeout(700);
    await tills.getByRole('button', { name: t('calls.doneAt', { number: table }) }).click();
    await expect(tills).toBeHidden();
    // Said of the wrong table, it is taken back for a moment: the guest sees that somebody is coming, as before.
    await expect(till.page.getByText(t('calls.answered', { number: table }))).toBeVisible();
    await till.page.getByRole('button', { name: t('common.undo') }).click();
    await expect(tills).toContainText(t('calls.youGo'));
    await expect(nav.getByRole('button')).toContainText(t('diner.callOpen'));
    await till.page.waitForTimeout(700);
    await tills.getByRole('button', { name: t('calls.doneAt', { number: table }) }).click();
    await expect(tills).toBeHidden();
    await expect(guest.page.getByText(t('diner.callDoneNews', { name: 'Talheres' })).first()).toBeAttached();
    await expect(nav.getByRole('button')).not.toContainText(t('diner.callOpen'));

    // The bill, with one tap; what the staff see of it on another page they are told in words.
    await floor.page
      .getByRole('link', { name: t('shell.tables') })
      .first()
      .click();
    await expect(floor.page.getByRole('heading', { level: 1 })).toHaveText(t('tables.title'));
    const again = await callFrom(guest.page, language);
    await again.getByRole('button', { name: t('diner.callAskBill') }).click();
    await expect(
      again.getByRole('button', { name: t('diner.callWithdrawOf', { name: t('diner.callForBill') }) }),
    ).toBeVisible();
    const news = t('calls.news', { number: table, what: t('calls.askedBill') });
    await expect(floor.page.getByText(news).filter({ visible: true }).first()).toBeVisible();
    await expectAccessible(guest.page);

    await forgetCalls(table);
    expect([...guest.complaints, ...floor.complaints, ...till.complaints]).toEqual([]);
    for (const { context } of [guest, floor, till]) await context.close();
  });
}

test('who does not sit at the table is asked for its code, and calls from there', async ({ browser }) => {
  const t = textIn('pt-BR');
  const table = 10;
  await forgetCalls(table);
  const guest = await person(browser, 'pt-BR');
  await guest.page.goto(`/r/restaurant-demo/table/${table}/menu`);
  await guest.page
    .getByRole('navigation')
    .getByRole('button', { name: t('diner.call') })
    .click();
  const code = guest.page.getByRole('dialog', { name: t('diner.seatTitle') });
  await code.getByLabel(t('diner.seatCode')).fill((await tableOf(table)).code);
  await code.getByRole('button', { name: t('diner.seatEnter') }).click();
  const sheet = guest.page.getByRole('dialog', { name: t('diner.callWaiter') });
  await sheet.getByRole('button', { name: t('diner.callWaiter'), exact: true }).click();
  await expect(sheet.getByRole('heading', { name: t('diner.callSent') })).toBeVisible();
  await forgetCalls(table);
  expect(guest.complaints).toEqual([]);
  await guest.context.close();
});

for (const language of languages) {
  test(`the owner keeps what may be called for (${language})`, async ({ browser }) => {
    const t = textIn(language);
    const boss = await person(browser, language, desk);
    await signInAtTheDesk(boss.page, owner, '/restaurant-admin/settings');
    const section = boss.page.getByRole('region', { name: t('calls.settings.title') });
    await section.getByRole('button', { name: t('calls.settings.edit') }).click();
    const dialog = boss.page.getByRole('dialog', { name: t('calls.settings.title') });
    const kept = dialog.getByRole('listitem');
    await expect(dialog.getByRole('switch')).toHaveCount(2);
    const count = await kept.count();
    await dialog.getByRole('button', { name: t('calls.settings.add') }).click();
    const added = dialog.getByRole('textbox', { name: t('calls.settings.one', { number: count + 1 }) });
    await expect(added).toBeFocused();
    await added.fill('gelo');
    await expect(dialog.getByText(t('fields.request_twice'))).toBeVisible();
    const name = `Cadeirão ${language}`;
    await added.fill(name);
    await expect(dialog.getByText(t('fields.request_twice'))).toBeHidden();
    await expectAccessible(boss.page);
    await dialog.getByRole('button', { name: t('calls.settings.save') }).click();
    await expect(dialog).toBeHidden();
    await expect(boss.page.getByText(t('calls.settings.saved'))).toBeVisible();
    await section.getByRole('button', { name: t('calls.settings.edit') }).click();
    await expect(kept).toHaveCount(count + 1);
    await dialog.getByRole('button', { name: t('calls.settings.remove', { name }) }).click();
    await dialog.getByRole('button', { name: t('calls.settings.save') }).click();
    await expect(dialog).toBeHidden();
    expect(boss.complaints).toEqual([]);
    await boss.context.close();
  });
}
