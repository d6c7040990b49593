import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDays, todayIn } from '#lib/days.ts';
import { openTestInstance, type Running, type TestInstance } from '../../../tests/support/server/instance.ts';
import { anyPhone } from '../../../tests/support/server/reserving.ts';
import { addRestaurant, type SecondRestaurant } from '../../../tests/support/server/second-restaurant.ts';
import { until } from '../../../tests/support/server/until.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let door: SecondRestaurant;
/** Two servers on one database, behind a proxy whose word on addresses they take: a crowd comes from everywhere. */
const servers: Running[] = [];
const date = addDays(todayIn('America/Sao_Paulo', new Date()), 30);

beforeAll(async () => {
  instance = await openTestInstance();
  door = await addRestaurant(instance.owner);
  for (let n = 0; n < 2; n += 1) servers.push(await instance.another({ trustProxy: 1 }));
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await instance.close();
});
beforeEach(() => instance.owner.query('delete from reservations where restaurant_id = $1', [door.id]));

/** Everybody at once wants a table of the same evening, at times that overlap. */
async function crowd(
  size: number,
  asked: (n: number) => object = () => ({}),
): Promise<{ status: number; code?: string; message?: string }[]> {
  return Promise.all(
    Array.from({ length: size }, async (_, n) => {
      const { url } = servers[n % servers.length]!;
      const time = `${19 + (n % 2)}:${String((n * 7) % 60).padStart(2, '0')}`;
      const { status, body } = await new Visitor({ url, owner: instance.owner }).send(
        'POST',
        `/api/restaurants/${door.slug}/reservations`,
        {
          key: randomUUID(),
          customerName: `Guest ${n}`,
          customerEmail: `guest${n}.${randomUUID()}@guest.example`,
          customerPhone: anyPhone(),
          date,
          time,
          guests: 4,
          ...asked(n),
        },
        { 'x-forwarded-for': `10.0.${n >> 8}.${n & 255}` },
      );
      return { status, code: body.code, message: body.message };
    }),
  );
}

/** How many tables guests hold who asked so often at once with one number, for as many as another table seats each time. */
async function heldAtOnce(size: number): Promise<number> {
  await instance.owner.query('delete from reservations where restaurant_id = $1', [door.id]);
  await instance.owner.query('update tables set capacity = 2 * number where restaurant_id = $1', [door.id]);
  const answers = await crowd(size, (n) => ({ customerPhone: '(11) 98888-7777', guests: 2 * (1 + (n % 3)) }));
  await instance.owner.query('update tables set capacity = 4 where restaurant_id = $1', [door.id]);
  const codes = new Set(answers.map(({ code }) => code ?? 'made'));
  expect([...codes].filter((code) => !['made', 'reservation_same_guest', 'no_table_free'].includes(code))).toEqual([]);
  return answers.filter(({ status }) => status === 200).length;
}

const doubleBooked = async () =>
  (
    await instance.owner.query(
      `select count(*)::int as pairs from reservations a join reservations b
         on a.restaurant_id = b.restaurant_id and a.table_id = b.table_id and a.id < b.id and a.during && b.during
       where a.restaurant_id = $1 and a.status <> 'cancelada' and b.status <> 'cancelada'`,
      [door.id],
    )
  ).rows[0].pairs as number;

/** The connections that wait for a lock, each with those it waits for. */
const waiting = async () =>
  (
    await instance.owner.query<{ behind: number[] }>(
      `select pg_blocking_pids(pid) as behind from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
  ).rows;

const onlyTheFirstTable = (on: boolean) =>
  instance.owner.query(
    'update tables set deleted_at = case when $2 then now() end where restaurant_id = $1 and number > 1',
    [door.id, on],
  );

test('of four hundred who want the last table at overlapping times exactly one gets it, the others are told so', async () => {
  await onlyTheFirstTable(true);
  const answers = await crowd(400);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ code, message }) => `${code} ${message}`))).toEqual(
    new Set(['no_table_free Nenhuma mesa disponível nesse dia!']),
  );
  expect(await doubleBooked()).toBe(0);
});

test('while a table is left nobody is turned away: three tables, three of two hundred', async () => {
  await onlyTheFirstTable(false);
  const answers = await crowd(200);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(answers.filter(({ status, code }) => status !== 200 && code !== 'no_table_free')).toEqual([]);
  expect(await doubleBooked()).toBe(0);
});

test('staff who move several reservations to one table and time at once: one succeeds', async () => {
  await onlyTheFirstTable(false);
  const staff = await new Visitor(instance).signIn(door.waiter);
  const guest = {
    customerName: 'Ana',
    customerEmail: 'ana@guest.example',
    customerPhone: '(11) 98888-7777',
    guests: 2,
  };
  const made = [];
  for (let n = 0; n < 20; n += 1) {
    const day = addDays(date, 1 + n);
    made.push((await staff.post('/api/reservations', { key: randomUUID(), ...guest, date: day, time: '20:00' })).body);
  }
  const moved = await Promise.all(
    made.map(({ id, revision }) =>
      staff.put(`/api/reservations/${id}`, {
        ...guest,
        revision,
        date,
        time: '20:00',
        tableId: door.tables[0]!.id,
        status: 'confirmada',
      }),
    ),
  );
  expect(moved.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(moved.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(['reservation_table_taken']),
  );
  // With the choice left to the house, each goes wherever there is room, until there is none.
  const rest = (await Promise.all(made.map(({ id }) => staff.get(`/api/reservations/${id}`)))).map(({ body }) => body);
  const spread = await Promise.all(
    rest
      .filter((each) => each.date !== date)
      .map(({ id, revision }) =>
        staff.put(`/api/reservations/${id}`, {
          ...guest,
          revision,
          date,
          time: '20:30',
          tableId: null,
          status: 'pendente',
        }),
      ),
  );
  expect(spread.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(new Set(spread.filter(({ status }) => status !== 200).map(({ body }) => body.code))).toEqual(
    new Set(['no_table_free']),
  );
  expect(await doubleBooked()).toBe(0);
});

test('moves that all wait for a booking which then is not made go on one by one, with no deadlock', async () => {
  await onlyTheFirstTable(false);
  const staff = await new Visitor(instance).signIn(door.waiter);
  const guest = {
    customerName: 'Ana',
    customerEmail: 'ana@guest.example',
    customerPhone: '(11) 98888-7777',
    guests: 2,
  };
  const made = [];
  for (let n = 0; n < 7; n += 1) {
    const day = addDays(date, 1 + n);
    made.push((await staff.post('/api/reservations', { key: randomUUID(), ...guest, date: day, time: '20:00' })).body);
  }
  const other = made[0]!;
  const movers = made.slice(1);
  const there = { date, time: '20:00', tableId: door.tables[0]!.id, status: 'confirmada' };
  const booking = new pg.Client({ connectionString: instance.databaseUrl });
  await booking.connect();
  try {
    const { rows: self } = await booking.query<{ pid: number }>('select pg_backend_pid() as pid');
    await booking.query('begin');
    await booking.query(
      `update reservations set table_id = $2, during = tstzrange(lower(during) - interval '1 day', upper(during) - interval '1 day')
       where id = $1`,
      [other.id, there.tableId],
    );
    const moving = movers.map(({ id, revision }) =>
      staff.put(`/api/reservations/${id}`, { ...guest, revision, ...there }),
    );
    // No more of one restaurant wait in the database than may at once; the others wait for their turn, without a connection.
    const { restaurants } = instance.database.doors.turns;
    await until(async () => restaurants.waiting === movers.length - 3);
    await until(async () => (await waiting()).some(({ behind }) => behind.includes(self[0]!.pid)));
    expect((await waiting()).length).toBeLessThanOrEqual(3);
    await booking.query('rollback');
    const codes = (await Promise.all(moving)).map(({ status, body }) => (status === 200 ? 'moved' : body.code));
    expect(codes.sort()).toEqual(['moved', ...movers.slice(1).map(() => 'reservation_table_taken')]);
  } finally {
    await booking.end();
  }
});

test('of two hundred requests at once with one number exactly one is made, though other tables are free', async () => {
  await onlyTheFirstTable(false);
  expect(await heldAtOnce(200)).toBe(1);
});

test('control: without its constraint one number takes several tables', async () => {
  await onlyTheFirstTable(false);
  await instance.owner.query('alter table reservations drop constraint reservations_one_per_number');
  let held = 1;
  for (let round = 0; round < 20 && held === 1; round += 1) held = await heldAtOnce(100);
  expect(held).toBeGreaterThan(1);
});

test('control: without the constraint the same crowd is double-booked', async () => {
  await onlyTheFirstTable(true);
  await instance.owner.query('alter table reservations drop constraint reservations_one_at_a_time');
  let pairs = 0;
  for (let round = 0; round < 20 && pairs === 0; round += 1) {
    await instance.owner.query('delete from reservations where restaurant_id = $1', [door.id]);
    await crowd(100);
    pairs = await doubleBooked();
  }
  expect(pairs).toBeGreaterThan(0);
});
