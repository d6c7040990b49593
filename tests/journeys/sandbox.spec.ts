import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { askInstance, firstPassword, ownEmail, registerByCall } from '../support/browser/entrance.ts';
import {
  desk,
  expectAccessible,
  instanceUrl,
  languages,
  person,
  phone,
  refusedWith,
  textIn,
} from '../support/browser/journey.ts';
import { expectOnly } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const customer = { name: 'Ana Souza', email: 'ana@casa.example', document: '529.982.247-25', phone: '(11) 98888-7777' };

/** Someone who has chosen the yearly plan, on the way to the provider's page. */
async function atTheProvider(page: Page, method: string): Promise<{ id: string; url: string }> {
  const email = ownEmail('sandbox');
  await registerByCall(page, email);
  await askInstance(page, '/api/auth/sign-in/email', { email, password: firstPassword });
  const { plans } = await (await page.request.get(`${instanceUrl()}/api/plans`)).json();
  const { id: planId, priceCents: amountCents } = plans.at(-1);
  const sent = { key: randomUUID(), planId, method, customer, amountCents };
  const { payment, instructions } = await askInstance(page, '/api/subscription/checkout', sent);
  return { id: payment.id, url: new URL(instructions.url).pathname };
}

async function statusOf(page: Page, id: string): Promise<string> {
  return (await (await page.request.get(`${instanceUrl()}/api/payments/${id}`)).json()).payment.status;
}

async function arrive(browser: Browser, language: (typeof languages)[number], viewport: typeof phone) {
  const t = textIn(language);
  return { ...(await person(browser, language, viewport)), say: (key: string) => t(`billing.sandbox.${key}`) };
}

for (const [index, language] of languages.entries()) {
  const viewport = index === 0 ? phone : desk;
  test(`a card at the sandbox, declined and then taken (${language}, ${viewport.width} px)`, async ({ browser }) => {
    const { page, complaints, say } = await arrive(browser, language, viewport);
    const { id, url } = await atTheProvider(page, 'credit_card');
    await page.goto(url);
    await expectAccessible(page);
    const pay = page.getByRole('button', { name: say('card.pay').split('{')[0]! });
    const type = async (number: string) => {
      await page.getByLabel(say('card.name')).fill('Ana Souza');
      await page.getByLabel(say('card.number')).fill(number);
      await page.getByLabel(say('card.expiry')).fill('12/39');
      await page.getByLabel(say('card.code')).fill('123');
      await pay.click();
    };
    await type('4242 4242 4242 4243');
    await expect(page.getByText(say('wrong.number'))).toBeVisible();
    await expect(page.getByLabel(say('card.number'))).toBeFocused();
    await expectAccessible(page);
    await type('4000 0000 0000 0002');
    await expect(page.getByRole('alert')).toContainText(say('failed.declined'));
    await expectAccessible(page);
    await type('4242 4242 4242 4242');
    await page.waitForURL(`**/restaurant-admin/subscription/payment/${id}`);
    await expect.poll(() => statusOf(page, id)).toBe('paid');
    await page.goto(url);
    await expect(page.getByRole('heading', { name: say('done.paid') })).toBeVisible();
    // The browser itself reports the answer to the form with a wrong number.
    expectOnly(complaints, refusedWith(422));
  });
}

for (const [index, language] of languages.entries()) {
  const viewport = index === 0 ? desk : phone;
  test(`PIX and boleto at the sandbox (${language}, ${viewport.width} px)`, async ({ browser }) => {
    const { page, say } = await arrive(browser, language, viewport);
    const pix = await atTheProvider(page, 'pix');
    await page.goto(pix.url);
    await expect(page.getByRole('img', { name: say('pix.qr') })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: say('pix.pay') }).click();
    await page.waitForURL(`**/payment/${pix.id}`);
    await expect.poll(() => statusOf(page, pix.id)).toBe('paid');

    // Somebody else comes to this browser: the first one's page must be gone, or it would ask in the other's name.
    await page.goto('/pricing');
    const boleto = await atTheProvider(page, 'boleto');
    await page.goto(boleto.url);
    await expect(page.getByRole('img', { name: say('boleto.barcode') })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: say('boleto.pay') }).click();
    await expect(page.getByRole('heading', { name: say('boleto.clearing') })).toBeVisible();
    await expectAccessible(page);
    expect(await statusOf(page, boleto.id)).toBe('pending');
    await page.getByRole('button', { name: say('boleto.clear') }).click();
    await page.waitForURL(`**/payment/${boleto.id}`);
    await expect.poll(() => statusOf(page, boleto.id)).toBe('paid');
  });
}
