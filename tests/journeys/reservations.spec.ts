import type { Page } from '@playwright/test';
import { addDays, formatClock, formatDay, todayIn, weekdayOf } from '../../src/lib/days.ts';
import { shownDay } from '../../src/lib/typed-time.ts';
import { businessToday } from '../support/browser/business-day.ts';
import { ours } from '../support/browser/failing.ts';
import {
  desk,
  expectAccessible,
  inCore,
  type Language,
  languages,
  look,
  person,
  phone,
  refusedWith,
  signInAtTheDesk,
  tableOf,
  textIn,
} from '../support/browser/journey.ts';
import { taken } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const waiter = 'garcom@demo.comanda.example';
const slug = 'restaurant-demo';

/** A Thursday in about two weeks: open from six. */
function thursday(): string {
  const today = todayIn('America/Sao_Paulo', new Date());
  return addDays(today, 14 + ((4 - weekdayOf(today) + 7) % 7));
}

/** A field of the form; the restaurant's own address and telephone stand beside it. */
const fieldOf = (page: Page, label: string) => page.locator('form[novalidate]').getByLabel(label);

async function ask(page: Page, language: Language, guest: Record<string, string>) {
  const t = textIn(language);
  for (const [field, value] of Object.entries(guest)) await fieldOf(page, t(`reservations.ask.${field}`)).fill(value);
  await page.getByRole('button', { name: t('reservations.ask.submit') }).click();
}

for (const language of languages) {
  test(`a guest asks on a phone, the staff see it at once, confirm it, move it and print the day, in ${language}${inCore(language === 'pt-BR')}`, async ({
    browser,
  }) => {
    const t = textIn(language);
    const date = thursday();
    const email = 'ana@guest.example';
    const name = 'Ana Souza';
    const staff = await person(browser, language, language === 'en' ? phone : desk);
    await signInAtTheDesk(staff.page, waiter, `/restaurant-admin/reservations?data=${date}`);
    await expect(staff.page.getByText(t('reservations.none'))).toBeVisible();
    await staff.page.getByRole('radio', { name: t('reservations.view.list') }).check();

    const guest = await person(browser, language, language === 'en' ? desk : phone);
    await guest.page.goto(`/r/${slug}/reservations`);
    await expect(guest.page.getByRole('heading', { level: 1 })).toHaveText(t('reservations.ask.title'));
    // The calendar speaks the language of the page, is walked by keys, and offers no day that is over.
    const today = await businessToday();
    await fieldOf(guest.page, t('reservations.ask.date')).fill(shownDay(today, language));
    await guest.page.getByRole('button', { name: t('common.date.open') }).click();
    const calendar = guest.page.getByRole('dialog');
    await expect(calendar.locator('button:disabled')).toHaveCount(Number(today.slice(8)) - 1);
    await expectAccessible(guest.page);
    // Keys walk over a Monday, on which the house is closed, and cannot pick it.
    const next = addDays(today, weekdayOf(today) === 0 ? 2 : 1);
    const nameOf = (day: string) =>
      weekdayOf(day) === 1 ? t('common.date.closed', { day: formatDay(day, language) }) : formatDay(day, language);
    await calendar.getByRole('button', { name: nameOf(today), exact: true }).press('ArrowRight');
    await guest.page.keyboard.press('Enter');
    if (next !== addDays(today, 1)) {
      await guest.page.keyboard.press('ArrowRight');
      await guest.page.keyboard.press('Enter');
    }
    await expect(fieldOf(guest.page, t('reservations.ask.date'))).toHaveValue(shownDay(next, language));
    await guest.page.getByRole('button', { name: t('reservations.ask.submit') }).click();
    await expect(fieldOf(guest.page, t('reservations.ask.name'))).toHaveAccessibleDescription(
      t('fields.name_required'),
    );
    // What was wrong with a field goes once it is right, whatever is wrong with the others; too many are told of at once.
    const people = fieldOf(guest.page, t('reservations.ask.guests'));
    await expect(people).toHaveValue('2');
    await people.fill('25');
    const [{ most } = { most: 0 }] = await look<{ most: number }>(
      `select max(t.capacity) as most from tables t join restaurants r on r.id = t.restaurant_id
       where r.slug = $1 and t.deleted_at is null`,
      [slug],
    );
    await expect(people).toHaveAccessibleDescription(t('reservations.ask.most', { seats: most }));
    await expect(guest.page.getByText(t('reservations.left.tooBig', { guests: 25 }))).toBeVisible();
    await expectAccessible(guest.page);
    await people.fill('4');
    await expect(people).not.toHaveAttribute('aria-invalid');
    await expect(people).toBeFocused();
    // A number that nobody can call is told as its field is left.
    const tel = fieldOf(guest.page, t('reservations.ask.phone'));
    await tel.fill('1234');
    await people.focus();
    await expect(tel).toHaveAccessibleDescription(t('fields.phone_whole'));
    const asked = { name, email, phone: '(11) 98888-7777', date, time: '12:00', guests: '4' };
    await ask(guest.page, language, asked);
    // Closed at noon: told at the field, and nothing typed is lost.
    await expect(fieldOf(guest.page, t('reservations.ask.time'))).toHaveAccessibleDescription(
      t('fields.reservation_time_closed'),
    );
    await expect(fieldOf(guest.page, t('reservations.ask.name'))).toHaveValue(name);
    await ask(guest.page, language, { time: '20:30' });
    await expect(guest.page.getByRole('heading', { name: t('reservations.ask.sent') })).toBeVisible();
    await expect(guest.page.getByText(formatDay(date, language))).toBeVisible();
    await expectAccessible(guest.page);
    // The same once more: told when they are expected, and led to what this phone has asked for.
    await guest.page.getByRole('button', { name: t('reservations.ask.again') }).click();
    await ask(guest.page, language, { ...asked, time: '21:00' });
    const held = t('errors.reservation_same_guest', { bookedAt: formatClock('20:30', language) });
    const told = guest.page.locator('form').getByRole('status').filter({ hasText: held });
    await expectAccessible(guest.page);
    await told.getByRole('link', { name: t('reservations.ask.seeBooking') }).click();
    await expect(guest.page.getByText(t('reservations.booking.state.waiting'))).toBeVisible();
    expect(taken(guest.complaints)).toEqual([refusedWith(409)]);

    // The staff's screen was open all the while.
    const card = staff.page.getByRole('article', { name });
    await expect(card).toContainText(t('reservations.status.pendente'));
    await expect(card).toContainText(formatClock('20:30', language));
    await expect(card).toContainText(t('reservations.guests', { count: 4 }));
    await expect(card).toContainText(t('reservations.table', { number: 3 }));
    await expect(
      staff.page
        .getByText(new RegExp(`${t('reservations.pendingCount', { count: '' })}|${t('reservations.pendingCountOne')}`))
        .first(),
    ).toBeAttached();
    await expectAccessible(staff.page);
    await card.getByRole('button', { name: t('reservations.confirmOf', { name }) }).click();
    await expect(staff.page.getByText(t('reservations.statusUpdated'))).toBeVisible();
    await expect(card).toContainText(t('reservations.status.confirmada'));

    // Another one by telephone, at the same table: refused in the words of the refusal, and nothing is lost.
    await staff.page.getByRole('button', { name: t('reservations.add'), exact: true }).click();
    const add = staff.page.getByRole('dialog', { name: t('reservations.addTitle') });
    await add.getByLabel(t('reservations.form.name')).fill('Bruno Lima');
    await add.getByLabel(t('reservations.form.email')).fill('bruno@guest.example');
    await add.getByLabel(t('reservations.form.phone')).fill('(11) 97777-6666');
    await add.getByRole('button', { name: t('reservations.form.create') }).click();
    await expect(add.getByLabel(t('reservations.form.time'))).toHaveAccessibleDescription(
      t('fields.reservation_time_staff'),
    );
    await add.getByLabel(t('reservations.form.time')).fill('21:00');
    // Whose it is stands in the list, and that it cannot be had at the field, before anything is sent and after.
    const table = add.getByLabel(t('reservations.form.table'));
    await expect(table.locator('option').nth(3)).toContainText(name);
    await table.selectOption({ index: 3 });
    const promised = new RegExp(t('errors.reservation_table_taken', { number: 3 }));
    await expect(table).toHaveAccessibleDescription(promised);
    await expectAccessible(staff.page);
    await add.getByRole('button', { name: t('reservations.form.create') }).click();
    await expect(staff.page.getByRole('status').getByText(promised)).toBeVisible();
    await expect(table).toHaveAccessibleDescription(promised);
    await expect(add.getByLabel(t('reservations.form.name'))).toHaveValue('Bruno Lima');
    await add.getByLabel(t('reservations.form.table')).selectOption({ index: 0 });
    await add.getByRole('button', { name: t('reservations.form.create') }).click();
    await expect(staff.page.getByText(t('reservations.saved'))).toBeVisible();
    const bruno = staff.page.getByRole('article', { name: 'Bruno Lima' });
    await expect(bruno).toContainText(t('reservations.table', { number: 1 }));

    await card.getByRole('button', { name: t('reservations.editOf', { name }) }).click();
    const edit = staff.page.getByRole('dialog', { name: t('reservations.editTitle') });
    await edit.getByLabel(t('reservations.form.time')).fill('19:00');
    // A party larger than its table is warned of, and saved all the same.
    const { capacity: seats } = await tableOf(3);
    const warning = edit.getByText(t('reservations.form.tight', { short: 2, seats, guests: seats + 2 }));
    await expect(warning).toBeHidden();
    await edit.getByLabel(t('reservations.form.guests')).fill(String(seats + 2));
    await expect(warning).toBeVisible();
    await expectAccessible(staff.page);
    await expect(edit.getByLabel(t('reservations.form.status'))).toHaveValue('confirmada');
    await edit.getByRole('button', { name: t('reservations.form.save') }).click();
    await expect(edit).toBeHidden();
    await expect(card).toContainText(formatClock('19:00', language));
    await expect(card).toContainText(t('reservations.guests', { count: seats + 2 }));
    await expect(card).toContainText(t('reservations.tight', { seats }));
    await bruno.getByRole('button', { name: t('reservations.cancelOf', { name: 'Bruno Lima' }) }).click();
    const sure = staff.page.getByRole('alertdialog');
    await expectAccessible(staff.page);
    await sure.getByRole('button', { name: t('reservations.cancelDialog.yes') }).click();
    await expect(bruno).toContainText(t('reservations.status.cancelada'));

    await print(staff.page, language, date, name);
    // What is plainly missing is never sent.
    expect(taken(staff.complaints)).toEqual([refusedWith(409)]);
  });
}

async function print(page: Page, language: Language, date: string, name: string) {
  const t = textIn(language);
  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
  });
  await page.getByRole('button', { name: t('reservations.print') }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  await expect(
    page.getByRole('heading', { name: t('reservations.sheet.title', { date: formatDay(date, language) }) }),
  ).toBeVisible();
  const columns = ['table', 'customer', 'phone', 'email', 'time', 'guests', 'status'];
  await expect(page.getByRole('columnheader')).toHaveText(columns.map((column) => t(`reservations.sheet.${column}`)));
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText(formatClock('19:00', language));
  await expect(row).toContainText(t('reservations.status.confirmada'));
  // What lies on the paper, not what merely stands in the document.
  expect(await page.evaluate<string>('document.body.innerText.trim()')).toBe(
    await page.evaluate<string>(`document.querySelector('body > section').innerText.trim()`),
  );
  await page.emulateMedia({ media: null });
  const pdf = await page.pdf({ format: 'A4' });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(pdf.length).toBeGreaterThan(10_000);
  await expect(page.locator('body > section')).toHaveCount(0);
}

test('the address of a day is a page of its own; another day and back to today are a tap away', async ({ browser }) => {
  const t = textIn('en');
  const { page, complaints } = await person(browser, 'en', desk);
  await signInAtTheDesk(page, waiter, '/restaurant-admin/reservations');
  const picker = page.getByRole('textbox', { name: t('reservations.day.label') });
  const today = await businessToday();
  await expect(picker).toHaveValue(shownDay(today, 'en'));
  await page.getByRole('button', { name: t('reservations.day.next') }).click();
  await expect(picker).toHaveValue(shownDay(addDays(today, 1), 'en'));
  await expect(page).toHaveURL(new RegExp(`data=${addDays(today, 1)}`));
  await page.getByRole('button', { name: t('reservations.day.today') }).click();
  await expect(picker).toHaveValue(shownDay(today, 'en'));
  await expect(page).not.toHaveURL(/data=/);
  // A read that fails says so, and is asked again.
  await page.route('**/api/reservations?date=*', (route) =>
    route.fulfill({ status: 403, headers: ours, json: { code: 'forbidden' } }),
  );
  await page.getByRole('button', { name: t('reservations.day.previous') }).click();
  await expect(page.getByText(t('reservations.loadFailed'))).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/reservations?date=*');
  await page.getByRole('button', { name: t('common.retry') }).click();
  await expect(page.getByText(formatDay(addDays(today, -1), 'en'))).toBeVisible();
  expect(taken(complaints)).toEqual([refusedWith(403)]);
});
