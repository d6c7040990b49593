import {
  desk,
  expectAccessible,
  instanceUrl,
  languages,
  look,
  phone,
  staffAtTheBoard,
  textIn,
} from '../support/browser/journey.ts';
import { billOf, phonesAt } from '../support/browser/journey-check.ts';
import { order, orderFrom, plain } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { fromTheMenu } from '../support/browser/journey-till.ts';

const cashier = 'caixa@demo.comanda.example';

for (const [index, language] of languages.entries()) {
  test(`a guest and the cashier read what happened to a bill, and both are told when it was changed by hand (${language})`, async ({
    browser,
  }) => {
    const t = textIn(language);
    const table = 5;
    const [guest] = await phonesAt(browser, language, table, 1);
    const { page } = guest!;
    await orderFrom(page, table, plain(3));
    const till = await staffAtTheBoard(browser, language, cashier, index === 0 ? desk : phone);
    const id = await order(till.page, table);

    // Quiet while it holds; what is done shows without being asked for.
    await page.goto(billOf(table));
    const history = page.getByRole('region', { name: t('chain.title') });
    await expect(history.getByText(t('chain.checked'))).toBeVisible();
    await history.getByText(t('chain.show')).click();
    const entries = history.getByRole('listitem');
    await expect(entries.filter({ hasText: t('chain.placed', { about: '#1' }) })).toContainText(t('checks.you'));
    await expect(entries.filter({ hasText: t('chain.placed', { about: '#2' }) })).not.toContainText(t('checks.you'));
    const corrected = await till.page.request.post(`/api/orders/${id}/corrections`, {
      headers: { origin: instanceUrl() },
      data: {
        key: crypto.randomUUID(),
        revision: 1,
        line: 1,
        kind: 'gift',
        quantity: 1,
        reason: 'Aniversário da mesa',
      },
    });
    expect(corrected.status()).toBe(200);
    await expect(entries.first()).toContainText(t('chain.why', { why: 'Aniversário da mesa' }));
    await expect(history.getByText(t('chain.checked'))).toBeVisible();
    await page.getByRole('switch', { name: t('checks.payFee') }).click();
    await expect(entries.first()).toContainText(t('chain.feeDeclined'));
    await expectAccessible(page);

    // The same at the till, by name.
    const open = async () => {
      await fromTheMenu(till.page, till.page.locator(`#order-${id}`), language, table, 'bills.action');
      return till.page
        .getByRole('dialog', { name: t('bills.closeTitle', { number: table }) })
        .getByRole('region', { name: t('chain.title') });
    };
    const known = await open();
    await expect(known.getByText(t('chain.checked'))).toBeVisible();
    await known.getByText(t('chain.show')).click();
    await expect(known.getByRole('listitem')).toHaveCount(4);
    // A guest is known there by the phone.
    await expect(known.getByRole('listitem').last()).toContainText(t('checks.phone', { number: 1 }));
    await expectAccessible(till.page);
    await till.page.reload();

    // A price that somebody with the database has changed: the phone that saw the bill says so, and so does the till.
    await look('update order_items set unit_cents = unit_cents + 500 where order_id = $1', [id]);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(t('chain.alteredSeen'));
    await expect(page.getByRole('alert')).toContainText(t('chain.callManager'));
    await expectAccessible(page);
    await expect((await open()).getByRole('alert')).toContainText(t('chain.alteredHere'));
    await expectAccessible(till.page);

    // Put back, what was seen holds again.
    await look('update order_items set unit_cents = unit_cents - 500 where order_id = $1', [id]);
    await page.reload();
    await expect(page.getByRole('region', { name: t('chain.title') }).getByText(t('chain.checked'))).toBeVisible();
  });
}
