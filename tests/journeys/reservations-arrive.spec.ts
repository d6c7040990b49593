import { addDays, weekdayOf } from '../../src/lib/days.ts';
import { businessToday } from '../support/browser/business-day.ts';
import {
  changeRestaurant,
  expectAccessible,
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

test('guests who arrive are seated; a day that is full says which hours are left, a big party what it can do', async ({
  browser,
}) => {
  const t = textIn('pt-BR');
  const today = await businessToday();
  await look(
    `insert into reservations (restaurant_id, table_id, customer_name, customer_email, customer_phone, date, time, guests, during, status)
     select r.id, t.id, 'Rita Nunes', '', '(11) 98888-7777', $1, '12:00', 3, tstzrange(now() - interval '5 minutes', now() + interval '30 minutes'),
       'confirmada'
     from restaurants r join tables t on t.restaurant_id = r.id and t.number = 9 and t.deleted_at is null where r.slug = $2`,
    [today, slug],
  );
  await changeRestaurant(`update tables set status = 'ocupado' where id = '${(await tableOf(9)).id}'`, 'tables');
  const staff = await person(browser, 'pt-BR', phone);
  await signInAtTheDesk(staff.page, waiter, '/restaurant-admin/reservations');
  const card = staff.page.getByRole('article', { name: 'Rita Nunes' });
  await card.getByRole('button', { name: t('reservations.outcome.arriveOf', { name: 'Rita Nunes' }) }).click();
  // The table is occupied: by them, as it turns out.
  const seat = staff.page.getByRole('dialog');
  await expect(seat).toContainText(t('errors.reservation_table_occupied', { number: 9 }));
  await expectAccessible(staff.page);
  await seat.getByRole('button', { name: t('reservations.seat.theirs', { number: 9 }) }).click();
  await expect(seat).toBeHidden();
  await expect(card).toContainText(t('reservations.outcome.arrived'));
  await expectAccessible(staff.page);
  await staff.page.goto('/restaurant-admin/tables');
  const table = staff.page.getByRole('article', { name: t('tables.table', { number: 9 }), exact: true });
  await expect(table).toContainText(
    t('tables.reservation', { name: 'Rita Nunes', guests: t('tables.guests', { count: 3 }) }),
  );
  // Who comes next stands there too, while the table is occupied.
  await look(
    `insert into reservations (restaurant_id, table_id, customer_name, customer_email, customer_phone, date, time, guests, during, status)
     select r.id, t.id, 'Sofia Prado', '', '(11) 98888-7777', $1, '21:15', 5, tstzrange(now() + interval '1 hour', now() + interval '3 hours'),
       'confirmada'
     from restaurants r join tables t on t.restaurant_id = r.id and t.number = 9 and t.deleted_at is null where r.slug = $2`,
    [today, slug],
  );
  await staff.page.reload();
  const occupied = t('tables.statusOf', { number: 9, status: t('tables.status.ocupado') });
  await expect(table.getByLabel(occupied)).toBeVisible();
  const next = t('tables.reservation', { name: 'Sofia Prado', guests: t('tables.guests', { count: 5 }) });
  await expect(table.locator('p').filter({ hasText: next })).toContainText('21:15');
  await expect(table).toContainText('Rita Nunes');
  await expectAccessible(staff.page);

  // Hours before their time it can be taken back at once, and later as well; noted by mistake, all is as it was before.
  const tomorrow = addDays(today, 1);
  await look(
    `insert into reservations (restaurant_id, table_id, customer_name, customer_email, customer_phone, date, time, guests, during)
     select r.id, t.id, 'Davi Reis', '', '(11) 98888-7777', $1, '23:59', 2, tstzrange(now() - interval '5 minutes', now() + interval '2 hours')
     from restaurants r join tables t on t.restaurant_id = r.id and t.number = 10 and t.deleted_at is null where r.slug = $2`,
    [tomorrow, slug],
  );
  await staff.page.goto(`/restaurant-admin/reservations?data=${tomorrow}`);
  const early = staff.page.getByRole('article', { name: 'Davi Reis' });
  const came = early.getByRole('button', { name: t('reservations.outcome.arriveOf', { name: 'Davi Reis' }) });
  await came.click();
  const tooEarly = staff.page
    .getByRole('status')
    .filter({ hasText: t('reservations.early', { name: 'Davi Reis', time: '23:59' }) });
  await tooEarly.getByRole('button', { name: t('common.undo') }).click();
  await expect(early).toContainText(t('reservations.status.pendente'));
  await came.click();
  await early.getByRole('button', { name: t('reservations.outcome.undoOf', { name: 'Davi Reis' }) }).click();
  await expect(early).toContainText(t('reservations.status.pendente'));

  // A Thursday: open from six.
  const date = addDays(today, 35 + ((4 - weekdayOf(today) + 7) % 7));
  await look(
    `insert into reservations (restaurant_id, table_id, customer_name, customer_email, customer_phone, date, time, guests, during)
     select r.id, t.id, 'Casa cheia', '', '1', $1::date, '20:00', 2,
       tstzrange(($1::date + time '20:00') at time zone 'America/Sao_Paulo', ($1::date + time '22:00') at time zone 'America/Sao_Paulo')
     from restaurants r join tables t on t.restaurant_id = r.id and t.deleted_at is null where r.slug = $2`,
    [date, slug],
  );
  const guest = await person(browser, 'pt-BR', phone);
  await guest.page.goto(`/r/${slug}/reservations`);
  const email = 'bia@guest.example';
  const form = guest.page.locator('form[novalidate]');
  const ask = async (asked: Record<string, string>) => {
    for (const [field, value] of Object.entries(asked))
      await form.getByLabel(t(`reservations.ask.${field}`)).fill(value);
    await form.getByRole('button', { name: t('reservations.ask.submit') }).click();
  };
  const full = t('reservations.left.noneFree', { people: '2 pessoas', time: '20:30' });
  const told = form.getByRole('status').filter({ hasText: full });
  const tooBig = form.getByRole('status').filter({ hasText: t('reservations.left.tooBig', { guests: 20 }) });
  await form.getByLabel(t('reservations.ask.guests')).fill('20');
  await expect(tooBig).toContainText(/Por aqui você reserva para até \d+ pessoas/);
  await ask({ name: 'Bia', email, phone: '(11) 98888-7777', date, time: '20:30' });
  await expect(form.getByLabel(t('reservations.ask.guests'))).toBeFocused();
  await expect(told).toBeHidden();
  await ask({ guests: '2' });
  await expect(told).toContainText(t('reservations.left.times'));
  await expectAccessible(guest.page);
  await told.getByRole('button', { name: '18:00' }).click();
  await expect(form.getByLabel(t('reservations.ask.time'))).toHaveValue('18:00');
  await guest.page.getByRole('button', { name: t('reservations.ask.submit') }).click();
  await expect(guest.page.getByRole('heading', { name: t('reservations.ask.sent') })).toBeVisible();
  expect(taken(staff.complaints)).toEqual([refusedWith(409)]);
  expect(taken(guest.complaints)).toEqual([refusedWith(409)]);
});
