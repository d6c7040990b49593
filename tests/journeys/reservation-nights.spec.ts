import { addDays, formatClock, todayIn, weekdayOf } from '../../src/lib/days.ts';
import { shownDay, shownTime } from '../../src/lib/typed-time.ts';
import {
  desk,
  expectAccessible,
  languages,
  look,
  person,
  phone,
  refusedWith,
  signInAtTheDesk,
  textIn,
} from '../support/browser/journey.ts';
import { taken } from '../support/browser/journey-console.ts';
import { expect, test } from '../support/browser/journey-test.ts';

const waiter = 'garcom@demo.comanda.example';
const slug = 'restaurant-demo';

/** A Friday in five weeks: open until two, like the Saturday after it, and nobody of the demonstration has reserved. */
function friday(): string {
  const today = todayIn('America/Sao_Paulo', new Date());
  return addDays(today, 35 + ((5 - weekdayOf(today) + 7) % 7));
}

const weekday = (day: string, language: string) =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
    .format(new Date(`${day}T00:00:00Z`))
    .replace('-feira', '');

for (const language of languages) {
  const t = textIn(language);
  const night = friday();
  const next = addDays(night, 1);
  const nameOf = (from: string) =>
    new RegExp(
      t('reservations.night.name', { from: weekday(from, language), to: weekday(addDays(from, 1), language) }),
      'i',
    );

  test(`the staff take a booking after midnight for its night, and another hour leaves it there, in ${language}`, async ({
    browser,
  }) => {
    const { page } = await person(browser, language, language === 'en' ? phone : desk);
    await signInAtTheDesk(page, waiter, `/restaurant-admin/reservations?data=${night}`);
    await expect(page.getByText(t('reservations.none'))).toBeVisible();
    await page.getByRole('radio', { name: t('reservations.view.list') }).check();
    await page.getByRole('button', { name: t('reservations.add'), exact: true }).click();
    const add = page.getByRole('dialog', { name: t('reservations.addTitle') });
    await add.getByLabel(t('reservations.form.name')).fill('Ana');
    await add.getByLabel(t('reservations.form.phone')).fill('(11) 97777-6666');
    await add.getByLabel(t('reservations.form.time')).fill('00:00');
    const date = add.getByLabel(t('reservations.form.date'));
    await expect(date).toHaveAccessibleDescription(nameOf(night));
    await expect(add.getByRole('radio', { name: nameOf(night) })).toBeChecked();
    await expectAccessible(page);
    await add.getByRole('button', { name: t('reservations.form.create') }).click();

    const card = page.getByRole('article', { name: 'Ana' });
    await expect(card).toContainText(nameOf(night));
    await card.getByRole('button', { name: t('reservations.cancelOf', { name: 'Ana' }) }).click();
    const cancel = page.getByRole('alertdialog');
    await expect(cancel).toContainText(nameOf(night));
    await cancel.getByRole('button', { name: t('reservations.cancelDialog.no') }).click();

    await card.getByRole('button', { name: t('reservations.editOf', { name: 'Ana' }) }).click();
    const edit = page.getByRole('dialog', { name: t('reservations.editTitle') });
    await expect(edit.getByLabel(t('reservations.form.date'))).toHaveValue(shownDay(night, language));
    await edit.getByLabel(t('reservations.form.time')).fill('23:00');
    await expect(edit.getByRole('radio')).toHaveCount(0);
    await edit.getByRole('button', { name: t('reservations.form.save') }).click();
    await expect(edit).toBeHidden();
    // The list is that of the same night still.
    await expect(card).toContainText(formatClock('23:00', language));
    await expect(card).not.toContainText(nameOf(night));
  });

  test(`a guest says which night is meant, and is offered the same time of the next nights, in ${language}`, async ({
    browser,
  }) => {
    await look(
      `insert into reservations (restaurant_id, table_id, customer_name, customer_email, customer_phone, date, time, guests, during)
       select r.id, t.id, 'Casa cheia', '', '1', $1::date, '20:00', 2,
         tstzrange(($1::date + time '18:00') at time zone 'America/Sao_Paulo', ($1::date + interval '26 hours') at time zone 'America/Sao_Paulo')
       from restaurants r join tables t on t.restaurant_id = r.id and t.deleted_at is null where r.slug = $2`,
      [night, slug],
    );
    const { page, complaints } = await person(browser, language, language === 'en' ? desk : phone);
    await page.goto(`/r/${slug}/reservations`);
    const form = page.locator('form[novalidate]');
    const field = (name: string) => form.getByLabel(t(`reservations.ask.${name}`));
    const asked = { name: 'Bia', email: 'bia@guest.example', phone: '(11) 98888-7777', guests: '2', time: '00:30' };
    for (const [name, value] of Object.entries(asked)) await field(name).fill(value);
    // Either the end of Friday's night or that of Saturday's.
    await field('date').fill(shownDay(next, language));
    const submit = form.getByRole('button', { name: t('reservations.ask.submit') });
    await submit.click();
    await expect(form.getByText(t('reservations.night.required'))).toBeVisible();
    await form.getByRole('radio', { name: nameOf(night) }).check();
    await expect(field('date')).toHaveValue(shownDay(night, language));
    await expect(field('date')).toHaveAccessibleDescription(nameOf(night));
    await expect(form.getByRole('radio', { name: nameOf(next) })).not.toBeChecked();
    await submit.click();

    const full = form.getByRole('status').filter({ hasText: t('reservations.left.sameTime') });
    await expect(full).toContainText(t('reservations.left.noneThatDay'));
    await expectAccessible(page);
    await full
      .getByRole('button', { name: nameOf(next) })
      .first()
      .click();
    await expect(field('date')).toHaveValue(shownDay(next, language));
    await expect(field('time')).toHaveValue(shownTime('00:30', language));
    await expect(form.getByRole('radio', { name: nameOf(next) })).toBeChecked();
    await submit.click();
    await expect(page.getByRole('heading', { name: t('reservations.ask.sent') })).toBeVisible();
    await expect(page.getByText(nameOf(next))).toBeVisible();
    expect(taken(complaints)).toEqual([refusedWith(409)]);
  });
}
