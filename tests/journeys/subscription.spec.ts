import { ownEmail } from '../support/browser/entrance.ts';
import { desk, expectAccessible, languages, look, person, phone, textIn } from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { press } from '../support/browser/keyboard.ts';
import { atTheGate, expectPaid, plansIn, typeCard, typePayer } from '../support/browser/paying.ts';

for (const language of languages) {
  const t = textIn(language);
  const { monthly, yearly } = plansIn[language];
  const viewport = language === 'pt-BR' ? desk : phone;

  test(`a cancelled subscription is resumed, and a cheaper plan noted, without paying anything, in ${language}`, async ({
    browser,
  }) => {
    const { page } = await person(browser, language, viewport);
    const email = ownEmail('volta');
    await atTheGate(page, email, `Casa que Volta ${language}`);
    await page.goto('/checkout?plan=anual');
    await typePayer(page, language);
    await page.getByRole('button', { name: t('billing.checkout.submit') }).click();
    await typeCard(page);
    await expectPaid(page, language);
    // The guarantee is over.
    await look(
      `update payments set paid_at = paid_at - interval '8 days'
       where restaurant_id = (select restaurant_id from users where email = $1)`,
      [email],
    );
    // What the restaurant has is not sold to it again: not here, and not on the page of prices.
    for (const path of ['/pricing', '/restaurant-admin/subscription']) {
      await page.goto(path);
      await expect(page.getByText(t('billing.plan.yours'))).toBeVisible();
      await expect(page.getByRole('link', { name: t('billing.plan.selectNamed', { plan: monthly }) })).toBeVisible();
      await expect(page.getByRole('link', { name: t('billing.plan.selectNamed', { plan: yearly }) })).toHaveCount(0);
    }
    await page.getByRole('button', { name: t('billing.current.cancel') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('billing.cancelling.confirm') })
      .click();
    await expect(page.getByText(t('billing.state.cancelled'), { exact: true })).toBeVisible();
    await expect(page.getByText(t('billing.current.resumeHint'))).toBeVisible();
    await expectAccessible(page);
    await press(page, page.getByRole('button', { name: t('billing.current.resume') }));
    await expect(page.getByText(t('billing.state.active'), { exact: true })).toBeVisible();

    await page.getByRole('link', { name: t('billing.plan.selectNamed', { plan: monthly }) }).click();
    const submit = page.getByRole('button', { name: t('billing.checkout.submitLater', { plan: monthly }) });
    await expect(submit).toBeVisible();
    await expect(page.getByText(t('billing.checkout.nothingToPay'))).toBeVisible();
    await expect(page.getByLabel(t('billing.checkout.document'))).toHaveCount(0);
    await expect(page.getByRole('radio', { name: t('billing.method.pix') })).toHaveCount(0);
    await expectAccessible(page);
    await submit.click();
    await page.waitForURL('**/restaurant-admin/subscription');
    await expect(page.getByText(new RegExp(`: ${monthly}$`))).toBeVisible();
    const payments = await look(
      'select id from payments where restaurant_id = (select restaurant_id from users where email = $1)',
      [email],
    );
    expect(payments).toHaveLength(1);
  });
}
