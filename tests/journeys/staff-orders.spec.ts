import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import {
  addDish,
  customDish,
  desk,
  expectAccessible,
  type Language,
  languages,
  look,
  openComanda,
  orderCards,
  person,
  phone,
  plainDish,
  qrCode,
  refusedWith,
  signInAtTheDesk,
  textIn,
} from '../support/journey.ts';

const waiter = 'garcom@demo.comanda.example';
const cashier = 'caixa@demo.comanda.example';

async function onTheBoard(browser: Browser, language: Language, email: string, viewport = desk) {
  const staff = await person(browser, language, viewport);
  await signInAtTheDesk(staff.page, email);
  await staff.page.goto('/restaurant-admin/orders');
  await expect(staff.page.getByRole('heading', { level: 1 })).toHaveText(textIn(language)('orders.title'));
  return staff;
}

const cardOf = (page: Page, language: Language, number: number) =>
  page.getByRole('article', { name: textIn(language)('orders.table', { number }) });

/** Finds a dish by part of its name and puts it on the order. */
async function addToForm(form: Locator, language: Language, search: string, name: string, options: RegExp[] = []) {
  const t = textIn(language);
  await form.getByRole('searchbox', { name: t('orders.form.search') }).fill(search);
  await form.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  for (const option of options) await form.getByLabel(option).check();
  if (options.length > 0)
    await form.getByRole('button', { name: new RegExp(t('orders.form.addItem', { amount: '' }).trim()) }).click();
  await expect(form.getByRole('textbox', { name: t('orders.form.notesOf', { product: name }) })).toBeVisible();
}

async function fromTheMenu(page: Page, card: Locator, language: Language, table: number, action: string) {
  await card.getByRole('button', { name: textIn(language)('orders.more', { number: table }) }).click();
  await page.getByRole('menuitem', { name: textIn(language)(action) }).click();
}

for (const [index, language] of languages.entries()) {
  const viewport = index === 0 ? desk : phone;
  test(`a waiter takes an order, changes it and cancels it, in ${language}, ${viewport.width} px wide`, async ({
    browser,
  }) => {
    const table = 11 + index;
    const t = textIn(language);
    const { context, page, complaints } = await onTheBoard(browser, language, waiter, viewport);
    const card = cardOf(page, language, table);

    await page.getByRole('button', { name: t('orders.add'), exact: true }).click();
    const form = page.getByRole('dialog', { name: t('orders.addOrder') });
    const submit = form.getByRole('button', { name: t('orders.form.create') });
    await expect(submit).toBeDisabled();
    await addToForm(form, language, 'pao queijo', plainDish);
    await submit.click();
    await expect(form.getByLabel(t('orders.tableLabel'))).toHaveAccessibleDescription(t('orders.form.tableRequired'));
    await form.getByLabel(t('orders.tableLabel')).selectOption({ index: table });
    await form.getByRole('button', { name: t('orders.form.moreOf', { product: plainDish }) }).click();
    await form.getByRole('textbox', { name: t('orders.form.notesOf', { product: plainDish }) }).fill('Bem dourado');
    await addToForm(form, language, 'moqueca banana', customDish, [/Arroz de coco/, /Farofa de dendê/]);
    await expectAccessible(page);
    await submit.click();
    await expect(page.getByText(t('orders.created'))).toBeVisible();
    await expect(form).toBeHidden();
    await expect(card).toContainText(t('orders.note', { note: 'Bem dourado' }));
    // Two of 24.90, one of 62.90, and ten percent.
    await expect(card).toContainText(/123[,.]97/);

    await card.getByRole('button', { name: t('orders.editOrderOf', { number: table }) }).click();
    const edit = page.getByRole('dialog', { name: t('orders.editOrder') });
    await edit.getByRole('button', { name: t('orders.form.remove', { product: plainDish }) }).click();
    await addToForm(edit, language, 'coxinha', 'Coxinha de frango com catupiry');
    await expectAccessible(page);
    await edit.getByRole('button', { name: t('orders.form.save') }).click();
    await expect(page.getByText(t('orders.updated'))).toBeVisible();
    await expect(card).not.toContainText(plainDish);
    await expect(card).toContainText('Coxinha');

    await fromTheMenu(page, card, language, table, 'orders.cancel.action');
    const cancel = page.getByRole('alertdialog');
    await expect(cancel).toContainText(t('orders.cancel.title', { number: table }));
    await cancel.getByLabel(t('orders.cancel.reason')).fill('Cliente mudou de mesa');
    await expectAccessible(page);
    await cancel.getByRole('button', { name: t('orders.cancel.action') }).click();
    await expect(card).toBeHidden();

    await expect(cancel).toBeHidden();
    await page.getByRole('radio', { name: new RegExp(t('orders.delivered')) }).click();
    const past = card.first();
    await expect(past).toContainText(t('orders.cancel.reasonShown', { reason: 'Cliente mudou de mesa' }));
    await fromTheMenu(page, past, language, table, 'orders.history.action');
    const history = page.getByRole('dialog').getByRole('listitem');
    await expect(history).toHaveText([
      new RegExp(t('orders.history.placed')),
      new RegExp(`${t('orders.history.edited')}.*Luana Ribeiro`),
      new RegExp(
        `${t('orders.history.moved', { from: t('orders.status.pendente'), to: t('orders.status.cancelado') })}.*Luana Ribeiro.*Cliente mudou de mesa`,
      ),
    ]);
    await expect(history.locator('time')).toHaveCount(3);
    await expectAccessible(page);
    if (viewport === phone)
      await expect(page.getByRole('navigation', { name: t('shell.bottomNavigation') })).toBeAttached();
    expect(complaints).toEqual([]);
    await context.close();
  });
}

async function placeAtTable(browser: Browser, table: number) {
  const diner = await person(browser, 'pt-BR');
  await diner.page.goto(await qrCode(table));
  await diner.page.getByRole('link', { name: textIn('pt-BR')('diner.seeMenu') }).click();
  await addDish(diner.page, 'pt-BR', customDish);
  await openComanda(diner.page, 'pt-BR');
  await diner.page.getByRole('button', { name: textIn('pt-BR')('diner.placeOrder') }).click();
  await expect(orderCards(diner.page)).not.toHaveCount(0);
  await diner.context.close();
}

test('a new order reaches every desk with a badge and in the title; an edit of one against the other keeps what was typed', async ({
  browser,
}) => {
  const t = textIn('en');
  const first = await onTheBoard(browser, 'en', waiter);
  const second = await onTheBoard(browser, 'en', cashier, phone);
  const pending = async () => {
    const [row] = await look<{ n: number }>(`select count(*)::int as n from orders where status = 'pendente'`);
    return row?.n ?? 0;
  };
  const before = await pending();
  await placeAtTable(browser, 10);
  for (const { page } of [first, second]) {
    const card = cardOf(page, 'en', 10);
    await expect(card).toContainText(t('orders.new'));
    await expect(page).toHaveTitle(new RegExp(`^\\(${before + 1}\\) `));
    await expect(page.getByText(t('orders.newOrder', { number: 10 }))).toBeAttached();
    await expect(page.getByText(t('shell.newCount', { count: before + 1 })).first()).toBeAttached();
    await expectAccessible(page);
  }
  const bar = second.page.getByRole('navigation', { name: t('shell.bottomNavigation') });
  await expect(bar.getByRole('link', { name: new RegExp(t('shell.orders')) })).toBeVisible();

  // Both open it; the waiter saves first.
  const edits = [];
  for (const { page } of [first, second]) {
    await cardOf(page, 'en', 10)
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
  expect(first.complaints).toEqual([]);
  expect(second.complaints).toEqual([refusedWith(409)]);
  await first.context.close();
  await second.context.close();
});
