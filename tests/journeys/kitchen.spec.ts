import {
  cutOff,
  expectAccessible,
  inCore,
  languages,
  look,
  person,
  phone,
  plainDish,
  signInAtTheDesk,
  tableOf,
  textIn,
} from '../support/browser/journey.ts';
import { expectOnly } from '../support/browser/journey-console.ts';
import { edit, headers, ticket, untilTouchesCount } from '../support/browser/journey-kitchen.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { tabTo } from '../support/browser/keyboard.ts';

const waiter = 'garcom@demo.comanda.example';
const tablet = { width: 1024, height: 768 };
const wide = { width: 1920, height: 1080 };
const secondDish = 'Escondidinho de carne-seca';
const display = '/restaurant-admin/kitchen?station=todas';

for (const language of languages) {
  const t = textIn(language);
  const named = (number: number) => t('kitchen.tableNumber', { number });
  const start = (number: number) => t('kitchen.startOf', { number });
  const finish = (number: number) => t('kitchen.finishOf', { number });

  test(`a cook starts, finishes, takes back and recalls by touch, in ${language}${inCore(language === 'en')}`, async ({
    browser,
  }) => {
    const { page } = await person(browser, language, tablet);
    await signInAtTheDesk(page, waiter, display);
    await expect(page.getByText(t('kitchen.empty'))).toBeVisible();
    await expect(page.getByText(t('kitchen.connected'))).toBeVisible();

    // What comes is new until someone touches it.
    await order(page, 3, [
      { name: plainDish, quantity: 2 },
      { name: secondDish, notes: 'Alergia a amendoim' },
    ]);
    const card = ticket(page, named(3));
    await expect(card).toContainText(t('kitchen.new'));
    await expect(card).toContainText(t('kitchen.allergy'));
    await expect(card).toContainText(`${t('kitchen.allergy')} amendoim`);
    await expect(card.getByRole('listitem').filter({ hasText: secondDish })).toContainText(
      new RegExp(t('diner.allergens', { list: '' }).trim()),
    );

    const first = card.getByRole('button', { name: new RegExp(plainDish) });
    await first.click();
    await expect(first).toContainText(t('kitchen.making'));
    await expect(card).not.toContainText(t('kitchen.new'));
    await expect(page.getByText(t('kitchen.said.startLine', { dish: plainDish }))).toBeVisible();
    await page.getByRole('button', { name: t('kitchen.undo') }).click();
    await expect(first).toContainText(t('kitchen.waiting'));
    // A double touch is one touch.
    await card.getByRole('button', { name: start(3) }).dblclick();
    await expect(card.getByRole('button', { name: new RegExp(secondDish) })).toContainText(t('kitchen.making'));
    await untilTouchesCount(page);
    await expect(card.getByRole('button', { name: finish(3) })).toBeVisible();
    await first.click();
    await expect(first).toContainText(t('kitchen.made'));
    await expectAccessible(page);

    // Its place stays while it can be taken back.
    await card.getByRole('button', { name: finish(3) }).click();
    await expect(card).toBeHidden();
    await expect(page.locator('.k-gone')).toContainText(named(3));
    await page.getByRole('button', { name: t('kitchen.undo') }).click();
    await expect(card).toBeVisible();
    await untilTouchesCount(page);
    await card.getByRole('button', { name: finish(3) }).click();
    await expect(card).toBeHidden();

    await page.getByRole('button', { name: t('kitchen.recall') }).click();
    const sheet = page.getByRole('dialog', { name: t('kitchen.recallTitle') });
    await expect(sheet.getByRole('listitem').first()).toContainText(`${t('kitchen.allergy')} amendoim`);
    await expectAccessible(page);
    await sheet.getByRole('button', { name: t('kitchen.recallOf', { number: 3 }) }).click();
    await expect(sheet).toBeHidden();
    await expect(card.getByRole('button', { name: new RegExp(plainDish) })).toContainText(t('kitchen.making'));
  });

  test(`what changed, moved and was cancelled stays until it was seen, in ${language}`, async ({ browser }) => {
    const { page } = await person(browser, language, wide);
    await signInAtTheDesk(page, waiter, display);
    const id = await order(page, 4, [{ name: plainDish }, { name: secondDish }]);
    const card = ticket(page, named(4));
    // What is to be made of each dish stands beside them: there is room for it.
    await expect(page.getByRole('complementary', { name: t('kitchen.sums') })).toContainText(plainDish);
    await edit(page, id, (lines) => [{ line: lines[0]?.line, quantity: 3, notes: 'bem dourado' }]);
    const changed = card.getByRole('listitem').filter({ hasText: plainDish });
    await expect(changed).toContainText(t('kitchen.changed'));
    await expect(changed.locator('s')).toContainText(`1 ${plainDish}`);
    await expect(card.getByRole('listitem').filter({ hasText: secondDish })).toContainText(t('kitchen.cancelled'));
    await expectAccessible(page);
    const seen = t('kitchen.seenOf', { number: 4 });
    // Line by line: what was not touched stays to be seen.
    await changed.getByRole('button', { name: seen }).click();
    await expect(changed).not.toContainText(t('kitchen.changed'));
    await expect(card).toContainText(secondDish);
    await card.getByRole('button', { name: seen }).click();
    await expect(card.getByRole('button', { name: seen })).toHaveCount(0);
    await expect(card).not.toContainText(secondDish);

    // Its guests are moved: the ticket goes along, and says where they sat until somebody has seen it.
    const [bill] = await look<{ id: string }>('select bill_id as id from orders where id = $1', [id]);
    const data = { tableId: (await tableOf(10)).id };
    const answer = await page.request.post(`/api/bills/${bill?.id}/table`, { headers: headers(), data });
    expect(answer.status(), await answer.text()).toBe(200);
    const moved = ticket(page, named(10));
    const mark = [t('kitchen.moved'), t('kitchen.movedFrom', { number: 4 })];
    for (const part of mark) await expect(moved.getByText(part)).toBeVisible();
    await expect(card).toBeHidden();
    await expectAccessible(page);
    await moved.getByRole('button', { name: t('kitchen.seenOf', { number: 10 }) }).click();
    for (const part of mark) await expect(moved.getByText(part)).toHaveCount(0);
    await expect(moved).toContainText(plainDish);

    const cancel = { status: 'cancelado', reason: 'engano' };
    const whole = await order(page, 5, [{ name: plainDish }, { name: secondDish }]);
    const farewell = ticket(page, named(5));
    await expect(farewell).toBeVisible();
    for (const each of [id, whole])
      await page.request.post(`/api/orders/${each}/status`, { headers: headers(), data: cancel });
    await expect(page.getByRole('button', { name: t('kitchen.cancelledCount', { count: 2 }) })).toBeVisible();
    // Nor does it vanish from the pass, where it may stand ready.
    await page.getByRole('link', { name: new RegExp(t('kitchen.pass')) }).click();
    await expect(moved.locator('s')).toHaveText([plainDish, 'bem dourado']);
    await expect(farewell.locator('s')).toHaveCount(2);
    await moved.getByRole('button', { name: t('kitchen.seenOf', { number: 10 }) }).click();
    await expect(moved).toBeHidden();
    await expect(farewell).toBeVisible();
    await page.getByRole('link', { name: new RegExp(t('kitchen.all')) }).click();
    // However many dishes it had, it is one strip, and seen as one, by touch as above or with its key.
    const strip = page.getByRole('button', {
      name: `${t('kitchen.cancelledOne')} ${named(5)}: 1 ${plainDish}, 1 ${secondDish}`,
    });
    const key = (await strip.locator('kbd').textContent()) ?? '';
    await page.keyboard.press(key);
    const sheet = page.getByRole('dialog', { name: t('kitchen.cancelledOne'), exact: true });
    await expect(sheet.getByText(t('kitchen.cancelled'), { exact: true })).toHaveCount(2);
    await expect(sheet.getByRole('button', { name: t('kitchen.seenOf', { number: 5 }) })).toHaveCount(1);
    await page.keyboard.press(key);
    await expect(sheet).toBeHidden();
    await expect(strip).toBeHidden();
  });

  test(`keys work every ticket, in the dark, and the pass shows what is missing, in ${language}`, async ({
    browser,
  }) => {
    const { page } = await person(browser, language, tablet);
    await signInAtTheDesk(page, waiter, display);
    await page.getByRole('button', { name: t('kitchen.dark') }).click();
    await order(page, 5);
    await expect(ticket(page, named(5))).toBeVisible();
    const place = await ticket(page, named(5)).boundingBox();
    await order(page, 6, [{ name: plainDish }, { name: secondDish, notes: 'bem dourado' }]);
    await expect(ticket(page, named(6))).toBeVisible();
    // What comes moves nothing that hangs, and columns fill from the left.
    expect(await ticket(page, named(5)).boundingBox()).toEqual(place);
    expect(place?.x).toBeLessThan(tablet.width / 4);
    await expectAccessible(page);

    await page.keyboard.press('2');
    const second = ticket(page, named(6));
    const lines = second.getByRole('listitem');
    await expect(lines.first()).toContainText(t('kitchen.making'));
    await page.keyboard.press('1');
    await expect(ticket(page, named(5)).getByRole('listitem')).toContainText(t('kitchen.making'));
    await untilTouchesCount(page);
    await page.keyboard.press('1');
    await expect(ticket(page, named(5))).toBeHidden();
    // The other keeps its number: nobody presses the one of a ticket that took another's place.
    await expect(second.locator('kbd')).toHaveText('2');
    await page.keyboard.press('0');
    await expect(ticket(page, named(5))).toBeVisible();
    // The arrows walk from line to line, and Enter is a touch.
    await ticket(page, named(6))
      .getByRole('button', { name: finish(6) })
      .focus();
    await page.keyboard.press('ArrowUp');
    await expect(lines.nth(1).getByRole('button')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(lines.nth(1)).toContainText(t('kitchen.made'));
    // Also when the page is loaded anew, where the first has left.
    await untilTouchesCount(page);
    await page.keyboard.press('1');
    await expect(ticket(page, named(5))).toBeHidden();
    await page.reload();
    await expect(second.locator('kbd')).toHaveText('2');

    await page.getByRole('link', { name: new RegExp(t('kitchen.pass')) }).click();
    const row = ticket(page, named(6));
    await expect(row).toContainText(t('kitchen.readyOf', { ready: 1, count: 2 }));
    // Also of what is ready it is told how it is wanted.
    await expect(row.locator('li.is-made')).toContainText('bem dourado');
    await expectAccessible(page);
    const carry = t('kitchen.carryOf', { action: t('kitchen.carryOne'), number: 6 });
    await tabTo(page, row.getByRole('button', { name: carry }));
    await page.keyboard.press('Enter');
    await expect(row).toContainText(t('kitchen.readyOf', { ready: 0, count: 1 }));
  });
}

test('a display says since when it is not connected, refuses honestly, and shows what is true when it is back', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const { context, page, complaints } = await person(browser, 'pt-BR', phone);
  await signInAtTheDesk(page, waiter, display);
  const id = await order(page, 7);
  const card = ticket(page, t('kitchen.tableNumber', { number: 7 }));
  await expect(card).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(new RegExp(t('kitchen.lostSince', { time: '' })))).toBeVisible();
  await expectAccessible(page);
  const line = card.getByRole('button', { name: new RegExp(plainDish) });
  await line.click();
  // That there is no connection, the bar says already.
  await expect(page.locator('.k-undo b')).toHaveText(t('kitchen.failedBrief', { number: 7 }));
  await expect(line).toContainText(t('kitchen.waiting'));
  // Meanwhile another has finished it.
  const other = await person(browser, 'pt-BR', tablet);
  await signInAtTheDesk(other.page, waiter);
  const moved = { lines: [1], to: 'pronto' };
  await other.page.request.post(`/api/orders/${id}/lines/status`, { headers: headers(), data: moved });
  await context.setOffline(false);
  await expect(page.getByText(t('kitchen.connected'))).toBeVisible({ timeout: 40_000 });
  await expect(card).toBeHidden();
  expectOnly(complaints, cutOff);
});
