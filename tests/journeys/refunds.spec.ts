import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { administrator } from '../../db/seed/cast.ts';
import { askInstance, firstPassword, ownEmail, registerByCall } from '../support/browser/entrance.ts';
import {
  cutOff,
  desk,
  expectAccessible,
  instanceUrl,
  type Language,
  languages,
  look,
  person,
  phone,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { taken } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const viewports = { 'pt-BR': desk, en: phone };

/** Buys the first of the plans with a boleto, and plays the bank; gives back the payment's id. */
async function buy(page: Page, email: string): Promise<string> {
  const { plans } = await (await page.request.get('/api/plans')).json();
  const bought = { key: randomUUID(), planId: plans[0].id, method: 'boleto', amountCents: plans[0].priceCents };
  const customer = { name: 'Luana de Souza', email, document: '529.982.247-25', phone: '(11) 98888-7777' };
  const { payment, instructions } = await askInstance(page, '/api/subscription/checkout', { ...bought, customer });
  for (const step of ['boleto', 'clear']) {
    await page.request.post(`${instructions.url}/${step}`, { headers: { origin: instanceUrl() }, form: {} });
  }
  const read = async () => (await (await page.request.get(`/api/payments/${payment.id}`)).json()).payment.status;
  await expect.poll(read).toBe('paid');
  return payment.id;
}

/** An owner who has paid and cancelled within the guarantee, at a provider that the service has left since. */
async function ownerToRepay(browser: Browser, language: Language, name: string) {
  const owner = await person(browser, language, viewports[language]);
  const { page } = owner;
  const email = ownEmail('dona');
  await registerByCall(page, email, name);
  await askInstance(page, '/api/auth/sign-in/email', { email, password: firstPassword });
  const id = await buy(page, email);
  await look(`update payments set provider = 'stripe' where id = $1`, [id]);
  const { subscription } = await (await page.request.get('/api/subscription')).json();
  await askInstance(page, '/api/subscription/cancel', { revision: subscription.revision });
  return { ...owner, email, path: `/restaurant-admin/subscription/payment/${id}` };
}

for (const language of languages) {
  const { width } = viewports[language];

  test(`what no provider gives back is listed until it is marked as returned, in ${language}, ${width} px wide`, async ({
    browser,
  }) => {
    const t = textIn(language);
    const house = 'Cantina do Largo';
    const owner = await ownerToRepay(browser, language, house);
    await owner.page.goto(owner.path);
    await expect(owner.page.getByRole('heading', { name: t('billing.refundDue.status') })).toBeVisible();
    await expect(owner.page.getByText(t('billing.status.paid'), { exact: true })).toBeHidden();
    await expectAccessible(owner.page);
    // The history is behind the gate, which opens again for who comes back.
    await buy(owner.page, owner.email);
    await owner.page.goto('/restaurant-admin/history');
    await expect(owner.page.getByText(t('billing.history.shown', { count: 2 }))).toBeVisible();
    await expect(owner.page.getByRole('table').getByText(t('billing.refundDue.status'))).toHaveCount(1);
    await expectAccessible(owner.page);

    const { page, complaints } = await person(browser, language, viewports[language]);
    await signInAtTheDesk(page, administrator.email, '/admin/subscriptions');
    await expect(page.getByRole('heading', { name: t('platform.refunds.title') })).toBeVisible();
    const item = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: house }) });
    for (const told of ['Luana de Souza', '529.982.247-25', owner.email, t('billing.method.boleto'), '29']) {
      await expect(item).toContainText(told);
    }
    await expect(page.getByRole('table').getByText(house)).toBeVisible();
    await expectAccessible(page);

    await item.getByRole('button').click();
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText('Luana de Souza');
    await expect(asked).toContainText(/R\$\s?29[.,]90/);
    await expectAccessible(page);
    await asked.getByRole('button', { name: t('common.cancel') }).click();
    await expect(item.getByRole('button')).toBeFocused();

    await item.getByRole('button').click();
    await page.route('**/api/platform/refunds/*', (route) => route.abort(), { times: 1 });
    const confirm = asked.getByRole('button', { name: t('platform.refunds.mark') });
    await confirm.click();
    await expect(page.getByText(t('platform.refunds.failed'))).toBeVisible();
    await confirm.click();
    await expect(page.getByText(t('platform.refunds.done', { amount: '' }))).toBeVisible();
    await expect(asked).toBeHidden();
    await expect(item).toBeHidden();
    const lost = () => page.evaluate(() => document.activeElement === document.body);
    expect(await lost(), 'the focus stays where the list was').toBe(false);

    await page.goto('/admin/audit');
    const entry = page.getByRole('listitem').filter({ hasText: house });
    await expect(entry).toContainText(t('platform.audit.paymentRefunded'));
    await expect(entry).toContainText(t('billing.status.refunded'));
    expect(taken(complaints)).toEqual([cutOff]);

    // As where somebody issues invoices, which nobody does here.
    await owner.page.route('**/api/payments/*', async (route) => {
      const answer = await route.fetch();
      const { payment, ...rest } = await answer.json();
      const invoiceUrl = `/api/payments/${payment.id}/invoice.pdf`;
      await route.fulfill({ response: answer, json: { ...rest, payment: { ...payment, invoiceUrl } } });
    });
    await owner.page.goto(owner.path);
    await expect(owner.page.getByRole('heading', { name: t('billing.payment.refundedTitle') })).toBeVisible();
    await expect(owner.page.getByText(t('billing.status.refunded'), { exact: true })).toBeVisible();
    // What was paid has its invoice still, which says that the money has gone back.
    await expect(owner.page.getByRole('link', { name: t('billing.payment.invoice') })).toBeVisible();
  });
}
