import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  customDish,
  desk,
  expectAccessible,
  freshTable,
  type Language,
  languages,
  orderOnBoard,
  phone,
  plainDish,
  staffAtTheBoard,
  textIn,
} from '../support/journey.ts';

const waiter = 'garcom@demo.comanda.example';

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
    await freshTable(table);
    const { context, page, complaints } = await staffAtTheBoard(browser, language, waiter, viewport);
    const card = orderOnBoard(page, language, table);

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
