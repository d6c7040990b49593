import { randomUUID } from 'node:crypto';
import {
  expectAccessible,
  languages,
  person,
  phone,
  qrCode,
  staffAtTheBoard,
  textIn,
} from '../support/browser/journey.ts';
import { headers, waiter } from '../support/browser/journey-floor.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const tables = [3, 4, 6];
/** Of the height of the screen. */
const most = 0.25;

for (const language of languages) {
  const t = textIn(language);
  test(`several tables that call are one line on a phone, which opens to them, in ${language}`, async ({ browser }) => {
    const { page } = await staffAtTheBoard(browser, language, waiter, phone);
    for (const table of tables) {
      const guest = await person(browser, language);
      await guest.page.goto(await qrCode(table));
      const called = await guest.page.request.post(`/api/restaurants/restaurant-demo/tables/${table}/calls`, {
        data: { key: randomUUID(), kind: 'waiter' },
        headers: headers(),
      });
      expect(called.status(), await called.text()).toBe(200);
    }
    const line = page.getByRole('button', { name: `${t('calls.title')} ${tables.length}` });
    const go = page.getByRole('button', { name: t('calls.goTo', { number: tables[1] ?? 0 }) });
    // They come with the page itself: what came later would move the cards.
    const document = await (await page.request.get('/restaurant-admin/orders')).text();
    for (const number of tables) expect(document).toContain(t('calls.goTo', { number }).replace("'", '&#x27;'));
    for (const viewport of [phone, { width: 360, height: 640 }]) {
      await page.setViewportSize(viewport);
      await expect(line).toBeVisible();
      await expect(go).toBeHidden();
      const bounds = await line.locator('..').boundingBox();
      expect((bounds?.height ?? viewport.height) / viewport.height).toBeLessThanOrEqual(most);
      await expectAccessible(page);
    }
    await line.click();
    await expect(line).toHaveAttribute('aria-expanded', 'true');
    await expect(go).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    await line.click();
    await expect(go).toBeHidden();
  });
}
