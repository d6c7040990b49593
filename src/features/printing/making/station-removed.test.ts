import { afterAll, beforeAll, expect, test } from 'vitest';
import { PrintingHouse } from '../../../../tests/support/printers/printing-house.ts';
import { pairedDevice } from '../../../../tests/support/server/paired-device.ts';
import { until } from '../../../../tests/support/server/until.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';
import { makePapers } from './make-papers.ts';

let printing: PrintingHouse;
let stations: { id: string; name: string }[];

beforeAll(async () => {
  printing = await PrintingHouse.open();
  const { instance, products } = printing;
  ({ rows: stations } = await instance.owner.query(
    `insert into stations (restaurant_id, name, position) values ($1, 'Grelha', 100), ($1, 'Balcão', 101), ($1, 'Copa', 102) returning id, name`,
    [instance.restaurantId],
  ));
  for (const [at, { id }] of stations.entries())
    await instance.owner.query('update products set station_id = $2 where id = $1', [products[at]!.id, id]);
  instance.database.scope(instance.restaurantId).forgetKept();
});
afterAll(() => printing.instance.close());

const papers = async (orderId: string) => {
  const { database, restaurantId } = printing.instance;
  await makePapers(database.scope(restaurantId), orderId, new Date());
  return printing.jobs(orderId);
};
const remove = (station: { id: string }, into: { id: string }) =>
  printing.owner.post(`/api/menu/stations/${station.id}/remove`, { into: into.id });
const served = async (printerId: string) => (await printing.standing(printerId)).stationIds;
const unserved = async () =>
  (await printing.owner.get('/api/printers')).body.unservedStations.map(({ name }: { name: string }) => name);

test('a printer and a display go with their station, and what another printer has not printed is printed there once', async () => {
  const [grill, counter, pantry] = stations as [any, any, any];
  const kitchen = (await printing.printer({ name: 'Cozinha', stationIds: [grill.id] })).id;
  const bar = (await printing.printer({ name: 'Bar', stationIds: [counter.id] })).id;
  const display = await pairedDevice(new Visitor(printing.instance), printing.owner, { stationIds: [counter.id] });
  expect(await unserved()).toContain('Copa');
  expect(await unserved()).not.toContain('Balcão');

  const order = await printing.order([{ at: 0 }, { at: 1 }]);
  expect((await papers(order.id)).map(({ kind }) => kind)).toEqual(['ticket', 'ticket']);
  expect((await remove(counter, pantry)).status).toBe(200);
  expect(await served(bar)).toEqual([pantry.id]);
  const { devices } = (await printing.owner.get('/api/kitchen-devices')).body;
  expect(devices.find(({ id }: { id: string }) => id === display.id)!.stationIds).toEqual([pantry.id]);
  expect(await unserved()).not.toContain('Copa');

  await printing.edit(order, [
    { line: 1, quantity: 1, notes: 'sem sal' },
    { line: 2, quantity: 1, notes: '' },
  ]);
  const [, , ...after] = await papers(order.id);
  expect(after.map(({ printer_id, kind, document }) => [printer_id, kind, document.added])).toEqual([
    [kitchen, 'change', []],
  ]);

  // Through every further removal a printer stays at a station that is there: with none it would print for all of them.
  expect((await remove(pantry, grill)).status).toBe(200);
  expect(await served(bar)).toEqual([grill.id]);
  // What is not made yet is printed where it was not, and once.
  await until(async () => (await printing.jobs(order.id)).length > 3, 'A ticket that moved');
  await Promise.all(Array.from({ length: 4 }, () => papers(order.id)));
  const [ticket, ...more] = (await papers(order.id)).slice(3);
  expect(more).toEqual([]);
  expect(ticket).toMatchObject({ printer_id: kitchen, kind: 'ticket', document: { formerStations: ['Copa'] } });
  expect(ticket.document.lines.map(({ name }: { name: string }) => name)).toEqual([printing.products[1]!.name]);
  const next = await printing.order([{ at: 1 }], 2);
  expect((await papers(next.id)).map(({ printer_id }) => printer_id).toSorted()).toEqual([bar, kitchen].toSorted());
  // Saved again, it names what it prints.
  const { id, revision, ...printer } = await printing.standing(bar);
  const fields = [
    'name',
    'agentId',
    'address',
    'columns',
    'codePage',
    'cut',
    'copies',
    'printsTickets',
    'printsChanges',
  ];
  const kept = [...fields, 'printsBills', 'stationIds', 'paused'].map((field) => [field, printer[field]]);
  const saved = await printing.owner.put(`/api/printers/${id}`, { revision, ...Object.fromEntries(kept) });
  expect([saved.status, await served(bar)]).toEqual([200, [grill.id]]);
});
