import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, instantOf, todayIn } from '#lib/days.ts';
import { Reserving } from '../../../tests/support/server/reserving.ts';
import { weekdayAt } from '../restaurants/hours.ts';
import { reservations } from './contract.ts';

const timezone = 'America/Sao_Paulo';
const today = todayIn(timezone, new Date());
const now = instantOf(today, '19:00', timezone);
const everyDay = Object.fromEntries(
  [0, 1, 2, 3, 4, 5, 6].map((day) => [weekdayAt(day), [{ open: '18:00', close: '23:00' }]]),
);
let r: Reserving;
beforeAll(async () => {
  r = await Reserving.open(() => now);
});
afterAll(() => r.instance.close());
beforeEach(async () => {
  await r.reset();
  const { owner } = r.instance;
  await owner.query('update restaurants set opening_hours = $2 where id = $1', [r.door.id, everyDay]);
  await owner.query('set session_replication_role = replica');
  await owner.query('delete from bills where restaurant_id = $1', [r.door.id]);
  await owner.query('set session_replication_role = origin');
});

const sit = (number: number) =>
  r.instance.owner.query(`update tables set status = 'ocupado' where restaurant_id = $1 and number = $2`, [
    r.door.id,
    number,
  ]);
const at = (time: string, more: object = {}) =>
  r.staff.ask(reservations.tablesAt, { date: today, time, guests: 2, ...more });
const times = (left: { times: { time: string }[] } | null) => left?.times.map(({ time }) => time);

test('each table says who has it at a time, who still sits there, and how many seats it lacks', async () => {
  await r.create({ date: today, time: '20:00', tableId: r.door.tables[0]!.id });
  await sit(2);
  const { tables, left } = await at('19:15', { guests: 6 });
  expect(tables).toEqual([
    expect.objectContaining({
      number: 1,
      seats: 4,
      short: 2,
      promised: { customerName: 'Ana Souza', purged: false, time: '20:00' },
      seated: null,
    }),
    expect.objectContaining({
      number: 2,
      short: 2,
      promised: null,
      seated: { until: new Date(+now + 2 * 3_600_000).toISOString() },
    }),
    expect.objectContaining({ number: 3, short: 2, promised: null, seated: null }),
  ]);
  expect(left).toMatchObject({ times: [], mostSeats: 4 });
  // Two hours on they have left.
  expect((await at('22:00')).tables.map(({ promised, seated }) => promised ?? seated)).toEqual([null, null, null]);
});

test('what is said to be free is taken, and what is not is refused and offers what is', async () => {
  const [one, two, three] = r.door.tables.map(({ id }) => id);
  for (const tableId of [one, two, three]) await r.create({ date: today, time: '20:00', tableId });
  const full = await at('20:30');
  expect(times(full.left)).toEqual(['22:00', '22:30']);
  const refused = await r.staff.post('/api/reservations', {
    key: crypto.randomUUID(),
    ...r.asked({ date: today, time: '20:30' }),
  });
  expect([refused.body.code, refused.body.data.times]).toEqual(['no_table_free', full.left?.times]);
  const named = await at('20:30', { tableId: one });
  expect(times(named.left)).toEqual(['22:00', '22:30']);
  const taken = await r.staff.post('/api/reservations', {
    key: crypto.randomUUID(),
    ...r.asked({ date: today, time: '20:30', tableId: one }),
  });
  expect(taken.body.data.fields).toMatchObject([
    { path: 'tableId', message: 'A Mesa 1 já está reservada nesse horário.' },
  ]);
  expect((await at('22:00')).left).toBeNull();
});

test('a table that is named will do whoever sits there; what is being changed is in nobody’s way', async () => {
  await sit(1);
  const [table] = r.door.tables;
  expect((await at('19:15', { tableId: table!.id, guests: 9 })).left).toBeNull();
  const made = await r.create({ date: today, time: '20:00', tableId: table!.id });
  expect((await at('20:30', { tableId: table!.id })).left).not.toBeNull();
  const changing = await at('20:30', { tableId: table!.id, id: made.id });
  expect([changing.left, changing.tables[0]?.promised]).toEqual([null, null]);
});

test('where nobody is received nothing is offered; no other house’s table is spoken of', async () => {
  expect((await at('12:00', { guests: 9 })).left).toBeNull();
  const { owner, restaurantId } = r.instance;
  const { rows } = await owner.query('select id from tables where restaurant_id = $1 limit 1', [restaurantId]);
  const { tables, left } = await at('20:00', { tableId: rows[0].id, date: addDays(today, 1) });
  expect(tables.map(({ id }) => id)).toEqual(r.door.tables.map(({ id }) => id));
  expect(left).toMatchObject({ times: [], next: [] });
});
