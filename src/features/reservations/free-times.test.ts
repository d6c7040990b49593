import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, weekdayOf } from '#lib/days.ts';
import { Reserving } from '../../../tests/support/server/reserving.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { weekdayAt } from '../restaurants/hours.ts';

let r: Reserving;
beforeAll(async () => {
  r = await Reserving.open();
});
afterAll(() => r.instance.close());
beforeEach(async () => {
  await r.reset();
  const hours = { [weekdayAt(weekdayOf(r.date))]: [{ open: '19:00', close: '22:00' }] };
  await r.instance.owner.query('update restaurants set opening_hours = $2 where id = $1', [r.door.id, hours]);
});

const free = async (date: string, guests = 2, slug = r.door.slug) =>
  new Visitor(r.instance).get(`/api/restaurants/${slug}/reservations/free?date=${date}&guests=${guests}`);
const said = async (guests = 2) => {
  const { body } = await free(r.date, guests);
  return body.times.map(({ time, free }: { time: string; free: boolean }) => (free ? time : `-${time}`)).join(' ');
};

test('the half hours of a night are free as long as a table with the seats is', async () => {
  expect(await said()).toBe('19:00 19:30 20:00');
  for (const time of ['21:00', '21:00', '21:00']) await r.create({ time });
  expect(await said()).toBe('19:00 -19:30 -20:00');
  // What is said to be free is, and what is not is refused.
  expect([(await r.ask({ time: '19:30' })).body.code, (await r.ask({ time: '19:00' })).status]).toEqual([
    'no_table_free',
    200,
  ]);
  const { body } = await free(r.date, 5);
  expect(body.times.every(({ free }: { free: boolean }) => !free)).toBe(true);
});

test('a party larger than any table is told how many the largest seats, and is offered no time', async () => {
  await r.instance.owner.query(
    `update tables set capacity = 6 where restaurant_id = $1
       and id = (select id from tables where restaurant_id = $1 and deleted_at is null order by number limit 1)`,
    [r.door.id],
  );
  const { body } = await free(r.date, 7);
  expect(body.mostSeats).toBe(6);
  expect([...body.times.filter(({ free }: { free: boolean }) => free), ...body.next]).toEqual([]);
});

test('a day that is closed or full names the next ones with a table', async () => {
  const week = addDays(r.date, 7);
  const next = [week, addDays(r.date, 14), addDays(r.date, 21)].map((date) => ({ date, time: '20:00' }));
  expect((await free(addDays(r.date, 1))).body).toEqual({ times: [], next, mostSeats: 4 });
  for (const time of ['19:00', '21:00']) for (const _ of [1, 2, 3]) await r.create({ time });
  expect((await free(r.date)).body.next).toEqual(next);
});

test('a house that says no hours, or takes no reservations, offers no times; another house knows nothing of them', async () => {
  await r.instance.owner.query(`update restaurants set opening_hours = '{}' where id = $1`, [r.door.id]);
  expect((await free(r.date)).body).toEqual({ times: [], next: [], mostSeats: 4 });
  expect((await free(r.date, 2, 'nobody-here')).body.code).toBe('restaurant_not_found');
  expect((await free('2026-02-31')).status).toBe(400);
  expect((await free(r.date, 21)).status).toBe(400);
});
