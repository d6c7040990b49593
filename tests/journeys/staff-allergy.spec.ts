import { holdAnswers } from '../support/browser/hold-answers.ts';
import { countOrders, phone, plainDish, staffAtTheBoard, textIn } from '../support/browser/journey.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const waiter = 'garcom@demo.comanda.example';
const table = 11;
const dessert = 'Pudim de leite';

test('an order waits for what its table was warned of before, and is asked about', async ({ browser }) => {
  const t = textIn('pt-BR');
  const { page } = await staffAtTheBoard(browser, 'pt-BR', waiter, phone);
  await order(page, table, [{ name: plainDish, notes: 'alergia a leite' }]);
  const before = await countOrders(table);
  const { asked, release } = await holdAnswers(page, /\/api\/tables\/[^/]+\/bill$/);
  await page.getByRole('button', { name: t('orders.add'), exact: true }).click();
  const form = page.getByRole('dialog', { name: t('orders.addOrder') });
  await form.getByRole('textbox', { name: t('orders.form.typed.label') }).fill(`1 ${dessert} mesa ${table}`);
  await form.getByRole('button', { name: t('orders.form.create') }).click();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  release();
  const question = page.getByRole('alertdialog', { name: t('orders.allergyClash.title') });
  await expect(question).toContainText(t('orders.allergyClash.says', { warning: 'alergia a leite' }));
  expect(await countOrders(table)).toBe(before);
  await question.getByRole('button', { name: t('orders.allergyClash.send') }).click();
  await expect(form).toBeHidden();
  expect(await countOrders(table)).toBe(before + 1);
});

test('what cannot be read of a table holds no order up', async ({ browser }) => {
  const t = textIn('pt-BR');
  const { page } = await staffAtTheBoard(browser, 'pt-BR', waiter, phone);
  const before = await countOrders(table);
  await holdAnswers(page, /\/api\/tables\/[^/]+\/bill$/);
  await page.getByRole('button', { name: t('orders.add'), exact: true }).click();
  const form = page.getByRole('dialog', { name: t('orders.addOrder') });
  await form.getByRole('textbox', { name: t('orders.form.typed.label') }).fill(`1 ${dessert} mesa ${table}`);
  await form.getByRole('button', { name: t('orders.form.create') }).click();
  await expect(form).toBeHidden();
  expect(await countOrders(table)).toBe(before + 1);
});
