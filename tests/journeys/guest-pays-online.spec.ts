import type { Browser, Page } from '@playwright/test';
import {
  desk,
  expectAccessible,
  freshTable,
  instanceUrl,
  type Language,
  languages,
  look,
  person,
  signInAtTheDesk,
  tableOf,
  textIn,
} from '../support/browser/journey.ts';
import { billOf, orderFrom, phonesAt, served } from '../support/browser/journey-check.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { figure } from '../support/browser/journey-till.ts';
import { MercadoPagoStandIn } from '../support/server/mercado-pago-stand-in.ts';

const owner = 'dono@demo.comanda.example';
const dish = 2_490 + 249;
const provider = 'Mercado Pago';
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

/** The owner connects the house's account, unless it is connected. */
async function connected(browser: Browser, language: Language) {
  const t = textIn(language);
  const boss = await person(browser, language, desk);
  await signInAtTheDesk(boss.page, owner, '/restaurant-admin/settings');
  const section = boss.page.getByRole('region', { name: t('checks.online.title') });
  const connect = section.getByRole('button', { name: t('checks.online.connect', { provider }) });
  await expect(connect).toBeVisible();
  await expectAccessible(boss.page);
  await connect.click();
  await boss.page.getByRole('link', { name: 'Autorizar' }).click();
  await expect(boss.page.getByText(t('checks.online.back.done'))).toBeVisible();
  // What was brought has left the address.
  await expect(boss.page).toHaveURL(/\/restaurant-admin\/settings\/connected$/);
  await expectAccessible(boss.page);
  await boss.page.getByRole('link', { name: t('checks.online.back.toSettings') }).click();
  await expect(section.getByText(t('checks.online.connected'), { exact: true })).toBeVisible();
  await expectAccessible(boss.page);
  return { ...boss, section };
}

const paysAmount = async (page: Page, t: ReturnType<typeof textIn>, table: number, reais: string | null) => {
  await page.goto(billOf(table, 'split'));
  await page.getByRole('radio', { name: t('checks.byAmount') }).check();
  if (reais === null) await page.getByRole('button', { name: t('checks.allOfRest'), exact: true }).click();
  else await page.getByLabel(t('checks.howMuch')).fill(reais);
  await page.getByRole('button', { name: new RegExp(t('checks.pay.amount', { amount: '' }).trim()) }).click();
};

for (const language of languages) {
  test(`an owner connects Mercado Pago; one guest pays by PIX, another by card, and both see it confirmed by itself (${language})`, async ({
    browser,
  }) => {
    const t = textIn(language);
    const table = language === 'en' ? 3 : 4;
    await freshTable(table);
    const boss = await connected(browser, language);
    const guests = await phonesAt(browser, language, table, 2);
    const [ana, rui] = guests.map(({ page }) => page) as [Page, Page];
    for (const page of [ana, rui]) await orderFrom(page, table, 1);
    const way = (page: Page, title: string) => page.getByRole('dialog').getByRole('button', { name: t(title) });

    await test.step('by PIX: nobody has to look whether it came', async () => {
      await paysAmount(ana, t, table, '27,39');
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
      await paysAmount(rui, t, table, null);
      await way(rui, 'checks.pay.onlineCard').click();
      await rui.waitForURL(`${mp.url}/checkout/**`);
      // The bank does not let this card pay: whoever comes back is told, and may try again.
      await mp.refuseAt(new URL(rui.url()).pathname.split('/').at(-1) ?? '');
      // Back without having paid: the page is still there to go to.
      await rui.goBack();
      await expect(rui.getByRole('heading', { name: t('checks.part.byCard') })).toBeVisible();
      await expect(rui.getByText(t('checks.part.refused'))).toBeVisible();
      await rui.screenshot({ path: `test-results/card-refused-${language}.png` });
      await expectAccessible(rui);
      await rui.getByRole('link', { name: t('checks.part.openPage', { provider }) }).click();
      await served(boss.page, table);
      await rui.getByRole('button', { name: /Pagar/ }).click();
      for (const page of [ana, rui]) {
        await expect(page.getByRole('heading', { name: t('checks.over') })).toBeVisible();
        await expect(page.getByText(t('diner.notFiscal'))).toBeVisible();
      }
      await expect(rui.getByText(figure(dish * 2)).first()).toBeVisible();
      const [row] = await look<{ status: string; missing: number }>(
        `select t.status, (b.total_cents - (select sum(amount_cents) from bill_payments p where p.bill_id = b.id))::int as missing
         from tables t join bills b on b.table_id = t.id where t.id = $1 order by b.id desc limit 1`,
        [(await tableOf(table)).id],
      );
      expect(row).toEqual({ status: 'disponivel', missing: 0 });
    });

    await test.step('what is given back of the closed bill is told to the till, loudly', async () => {
      const card = [...mp.books.payments.values()].at(-1)!;
      await mp.refund(card.id, 5);
      await boss.page.goto('/restaurant-admin/orders');
      await expect(boss.page.getByText(t('checks.till.missingHint'))).toBeVisible();
      await expectAccessible(boss.page);
      await boss.page.getByRole('button', { name: t('checks.till.seen') }).click();
      await expect(boss.page.getByText(t('checks.till.missingHint'))).toHaveCount(0);
    });

    await test.step('a provider that does not answer is said so, and the part can be paid otherwise', async () => {
      await freshTable(table);
      const [guest] = await phonesAt(browser, language, table, 1);
      const { page } = guest!;
      await orderFrom(page, table, 1);
      await paysAmount(page, t, table, null);
      mp.away = true;
      await way(page, 'checks.pay.onlineCard').click();
      await expect(page.getByText(t('checks.pay.providerDown', { provider }))).toBeVisible();
      // Said once, and where it is to be read.
      await expect(page.getByText(t('checks.pay.failed'))).toHaveCount(0);
      await expectAccessible(page);
      mp.away = false;
      await page
        .getByRole('dialog')
        .getByRole('button', { name: t('checks.pay.card') })
        .click();
      await expect(page.getByRole('heading', { name: t('checks.part.asked') })).toBeVisible();
      await guest!.context.close();
    });

    await test.step('disconnected, nobody is offered it any more', async () => {
      await boss.page.goto('/restaurant-admin/settings');
      await boss.section.getByRole('button', { name: t('checks.online.disconnect') }).click();
      const dialog = boss.page.getByRole('alertdialog');
      await expectAccessible(boss.page);
      await dialog.getByRole('button', { name: t('checks.online.disconnect') }).click();
      await expect(boss.section.getByText(t('checks.online.notConnected'))).toBeVisible();
    });
    for (const { context } of [boss, ...guests]) await context.close();
  });
}
