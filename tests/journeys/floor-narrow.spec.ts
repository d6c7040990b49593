import { formatMoney } from '../../src/lib/money.ts';
import { cutTexts } from '../support/browser/cut-texts.ts';
import { expectAccessible, languages, person, signInAtTheDesk, textIn } from '../support/browser/journey.ts';
import { byCalls, owner, waiter } from '../support/browser/journey-floor.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { newDish } from '../support/browser/menu-by-calls.ts';

for (const language of languages)
  test(`a state and a sum of four figures have room beside each other on the narrowest phone, in ${language}`, async ({
    browser,
  }) => {
    const t = textIn(language);
    const table = 11;
    const boss = await byCalls(browser, language, owner);
    const name = 'Jantar harmonizado';
    // With ten percent, 11,223.3 rounded, it comes to 1,234.56.
    await newDish(boss, { name, priceCents: 112_233 });
    await order(boss, table, [{ name }]);

    const { page } = await person(browser, language, { width: 320, height: 700 });
    await signInAtTheDesk(page, waiter, '/restaurant-admin/floor?mesas=todas');
    const card = page.getByRole('article', { name: t('orders.table', { number: table }), exact: true });
    const state = card.getByText(t('orders.status.pendente'), { exact: true });
    const sum = card.getByText(formatMoney(123_456, language), { exact: true });
    await expect(state).toBeVisible();
    await expect(sum).toBeVisible();
    expect(await page.evaluate(cutTexts)).toEqual([]);
    const [left, right, all] = await Promise.all([state, sum, card].map((part) => part.boundingBox()));
    if (!left || !right || !all) throw new Error('The card is not drawn.');
    // Beside or beneath, never over each other, and neither out of the card.
    const apart = left.x + left.width <= right.x || left.y + left.height <= right.y;
    expect({ apart, within: right.x + right.width <= all.x + all.width }).toEqual({ apart: true, within: true });
    await expectAccessible(page);
  });
