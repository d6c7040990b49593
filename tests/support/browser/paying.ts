import { expect, type Page } from '@playwright/test';
import { registerByCall, typeCredentials } from './entrance.ts';
import { type Language, textIn } from './journey.ts';

/** What is sold, as it is called in each language. */
export const plansIn = {
  'pt-BR': { monthly: 'Plano Mensal', yearly: 'Plano Anual' },
  en: { monthly: 'Monthly Plan', yearly: 'Annual Plan' },
} satisfies Record<Language, object>;

/** An owner of a new restaurant, signed in, at the subscription: past the set-up, with which they begin. */
export async function atTheGate(page: Page, email: string, name: string): Promise<void> {
  await registerByCall(page, email, name);
  await page.goto('/login');
  await typeCredentials(page, email);
  await page.waitForURL('**/restaurant-admin/setup**');
  await page.goto('/restaurant-admin/subscription');
}

/** What a payer has to type; the rest is known of the account. */
export async function typePayer(page: Page, language: Language, document = '52998224725'): Promise<void> {
  const t = textIn(language);
  await page.getByLabel(t('billing.checkout.name')).fill('Luana de Souza');
  await page.getByLabel(t('billing.checkout.document')).fill(document);
}

/** The sandbox's hosted page: a card that is always approved. */
export async function typeCard(page: Page): Promise<void> {
  await page.waitForURL('**/sandbox/pay/**');
  await page.locator('[name=name]').fill('LUANA DE SOUZA');
  await page.locator('[name=number]').fill('4242424242424242');
  await page.locator('[name=expiry]').fill('12/40');
  await page.locator('[name=code]').fill('123');
  await page.locator('form[action$="/card"] button[type=submit]').click();
}

/** Leads from the payment's page to the sandbox's, where paying is played. */
export async function playPaying(page: Page, language: Language): Promise<void> {
  const t = textIn(language);
  await page.getByRole('link', { name: t('billing.payment.open') }).click();
  await page.waitForURL('**/sandbox/pay/**');
  await page.getByRole('button', { name: t('billing.sandbox.pix.pay') }).click();
}

export async function expectPaid(page: Page, language: Language): Promise<void> {
  const t = textIn(language);
  await page.waitForURL('**/subscription/payment/**');
  await expect(page.getByRole('heading', { name: t('billing.payment.paidTitle') })).toBeVisible();
}
