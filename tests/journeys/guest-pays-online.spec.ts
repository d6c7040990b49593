import type { Browser, Page } from '@playwright/test';
import {
  desk,
  expectAccessible,
  instanceUrl,
  person,
  refusedWith,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { billOf, connectAccount, phonesAt, served } from '../support/browser/journey-check.ts';
import { expectOnly } from '../support/browser/journey-console.ts';
import { orderFrom } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { figure } from '../support/browser/journey-till.ts';
import { MercadoPagoStandIn } from '../support/server/mercado-pago-stand-in.ts';

const owner = 'dono@demo.comanda.example';
const dish = 2_490 + 249;
const provider = 'Mercado Pago';
const t = textIn('pt-BR');
let mp: MercadoPagoStandIn;

test.use({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads there which fixtures are needed.
  settings: async ({}, use) => {
    mp = await new MercadoPagoStandIn().open();
    const { clientId, clientSecret, webhookSecret, key, url } = mp.settings;
    // As it is in life: what becomes of a payment is told at once.
    mp.onChange = async (payment) => {
      const { search, headers, body } = mp.notice(payment);
      await fetch(`${instanceUrl()}/api/webhooks/guests/mercadopago${search}`, { method: 'POST', headers, body });
    };
    await use({
      GUEST_PAYMENTS: 'mercadopago',
      MERCADO_PAGO_CLIENT_ID: clientId,
      MERCADO_PAGO_CLIENT_SECRET: clientSecret,
      MERCADO_PAGO_WEBHOOK_SECRET: webhookSecret,
      MERCADO_PAGO_URL: url,
      PAYMENT_ACCOUNTS_KEY: key.toString('base64'),
    });
    await mp.close();
  },
});

/** The owner connects the house's account. */
async function connected(browser: Browser) {
  const boss = await person(browser, 'pt-BR', desk);
  await signInAtTheDesk(boss.page, owner, '/restaurant-admin/settings?abrir=pagamento');
  const section = boss.page.getByRole('region', { name: t('checks.online.title') });
  await connectAccount(boss.page, 'pt-BR', provider);
  await boss.page.getByRole('link', { name: 'Autorizar' }).click();
  await expect(boss.page.getByText(t('checks.online.back.done'))).toBeVisible();
  // What was brought has left the address.
  await expect(boss.page).toHaveURL(/\/restaurant-admin\/settings\/connected$/);
  await expectAccessible(boss.page);
  await boss.page.getByRole('link', { name: t('checks.online.back.toSettings') }).click();
  await expect(section.getByText(t('checks.online.connected'), { exact: true })).toBeVisible();
  await expectAccessible(boss.page);
  return boss;
}

const paysAmount = async (page: Page, table: number, reais: string | null) => {
  await page.goto(billOf(table, 'split'));
  await page.getByRole('radio', { name: t('checks.byAmount') }).check();
  if (reais === null) await page.getByRole('button', { name: t('checks.allOfRest'), exact: true }).click();
  else await page.getByLabel(t('checks.howMuch')).fill(reais);
  await page.getByRole('button', { name: new RegExp(t('checks.pay.amount', { amount: '' }).trim()) }).click();
};

test('an owner connects Mercado Pago; one guest pays by PIX, another by card, and both see it confirmed by itself (pt-BR)', async ({
  browser,
}) => {
  const table = 4;
  const boss = await connected(browser);
  const guests = await phonesAt(browser, 'pt-BR', table, 2);
  const [ana, rui] = guests.map(({ page }) => page) as [Page, Page];
  for (const page of [ana, rui]) await orderFrom(page, table);
  const way = (page: Page, title: string) => page.getByRole('dialog').getByRole('button', { name: t(title) });

  await test.step('by PIX: nobody has to look whether it came', async () => {
    await paysAmount(ana, table, '27,39');
    await expectAccessible(ana);
    await ana
      .getByRole('dialog')
      .getByRole('button', { name: t('checks.pay.onlinePixHint') })
      .click();
    await expect(ana.getByRole('heading', { name: t('checks.part.byPix') })).toBeVisible();
    await expect(ana.getByRole('img', { name: t('checks.part.qr') })).toBeVisible();
    await expectAccessible(ana);
    // Asked too early it says so, and goes on waiting.
    await ana.getByRole('button', { name: t('checks.part.tell') }).click();
    await expect(ana.getByText(t('checks.part.notYet'))).toBeVisible();
    const payment = [...mp.books.payments.values()].at(-1)!;
    expect(payment.transaction_amount).toBe(dish / 100);
    await mp.pay(payment.id);
    await expect(ana.getByRole('heading', { name: t('checks.part.paid') })).toBeVisible();
    await expectAccessible(ana);
  });

  await test.step('by card, on the provider’s page: the last part closes the bill, and the phones keep the receipt', async () => {
    await paysAmount(rui, table, null);
    // A provider that does not answer is said to be away, once, and where it is to be read.
    mp.away = true;
    await way(rui, 'checks.pay.onlineCard').click();
    await expect(rui.getByText(t('checks.pay.providerDown', { provider }))).toBeVisible();
    await expect(rui.getByText(t('checks.pay.failed'))).toHaveCount(0);
    await expectAccessible(rui);
    expectOnly(guests[1]?.complaints ?? [], refusedWith(503));
    mp.away = false;
    await way(rui, 'checks.pay.onlineCard').click();
    await rui.waitForURL(`${mp.url}/checkout/**`);
    // The bank does not let this card pay: whoever comes back is told, and may try again.
    await mp.refuseAt(new URL(rui.url()).pathname.split('/').at(-1) ?? '');
    // Back without having paid: the page is still there to go to.
    await rui.goBack();
    await expect(rui.getByRole('heading', { name: t('checks.part.byCard') })).toBeVisible();
    await expect(rui.getByText(t('checks.part.refused'))).toBeVisible();
    await expectAccessible(rui);
    await rui.getByRole('link', { name: t('checks.part.openPage', { provider }) }).click();
    await served(boss.page, table);
    await rui.getByRole('button', { name: /Pagar/ }).click();
    for (const page of [ana, rui]) {
      await expect(page.getByRole('heading', { name: t('diner.overTitle') })).toBeVisible();
      await expect(page.getByText(t('diner.notFiscal'))).toBeVisible();
    }
    await expect(rui.getByText(figure(dish * 2)).first()).toBeVisible();
  });
});
