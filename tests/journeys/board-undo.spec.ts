import type { Locator } from '@playwright/test';
import {
  desk,
  expectAccessible,
  languages,
  look,
  phone,
  plainDish,
  staffAtTheBoard,
  textIn,
} from '../support/browser/journey.ts';
import { headers } from '../support/browser/journey-kitchen.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const waiter = 'garcom@demo.comanda.example';
const secondDish = 'Escondidinho de carne-seca';

const topOf = async (card: Locator) => Math.round((await card.boundingBox())?.y ?? Number.NaN);

for (const [index, language] of languages.entries()) {
  const viewport = index === 0 ? desk : phone;
  const t = textIn(language);

  test(`a step on the board is taken back line by line, and nothing slides under the finger, in ${language}, ${viewport.width} px wide`, async ({
    browser,
  }) => {
    const table = 3 + 2 * index;
    const below = table + 1;
    const { page } = await staffAtTheBoard(browser, language, waiter, viewport);
    const id = await order(page, table, [
      { name: plainDish, notes: 'Sem gelo' },
      { name: secondDish, notes: 'Alergia a amendoim' },
    ]);
    const next = await order(page, below);
    const card = page.locator(`#order-${id}`);
    const nextCard = page.locator(`#order-${next}`);
    const undo = page.getByRole('button', { name: t('orders.undo.of', { number: table }) });
    const step = (status: string) => card.getByRole('button', { name: t(`orders.advance.${status}`) });
    // A step is on the screen before the server has answered; who presses again sooner than that is told that it is another order by now.
    const answered = async (press: () => Promise<void>) => {
      const answer = page.waitForResponse(
        (got) => got.request().method() === 'POST' && got.url().includes('/api/orders/'),
      );
      await press();
      await answer;
    };
    const lines = async () => {
      const rows = await look<{ status: string }>('select status from order_items where order_id = $1 order by line', [
        id,
      ]);
      return rows.map(({ status }) => status);
    };

    // What may harm a guest looks like no wish.
    await expect(card).toContainText(t('orders.allergy'));
    await expect(card.getByText(t('orders.note', { note: 'Sem gelo' }))).toBeVisible();
    await expect(card.locator('time').first()).toHaveText(/^\d{1,2}:\d{2}(\s[AP]M)?$/);

    await nextCard.scrollIntoViewIfNeeded();
    const before = await topOf(nextCard);
    // A double tap is one step, and nobody is told of another person.
    await answered(() => step('preparando').dblclick());
    await expect(undo).toBeVisible();
    await expect(page.getByText(t('errors.stale_revision'))).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: t('orders.statusUpdated') })).toBeAttached();
    expect(await topOf(nextCard)).toBe(before);
    await answered(() => undo.click());
    await expect(step('preparando')).toBeVisible();
    await expect(undo).toHaveCount(0);
    expect(await topOf(nextCard)).toBe(before);
    expect(await lines()).toEqual(['pendente', 'pendente']);

    // Looked at while it is offered, and at the table whose step stands: a slow machine takes longer than its seconds.
    await nextCard.getByRole('button', { name: t('orders.advance.preparando') }).click();
    await expect(page.getByRole('button', { name: t('orders.undo.of', { number: below }) })).toBeVisible();
    await expectAccessible(page);

    // One dish is ready already, and the board knows of it: taken back, it still is.
    const data = { lines: [1], to: 'pronto' };
    await page.request.post(`/api/orders/${id}/lines/status`, { headers: headers(), data });
    await expect(card.getByRole('listitem').filter({ hasText: plainDish })).toContainText(t('orders.status.pronto'));
    await answered(() => step('pronto').click());
    await expect(step('entregue')).toBeVisible();
    expect(await lines()).toEqual(['pronto', 'pronto']);
    await answered(() => page.keyboard.press('Control+z'));
    await expect(step('pronto')).toBeVisible();
    expect(await lines()).toEqual(['pronto', 'pendente']);

    // What leaves the board comes back to it as well; after six seconds its place is gone, and the step stands.
    await answered(() => step('pronto').click());
    await answered(() => step('entregue').click());
    await expect(card).toBeHidden();
    await answered(() => undo.last().click());
    await expect(step('entregue')).toBeVisible();
    await answered(() => step('entregue').click());
    await expect(undo).toBeVisible();
    await expect(undo).toHaveCount(0);
    await expect(card).toHaveCount(0);
    expect(await lines()).toEqual(['entregue', 'entregue']);

    // What is ready alarms by its own age, however young the order is.
    await page.request.post(`/api/orders/${next}/status`, { headers: headers(), data: { status: 'pronto' } });
    await look(`update order_items set ready_at = now() - interval '7 minutes' where order_id = $1`, [next]);
    await page.reload();
    await expect(nextCard).toContainText(t('orders.ready.waiting', { minutes: 7 }));
    await expectAccessible(page);
  });
}
