import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cashier,
  openTestInstance,
  owner,
  type TestInstance,
  waiter,
} from '../../../../tests/support/server/instance.ts';
import { openTill } from '../../../../tests/support/server/till.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';
import type { Place } from './values.ts';

let instance: TestInstance;
let till: Awaited<ReturnType<typeof openTill>>;
let boss: Visitor;
let luana: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  till = await openTill(instance);
  boss = await new Visitor(instance).signIn(owner);
  luana = await new Visitor(instance).signIn(waiter);
  await instance.owner.query('delete from floor_places; delete from floor_rooms; delete from floor_plans');
});
afterAll(() => instance.close());

const at = (number: number, x: number, y: number, shape: Place['shape'] = 'round') => ({
  tableId: till.tableId(number),
  x,
  y,
  shape,
});
const room = (name: string, ...places: Place[]) => ({ id: randomUUID(), name, places });
const save = (revision: number, ...rooms: ReturnType<typeof room>[]) =>
  boss.put('/api/floor/plan', { rooms, revision });
const capacityOf = async (number: number) =>
  (await instance.owner.query('select capacity from tables where id = $1', [till.tableId(number)])).rows[0].capacity;
const plan = async () => (await luana.get('/api/floor/plan')).body;

test('the owner keeps the room as it stands, everybody who serves sees it, and what somebody else saved is not written over', async () => {
  expect(await plan()).toEqual({ rooms: [], revision: 0 });
  const hall = room('Salão', at(2, 7, 1, 'long'), at(1, 1, 1));
  const saved = await save(0, hall, room('Varanda'));
  expect(saved.status, JSON.stringify(saved.body)).toBe(200);
  expect(await plan()).toMatchObject({
    revision: 1,
    rooms: [
      { name: 'Salão', places: [{ ...at(1, 1, 1) }, { ...at(2, 7, 1, 'long') }] },
      { name: 'Varanda', places: [] },
    ],
  });
  expect((await save(0, hall)).body.code).toBe('stale_revision');
  expect((await save(1, { ...hall, name: 'Sala' })).body).toMatchObject({ revision: 2, rooms: [{ name: 'Sala' }] });

  const caixa = await new Visitor(instance).signIn(cashier);
  for (const other of [luana, caixa])
    expect((await other.put('/api/floor/plan', { rooms: [], revision: 2 })).body.code).toBe('forbidden');
});

test('a plan that cannot be is refused: beyond the wall, one upon another, twice, of no table, without a name, two of one name', async () => {
  const { revision } = await plan();
  const refused = async (...rooms: ReturnType<typeof room>[]) => (await save(revision, ...rooms)).body.code;
  expect(await refused(room('A', at(1, 22, 0)))).toBe('invalid_input');
  expect(await refused(room('A', at(1, 0, 0), at(2, 3, 3)))).toBe('invalid_input');
  expect(await refused(room('A', at(1, 0, 0)), room('B', at(1, 0, 0)))).toBe('invalid_input');
  expect(await refused(room('', at(1, 0, 0)))).toBe('invalid_input');
  expect(await refused(room('Varanda'), room('varanda'))).toBe('invalid_input');
  expect(await refused(room('A', { ...at(1, 0, 0), tableId: randomUUID() }))).toBe('table_not_found');
  expect((await plan()).revision).toBe(revision);
});

test('of two who save at once one does', async () => {
  const { revision } = await plan();
  const answers = await Promise.all([1, 2, 3].map((n) => save(revision, room(`Sala ${n}`))));
  const codes = answers.map(({ status, body }) => body.code ?? status);
  expect(codes.toSorted()).toEqual([200, 'stale_revision', 'stale_revision']);
});

test('seats are saved with the plan, and neither is where somebody else gave the table other seats meanwhile', async () => {
  const { revision, rooms } = await plan();
  const was = await capacityOf(1);
  const seats = (from: number, capacity: number) => [{ tableId: till.tableId(1), capacity, was: from }];
  const saveSeats = (given: ReturnType<typeof seats>, at = revision) =>
    boss.put('/api/floor/plan', { rooms, seats: given, revision: at });
  expect((await saveSeats(seats(was + 1, was + 2))).body.code).toBe('table_changed');
  expect((await saveSeats(seats(was, 0))).body.code).toBe('invalid_input');
  expect((await plan()).revision).toBe(revision);
  expect((await saveSeats(seats(was, was + 2))).status).toBe(200);
  expect([await capacityOf(1), (await plan()).revision]).toEqual([was + 2, revision + 1]);
});
