import type { Page } from '@playwright/test';
import { askInstance } from '../support/browser/entrance.ts';
import {
  desk,
  expectAccessible,
  type Language,
  orderOnBoard,
  person,
  qrCode,
  signInAtTheDesk,
  staffAtTheBoard,
  tableOf,
  textIn,
} from '../support/browser/journey.ts';
import { byCalls, tapUntilGone, waiter } from '../support/browser/journey-floor.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { press } from '../support/browser/keyboard.ts';

const cashier = 'caixa@demo.comanda.example';
const owner = 'dono@demo.comanda.example';

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

/** Where the first card of an order stands, once it has come in, and how far the page is scrolled: what comes beside it must not move it. */
const placeOf = (page: Page) =>
  page
    .locator('article')
    .first()
    .evaluate(async (card) => {
      await Promise.allSettled(card.getAnimations().map(({ finished }) => finished));
      return { top: card.getBoundingClientRect().top, scrollY };
    });

test(`a table calls, one of the staff goes, and the guest sees who (en)`, async ({ browser }) => {
  const t = textIn('en');
  const table = 11;
  const guest = await person(browser, 'en');
  await guest.page.goto(await qrCode(table));
  const { page } = await staffAtTheBoard(browser, 'en', waiter);
  const till = await byCalls(browser, 'en', cashier);
  await order(till, 3);
  await expect(orderOnBoard(page, 'en', 3)).toBeVisible();
  const before = await placeOf(page);
  const card = (what: string) =>
    page.getByRole('listitem', { name: `${t('orders.table', { number: table })}: ${what}`, exact: true });

  // Two things at once, from the drawer under the thumb; guest and staff read in English what the house wrote in Portuguese.
  const ice = t('diner.requests.ice');
  const sheet = await callFrom(guest.page, 'en');
  await sheet.getByRole('button', { name: ice }).click();
  const cutlery = t('diner.requests.cutlery');
  await sheet.getByRole('button', { name: cutlery }).click();
  await expect(sheet.getByRole('button', { name: ice })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(guest.page);
  await sheet.getByRole('button', { name: t('diner.callAskMany', { count: 2 }) }).click();
  await expect(sheet.getByRole('heading', { name: t('diner.callSent') })).toBeVisible();
  await expect(sheet.getByRole('button', { name: t('diner.callWithdrawOf', { name: ice }) })).toBeVisible();

  // It stands beside the orders, and has moved none of them.
  const called = card(`${ice}, ${cutlery}`);
  await expect(called).toBeVisible();
  // Told at once, or one after the other.
  const told = new RegExp(t('calls.news', { number: table, what: `(${ice}, )?${cutlery}` }));
  await expect(page.getByText(told)).toBeAttached();
  expect(await placeOf(page)).toEqual(before);
  await expectAccessible(page);

  // By the keyboard alone; the focus stays on what comes next.
  await press(page, called.getByRole('button', { name: t('calls.goTo', { number: table }) }));
  await expect(called).toContainText(t('calls.youGo'));
  await expect(called.getByRole('button', { name: t('calls.doneAt', { number: table }) })).toBeFocused();
  await expect(sheet.getByRole('heading', { name: t('diner.callSeenBy', { name: 'Luana' }) })).toBeVisible();
  await expectAccessible(guest.page);
  await expectAccessible(page);

  // Taken back by the guest, it is off the card; given back by the waiter, somebody else goes, and the others see who.
  await sheet.getByRole('button', { name: t('diner.callWithdrawOf', { name: ice }) }).click();
  const left = card(cutlery);
  await expect(left).toBeVisible();
  await expect(sheet.getByRole('button', { name: ice, exact: true })).toBeVisible();
  await tapUntilGone(left.getByRole('button', { name: t('calls.giveBackOf', { number: table }) }));
  await expect(sheet.getByRole('heading', { name: t('diner.callSent') })).toBeVisible();
  const { calls } = await (await till.request.get('/api/calls')).json();
  await askInstance(till, '/api/calls/take', { ids: calls.map(({ id }: { id: string }) => id) });
  await expect(left).toContainText(t('calls.goes', { name: 'Caio' }));
  await expect(sheet.getByRole('heading', { name: t('diner.callSeenBy', { name: 'Caio' }) })).toBeVisible();
  await sheet.getByRole('button', { name: t('common.close') }).click();

  // Elsewhere on the table's pages the guest is told that it is done, and the mark goes.
  const nav = guest.page.getByRole('navigation');
  await expect(nav.getByRole('button')).toContainText(t('diner.callOpen'));
  const done = left.getByRole('button', { name: t('calls.doneAt', { number: table }) });
  await done.click();
  await expect(left).toBeHidden();
  // Said of the wrong table, it is taken back for a moment: the guest sees that somebody is coming, as before.
  await expect(page.getByText(t('calls.answered', { number: table }))).toBeVisible();
  await page.getByRole('button', { name: t('common.undo') }).click();
  await expect(left).toContainText(t('calls.goes', { name: 'Caio' }));
  await expect(nav.getByRole('button')).toContainText(t('diner.callOpen'));
  await tapUntilGone(done);
  await expect(left).toBeHidden();
  await expect(
    guest.page.getByText(t('diner.callDoneNews', { name: t('diner.requests.cutlery') })).first(),
  ).toBeAttached();
  await expect(nav.getByRole('button')).not.toContainText(t('diner.callOpen'));

  // The bill, with one tap; what the staff see of it on another page they are told in words.
  await page
    .getByRole('link', { name: t('shell.tables') })
    .first()
    .click();
  await page
    .getByRole('navigation', { name: t('tables.views') })
    .getByRole('link', { name: t('tables.title') })
    .click();
  await expect(page).toHaveURL(/\/tables$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('tables.title'));
  const again = await callFrom(guest.page, 'en');
  await again.getByRole('button', { name: t('diner.callAskBill') }).click();
  await expect(
    again.getByRole('button', { name: t('diner.callWithdrawOf', { name: t('diner.callForBill') }) }),
  ).toBeVisible();
  const news = t('calls.news', { number: table, what: t('calls.askedBill') });
  await expect(page.getByText(news).filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(guest.page);
});

test('who does not sit at the table is asked for its code, and calls from there', async ({ browser }) => {
  const t = textIn('pt-BR');
  const table = 10;
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
});

test('the owner keeps what may be called for (pt-BR)', async ({ browser }) => {
  const t = textIn('pt-BR');
  const boss = await person(browser, 'pt-BR', desk);
  await signInAtTheDesk(boss.page, owner, '/restaurant-admin/settings?abrir=chamados');
  const section = boss.page.getByRole('region', { name: t('calls.settings.title') });
  const save = section.getByRole('button', { name: t('common.save'), exact: true });
  const kept = section.getByRole('listitem');
  await expect(section.getByRole('switch')).toHaveCount(2);
  const count = await kept.count();
  await section.getByRole('button', { name: t('calls.settings.add') }).click();
  const added = section.getByRole('textbox', { name: t('calls.settings.one', { number: count + 1 }) });
  await expect(added).toBeFocused();
  await added.fill('gelo');
  await expect(section.getByText(t('fields.request_twice'))).toBeVisible();
  const name = 'Cadeirão';
  await added.fill(name);
  await expect(section.getByText(t('fields.request_twice'))).toBeHidden();
  await save.click();
  await expect(boss.page.getByText(t('calls.settings.saved'))).toBeVisible();
  await boss.page.reload();
  await expect(kept).toHaveCount(count + 1);
  await section.getByRole('button', { name: t('calls.settings.remove', { name }) }).click();
  await save.click();
  await expect(save).toBeHidden();
});
