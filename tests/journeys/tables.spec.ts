import type { Page } from '@playwright/test';
import {
  desk,
  expectAccessible,
  type Language,
  languages,
  look,
  messages,
  person,
  phone,
  plainDish,
  refusedWith,
  signInAtTheDesk,
  tableOf,
  textIn,
} from '../support/browser/journey.ts';
import { taken } from '../support/browser/journey-console.ts';
import { order } from '../support/browser/journey-orders.ts';
import { expect, test } from '../support/browser/journey-test.ts';
import { expectMoneyField } from '../support/browser/money-field.ts';

const owner = 'dono@demo.comanda.example';
const waiter = 'garcom@demo.comanda.example';

const cardOf = (page: Page, language: Language, number: number) =>
  page.getByRole('article', { name: textIn(language)('tables.table', { number }), exact: true });

async function atTheTables(page: Page, language: Language, email: string) {
  await signInAtTheDesk(page, email, '/restaurant-admin/tables');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textIn(language)('tables.title'));
  await expect(cardOf(page, language, 1)).toBeVisible();
}

const shortCodeOf = async (id: string) =>
  (await look<{ code: string }>('select short_code as code from tables where id = $1', [id]))[0]?.code ?? '';

for (const [index, language] of languages.entries()) {
  const viewport = index === 0 ? desk : phone;
  test(`the owner adds a table, sees it taken, renews its code and removes it, in ${language}, ${viewport.width} px wide`, async ({
    browser,
  }) => {
    const t = textIn(language);
    const number = 60;
    const { page, complaints } = await person(browser, language, viewport);
    await atTheTables(page, language, owner);
    // Every status is in sight, without pushing the row aside.
    const statuses = page.getByRole('radiogroup', { name: t('tables.filter') }).getByRole('radio');
    await expect(statuses).toHaveCount(4);
    for (const status of await statuses.all()) await expect(status).toBeInViewport({ ratio: 1 });
    const card = cardOf(page, language, number);

    await page.getByRole('button', { name: t('tables.add'), exact: true }).click();
    const form = page.getByRole('dialog', { name: t('tables.form.addTitle') });
    const numberField = form.getByLabel(t('tables.form.number'));
    const seatsField = form.getByLabel(t('tables.form.capacity'));
    await numberField.fill('0');
    await seatsField.fill('30');
    await form.getByRole('button', { name: t('tables.form.create') }).click();
    await expect(numberField).toHaveAccessibleDescription(t('fields.table_number_positive'));
    await expect(seatsField).toHaveAccessibleDescription(t('fields.capacity_most'));
    await expectAccessible(page);
    await numberField.fill('1');
    await seatsField.fill('6');
    const value = form.getByLabel(t('tables.form.value'));
    await expectMoneyField(value, language);
    for (const wrong of ['-5', '1,2,3']) {
      await value.fill(wrong);
      await form.getByRole('button', { name: t('tables.form.create') }).click();
      await expect(value).toHaveAccessibleDescription(new RegExp(t('fields.value_positive')));
    }
    await value.fill('');
    await form.getByRole('button', { name: t('tables.form.create') }).click();
    await expect(numberField).toHaveAccessibleDescription(t('errors.table_number_taken'));
    await numberField.fill(String(number));
    await form.getByRole('button', { name: t('tables.form.create') }).click();
    await expect(page.getByText(t('tables.form.created'))).toBeVisible();
    await expect(form).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    );
    await expect(card).toContainText(t('tables.noOrders'));

    await order(page, number);
    const { id } = await tableOf(number);
    await expect(card).toContainText(/27[,.]39/);
    await expect(card).toContainText(t('tables.status.ocupado'));
    await card.getByRole('button', { name: t('tables.orders', { number }) }).click();
    await expect(page.getByRole('dialog')).toContainText(plainDish);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();

    // The choice goes through the address, so it is seen a moment after the tap.
    await page.getByRole('radio', { name: new RegExp(`^${t('tables.status.disponivel')}`) }).click();
    await expect(card).toBeHidden();
    await page.getByRole('radio', { name: new RegExp(`^${t('tables.status.ocupado')}`) }).click();
    await expect(card).toBeVisible();
    expect(new URL(page.url()).search).toContain('ocupado');

    await card.getByRole('button', { name: new RegExp(t('tables.status.ocupado')) }).click();
    await page.getByRole('menuitemradio', { name: t('tables.status.disponivel') }).click();
    await expect(page.getByText(t('errors.table_bill_open'))).toBeVisible();
    await card.getByRole('button', { name: t('tables.remove', { number }) }).click();
    await expect(page.getByText(t('errors.table_in_use'))).toBeVisible();
    await expectAccessible(page);

    await card.getByRole('button', { name: t('tables.code', { number }) }).click();
    const code = page.getByRole('dialog', { name: t('tables.table', { number }) });
    await expect(code.getByRole('img', { name: t('tables.qr.alt', { number }) })).toBeVisible();
    const before = await shortCodeOf(id);
    await expect(code).toContainText(`${before.slice(0, 3)} ${before.slice(3)}`);
    await expectAccessible(page);
    const [svg] = await Promise.all([
      page.waitForEvent('download'),
      code.getByRole('button', { name: t('tables.qr.svg') }).click(),
    ]);
    expect(svg.suggestedFilename()).toBe(`${t('tables.qr.fileName', { number })}.svg`);
    const [png] = await Promise.all([
      page.waitForEvent('download'),
      code.getByRole('button', { name: t('tables.qr.png') }).click(),
    ]);
    expect(png.suggestedFilename()).toBe(`${t('tables.qr.fileName', { number })}.png`);
    await code.getByRole('button', { name: t('tables.qr.rotate') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: t('tables.qr.rotate') })
      .click();
    await expect(page.getByText(t('tables.qr.rotated'))).toBeVisible();
    await expect(code).not.toContainText(`${before.slice(0, 3)} ${before.slice(3)}`);
    const after = await shortCodeOf(id);
    await expect(code).toContainText(`${after.slice(0, 3)} ${after.slice(3)}`);
    await page.keyboard.press('Escape');
    await expect(code).toBeHidden();

    await look(`update orders set status = 'cancelado' where table_id = $1`, [id]);
    await look('update bills set closed_at = now(), total_cents = 0 where table_id = $1', [id]);
    await card.getByRole('button', { name: t('tables.remove', { number }) }).click();
    const removed = page.getByRole('status').filter({ hasText: t('tables.removal.deleted') });
    const undo = removed.getByRole('button', { name: t('common.undo') });
    // Whoever points at it has time.
    await undo.hover();
    await expect(card).toBeHidden();
    await expectAccessible(page, messages);
    await undo.click();
    await expect(page.getByText(t('tables.removal.restored'))).toBeVisible();
    await expect(card).toBeVisible();
    expect(await shortCodeOf(id), 'the code that is on the table').toBe(after);
    await card.getByRole('button', { name: t('tables.remove', { number }) }).click();
    await expect(card).toBeHidden();
    await page.keyboard.press('Control+z');
    await expect(card).toBeVisible();
    await card.getByRole('button', { name: t('tables.remove', { number }) }).click();
    await expect(card).toBeHidden();
    expect(taken(complaints)).toEqual([400, 400, 400, 409, 409, 409].map(refusedWith));
  });
}

test('a waiter with a tablet edits a table that somebody else has just changed, and cannot remove it', async ({
  browser,
}) => {
  const language = 'pt-BR' as const;
  const number = 3;
  const t = textIn(language);
  const { page, complaints } = await person(browser, language, { width: 1024, height: 768 });
  await atTheTables(page, language, waiter);
  await expect(page.getByRole('button', { name: t('tables.remove', { number }) })).toHaveCount(0);
  const card = cardOf(page, language, number);
  await card.getByRole('button', { name: t('tables.edit', { number }) }).click();
  const form = page.getByRole('dialog', { name: t('tables.form.editTitle', { number }) });
  const seats = form.getByLabel(t('tables.form.capacity'));
  await seats.fill('5');
  const before = await tableOf(number);
  await look('update tables set revision = revision + 1 where id = $1', [before.id]);
  const save = form.getByRole('button', { name: t('tables.form.save') });
  await save.click();
  await expect(form).toContainText(t('tables.form.changed'));
  await expect(seats).toHaveValue('5');
  await expectAccessible(page);
  await save.click();
  await expect(page.getByText(t('tables.form.updated'))).toBeVisible();
  await expect(form).toBeHidden();
  await expect(card).toContainText(t('tables.seats', { count: 5 }));
  expect(taken(complaints)).toEqual([refusedWith(409)]);
});
