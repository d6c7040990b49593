import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, instantOf } from '#lib/days.ts';
import { openTestInstance, type TestInstance } from '../../../tests/support/server/instance.ts';
import { addRestaurant, type SecondRestaurant } from '../../../tests/support/server/second-restaurant.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { contactDays } from './rules.ts';
import { purgeContacts } from './store.ts';

let instance: TestInstance;
let west: SecondRestaurant;
beforeAll(async () => {
  instance = await openTestInstance();
  west = await addRestaurant(instance.owner);
  await instance.owner.query(`update restaurants set timezone = 'America/Rio_Branco' where id = $1`, [west.id]);
  await instance.owner.query('delete from reservations');
});
afterAll(() => instance.close());

const insert = async (restaurantId: string, date: string) =>
  (
    await instance.owner.query(
      `insert into reservations (restaurant_id, guests, during, date, time, customer_name, customer_email, customer_phone,
         customer_note, request_key, request_hash)
       values ($1, 2, tstzrange($2::date::timestamptz, $2::date::timestamptz + interval '2 hours'), $2, '20:00', 'Ana', 'a@a.example', '1',
         'alergia', gen_random_uuid(), 'x') returning id`,
      [restaurantId, date],
    )
  ).rows[0].id as string;
const contactOf = async (id: string) =>
  (
    await instance.owner.query(
      `select customer_name || customer_email || customer_phone || customer_note as kept, request_hash, purged_at is not null as purged
       from reservations where id = $1`,
      [id],
    )
  ).rows[0];

test('contacts go ninety days after the day of the reservation, as each restaurant counts days; the rest stays', async () => {
  const date = '2026-08-01';
  const east = await insert(instance.restaurantId, date);
  const inWest = await insert(west.id, date);
  const later = await insert(instance.restaurantId, '2026-08-02');
  const kept = { kept: 'Anaa@a.example1alergia', request_hash: expect.anything(), purged: false };
  const gone = { kept: '', request_hash: null, purged: true };
  const { system } = instance.database;

  // The ninety-first day begins in São Paulo; in Rio Branco it is still the evening before.
  const begins = instantOf(addDays(date, contactDays + 1), '00:00', 'America/Sao_Paulo');
  expect(await purgeContacts(system, new Date(begins.getTime() - 1), contactDays)).toBe(0);
  expect(await purgeContacts(system, begins, contactDays)).toBe(1);
  expect([await contactOf(east), await contactOf(inWest), await contactOf(later)]).toEqual([gone, kept, kept]);
  expect(await purgeContacts(system, new Date(begins.getTime() + 2 * 3_600_000), contactDays)).toBe(1);
  expect([await contactOf(inWest), await contactOf(later)]).toEqual([gone, kept]);
  expect(await purgeContacts(system, new Date(begins.getTime() + 2 * 3_600_000), contactDays)).toBe(0);

  const staff = await new Visitor(instance).signIn(west.waiter);
  const [shown] = (await staff.get(`/api/reservations?date=${date}`)).body.reservations;
  expect(shown).toMatchObject({ id: inWest, purged: true, customerName: '', guests: 2 });
  const moved = await staff.post(`/api/reservations/${inWest}/status`, { status: 'cancelada', revision: 1 });
  expect([moved.body.status, (await contactOf(inWest)).purged]).toEqual(['cancelada', true]);
  expect(instance.letters).toEqual([]);
});

test('the system reaches the guest of a reservation, and neither what becomes of it nor who took it', async () => {
  const client = await instance.database.systemPool.connect();
  for (const attempt of [
    'select requested_by, table_id from reservations',
    `update reservations set guests = 1`,
    `update reservations set status = 'cancelada'`,
    'delete from reservations',
  ])
    await expect(client.query(attempt), attempt).rejects.toMatchObject({ code: '42501' });
  client.release();
});
