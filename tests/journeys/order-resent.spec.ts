import {
  countOrders,
  cutOff,
  expectAccessible,
  phone,
  plainDish,
  staffAtTheBoard,
  textIn,
} from '../support/browser/journey.ts';
import { expectOnly } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const waiter = 'garcom@demo.comanda.example';
const table = 9;

for (const language of ['pt-BR', 'en'] as const) {
  test(`an order of the staff that nobody answered is sent again by itself, and is one order (${language})`, async ({
    browser,
  }) => {
    const t = textIn(language);
    const before = await countOrders(table);
    const { context, page, complaints } = await staffAtTheBoard(browser, language, waiter, phone);
    await page.getByRole('button', { name: t('orders.add'), exact: true }).click();
    const form = page.getByRole('dialog', { name: t('orders.addOrder') });
    const field = form.getByRole('textbox', { name: t('orders.form.typed.label') });
    await field.fill(`2 ${plainDish} mesa ${table}`);
    const submit = form.getByRole('button', { name: t('orders.form.create') });
    let lost = 0;
    await page.route('**/api/orders', async (route) => {
      if (route.request().method() !== 'POST' || lost > 0) return route.fallback();
      lost += 1;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await submit.click();
    const notice = form.getByRole('status').filter({ hasText: t('orders.form.resendingHint') });
    await expect(notice).toBeVisible();
    await expectAccessible(page);

    // Stopped, it is all there still, and is sent by hand.
    await form.getByRole('button', { name: t('orders.form.stopSending') }).click();
    await expect(form.getByText(t('orders.form.stoppedHint'))).toBeVisible();
    await context.setOffline(true);
    await submit.click();
    await expect(notice).toBeVisible();
    await context.setOffline(false);
    await expect(form).toBeHidden();
    expect((await countOrders(table)) - before).toBe(1);
    expectOnly(complaints, cutOff);
  });
}
