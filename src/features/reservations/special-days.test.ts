import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, formatDay } from '#lib/days.ts';
import { Reserving } from '../../../tests/support/server/reserving.ts';
import { until } from '../../../tests/support/server/until.ts';
import { type Answer, Visitor } from '../../../tests/support/server/visitor.ts';
import { restaurants } from '../restaurants/contract.ts';
import { specialDayCalls as specialDays } from '../restaurants/opening/contract.ts';
import { mostSpecialDays, weekdays } from '../restaurants/values.ts';
import { reservations } from './contract.ts';

let r: Reserving;
let boss: Visitor;
beforeAll(async () => {
  r = await Reserving.open();
  boss = await new Visitor(r.instance).signIn(r.door.owner);
});
afterAll(() => r.instance.close());

const evening = { open: '18:00', close: '23:00' };
beforeEach(async () => {
  await r.reset();
  const week = JSON.stringify(Object.fromEntries(weekdays.map((day) => [day, evening])));
  await r.instance.owner.query('update restaurants set opening_hours = $2 where id = $1', [r.door.id, week]);
  r.instance.database.doors.kept.forget(r.door.id);
});

const closed = { name: 'Natal', periods: [] };
const put = (date: string, day: object = closed): Promise<Answer> => boss.put(`/api/settings/days/${date}`, day);
const stranded = ({ body }: Answer): string[] =>
  body.data.reservations.map((each: { customerName: string; time: string }) => `${each.customerName} ${each.time}`);

test('a day is put by its date, as often as one likes, and removed', async () => {
  const saved = await put(r.date);
  expect(saved.body).toEqual({ today: r.today, days: [{ date: r.date, ...closed }] });
  expect((await put(r.date)).body).toEqual(saved.body);
  expect(await boss.ask(specialDays.list, {})).toEqual(saved.body);
  const late = { name: '', periods: [{ open: '18:00', close: '03:00' }] };
  expect((await put(r.date, late)).body.days).toEqual([{ date: r.date, ...late }]);
  await until(async () => {
    const { specialDays: shown } = await boss.ask(restaurants.bySlug, { slug: r.door.slug });
    return shown[r.date]?.periods.length === 1;
  });
  expect(await boss.ask(specialDays.remove, { date: r.date })).toEqual({ today: r.today, days: [] });
  expect(await boss.ask(specialDays.remove, { date: r.date })).toEqual({ today: r.today, days: [] });
});

test('what is no day, no time or too many of either is refused', async () => {
  const fields = async (date: string, day: object) => (await put(date, day)).body.data.fields;
  expect(await fields('2027-02-30', closed)).toMatchObject([{ path: 'date', code: 'fields.date_invalid' }]);
  expect(await fields(r.date, { name: '', periods: [{ open: '18:00', close: '24:00' }] })).toMatchObject([
    { path: 'periods.0.close', code: 'fields.time_invalid' },
  ]);
  expect(await fields(r.date, { name: '', periods: [{ open: '24:00', close: '03:00' }] })).toMatchObject([
    { path: 'periods.0.open', code: 'fields.opens_at_end' },
  ]);
  expect(await fields(r.date, { name: '', periods: [evening, evening] })).toMatchObject([
    { path: 'periods', code: 'fields.hours_overlap' },
  ]);
  expect(await fields(r.date, { name: 'x'.repeat(61), periods: [] })).toMatchObject([{ path: 'name' }]);
  expect((await put(addDays(r.today, -2))).body.code).toBe('special_day_past');
  await r.instance.owner.query(
    `update restaurants set special_days = (select jsonb_object_agg(($2::date + n)::text, '{"name": "", "periods": []}'::jsonb)
       from generate_series(1, $3::int) as n) where id = $1`,
    [r.door.id, r.date, mostSpecialDays],
  );
  expect((await put(r.date)).body).toMatchObject({ code: 'special_days_full', data: { most: mostSpecialDays } });
  expect((await put(addDays(r.date, 1))).status).toBe(200);
});

test('the database holds no day that the program could not read', async () => {
  const store = (days: unknown) =>
    r.instance.owner.query('update restaurants set special_days = $2 where id = $1', [r.door.id, JSON.stringify(days)]);
  for (const wrong of [
    [],
    { natal: closed },
    { '2026-13-01': closed },
    { '2026-12-25': { name: 'Natal' } },
    { '2026-12-25': { name: 1, periods: [] } },
    { '2026-12-25': { name: '', periods: [{ open: '18:00' }] } },
    { '2026-12-25': { name: '', periods: [{ open: '18:00', close: '25:00' }] } },
  ])
    await expect(store(wrong), JSON.stringify(wrong)).rejects.toThrow('restaurants_special_days');
  await store({ '2026-12-25': { name: '', periods: [evening] } });
});

test('only the owner closes a day', async () => {
  const status = (await r.staff.put(`/api/settings/days/${r.date}`, closed)).status;
  expect([status, (await r.staff.get('/api/settings/days')).status]).toEqual([403, 403]);
});

test('who no longer fits is named before the day is saved, and nobody is cancelled', async () => {
  await r.create({ customerName: 'Ana', time: '19:00' });
  await r.create({ customerName: 'Rui', customerPhone: '(11) 98888-7777', time: '21:30', guests: 4 });
  const gone = await r.create({ customerName: 'Bia', time: '21:00' });
  await r.setStatus(gone, 'cancelada');
  await r.create({ customerName: 'Eva', date: addDays(r.date, 1) });

  const refused = await put(r.date);
  expect([refused.status, refused.body.code]).toEqual([409, 'special_day_reservations']);
  expect(stranded(refused)).toEqual(['Ana 19:00', 'Rui 21:30']);
  expect(refused.body.data.reservations[1]).toMatchObject({
    date: r.date,
    guests: 4,
    customerPhone: '(11) 98888-7777',
  });
  expect((await boss.ask(specialDays.list, {})).days).toEqual([]);

  // Whoever came meanwhile has to be seen as well.
  const accepted = refused.body.data.reservations.map(({ id }: { id: string }) => id);
  await r.create({ customerName: 'Leo', time: '20:00' });
  const again = await put(r.date, { ...closed, accepted });
  expect(stranded(again)).toEqual(['Ana 19:00', 'Leo 20:00', 'Rui 21:30']);
  const all = again.body.data.reservations.map(({ id }: { id: string }) => id);
  expect((await put(r.date, { ...closed, accepted: all })).status).toBe(200);
  expect((await r.list()).filter(({ status }) => status === 'confirmada')).toHaveLength(3);
  expect((await r.staff.ask(reservations.toCome, {})).outsideHours.map(({ customerName }) => customerName)).toEqual([
    'Ana',
    'Leo',
    'Rui',
  ]);
  // They are known by now.
  expect((await put(r.date, { name: 'Reforma', periods: [] })).status).toBe(200);
});

test('hours that become shorter name those outside them, past midnight too, and so does a day that is taken back', async () => {
  const night = { name: '', periods: [{ open: '18:00', close: '03:00' }] };
  await put(r.date, night);
  await r.create({ customerName: 'Ana', time: '20:00' });
  await r.create({ customerName: 'Rui', date: addDays(r.date, 1), time: '01:00' });
  const shorter = await put(r.date, { name: '', periods: [{ open: '18:00', close: '00:30' }] });
  expect(stranded(shorter)).toEqual(['Rui 01:00']);
  expect(shorter.body.data.reservations).toMatchObject([{ date: addDays(r.date, 1), promisedNight: r.date }]);
  const removed = await boss.post(`/api/settings/days/${r.date}/remove`, {});
  expect(stranded(removed)).toEqual(['Rui 01:00']);
  const [{ id }] = removed.body.data.reservations;
  expect((await boss.post(`/api/settings/days/${r.date}/remove`, { accepted: [id] })).body.days).toEqual([]);
});

test('who asks for a closed day reads why, and is offered the next days with a table', async () => {
  await put(r.date);
  await put(addDays(r.date, 1), { name: '', periods: [] });
  await put(addDays(r.date, 2), { name: '', periods: [{ open: '12:00', close: '15:00' }] });
  for (const _ of [1, 2, 3]) await r.create({ date: addDays(r.date, 3), time: '20:00', guests: 4 });
  const { status, body } = await r.ask({ time: '20:00' });
  const digits = formatDay(r.date, 'pt-BR', 'digits');
  expect([status, body.code, body.message]).toEqual([
    409,
    'reservation_special_day_closed',
    `Fechado em ${digits} (Natal).`,
  ]);
  expect(body.data.fields).toEqual([
    { path: 'date', code: 'errors.reservation_special_day_closed', message: `Fechado em ${digits} (Natal).` },
  ]);
  expect(body.data.next).toEqual([
    { date: addDays(r.date, 2), time: '13:00' },
    { date: addDays(r.date, 4), time: '20:00' },
    { date: addDays(r.date, 5), time: '20:00' },
  ]);
  expect((await r.ask({ date: addDays(r.date, 1) })).body.message).toBe(
    `Fechado em ${formatDay(addDays(r.date, 1), 'pt-BR', 'digits')}.`,
  );
});

test('a day that opens otherwise takes reservations in its own hours alone, those after its midnight as its night', async () => {
  await put(r.date, { name: 'Réveillon', periods: [{ open: '20:00', close: '03:00' }] });
  expect((await r.ask({ time: '19:00' })).body).toMatchObject({
    code: 'reservation_outside_hours',
    message: 'O restaurante não abre nesse horário. Nesse dia: 20:00 – 03:00.',
    data: { periods: [{ open: '20:00', close: '03:00' }] },
  });
  const late = await r.ask({ date: addDays(r.date, 1), time: '02:00' });
  expect(late.body).toMatchObject({ status: 'pendente', night: r.date });
  expect((await r.list()).map(({ date, time }) => `${date} ${time}`)).toEqual([`${addDays(r.date, 1)} 02:00`]);
});

test('who reserves, or moves a reservation, while the day is being closed waits, and is refused', async () => {
  const moving = await r.create({ date: addDays(r.date, 1) });
  const saving = new pg.Client({ connectionString: r.instance.databaseUrl });
  await saving.connect();
  try {
    const { rows } = await saving.query<{ pid: number }>('select pg_backend_pid() as pid');
    await saving.query('begin');
    await saving.query('select from restaurants where id = $1 for update', [r.door.id]);
    await saving.query('update restaurants set special_days = $2 where id = $1', [
      r.door.id,
      JSON.stringify({ [r.date]: closed }),
    ]);
    const answers = [r.ask(), r.edit(moving, { date: r.date })];
    await until(async () => {
      const { rows: behind } = await r.instance.owner.query(
        'select from pg_stat_activity where $1::int = any(pg_blocking_pids(pid))',
        [rows[0]!.pid],
      );
      return behind.length >= answers.length;
    });
    await saving.query('commit');
    const codes = (await Promise.all(answers)).map(({ body }) => body.code);
    expect(codes).toEqual(['reservation_special_day_closed', 'reservation_special_day_closed']);
  } finally {
    await saving.end();
  }
  expect(await r.list()).toEqual([]);
});
