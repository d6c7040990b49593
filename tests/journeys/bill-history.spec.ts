import { mkdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import {
  desk,
  expectAccessible,
  freshTable,
  instanceUrl,
  languages,
  look,
  phone,
  staffAtTheBoard,
  textIn,
} from '../support/browser/journey.ts';
import { billOf, orderFrom, phonesAt } from '../support/browser/journey-check.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { fromTheMenu, order } from '../support/browser/journey-till.ts';

const cashier = 'caixa@demo.comanda.example';
mkdirSync('test-results/screens', { recursive: true });
const picture = (page: Page, name: string) =>
  page.screenshot({ path: `test-results/screens/${name}.png`, fullPage: true });

for (const [index, language] of languages.entries()) {
  test(`a guest and the cashier read what happened to a bill, and both are told when it was changed by hand (${language})`, async ({
    browser,
  }) => {
    const t = textIn(language);
    const table = 5 + index;
    await freshTable(table);
    const [guest] = await phonesAt(browser, language, table, 1);
    const { page } = guest!;
    await orderFrom(page, table, 3);
    const till = await staffAtTheBoard(browser, language, cashier, index === 0 ? desk : phone);
    const id = await order(till.page, table, 1);

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
    await picture(page, `history-guest-${language}`);

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
    await picture(till.page, `history-staff-${language}`);
    await till.page.reload();

    // A price that somebody with the database has changed: the phone that saw the bill says so, and so does the till.
    await look('update order_items set unit_cents = unit_cents + 500 where order_id = $1', [id]);
    await page.reload();
    await expect(page.getByRole('alert')).toContainText(t('chain.alteredSeen'));
    await expect(page.getByRole('alert')).toContainText(t('chain.callManager'));
    await expectAccessible(page);
    await picture(page, `history-altered-guest-${language}`);
    await expect((await open()).getByRole('alert')).toContainText(t('chain.alteredHere'));
    await expectAccessible(till.page);
    await picture(till.page, `history-altered-staff-${language}`);

    // Put back, what was seen holds again.
    await look('update order_items set unit_cents = unit_cents - 500 where order_id = $1', [id]);
    await page.reload();
    await expect(page.getByRole('region', { name: t('chain.title') }).getByText(t('chain.checked'))).toBeVisible();
    expect(guest!.complaints).toEqual([]);
    expect(till.complaints).toEqual([]);
  });
}
