import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestInstance, owner, type TestInstance } from '../../../../tests/support/server/instance.ts';
import { plainProducts } from '../../../../tests/support/server/plain-products.ts';
import { addRestaurant } from '../../../../tests/support/server/second-restaurant.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let staff: Visitor;
let tables: { id: string; number: number }[];
let combo: string;
let group: any;
let stations: Record<string, string>;
let table = -1;

const menu = async (): Promise<any> => (await staff.get('/api/menu/editing')).body;
const option = (name: string, more: object = {}) => ({ name, priceDeltaCents: 0, available: true, ...more });

beforeAll(async () => {
  instance = await openTestInstance();
  staff = await new Visitor(instance).signIn(owner);
  tables = (await staff.get('/api/tables')).body.tables;
  combo = (await plainProducts(instance))[0]!.id;
  stations = Object.fromEntries((await menu()).stations.map(({ id, name }: any) => [name, id]));
  await instance.owner.query('update products set station_id = $2 where id = $1', [combo, stations['Cozinha quente']]);
  const created = await staff.post('/api/menu/option-groups', {
    key: randomUUID(),
    name: 'Bebida do combo',
    min: 0,
    max: 2,
    attach: [combo],
    options: [option('Guaraná', { stationId: stations.Bar }), option('Farofa')],
  });
  expect(created.status, JSON.stringify(created.body)).toBe(200);
  group = (await menu()).optionGroups.find(({ id }: any) => id === created.body.id);
});
afterAll(() => instance.close());
beforeEach(() => {
  table += 1;
});

const line = (quantity = 1, more: object = {}) => ({
  productId: combo,
  quantity,
  optionIds: group.options.map(({ id }: any) => id),
  notes: '',
  ...more,
});
async function ordered(...lines: object[]): Promise<string> {
  const { body, status } = await staff.post('/api/orders', {
    key: randomUUID(),
    tableId: tables[table]!.id,
    lines: lines.length > 0 ? lines : [line()],
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
}
const read = async (id: string): Promise<any> => (await staff.get(`/api/orders/${id}`)).body.order;
const move = (id: string, station: string | undefined, from: string, to: string, lines = [1]): Promise<any> =>
  staff.post(`/api/orders/${id}/lines/status`, { lines, from, to, ...(station && { station: stations[station] }) });
const step = (id: string, from: string, status: string): Promise<any> =>
  staff.post(`/api/orders/${id}/status`, { from, status });
const stands = async (id: string) => {
  const { status, lines } = await read(id);
  return [status, ...lines.map((each: any) => [each.status, each.parts?.map((part: any) => part.status)])];
};
const ticket = async (id: string): Promise<any> =>
  (await staff.get('/api/kitchen/tickets')).body.orders.find((order: any) => order.id === id);
const edit = async (id: string, lines: object[]) => {
  const { revision, tableId, status } = await read(id);
  const answer = await staff.put(`/api/orders/${id}`, { revision, tableId, status, lines });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};

test('a line is made at its own station and where its choices name another, and costs what it cost', async () => {
  const { lines } = await read(await ordered());
  expect(lines[0].stationId).toBe(stations['Cozinha quente']);
  expect(lines[0].parts).toEqual([
    { stationId: stations['Cozinha quente'], status: 'pendente', readyAt: null },
    { stationId: stations.Bar, status: 'pendente', readyAt: null },
  ]);
  expect((await read(await ordered(line(1, { optionIds: [group.options[1].id] })))).lines[0].parts).toBeNull();
});

test('it is being prepared with the first station and ready with the last, and goes back with either', async () => {
  const id = await ordered();
  expect((await move(id, 'Bar', 'pendente', 'preparando')).body.status).toBe('preparando');
  expect((await move(id, 'Bar', 'preparando', 'pronto')).body.status).toBe('preparando');
  expect(await stands(id)).toEqual(['preparando', ['preparando', ['pendente', 'pronto']]]);
  const { finished } = (await staff.get('/api/kitchen/tickets')).body;
  expect(finished.find((each) => each.id === id)?.lines[0]?.parts).toMatchObject([
    { status: 'pendente' },
    { status: 'pronto', choices: [{ name: 'Guaraná', times: 1 }] },
  ]);
  // What the bar's screen showed is not so any more.
  expect((await move(id, 'Bar', 'preparando', 'pronto')).status).toBe(200);
  expect((await move(id, 'Bar', 'pendente', 'preparando')).body.code).toBe('stale_revision');
  expect((await move(id, 'Sobremesas', 'pendente', 'preparando')).body.code).toBe('stale_revision');
  expect((await move(id, 'Cozinha quente', 'pendente', 'pronto')).body.status).toBe('pronto');
  expect((await read(id)).lines[0].readyAt).not.toBeNull();
  expect((await move(id, 'Bar', 'pronto', 'preparando')).body.status).toBe('preparando');
  expect(await stands(id)).toEqual(['preparando', ['preparando', ['pronto', 'preparando']]]);
  expect((await read(id)).lines[0].readyAt).toBeNull();
});

test('both stations at once bring it to ready, whichever comes second', async () => {
  const id = await ordered();
  const answers = await Promise.all([
    move(id, 'Bar', 'pendente', 'pronto'),
    move(id, 'Cozinha quente', 'pendente', 'pronto'),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await stands(id)).toEqual(['pronto', ['pronto', ['pronto', 'pronto']]]);
});

test('a step of the whole order is a step of all its parts', async () => {
  const id = await ordered();
  await move(id, 'Bar', 'pendente', 'pronto');
  expect((await step(id, 'preparando', 'pronto')).body.status).toBe('pronto');
  expect(await stands(id)).toEqual(['pronto', ['pronto', ['pronto', 'pronto']]]);
  await step(id, 'pronto', 'preparando');
  expect(await stands(id)).toEqual(['preparando', ['preparando', ['preparando', 'preparando']]]);
  await step(id, 'preparando', 'pronto');
  expect((await move(id, undefined, 'pronto', 'entregue')).body.status).toBe('entregue');
});

test('the database holds that nothing is ready of which a part is not', async () => {
  const id = await ordered();
  const wrong = (status: string) =>
    instance.owner.query('update order_items set status = $2 where order_id = $1', [id, status]);
  await expect(wrong('pronto')).rejects.toThrow('order_items_parts_made');
  await move(id, 'Bar', 'pendente', 'pronto');
  await expect(wrong('pendente')).rejects.toThrow('order_items_parts_begun');
});

test('parts are held and fired with their line', async () => {
  const id = await ordered(line(1, { hold: true }));
  expect((await ticket(id)).lines[0]).toMatchObject({
    heldAt: expect.any(String),
    parts: [{}, { choices: [{ name: 'Guaraná', times: 1 }] }],
  });
  expect((await move(id, 'Bar', 'pendente', 'preparando')).body.code).toBe('stale_revision');
  await staff.post(`/api/orders/${id}/lines/fire`, { lines: [1] });
  expect((await move(id, 'Bar', 'pendente', 'preparando')).status).toBe(200);
});

test('what an edit or a void changes is told with what each station makes of it', async () => {
  const id = await ordered(line(2), line(1));
  await edit(id, [
    { line: 1, quantity: 3, notes: '' },
    { line: 2, quantity: 1, notes: '' },
  ]);
  const [change] = (await ticket(id)).changes;
  expect([change.was.quantity, change.became.quantity]).toEqual([2, 3]);
  expect(change.was.parts).toMatchObject([
    { choices: [{ name: 'Farofa', times: 1 }] },
    { stationId: stations.Bar, choices: [{ name: 'Guaraná', times: 1 }] },
  ]);
  const { revision } = await read(id);
  const taken = { key: randomUUID(), revision, line: 1, quantity: 3, kind: 'void', reason: 'x' };
  expect((await staff.post(`/api/orders/${id}/corrections`, taken)).status).toBe(200);
  const told = await ticket(id);
  expect(told.lines.map((each: any) => each.line)).toEqual([2]);
  expect(told.changes[0]).toMatchObject({
    became: null,
    was: { parts: [{}, { choices: [{ name: 'Guaraná', times: 1 }] }] },
  });
});

test('more of what the bar has made is a line of its own, and a cancelled order has nothing left to make', async () => {
  const id = await ordered();
  await move(id, 'Bar', 'pendente', 'pronto');
  await edit(id, [{ line: 1, quantity: 2, notes: '' }]);
  expect(await stands(id)).toEqual([
    'preparando',
    ['preparando', ['pendente', 'pronto']],
    ['pendente', ['pendente', 'pendente']],
  ]);
  await staff.post(`/api/orders/${id}/status`, { status: 'cancelado', reason: 'x' });
  expect((await ticket(id)).changes[0].was.parts).toMatchObject([{}, { choices: [{ name: 'Guaraná', times: 1 }] }]);
  await staff.post(`/api/orders/${id}/status`, { from: 'cancelado', status: 'pendente' });
  expect((await stands(id))[1]).toEqual(['pendente', ['pendente', 'pendente']]);
});

test('pieces that go to another table stand there as they did, at each station', async () => {
  const id = await ordered(line(2));
  await move(id, 'Bar', 'pendente', 'pronto');
  const { billId } = await read(id);
  table += 1;
  const there = tables[table]!.id;
  const goes = { key: randomUUID(), tableId: there, lines: [{ orderId: id, line: 1, quantity: 1 }] };
  expect((await staff.post(`/api/bills/${billId}/passes`, goes)).status).toBe(200);
  const passed = (await staff.get(`/api/tables/${there}/bill`)).body.bill!.orders[0]!;
  expect([await stands(id), await stands(passed.id)]).toEqual([
    ['preparando', ['preparando', ['pendente', 'pronto']]],
    ['preparando', ['preparando', ['pendente', 'pronto']]],
  ]);
});

test('another house names no station of this one', async () => {
  const other = await addRestaurant(instance.owner);
  const stranger = await new Visitor(instance).signIn(other.owner);
  const named = {
    key: randomUUID(),
    name: 'Bebida',
    min: 0,
    max: 1,
    options: [option('X', { stationId: stations.Bar })],
  };
  expect((await stranger.post('/api/menu/option-groups', named)).body.code).toBe('station_not_found');
  const id = await ordered();
  const move = { lines: [1], to: 'pronto', station: stations.Bar };
  expect((await stranger.post(`/api/orders/${id}/lines/status`, move)).body.code).toBe('order_not_found');
});

test('what an older form does not know of an option stays, and a station that is given up is taken over', async () => {
  const { id, name, min, max, options } = group;
  const before = await ordered();
  const { revision } = (await menu()).optionGroups.find((each: any) => each.id === id);
  const kept = options.map(({ id, name }: any) => option(name, { id }));
  expect((await staff.put(`/api/menu/option-groups/${id}`, { revision, name, min, max, options: kept })).status).toBe(
    200,
  );
  const named = async () => (await menu()).optionGroups.find((each: any) => each.id === id).options[0].stationId;
  expect(await named()).toBe(stations.Bar);
  await staff.post(`/api/menu/stations/${stations.Bar}/remove`, { into: stations['Cozinha quente'] });
  expect(await named()).toBe(stations['Cozinha quente']);
  // Its dish is made there too: one station makes all of it, and what was ordered before is finished as it began.
  expect((await read(await ordered())).lines[0].parts).toBeNull();
  expect((await move(before, 'Bar', 'pendente', 'pronto')).body.status).toBe('preparando');
  expect((await move(before, 'Cozinha quente', 'pendente', 'pronto')).body.status).toBe('pronto');
});
