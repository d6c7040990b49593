import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, instantOf } from '#lib/days.ts';
import { Reserving } from '../../../tests/support/server/reserving.ts';
import { until } from '../../../tests/support/server/until.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import { restaurants } from '../restaurants/contract.ts';
import type { Reservation } from './contract.ts';

const paulista = 'America/Sao_Paulo';
/** Two hours behind. */
const acre = 'America/Rio_Branco';
const clock = { now: new Date() };
let r: Reserving;
let boss: Visitor;
beforeAll(async () => {
  r = await Reserving.open(() => clock.now);
  boss = await new Visitor(r.instance).signIn(r.door.owner);
});
afterAll(() => r.instance.close());
beforeEach(async () => {
  clock.now = new Date();
  await r.reset();
  await r.instance.owner.query('update restaurants set timezone = $2 where id = $1', [r.door.id, paulista]);
});

const correct = async (timezone: string) => {
  const { slug: _slug, ...now } = await boss.ask(restaurants.settings, {});
  return boss.put('/api/settings', { ...now, timezone });
};
const at = (number: number) => r.door.tables[number - 1]!.id;
const read = async ({ id }: Reservation) => (await r.staff.get(`/api/reservations/${id}`)).body;
const iso = (date: string, time: string, timeZone: string) => instantOf(date, time, timeZone).toISOString();
/** What is held by another clock than the house's. */
const astray = async () =>
  (
    await r.instance.owner.query(
      `select r.date, r.time from reservations r join restaurants h on h.id = r.restaurant_id
       where h.id = $1 and lower(r.during) <> (r.date + r.time) at time zone h.timezone`,
      [r.door.id],
    )
  ).rows;

test('after the time zone is corrected a table is not given again at the time that is shown', async () => {
  const made = await r.create({ tableId: at(1) });
  expect((await correct(acre)).status).toBe(200);
  expect((await r.create({ tableId: at(1) })).code).toBe('reservation_table_taken');
  expect((await r.create({ tableId: at(1), time: '18:00' })).status).toBe('confirmada');
  expect(await read(made)).toMatchObject({
    date: r.date,
    time: '20:00',
    startsAt: iso(r.date, '20:00', acre),
    endsAt: iso(r.date, '22:00', acre),
    revision: made.revision,
  });
});

test('tables that are promised without a gap go along, in whichever direction, and whole days with them', async () => {
  for (const time of ['16:00', '18:00', '20:00', '22:00']) await r.create({ tableId: at(1), time });
  await r.instance.owner.query('update restaurants set reservation_minutes = 1440 where id = $1', [r.door.id]);
  const whole = [];
  for (const days of [0, 1, 2]) whole.push(await r.create({ tableId: at(2), date: addDays(r.date, days) }));
  for (const zone of [acre, 'America/Noronha', paulista]) {
    expect((await correct(zone)).status).toBe(200);
    expect((await read(whole[1]!)).startsAt).toBe(iso(addDays(r.date, 1), '00:00', zone));
    expect((await r.create({ tableId: at(2), time: '01:00' })).code).toBe('reservation_table_taken');
  }
});

test('one that was cancelled is held by the new clock when it is taken up again', async () => {
  const made = await r.create({ tableId: at(1) });
  const cancelled = (await r.setStatus(made, 'cancelada')).body;
  await correct(acre);
  const again = (await r.setStatus(cancelled, 'confirmada')).body;
  expect(again).toMatchObject({ time: '20:00', startsAt: iso(r.date, '20:00', acre) });
});

test('what is over stays as it was held, but where it is in the way of what still runs', async () => {
  await r.instance.owner.query('update restaurants set timezone = $2 where id = $1', [r.door.id, acre]);
  const noon = await r.create({ tableId: at(1), time: '12:00' });
  const early = await r.create({ tableId: at(1), time: '18:00' });
  const running = await r.create({ tableId: at(1), time: '20:00' });
  clock.now = instantOf(r.date, '20:30', acre);
  expect((await correct(paulista)).status).toBe(200);
  expect((await read(noon)).startsAt).toBe(noon.startsAt);
  expect((await read(running)).startsAt).toBe(iso(r.date, '20:00', paulista));
  expect((await read(early)).endsAt).toBe(iso(r.date, '20:00', paulista));
});

test('whatever is reserved while the time zone is corrected is held by one clock, the corrected one', async () => {
  const days = Array.from({ length: 30 }, (_, n) => addDays(r.date, n));
  const answers = await Promise.all([
    ...days.slice(0, 15).map((date) => r.ask({ date })),
    correct(acre),
    ...days.slice(15).map((date) => r.ask({ date })),
  ]);
  expect(answers.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
  expect(await astray()).toEqual([]);
});

test('who reserves, or moves a reservation, while the correction is being saved waits, and is held by the new clock', async () => {
  const moving = await r.create({ tableId: at(2), time: '12:00' });
  const saving = new pg.Client({ connectionString: r.instance.databaseUrl });
  await saving.connect();
  try {
    const { rows } = await saving.query<{ pid: number }>('select pg_backend_pid() as pid');
    await saving.query('begin');
    await saving.query('select from restaurants where id = $1 for update', [r.door.id]);
    await saving.query('update restaurants set timezone = $2 where id = $1', [r.door.id, acre]);
    const answers = [r.create(), r.edit(moving, { time: '15:00' })] as const;
    await until(async () => {
      const { rows: behind } = await r.instance.owner.query(
        'select from pg_stat_activity where $1::int = any(pg_blocking_pids(pid))',
        [rows[0]!.pid],
      );
      return behind.length >= 2;
    });
    await saving.query('commit');
    const [made, moved] = await Promise.all(answers);
    expect([made.status, moved.status]).toEqual(['confirmada', 200]);
  } finally {
    await saving.end();
  }
  expect(await astray()).toEqual([]);
});

test('two that would hold one table at the same moment are named, and nothing is saved', async () => {
  const first = await r.create({ tableId: at(1), customerName: 'Ana' });
  const second = await r.create({ tableId: at(1), time: '15:00', customerName: 'Rui' });
  // As it was when clocks were corrected without what was promised by them.
  await r.instance.owner.query(`update reservations set time = '21:00' where id = $1`, [second.id]);
  const refused = await correct(acre);
  expect([refused.status, refused.body.code]).toEqual([409, 'reservations_overlap']);
  expect(refused.body.message).toMatch(/20:00, Ana; e .*21:00, Rui/);
  expect((await read(first)).startsAt).toBe(first.startsAt);
  expect((await boss.ask(restaurants.settings, {})).timezone).toBe(paulista);
});

test('what has run out until the house opens comes back when it opens by the new clock', async () => {
  const dish = `/api/menu/availability/${r.door.productId}`;
  const { body } = await r.staff.post(dish, { state: 'sold_out_today' });
  await correct(acre);
  const { items } = (await r.staff.get('/api/menu/availability')).body;
  const { until: back } = items.find(({ id }) => id === r.door.productId)!;
  expect(Date.parse(back!) - Date.parse(body.until)).toBe(2 * 3_600_000);
  expect((await r.staff.post(dish, { state: 'available' })).status).toBe(200);
});
