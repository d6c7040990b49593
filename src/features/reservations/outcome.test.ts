import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, instantOf, todayIn } from '#lib/days.ts';
import { Reserving } from '../../../tests/support/server/reserving.ts';

const timezone = 'America/Sao_Paulo';
const today = todayIn(timezone, new Date());
let now = instantOf(today, '19:00', timezone);
let r: Reserving;
beforeAll(async () => {
  r = await Reserving.open(() => now);
});
afterAll(() => r.instance.close());
beforeEach(async () => {
  now = instantOf(today, '19:00', timezone);
  await r.reset();
  await nobodySits();
});

/** The house next door begins with a bill at its first table. */
async function nobodySits(): Promise<void> {
  await r.instance.owner.query('set session_replication_role = replica');
  await r.instance.owner.query('delete from bills where restaurant_id = $1', [r.door.id]);
  await r.instance.owner.query('set session_replication_role = origin');
}

const table = (number: number) => r.door.tables[number - 1]!;
const floor = async () =>
  Object.fromEntries(
    (await r.staff.get('/api/tables')).body.tables.map((t: { number: number; status: string }) => [t.number, t.status]),
  );
const sit = (number: number) =>
  r.instance.owner.query(`update tables set status = 'ocupado' where restaurant_id = $1 and number = $2`, [
    r.door.id,
    number,
  ]);

test('guests who come are seated: their table is occupied, and its card says who sits there', async () => {
  const made = await r.create({ date: today, time: '19:30' });
  const arrived = await r.arrive(made);
  expect(arrived.body).toMatchObject({ status: 'confirmada', outcome: 'arrived', tableNumber: made.tableNumber });
  expect(new Date(arrived.body.outcomeAt)).toEqual(now);
  expect((await floor())[made.tableNumber!]).toBe('ocupado');
  const near = (await r.staff.get('/api/reservations/near')).body;
  expect(near).toEqual({
    tables: [],
    seated: [{ tableId: made.tableId, customerName: 'Ana Souza', customerNote: '', guests: 2 }],
  });
  // The tap of someone whose answer was lost.
  expect((await r.arrive(made)).body).toEqual(arrived.body);
  const { rows } = await r.instance.owner.query('select outcome_by from reservations where id = $1', [made.id]);
  expect(rows[0].outcome_by).not.toBeNull();
});

test('taken back, the arrival leaves a free table and a confirmed reservation', async () => {
  const made = await r.create({ date: today, time: '19:30' });
  const arrived = (await r.arrive(made)).body;
  const back = (await r.setStatus(arrived, 'confirmada')).body;
  expect(back).toMatchObject({ status: 'confirmada', outcome: null, outcomeAt: null });
  expect((await floor())[made.tableNumber!]).toBe('disponivel');
  // Edited without another status, what was noted stays.
  const again = (await r.arrive(back)).body;
  expect((await r.edit(again, { customerName: 'Bia' })).body).toMatchObject({ outcome: 'arrived' });
});

test('taken back, what was noted leaves the reservation as it was before, answered or not', async () => {
  const confirmed = await r.create({ date: today, time: '18:30' });
  const asked = (await r.edit(await r.create({ date: today, time: '18:30' }), { status: 'pendente' })).body;
  expect([asked.statusBefore, confirmed.statusBefore]).toEqual([null, null]);
  for (const [made, status] of [
    [asked, 'pendente'],
    [confirmed, 'confirmada'],
  ] as const) {
    const arrived = (await r.arrive(made)).body;
    expect(arrived).toMatchObject({ status: 'confirmada', outcome: 'arrived', statusBefore: status });
    const back = (await r.setStatus(arrived, arrived.statusBefore)).body;
    expect(back).toMatchObject({ status, outcome: null, statusBefore: null });
    const missed = (await r.missed(back)).body;
    expect(missed).toMatchObject({ status: 'cancelada', outcome: 'no_show', statusBefore: status });
    expect((await r.setStatus(missed, missed.statusBefore)).body).toMatchObject({ status, outcome: null });
  }
});

test('at a table that others sit at nobody is seated unasked: at another, or as the very people who sit there', async () => {
  const made = await r.create({ date: today, time: '19:30', tableId: table(2).id });
  await sit(2);
  const refused = await r.arrive(made);
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    409,
    'reservation_table_occupied',
    'A Mesa 2 está ocupada.',
  ]);
  expect((await r.arrive(made, { theirs: true })).body).toMatchObject({ outcome: 'arrived', tableNumber: 2 });
  const second = await r.create({ date: today, time: '19:30', tableId: table(1).id });
  await r.create({ date: today, time: '20:00', tableId: table(3).id });
  expect((await r.arrive(second, { tableId: table(3).id })).body.code).toBe('reservation_table_taken');
  expect((await floor())[3]).toBe('disponivel');
});

test('guests who do not come are closed: the table can be promised again, and no letter goes out', async () => {
  const made = await r.create({ date: today, time: '19:30', tableId: table(1).id });
  r.instance.letters.length = 0;
  expect((await r.missed(made)).body.code).toBe('reservation_not_due');
  now = instantOf(today, '20:00', timezone);
  const closed = (await r.missed(made)).body;
  expect(closed).toMatchObject({ status: 'cancelada', outcome: 'no_show' });
  expect((await r.missed(made)).body).toEqual(closed);
  expect((await r.create({ date: today, time: '20:00', tableId: table(1).id })).tableNumber).toBe(1);
  expect((await r.arrive(closed)).body.code).toBe('reservation_cancelled');
  // They come after all: their table is gone by now.
  expect((await r.setStatus(closed, 'confirmada')).body.code).toBe('reservation_table_taken');
  expect(r.instance.letters.filter(({ template }) => template === 'reservationCancelled')).toEqual([]);
});

test('nobody has arrived on another day', async () => {
  const made = await r.create({ date: addDays(today, 1), time: '19:30' });
  expect((await r.arrive(made)).body.code).toBe('reservation_not_due');
  expect(await floor()).toMatchObject({ 1: 'disponivel' });
});

test("the house's choice leaves out tables that people sit at within the time, and takes them for later", async () => {
  await sit(1);
  expect((await r.create({ date: today, time: '19:00' })).tableNumber).toBe(2);
  // They came a moment ago and stay two hours.
  expect((await r.create({ date: today, time: '20:59' })).tableNumber).toBe(3);
  expect((await r.create({ date: today, time: '21:00' })).tableNumber).toBe(1);
  expect((await r.ask({ date: addDays(today, 1), time: '19:00' })).status).toBe(200);
  // Staff who mean that very table know what they do.
  expect((await r.create({ date: today, time: '19:00', tableId: table(1).id })).tableNumber).toBe(1);
});

test('whoever has sat for long is not expected to leave at once; a bill says since when', async () => {
  await r.instance.owner.query('update tables set capacity = 2 where restaurant_id = $1 and number > 1', [r.door.id]);
  await r.instance.owner.query(
    `insert into bills (restaurant_id, table_id, opened_at) values ($1, $2, $3)
     on conflict (restaurant_id, table_id) where closed_at is null do update set opened_at = $3`,
    [r.door.id, table(1).id, new Date(now.getTime() - 100 * 60_000)],
  );
  // Came at 17:20, stays until 19:30 at least.
  expect((await r.create({ date: today, time: '19:29', guests: 4 })).code).toBe('no_table_free');
  expect((await r.create({ date: today, time: '19:30', guests: 4 })).tableNumber).toBe(1);
});

test("a move by the house's choice leaves them out too", async () => {
  const made = await r.create({ date: addDays(today, 1), time: '19:30' });
  await sit(1);
  expect((await r.edit(made, { date: today, tableId: null })).body.tableNumber).toBe(2);
});

test('with no table free the refusal says which hours are left, or how many one table seats', async () => {
  const all = async (time: string, date = r.date) => {
    for (const number of [1, 2, 3]) await r.create({ date, time, tableId: table(number).id });
  };
  await all('20:00');
  await all('20:00', addDays(r.date, 2));
  const open = { open: '18:00', close: '23:00' };
  const week = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'].map((day) => [day, open]);
  await r.instance.owner.query('update restaurants set opening_hours = $2 where id = $1', [
    r.door.id,
    JSON.stringify(Object.fromEntries(week)),
  ]);
  const asked = (await r.ask({ time: '20:30' })).body;
  const noted = await r.create({ time: '20:30' });
  // Guests are offered hours that leave them a whole stay; whoever writes one down judges for themselves.
  for (const { body, hours } of [
    { body: asked, hours: ['18:00'] },
    { body: noted, hours: ['18:00', '22:00', '22:30'] },
  ]) {
    expect([body.code, body.message]).toEqual(['no_table_free', 'Nenhuma mesa disponível nesse dia!']);
    const times = hours.map((time) => ({ date: r.date, time }));
    // The same time on the next days, but for the one that is full as well.
    const next = [1, 3, 4].map((days) => ({ date: addDays(r.date, days), time: '20:30' }));
    expect(body.data).toEqual({ times, next, mostSeats: 4 });
  }
  expect((await r.ask({ guests: 6 })).body.data).toEqual({ times: [], next: [], mostSeats: 4 });
  // A reservation is not in its own way.
  const [first] = await r.list();
  const moved = await r.edit(first!, { time: '20:30', tableId: null, guests: 5 });
  expect(moved.body.data).toEqual({ times: [], next: [], mostSeats: 4 });
});

test('staff may leave the e-mail empty; what is no address is refused as before, and guests need one', async () => {
  const made = await r.create({ customerEmail: '' });
  expect(made).toMatchObject({ customerEmail: '', status: 'confirmada' });
  expect(r.instance.letters).toEqual([]);
  expect((await r.edit(made, { customerEmail: ' ', guests: 3 })).body.customerEmail).toBe('');
  const bad = await r.create({ customerEmail: 'x@' });
  expect(bad.data.fields).toMatchObject([{ path: 'customerEmail', message: 'Email inválido' }]);
  expect((await r.ask({ customerEmail: '' })).body.data.fields[0].message).toBe('Email inválido');
});
