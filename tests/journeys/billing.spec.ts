import { ownEmail } from '../support/browser/entrance.ts';
import {
  cutOff,
  desk,
  expectAccessible,
  inCore,
  type Language,
  languages,
  look,
  person,
  phone,
  refusedWith,
  textIn,
} from '../support/browser/journey.ts';
import { expectOnly, taken } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { press, tabTo } from '../support/browser/keyboard.ts';
import { atTheGate, expectPaid, plansIn, playPaying, typeCard, typePayer } from '../support/browser/paying.ts';

const viewportOf = (language: Language) => (language === 'pt-BR' ? desk : phone);

for (const language of languages) {
  const t = textIn(language);
  const { monthly, yearly } = plansIn[language];

  test(`the prices are those of the catalogue and carry the plan on, in ${language}`, async ({ browser }) => {
    const { page } = await person(browser, language, viewportOf(language));
    await page.goto('/pricing');
    await expect(page).toHaveTitle(t('billing.pricing.pageTitle'));
    await expect(page.locator('script:not([type="application/ld+json"])')).toHaveCount(0);
    const annual = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: yearly }) });
    await expect(annual).toContainText(t('billing.plan.mostPopular'));
    await expect(annual).toContainText(t('billing.plan.free.two'));
    await expect(annual).toContainText(/299[,.]90/);
    await expect(annual).toContainText(/24[,.]99/);
    await expect(annual.getByRole('list').getByRole('listitem')).toHaveCount(11);
    await page.getByText(t('billing.pricing.questions.cancel')).click();
    await expect(page.getByText(t('billing.pricing.answers.cancel'))).toBeVisible();
    await expectAccessible(page);
    await annual.getByRole('link', { name: t('billing.plan.select') }).click();
    await page.waitForURL('**/register-restaurant?plan=anual');
    await page.goto('/checkout?plan=anual');
    await page.waitForURL('**/register-restaurant?plan=anual');
  });

  test(`an owner is led to the plans, pays with PIX and is let in, in ${language}${inCore(language === 'en')}`, async ({
    browser,
  }) => {
    const { page, complaints } = await person(browser, language, viewportOf(language));
    await atTheGate(page, ownEmail('pix'), `Casa do Pix ${language}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('billing.title'));
    await expect(page.getByText(t('billing.current.none'))).toBeVisible();
    // The support's own page is behind the gate: whoever cannot pay finds help here.
    await expect(page.getByRole('link', { name: /^suporte@/ })).toBeVisible();
    await press(page, page.getByRole('button', { name: t('billing.current.activate') }));
    await expect(page.getByRole('heading', { name: t('billing.current.plans') })).toBeFocused();
    await press(page, page.getByRole('link', { name: t('billing.plan.selectNamed', { plan: monthly }) }));

    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('billing.checkout.title'));
    await expect(page.getByRole('radio', { name: new RegExp(monthly) })).toBeChecked();
    await expect(page.getByText(t('billing.checkout.secureVia'))).toBeVisible();
    const submit = page.getByRole('button', { name: t('billing.checkout.submit') });
    const document = page.getByLabel(t('billing.checkout.document'));
    await expect(submit).toBeEnabled();
    await press(page, submit);
    await expect(document).toHaveAccessibleDescription(t('fields.document_required'));
    // The house was registered without its owner's name, and no restaurant is a payer.
    await expect(page.getByLabel(t('billing.checkout.name'))).toBeFocused();
    await typePayer(page, language);
    await expect(document).toHaveValue('529.982.247-25');
    const code = page.getByRole('textbox', { name: t('billing.checkout.code') });
    await code.fill('naoexiste');
    await code.press('Enter');
    await expect(code).toHaveAccessibleDescription(t('errors.discount_unknown'));
    await expectAccessible(page);
    await press(page, submit);
    await expect(code).toHaveAccessibleDescription(t('errors.discount_unknown'));
    await page.getByRole('button', { name: t('billing.checkout.withoutCode') }).click();
    await expect(code).toBeFocused();
    await expect(code).toHaveValue('');
    await expect(code).not.toHaveAccessibleDescription(/./);
    await look(
      `insert into discounts (code, type, value, active, starts_on, ends_on)
       values ('OFERTA', 'percentage', 1000, true, '2020-01-01', '2099-12-31')`,
    );
    await code.fill('OFERTA');
    await press(page, submit);
    await expect(code).toHaveAccessibleDescription(t('billing.checkout.codeNotApplied'));
    await page.getByRole('button', { name: t('billing.checkout.apply') }).click();
    await expect(page.getByText(/(Desconto de|Discount of) R\$\s?2[,.]99/)).toBeVisible();
    await expect(code).not.toHaveAccessibleDescription(t('billing.checkout.codeNotApplied'));
    await page.getByRole('button', { name: t('billing.checkout.remove') }).click();
    await page.getByRole('radio', { name: t('billing.method.pix') }).check();
    // A second tap is the same payment.
    await tabTo(page, submit);
    await submit.dblclick();

    await page.waitForURL('**/subscription/payment/**');
    await expect(page.getByRole('heading', { name: t('billing.payment.pixTitle') })).toBeVisible();
    await expect(page.getByRole('timer')).toHaveText(/\d\d:\d\d$/);
    const copied = page.getByLabel(t('billing.payment.pixCode'));
    await expect(copied).toHaveValue(/^000201.*br\.gov\.bcb\.pix.*6304[\dA-F]{4}$/i);
    await page.goto('/restaurant-admin');
    await expect(page.getByRole('region', { name: t('stats.subscription') })).toContainText(t('billing.pending.title'));
    await page.goto('/restaurant-admin/orders');
    await page.waitForURL('**/restaurant-admin/subscription');
    await expect(page.getByRole('link', { name: t('setup.checklist.go') })).toBeVisible();
    await page.getByRole('link', { name: t('billing.pending.continue') }).click();
    await playPaying(page, language);
    await expectPaid(page, language);
    await expectAccessible(page);
    // The house begins: its set-up goes on, whatever was looked at before it was paid.
    await expect(
      page.getByRole('link', { name: t('setup.goOnWith', { step: t('setup.steps.look') }) }),
    ).toHaveAttribute('href', /setup\?step=look/);
    await page.getByRole('link', { name: t('billing.payment.lead') }).click();
    await expect(page).toHaveURL(/\/restaurant-admin$/);
    await page.goto('/restaurant-admin/menu');
    await expect(page).toHaveURL(/\/restaurant-admin\/menu$/);

    await page.goto('/restaurant-admin/history');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('billing.history.title'));
    const current = page.getByRole('listitem').filter({ hasText: t('billing.history.currentPlan') });
    await expect(current).toContainText(monthly);
    await expect(page.getByText(t('billing.history.shownOne'))).toBeVisible();
    // The day and the time of day.
    await expect(page.getByRole('table').locator('time')).toHaveText(/\d:\d\d/);
    await page.getByRole('button', { name: new RegExp(`^${t('billing.history.detailsShort')}|^See details`) }).click();
    const details = page.getByRole('dialog', { name: t('billing.history.detailsTitle') });
    await expect(details).toContainText(t('billing.kind.first'));
    await page.keyboard.press('Escape');
    const search = page.getByRole('searchbox');
    await search.fill('boleto');
    await expect(page.getByText(t('billing.history.empty'))).toBeVisible();
    await expect(page).toHaveURL(/busca=boleto/);
    await page.getByRole('button', { name: t('billing.history.clear') }).click();
    await expect(page.getByText(t('billing.history.shownOne'))).toBeVisible();
    await expect(search).toHaveValue('');
    expect(taken(complaints)).toEqual([refusedWith(404)]);
  });

  test(`an owner pays by card, renews with a boleto and cancels in time, in ${language}`, async ({ browser }) => {
    const { page, complaints } = await person(browser, language, viewportOf(language));
    await atTheGate(page, ownEmail('cartao'), `Casa do Cartão ${language}`);
    await page.goto('/checkout?plan=anual');
    await page.waitForURL('**/subscription/checkout?plan=anual');
    await expect(page.getByRole('radio', { name: new RegExp(yearly) })).toBeChecked();
    await typePayer(page, language);
    await page.getByRole('button', { name: t('billing.checkout.submit') }).click();
    await typeCard(page);
    await expectPaid(page, language);

    await page.goto('/restaurant-admin/subscription');
    await expect(page.getByText(t('billing.state.active'), { exact: true })).toBeVisible();
    await page.getByRole('link', { name: t('billing.current.renew') }).click();
    await expect(page.getByRole('radio', { name: new RegExp(yearly) })).toBeChecked();
    // Whoever paid before need not say again who they are.
    await expect(page.getByLabel(t('billing.checkout.name'))).toHaveValue('Luana de Souza');
    await expect(page.getByLabel(t('billing.checkout.document'))).toHaveValue('529.982.247-25');
    await page.getByRole('radio', { name: t('billing.method.boleto') }).check();
    await page.getByRole('button', { name: t('billing.checkout.submit') }).click();
    await expect(page.getByRole('heading', { name: t('billing.payment.boletoTitle') })).toBeVisible();
    await expect(page.getByLabel(t('billing.payment.boletoLine'))).toHaveValue(/^\d{5}\.\d{5} \d{5}\.\d{6} /);
    await playPaying(page, language);
    await page.getByRole('button', { name: t('billing.sandbox.boleto.clear') }).click();
    await expectPaid(page, language);

    await page.goto('/restaurant-admin/history');
    await expect(page.getByText(t('billing.history.shown', { count: 2 }))).toBeVisible();
    if (language === 'pt-BR') {
      const date = page.getByRole('columnheader', { name: t('billing.history.date') });
      await date.getByRole('button').click();
      await expect(date).toHaveAttribute('aria-sort', 'ascending');
    } else {
      await page.getByLabel(t('billing.history.sort')).selectOption('amount');
      await expect(page).toHaveURL(/ordem=amount/);
    }
    const invoices = page.getByRole('link', { name: new RegExp(t('billing.history.downloadShort')) });
    await expect(invoices).toHaveCount(2);
    const arriving = page.waitForEvent('download');
    await invoices.first().click();
    expect((await arriving).suggestedFilename()).toMatch(/\.pdf$/);

    await page.goto('/restaurant-admin/subscription');
    await page.getByRole('button', { name: t('billing.current.cancel') }).click();
    const asked = page.getByRole('alertdialog');
    await expect(asked).toContainText(t('billing.cancelling.refund'));
    await expectAccessible(page);
    await asked.getByRole('button', { name: t('billing.cancelling.confirm') }).click();
    await expect(page.getByText(t('billing.current.none'))).toBeVisible();
    await page.goto('/restaurant-admin/tables');
    await page.waitForURL('**/restaurant-admin/subscription');
    // The history is behind the gate; what was paid and given back is not.
    const paid = page.getByRole('region', { name: t('billing.current.payments') });
    await expect(paid.getByText(t('billing.status.refunded'))).toHaveCount(2);
    await paid.getByRole('button').first().click();
    const details = page.getByRole('dialog', { name: t('billing.history.detailsTitle') });
    await expect(details).toContainText(t('billing.history.refunded'));
    await expectAccessible(page);
    // The shell had asked for its badges when the gate closed.
    expectOnly(complaints, refusedWith(402));
  });
}

test('another price is asked about, and an answer that is lost is fetched under the same key, also after a reload', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const { page, complaints } = await person(browser, 'pt-BR', desk);
  await atTheGate(page, ownEmail('perdida'), 'Casa Perdida');
  // The page is told an old price once.
  await page.route(
    '**/api/subscription/quote',
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), amountCents: 2_000 } });
    },
    { times: 1 },
  );
  await page.goto('/restaurant-admin/subscription/checkout?plan=mensal');
  const pay = async () => {
    await typePayer(page, 'pt-BR');
    await page.getByRole('radio', { name: t('billing.method.pix') }).check();
    await page.getByRole('button', { name: t('billing.checkout.submit') }).click();
  };
  await pay();
  await expect(page.getByText(/^O valor agora é R\$\s29,90/)).toBeVisible();
  await page.route('**/api/subscription/checkout', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await pay();
  await expect(page.getByText(t('billing.checkout.failed'))).toBeVisible();
  await page.unroute('**/api/subscription/checkout');
  await page.reload();
  await pay();
  await page.waitForURL('**/subscription/payment/**');
  const payments = await look(
    `select p.id from payments p join restaurants r on r.id = p.restaurant_id where r.name = 'Casa Perdida'`,
  );
  expect(payments).toHaveLength(1);
  expect(taken(complaints)).toEqual([refusedWith(409), cutOff]);
});
