import type { Browser, Locator } from '@playwright/test';
import { holdAnswers } from '../support/browser/hold-answers.ts';
import {
  customDish,
  demoHouse,
  desk,
  dinerAt,
  expectAccessible,
  look,
  openComanda,
  orderCards,
  orderOnBoard,
  person,
  phone,
  placeButton,
  refusedWith,
  signInAtTheDesk,
  staffAtTheBoard,
  textIn,
} from '../support/browser/journey.ts';
import { expectOnly, taken } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { withOwnStream } from '../support/browser/visibility.ts';

const waiter = 'garcom@demo.comanda.example';
const cashier = 'caixa@demo.comanda.example';

async function placeAtTable(browser: Browser, table: number) {
  const { context, page } = await dinerAt(browser, 'pt-BR', table, [customDish]);
  await openComanda(page, 'pt-BR');
  await placeButton(page, 'pt-BR').click();
  await expect(orderCards(page)).not.toHaveCount(0);
  await context.close();
}

test('a new order reaches every desk with a badge and in the title; an edit of one against the other keeps what was typed', async ({
  browser,
}) => {
  const t = textIn('en');
  const first = await staffAtTheBoard(browser, 'en', waiter);
  const second = await staffAtTheBoard(browser, 'en', cashier, phone);
  const pending = async () => {
    const [row] = await look<{ n: number }>(
      `select count(*)::int as n from orders where status = 'pendente' and restaurant_id = ${demoHouse}`,
    );
    return row?.n ?? 0;
  };
  const before = await pending();
  await placeAtTable(browser, 10);
  for (const { page } of [first, second]) {
    const card = orderOnBoard(page, 'en', 10);
    await expect(card).toContainText(t('orders.new'));
    await expect(page).toHaveTitle(new RegExp(`^\\(${before + 1}\\) `));
    await expect(page.getByText(t('orders.newOrder', { number: 10 }))).toBeAttached();
    const pending = before === 0 ? t('shell.newCountOne') : t('shell.newCount', { count: before + 1 });
    await expect(page.getByText(pending).first()).toBeAttached();
    await expectAccessible(page);
  }
  const bar = second.page.getByRole('navigation', { name: t('shell.bottomNavigation') });
  await expect(bar.getByRole('link', { name: new RegExp(t('shell.orders')) })).toBeVisible();

  // Both open it; the waiter saves first.
  const edits = [];
  for (const { page } of [first, second]) {
    await orderOnBoard(page, 'en', 10)
      .getByRole('button', { name: t('orders.editOrderOf', { number: 10 }) })
      .click();
    edits.push(page.getByRole('dialog', { name: t('orders.editOrder') }));
  }
  const [fast, slow] = edits as [Locator, Locator];
  const notes = { name: t('orders.form.notesOf', { product: customDish }) };
  await slow.getByRole('textbox', notes).fill('Typed by the cashier');
  await fast.getByRole('textbox', notes).fill('Saved by the waiter');
  await fast.getByRole('button', { name: t('orders.form.save') }).click();
  await expect(fast).toBeHidden();
  await slow.getByRole('button', { name: t('orders.form.save') }).click();
  await expect(slow).toContainText(t('errors.stale_revision'));
  await expect(slow).toContainText(t('orders.form.reloadHint'));
  await expect(slow.getByRole('textbox', notes)).toHaveValue('Typed by the cashier');
  await expectAccessible(second.page);
  await slow.getByRole('button', { name: t('orders.form.reload') }).click();
  await expect(slow.getByRole('textbox', notes)).toHaveValue('Saved by the waiter');

  // A step of the kitchen stands in the way of nothing that is added meanwhile.
  await slow.getByRole('textbox', { name: t('orders.form.typed.label') }).fill('1 pudim');
  await orderOnBoard(first.page, 'en', 10)
    .getByRole('button', { name: t('orders.advance.preparando') })
    .click();
  await expect(first.page.getByRole('button', { name: t('orders.undo.of', { number: 10 }) })).toBeVisible();
  await slow.getByRole('button', { name: t('orders.form.save') }).click();
  await expect(slow).toBeHidden();
  await expect(orderOnBoard(second.page, 'en', 10)).toContainText('Pudim de leite');
  // Once for the clash; whether the form or its save came upon the step first is a matter of moments.
  expect(new Set(taken(second.complaints))).toEqual(new Set([refusedWith(409)]));
});

test('an order that comes while the board is still opening is not missed', async ({ browser }) => {
  const staff = await person(browser, 'pt-BR', desk);
  await signInAtTheDesk(staff.page, cashier);
  await withOwnStream(staff.page);
  const { release } = await holdAnswers(staff.page, '**/api/live');
  await staff.page.goto('/restaurant-admin/orders');
  await expect(staff.page.getByRole('heading', { level: 1 })).toBeVisible();
  await placeAtTable(browser, 5);
  release();
  await expect(orderOnBoard(staff.page, 'pt-BR', 5)).toContainText(textIn('pt-BR')('orders.new'));
});

test('a board that is given no stream says so and asks again by itself, until it gets one', async ({ browser }) => {
  const t = textIn('pt-BR');
  const { page, complaints } = await staffAtTheBoard(browser, 'pt-BR', waiter);
  const words = page.getByText(t('shell.polling'));
  await expect(words).toBeHidden();
  await withOwnStream(page);
  await page.route('**/api/live', (route) => route.fulfill({ status: 429, json: { code: 'too_many_requests' } }));
  await page.reload();
  await expect(words).toBeVisible();
  await expectAccessible(page);
  await placeAtTable(browser, 11);
  await expect(orderOnBoard(page, 'pt-BR', 11)).toContainText(t('orders.new'), { timeout: 40_000 });
  await page.unroute('**/api/live');
  await expect(words).toBeHidden({ timeout: 40_000 });
  expectOnly(complaints, refusedWith(429));
});
