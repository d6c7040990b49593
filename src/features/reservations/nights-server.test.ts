import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, instantOf, weekdayOf } from '#lib/days.ts';
import { Reserving } from '../../../tests/support/server/reserving.ts';
import { weekdayAt } from '../restaurants/hours.ts';
import { reservations } from './contract.ts';
import { bookedDay } from './night-text.ts';

let now = new Date();
let r: Reserving;
let night: string;
let nextDate: string;
beforeAll(async () => {
  r = await Reserving.open(() => now);
  night = r.date;
  nextDate = addDays(night, 1);
});
afterAll(() => r.instance.close());

const evening = { open: '18:00', close: '02:00' };
const atWall = (date: string, time: string) => instantOf(date, time, 'America/Sao_Paulo');
const setHours = (dates: string[]) =>
  r.instance.owner.query('update restaurants set opening_hours = $2 where id = $1', [
    r.door.id,
    Object.fromEntries(dates.map((date) => [weekdayAt(weekdayOf(date)), evening])),
  ]);
beforeEach(async () => {
  now = new Date();
  await r.reset();
  await setHours([night, nextDate]);
});
const close = (date: string) =>
  r.instance.owner.query('update restaurants set special_days = $2 where id = $1', [
    r.door.id,
    JSON.stringify({ [date]: { name: '', periods: [] } }),
  ]);

test('at 00:15 the list is that of the night that runs, in order of time, and each booking is on one list alone', async () => {
  await r.ask({ customerName: 'Rui', date: nextDate, time: '00:30' });
  await r.ask({ customerName: 'Ana', time: '23:30' });
  await r.ask({ customerName: 'Bia', date: nextDate, time: '20:00' });
  now = atWall(nextDate, '00:15');
  const running = await r.staff.ask(reservations.ofDay, {});
  expect(running).toMatchObject({ date: night, today: night });
  expect(running.reservations.map(({ customerName, date, night }) => [customerName, date, night])).toEqual([
    ['Ana', night, night],
    ['Rui', nextDate, night],
  ]);
  expect((await r.list(nextDate)).map(({ customerName }) => customerName)).toEqual(['Bia']);
  expect(await r.staff.ask(reservations.pending, {})).toEqual({
    count: 3,
    days: [
      { date: night, count: 2 },
      { date: nextDate, count: 1 },
    ],
  });

  now = atWall(nextDate, '02:00');
  expect(await r.staff.ask(reservations.ofDay, {})).toMatchObject({ date: nextDate, today: nextDate });
  expect(await r.staff.ask(reservations.pending, {})).toEqual({ count: 1, days: [{ date: nextDate, count: 1 }] });
});

test('guests of 23:30 are seated at 02:00 less a minute, when the night still runs; those of the next evening are not', async () => {
  await r.instance.owner.query('update restaurants set reservation_minutes = 60 where id = $1', [r.door.id]);
  const late = await r.create({ customerName: 'Ana', time: '23:30' });
  const tomorrow = await r.create({ customerName: 'Bia', date: nextDate, time: '20:00' });
  now = atWall(nextDate, '01:59');
  expect((await r.arrive(tomorrow)).body).toMatchObject({ code: 'reservation_not_due' });
  const seated = await r.arrive(late, { tableId: r.door.tables[1]!.id });
  expect(seated.body).toMatchObject({ outcome: 'arrived', status: 'confirmada', tableNumber: 2 });
});

test('a guest is told the night, in the answer and in the letter', async () => {
  const { body } = await r.ask({ date: nextDate, time: '00:30' });
  expect(body).toMatchObject({ date: nextDate, time: '00:30', night });
  expect(r.instance.letters.at(-1)?.values).toMatchObject({ date: bookedDay({ date: nextDate, night }, 'pt-BR') });
});

test('a time in no open night is refused, and the refusal points to the night that has it', async () => {
  await setHours([nextDate]);
  const refused = await r.ask({ date: nextDate, time: '00:30' });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ code: 'reservation_other_night' });
  expect((await r.ask({ date: addDays(nextDate, 1), time: '00:30' })).body).toMatchObject({ night: nextDate });
});

test('what is left of a full time are other times of its night, and the same time of the next nights', async () => {
  for (let table = 0; table < 3; table += 1) await r.create({ date: nextDate, time: '00:00' });
  await r.instance.owner.query('update restaurants set reservation_minutes = 60 where id = $1', [r.door.id]);
  const refused = await r.ask({ date: nextDate, time: '00:30' });
  const before = ['20:30', '21:00', '21:30', '22:00', '22:30', '23:00'].map((time) => ({ date: night, time }));
  const next = [2, 8, 9].map((days) => ({ date: addDays(night, days), time: '00:30' }));
  expect(refused.body).toMatchObject({ code: 'no_table_free', data: { times: before, next } });
});

test('with the whole day as the duration a table is one party’s for the night, past midnight too, and another’s at lunch', async () => {
  await r.instance.owner.query('update restaurants set reservation_minutes = 1440, opening_hours = $2 where id = $1', [
    r.door.id,
    Object.fromEntries(
      [night, nextDate].map((date) => [weekdayAt(weekdayOf(date)), [{ open: '12:00', close: '16:00' }, evening]]),
    ),
  ]);
  const tableId = r.door.tables[0]!.id;
  const first = await r.create({ tableId, date: nextDate, time: '00:30' });
  expect(first).toMatchObject({ night, endsAt: atWall(nextDate, '02:00').toISOString() });
  expect((await r.create({ tableId, time: '20:00' })).code).toBe('reservation_table_taken');
  expect((await r.create({ tableId, time: '12:00' })).code).toBe('reservation_table_taken');
  const lunch = await r.create({ tableId, date: nextDate, time: '12:00' });
  expect(lunch).toMatchObject({ night: nextDate, startsAt: first.endsAt });
  expect((await r.edit(lunch, { time: '01:30' })).body.code).toBe('reservation_table_taken');
  expect((await r.edit(lunch, { date: addDays(nextDate, 1), time: '01:30' })).body).toMatchObject({ night: nextDate });
});

test('a booking names the night that it was promised for after its day is closed, until it is moved', async () => {
  const after = addDays(nextDate, 1);
  const { id } = (await r.ask({ customerName: 'Ana', date: nextDate, time: '00:30' })).body;
  await r.create({ customerName: 'Rui', date: after, time: '00:30' });
  await close(night);
  const nights = async () =>
    (await r.list(nextDate)).map(({ customerName, date, promisedNight }) => [customerName, date, promisedNight]);
  expect(await nights()).toEqual([
    ['Ana', nextDate, night],
    ['Rui', after, nextDate],
  ]);
  expect(await r.staff.ask(reservations.toCome, {})).toMatchObject({
    outsideHours: [{ customerName: 'Ana', night: nextDate, promisedNight: night }],
  });

  r.instance.letters.length = 0;
  const confirmed = await r.setStatus({ id, revision: 1 }, 'confirmada');
  const lastLetter = () => r.instance.letters.at(-1)?.values;
  expect(lastLetter()).toMatchObject({ date: bookedDay({ date: nextDate, night }, 'pt-BR') });
  const more = await r.edit(confirmed.body, { guests: 3 });
  expect(more.body).toMatchObject({ date: nextDate, promisedNight: night, night: nextDate });
  const moved = await r.edit(more.body, { date: after, tableId: null });
  expect(moved.body).toMatchObject({ date: after, promisedNight: nextDate, night: nextDate });
  await r.tellChanges();
  expect(lastLetter()).toMatchObject({ date: bookedDay({ date: after, night: nextDate }, 'pt-BR') });
});

test('the database holds no promise of a night that ended before the day of the booking or begins after it', async () => {
  const { id } = await r.create({ date: nextDate, time: '00:30' });
  const promise = (day: string) =>
    r.instance.owner.query('update reservations set promised_night = $2 where id = $1', [id, day]);
  await promise(nextDate);
  for (const wrong of [addDays(nextDate, -2), addDays(nextDate, 1)])
    await expect(promise(wrong)).rejects.toThrow('reservations_promised_night');
});
