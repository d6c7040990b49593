import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addCombo, type Combo } from '../../../tests/support/server/combo.ts';
import { correct } from '../../../tests/support/server/correcting.ts';
import { openTestInstance, owner, type TestInstance } from '../../../tests/support/server/instance.ts';
import { Visitor } from '../../../tests/support/server/visitor.ts';
import type { KitchenOrder } from './contract.ts';
import { ticketsOf } from './tickets.ts';

let instance: TestInstance;
let staff: Visitor;
let tables: { id: string }[];
let table = -1;
let made: Combo;
let hot: string;
let bar: string;

beforeAll(async () => {
  instance = await openTestInstance();
  staff = await new Visitor(instance).signIn(owner);
  tables = (await staff.get('/api/tables')).body.tables;
  made = await addCombo(instance, staff);
  ({ hot, bar } = made);
});
afterAll(() => instance.close());
beforeEach(() => {
  table += 1;
});

const tickets = async (): Promise<any> => (await staff.get('/api/kitchen/tickets')).body;
async function ordered(...lines: object[]): Promise<string> {
  const body = { key: randomUUID(), tableId: tables[table]!.id, lines };
  const answer = await staff.post('/api/orders', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.id;
}
const read = async (id: string): Promise<any> => (await staff.get(`/api/orders/${id}`)).body.order;
/** What a display of each station, and one of all of them, marks of an order. */
async function marks(id: string) {
  const { orders, stations } = await tickets();
  const own: KitchenOrder[] = orders.filter((order: any) => order.id === id);
  return [new Set([hot]), new Set([bar]), null].map((chosen) =>
    ticketsOf(own, stations, chosen).flatMap(({ lines }) => lines.flatMap(({ mark }) => mark ?? [])),
  );
}
async function see(id: string, stations?: string[], more: object = {}) {
  const { revision } = await read(id);
  const answer = await staff.post(`/api/orders/${id}/changes/seen`, {
    revision,
    ...(stations && { stations }),
    ...more,
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}
const seenAt = async (id: string) => (await read(id)).changes.map((change: any) => change.seenAt);
async function voided() {
  const id = await ordered(made.combo(2), made.dish());
  expect((await correct(staff, id, { revision: (await read(id)).revision, line: 1 })).status).toBe(200);
  return id;
}
const changed = ['changed'];
const off = ['removed'];

test('what is taken back of a line of two stations stays at each until somebody there has seen it, and on the board', async () => {
  const id = await voided();
  expect(await marks(id)).toEqual([changed, changed, changed]);
  await see(id, [bar], { lines: [1] });
  expect(await marks(id)).toEqual([changed, [], changed]);
  expect(await seenAt(id)).toEqual([null]);
  // Said again it is said once, and what a station has no part in it does not see.
  await see(id, [bar], { lines: [1] });
  await see(id, [randomUUID()], { lines: [1] });
  expect(await marks(id)).toEqual([changed, [], changed]);
  await see(id, [hot], { lines: [1] });
  expect(await marks(id)).toEqual([[], [], []]);
  expect(await seenAt(id)).toEqual([expect.any(String)]);
});

test('two stations that see it at once have seen it together', async () => {
  const id = await voided();
  await Promise.all([see(id, [bar], { lines: [1] }), see(id, [hot], { lines: [1] })]);
  expect(await seenAt(id)).toEqual([expect.any(String)]);
});

test('whoever names no station, or all of them, sees for everybody', async () => {
  for (const stations of [undefined, [hot, bar]]) {
    const id = await voided();
    await see(id, stations);
    expect(await marks(id)).toEqual([[], [], []]);
    expect(await seenAt(id)).toEqual([expect.any(String)]);
    table += 1;
  }
});

test('an order of plain dishes of two stations that is cancelled stays at each; brought back and cancelled again it is news again', async () => {
  const id = await ordered(made.dish(), made.drink());
  const cancel = () => staff.post(`/api/orders/${id}/status`, { status: 'cancelado', reason: 'x' });
  expect((await cancel()).status).toBe(200);
  const { revision } = await read(id);
  await staff.post(`/api/orders/${id}/changes/seen`, { revision: revision - 1, stations: [bar] });
  expect(await marks(id)).toEqual([off, off, [...off, ...off]]);
  await see(id, [bar]);
  expect(await marks(id)).toEqual([off, [], [...off, ...off]]);
  expect((await staff.post(`/api/orders/${id}/status`, { from: 'cancelado', status: 'pendente' })).status).toBe(200);
  expect((await cancel()).status).toBe(200);
  expect(await marks(id)).toEqual([off, off, [...off, ...off]]);
  await see(id, [hot]);
  await see(id, [bar]);
  expect((await tickets()).orders.some((order: any) => order.id === id)).toBe(false);
});

test('of what the till closed, the stations that had something to make see it, each for itself', async () => {
  const id = await ordered(made.combo(), made.drink());
  await instance.owner.query(
    `with closed as (update orders set status = 'entregue', closed_unmade_at = now(), revision = revision + 1 where id = $1 returning id)
     update order_items i set status = 'entregue', ready_at = now(), parts = (select jsonb_agg(part || jsonb_build_object('status', 'entregue',
       'readyAt', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))) from jsonb_array_elements(i.parts) part)
     from closed where i.order_id = closed.id`,
    [id],
  );
  expect((await marks(id)).map((each) => each.length > 0)).toEqual([true, true, true]);
  await see(id, [bar]);
  expect((await marks(id)).map((each) => each.length > 0)).toEqual([true, false, true]);
  await see(id, [hot]);
  expect(await marks(id)).toEqual([[], [], []]);
});

test('that an order moved stays at each station that makes something of it, until somebody there has seen it; every move is news', async () => {
  const id = await ordered(made.combo(), made.drink());
  const from = table;
  const to = tables.length - 1;
  const move = async (place: number) => {
    const body = { tableId: tables[place]!.id };
    expect((await staff.post(`/api/bills/${(await read(id)).billId}/table`, body)).status).toBe(200);
  };
  const moved = async () => {
    const { orders, stations } = await tickets();
    const own: KitchenOrder[] = orders.filter((order: any) => order.id === id);
    return [new Set([hot]), new Set([bar]), null].map(
      (chosen) => ticketsOf(own, stations, chosen)[0]?.movedFrom != null,
    );
  };
  await move(to);
  expect(await moved()).toEqual([true, true, true]);
  await see(id, [bar], { lines: [] });
  expect(await moved()).toEqual([true, false, true]);
  await move(from);
  expect(await moved()).toEqual([true, true, true]);
  await see(id, [hot], { lines: [] });
  await see(id, [bar], { lines: [] });
  expect(await moved()).toEqual([false, false, false]);
  expect((await read(id)).unseenMove).toBeNull();
  // Whoever has made its part carries nothing any more.
  await move(to);
  for (const part of [{ lines: [1], station: bar }, { lines: [2] }])
    expect((await staff.post(`/api/orders/${id}/lines/status`, { ...part, to: 'pronto' })).status).toBe(200);
  await see(id, [hot], { lines: [] });
  expect((await read(id)).unseenMove).toBeNull();
});

test('a station that is removed leaves what it had not seen to the one that takes over', async () => {
  const unseen = await voided();
  const seen = await voided();
  await see(unseen, [hot], { lines: [1] });
  await see(seen, [bar], { lines: [1] });
  expect((await staff.post(`/api/menu/stations/${bar}/remove`, { into: hot })).status).toBe(200);
  await expect.poll(async () => (await tickets()).stations.some(({ id }: any) => id === bar)).toBe(false);
  const here = async (id: string) => (await marks(id))[0];
  expect([await here(unseen), await here(seen)]).toEqual([changed, changed]);
  await see(unseen, [hot], { lines: [1] });
  // A display that has not heard of it yet.
  await see(seen, [bar], { lines: [1] });
  expect([await here(unseen), await here(seen)]).toEqual([[], []]);
});
