import {
  desk,
  expectAccessible,
  languages,
  orderOnBoard,
  phone,
  staffAtTheBoard,
  textIn,
} from '../support/browser/journey.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const waiter = 'garcom@demo.comanda.example';

for (const [index, language] of languages.entries()) {
  const viewport = index === 0 ? desk : { ...phone, width: 360 };
  test(`a waiter types an order, in ${language}, ${viewport.width} px wide`, async ({ browser }) => {
    const table = 4;
    const t = textIn(language);
    const { page } = await staffAtTheBoard(browser, language, waiter, viewport);
    await page.getByRole('button', { name: t('orders.add'), exact: true }).click();
    const form = page.getByRole('dialog', { name: t('orders.addOrder') });
    const field = form.getByRole('textbox', { name: t('orders.form.typed.label') });
    const read = form.getByRole('region', { name: t('orders.form.typed.read') });
    const lines = form.getByRole('region', { name: t('orders.form.items') });

    // What is understood is there as it is typed, with its price; what is not is marked, and what may be two things is asked.
    await field.pressSequentially(`mesa ${table}: 2 guarana sem gelo, 1 picanha ao ponto c/ batata, 1 suco, 2 xyzt`);
    await expect(read.getByRole('listitem').first()).toContainText(/2 ×\s*Guaraná em lata.*Sem gelo.*17[,.]80/s);
    await expect(read.getByRole('listitem').nth(1)).toContainText(/Picanha na brasa.*Ao ponto · Batata rústica/s);
    await expect(read).toContainText(t('orders.table', { number: table }));
    await expect(read).toContainText(t('orders.form.typed.unread'));
    await expect(read.locator('mark')).toHaveText(['2 xyzt']);
    await expectAccessible(page);
    await expect(
      form.getByText(
        `${t('orders.form.typed.understood', { count: 2 })}, ${t('orders.form.typed.toAnswerOne')}, ${t('orders.form.typed.notUnderstoodOne')}.`,
        { exact: true },
      ),
    ).toBeAttached();

    // What is still to be settled stands beside the button that sends, and leads to the first of it.
    const asked = read.getByRole('group', { name: t('orders.form.typed.which', { words: 'suco' }) });
    await form.getByRole('button', { name: t('orders.form.unsolved', { count: 2 }) }).click();
    await expect(asked.getByRole('button').first()).toBeFocused();
    await field.focus();

    // Enter asks first; the chips are within a finger's reach, and the keyboard's.
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription(t('orders.form.typed.answerFirst'));
    await expect(asked.getByRole('button').first()).toBeFocused();
    for (const chip of await asked.getByRole('button').all())
      expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Tab');
    await expect(asked.getByRole('button', { name: /abacaxi/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(asked).toHaveCount(0);
    await expect(read.getByRole('listitem').nth(2)).toContainText('Suco de abacaxi com hortelã');
    const add = form.getByRole('button', { name: t('orders.form.typed.add', { count: 4 }) });
    await expect(add).toBeFocused();
    await page.keyboard.press('Enter');

    // What could not be used stays, and is not left behind without a word.
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('2 xyzt');
    await expect(lines.getByRole('listitem')).toHaveCount(3);
    await expect(
      form
        .getByRole('button', { name: t('orders.table', { number: table }) })
        .or(form.locator('option:checked', { hasText: new RegExp(` ${table} `) })),
    ).toBeAttached();
    const submit = form.getByRole('button', { name: t('orders.form.create') });
    await submit.click();
    await expect(field).toHaveAccessibleDescription(t('orders.form.typed.notAdded'));
    await expect(field).toBeFocused();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await field.fill('mais um guarana sem gelo bem gelado');
    await field.press('Enter');
    await expect(field).toHaveValue('');
    await expect(lines.getByRole('listitem')).toHaveCount(4);
    // A table that there is none of is said, and stays to be seen.
    await field.fill('mesa 987 1 guarana sem gelo');
    await expect(field).toHaveAccessibleDescription(t('orders.form.noSuchTable', { number: 987 }));
    await field.press('Enter');
    await expect(field).toHaveValue('mesa 987');
    await expectAccessible(page);
    // What is understood goes with the order, counted in its total already.
    const total = form.locator('footer').last();
    const before = (await total.textContent()) ?? '';
    await field.fill('2 guarana sem gelo');
    await expect(total).not.toHaveText(before);
    await submit.click();
    await expect(page.getByText(t('orders.created'))).toBeVisible();
    const card = orderOnBoard(page, language, table);
    // The same again joined its line; the one with a note did not.
    await expect(card).toContainText(/5\s*[×x].*Guaraná em lata/s);
    await expect(card).toContainText(t('orders.note', { note: 'bem gelado' }));
  });
}

test('what is typed for a second table waits, and is ordered next', async ({ browser }) => {
  const language = 'pt-BR';
  const t = textIn(language);
  const { page } = await staffAtTheBoard(browser, language, waiter, { ...phone, width: 360 });
  await page.getByRole('button', { name: t('orders.add'), exact: true }).click();
  const form = page.getByRole('dialog', { name: t('orders.addOrder') });
  const field = form.getByRole('textbox', { name: t('orders.form.typed.label') });
  const read = form.getByRole('region', { name: t('orders.form.typed.read') });
  const submit = form.getByRole('button', { name: t('orders.form.create') });

  // Said once, and one tap puts it aside.
  await field.fill('2 guarana sem gelo mesa 4, 1 pudim mesa 6');
  await expect(field).toHaveAccessibleDescription(t('orders.form.typed.oneTable', { number: 6 }));
  await expect(read).not.toContainText(t('orders.form.typed.unread'));
  await form.getByRole('button', { name: t('orders.form.typed.postpone', { number: 6 }) }).click();
  await expect(field).toHaveValue('2 guarana sem gelo mesa 4');
  const later = form.getByRole('listitem').filter({ hasText: t('orders.form.typed.later', { number: 6 }) });
  await expect(later).toContainText('1 pudim mesa 6');
  await expectAccessible(page);

  // What the total counts can be seen, though nothing was put on the order yet.
  await form.getByRole('button', { name: t('orders.form.seeItems', { count: 2 }) }).click();
  await expect(read).toBeFocused();

  // Left and opened anew, it goes on with both.
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await page.getByRole('button', { name: t('orders.add'), exact: true }).click();
  await form.getByRole('button', { name: t('orders.unsent.continue'), exact: true }).click();
  await expect(field).toHaveValue('2 guarana sem gelo mesa 4');
  await expect(later).toContainText('1 pudim mesa 6');

  await submit.click();
  await expect(field).toHaveValue('1 pudim mesa 6');
  await expect(later).toHaveCount(0);
  await submit.click();
  await expect(form).toHaveCount(0);
  await expect(orderOnBoard(page, language, 4)).toContainText('Guaraná em lata');
  await expect(orderOnBoard(page, language, 6)).toContainText('Pudim de leite');

  // What is left unanswered is marked in words, and the first is where one goes on.
  await page.getByRole('button', { name: t('orders.add'), exact: true }).click();
  await field.fill('mesa 4: 2 bolinhos, meia, 1 chope');
  await expect(form.getByRole('button', { name: t('orders.form.typed.toAnswerStill', { count: 2 }) })).toBeVisible();
  await submit.click();
  await expect(read.getByRole('group').first().getByRole('button').first()).toBeFocused();
  await expect(read.getByText(t('orders.form.typed.unanswered'))).toHaveCount(2);
});
