import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestInstance, owner, type TestInstance, waiter } from '../../../../tests/support/server/instance.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';

let instance: TestInstance;
let chef: Visitor;
let staff: Visitor;

beforeAll(async () => {
  instance = await openTestInstance();
  chef = await new Visitor(instance).signIn(owner);
  staff = await new Visitor(instance).signIn(waiter);
});
afterAll(() => instance.close());

const menu = async () => (await staff.get('/api/menu/editing')).body;
const names = async () => (await menu()).stations.map((each: any) => each.name);
const productNamed = async (name: string) =>
  (await menu()).categories.flatMap((each: any) => each.products).find((each: any) => each.name === name);
const grill = { name: 'Churrasqueira', targetMinutes: 20, repeatsSound: true };

test('the owner keeps the stations of the kitchen; who works at the menu does not', async () => {
  expect(await names()).toEqual(['Cozinha quente', 'Fria', 'Bar', 'Sobremesas']);
  const created = { key: randomUUID(), ...grill };
  expect((await staff.post('/api/menu/stations', created)).status).toBe(403);
  const { body } = await chef.post('/api/menu/stations', created);
  expect((await chef.post('/api/menu/stations', created)).body).toEqual(body);
  expect((await chef.post('/api/menu/stations', { ...created, key: randomUUID() })).body.code).toBe(
    'station_name_taken',
  );
  const edit = { ...grill, name: 'Brasa', revision: body.revision };
  expect((await chef.put(`/api/menu/stations/${body.id}`, edit)).status).toBe(200);
  expect((await chef.put(`/api/menu/stations/${body.id}`, edit)).body.code).toBe('stale_revision');
  expect((await chef.put(`/api/menu/stations/${body.id}`, { ...edit, targetMinutes: 0 })).status).toBe(400);
  const { stations } = await menu();
  await chef.post('/api/menu/stations/order', { ids: [body.id, stations[2]!.id] });
  expect(await names()).toEqual(['Brasa', 'Bar', 'Cozinha quente', 'Fria', 'Sobremesas']);
  const remove = (into: string | null) => chef.post(`/api/menu/stations/${body.id}/remove`, { into });
  // Its dishes and printers have to go somewhere: to a station that is there, and not to itself.
  expect((await remove(null)).body.code).toBe('station_successor_required');
  expect((await remove(randomUUID())).body.code).toBe('station_not_found');
  expect((await remove(body.id)).body.code).toBe('station_not_found');
  expect((await remove(stations[2]!.id)).status).toBe(200);
  expect((await remove(stations[2]!.id)).body.code).toBe('station_not_found');
  // Its name is free again.
  expect((await chef.post('/api/menu/stations', { ...created, key: randomUUID(), name: 'brasa' })).status).toBe(200);
});

test('a product is made at one station, and what is ordered keeps the one it was ordered at', async () => {
  const tables = (await staff.get('/api/tables')).body.tables;
  const made = async (id: string) => {
    const line = { productId: id, quantity: 1, optionIds: [], notes: '' };
    const placing = { key: randomUUID(), tableId: tables[0]!.id, lines: [line] };
    const { body } = await staff.post('/api/orders', placing);
    return async () => (await staff.get(`/api/orders/${body.id}`)).body.order.lines[0]!.stationId;
  };
  const { stations } = await menu();
  const usual = stations.find(({ isDefault }: any) => isDefault)!;
  const station = (await chef.post('/api/menu/stations', { key: randomUUID(), ...grill, name: 'Confeitaria' })).body.id;
  const product = await productNamed('Pão de queijo da Canastra');
  expect(product.stationId).toBeNull();
  const atUsual = await made(product.id);
  expect(await atUsual()).toBe(usual.id);

  const { id, revision, categoryId, available: _, pinned: __, ...fields } = product;
  const change = { ...fields, revision, category: { id: categoryId }, available: true };
  const moved = await staff.put(`/api/menu/products/${id}`, { ...change, stationId: station });
  expect(moved.status).toBe(200);
  const unknown = { ...change, revision: moved.body.revision, stationId: randomUUID() };
  expect((await staff.put(`/api/menu/products/${id}`, unknown)).body.code).toBe('station_not_found');
  const atOther = await made(id);
  expect(await atOther()).toBe(station);

  // Given up, its products go to the one that takes over; what was ordered there stays told as it was. Whoever has the product open may save it.
  const { revision: before } = await productNamed(product.name);
  const bar = stations.find(({ name }: any) => name === 'Bar')!;
  await chef.post(`/api/menu/stations/${station}/remove`, { into: bar.id });
  expect(await productNamed(product.name)).toMatchObject({ stationId: bar.id, revision: before });
  expect(await atOther()).toBe(station);
  expect(await (await made(id))()).toBe(bar.id);
  const tickets = async () => (await staff.get('/api/kitchen/tickets')).body.stations;
  expect((await tickets()).find((each: any) => each.id === bar.id)!.formerIds).toContain(station);
});

test('sorting the stations sends no dish elsewhere; what names no station is made at the one that is said to', async () => {
  const { stations } = await menu();
  const defaults = async () =>
    (await menu()).stations.filter((each: any) => each.isDefault).map((each: any) => each.name);
  const homeless = (await menu()).categories.flatMap((each: any) => each.products).find((each: any) => !each.stationId);
  const madeAt = async () => {
    // What the program remembers of the kitchen is told that it is over, a moment after a change.
    instance.database.scope(instance.restaurantId).forgetKept();
    const { items } = (await staff.get('/api/menu/availability')).body;
    return items.find((item: any) => item.id === homeless.id)!.stationId;
  };
  expect(await defaults()).toEqual(['Cozinha quente']);
  const before = await madeAt();
  await chef.post('/api/menu/stations/order', { ids: stations.map(({ id }: any) => id).reverse() });
  expect(await madeAt()).toBe(before);
  expect(await defaults()).toEqual(['Cozinha quente']);

  const cold = stations.find(({ name }: any) => name === 'Fria')!;
  expect((await staff.post(`/api/menu/stations/${cold.id}/default`)).status).toBe(403);
  expect((await chef.post(`/api/menu/stations/${randomUUID()}/default`)).body.code).toBe('station_not_found');
  await chef.post(`/api/menu/stations/${cold.id}/default`);
  expect(await madeAt()).toBe(cold.id);
  // Who takes over makes that as well.
  await chef.post(`/api/menu/stations/${cold.id}/remove`, { into: before });
  expect([await madeAt(), await defaults()]).toEqual([before, ['Cozinha quente']]);
});

test('the table of the menu carries the station by its name', async () => {
  const { text } = (await staff.get('/api/menu/csv')).body;
  const [header, ...rows] = text.split('\r\n');
  const place = header!.split(';').indexOf('estação');
  expect(place).toBeGreaterThan(0);
  expect(rows.some((row: string) => row.split(';')[place] === 'Bar')).toBe(true);
  const code = (await productNamed('Pão de queijo da Canastra')).id;
  const table = (station: string) => `código;estação\r\n${code};${station}\r\n`;
  const preview = async (station: string) => (await staff.post('/api/menu/csv/preview', { text: table(station) })).body;
  expect((await preview('Forno')).problems).toEqual([
    { line: 2, column: 'station', problem: 'station', value: 'Forno' },
  ]);
  const { version, rows: changes } = await preview('SOBREMESAS');
  expect(changes[0]!.changes).toEqual([{ column: 'station', from: 'Bar', to: 'Sobremesas' }]);
  expect((await staff.post('/api/menu/csv', { text: table('SOBREMESAS'), version })).status).toBe(200);
  const { stations } = await menu();
  expect((await productNamed('Pão de queijo da Canastra')).stationId).toBe(
    stations.find(({ name }: any) => name === 'Sobremesas')!.id,
  );
});
