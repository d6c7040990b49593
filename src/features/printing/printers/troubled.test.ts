import { afterAll, beforeAll, expect, test } from 'vitest';
import { PrintingHouse } from '../../../../tests/support/printers/printing-house.ts';
import { StarPrinter } from '../../../../tests/support/printers/star-printer.ts';
import { LiveScreen } from '../../../../tests/support/server/live-screen.ts';
import { pairedDevice } from '../../../../tests/support/server/paired-device.ts';
import { until } from '../../../../tests/support/server/until.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';

let printing: PrintingHouse;
beforeAll(async () => {
  printing = await PrintingHouse.open();
});
afterAll(() => printing.instance.close());

test("a kitchen's display is told of a printer that fell silent, with what waits for it, and nothing else of it", async () => {
  const { instance, owner } = printing;
  const { screen } = await pairedDevice(new Visitor(instance), owner);
  const read = async () => (await screen.get('/api/printers/troubled')).body;
  const troubled = async () => (await read()).printers;
  const grill = await printing.printer({ name: 'Grelha' });
  const till = await printing.printer({ printsTickets: false, printsChanges: false, printsBills: true });
  for (const { path } of [grill, till]) await new StarPrinter(instance.url + path).poll();
  await printing.order([{ at: 0 }], 7);
  await until(async () => (await printing.standing(grill.id)).waiting === 1, 'A paper');
  expect(await troubled()).toEqual([]);

  const display = new LiveScreen(
    () => `${instance.url}/api/live`,
    screen.cookieHeader,
    async () => null,
  );
  await until(() => display.connections > 0);
  // The last that was heard of them is eleven seconds ago: the display knows before it is fifteen.
  await instance.owner.query(`update printers set last_seen_at = now() - interval '11 seconds'`);
  await until(() => display.events.some(({ topic }) => topic === 'printers'), 'The news', 160);
  display.close();
  const [told, ...others] = await troubled();
  expect(others).toEqual([]);
  expect(Object.keys(told!).toSorted()).toEqual(
    [
      'awayComputer',
      'awaySince',
      'failed',
      'id',
      'name',
      'standing',
      'stationIds',
      'takenOverBy',
      'waiting',
      'waitingSince',
      'waitingTables',
      'waitingTests',
    ].toSorted(),
  );
  expect(told).toMatchObject({ name: 'Grelha', standing: 'away', waiting: 1, failed: 0, waitingTables: [7] });

  // The till's printer prints: the display sends there what waits.
  await new StarPrinter(instance.url + till.path).poll();
  const [other] = (await read()).others;
  expect(Object.keys(other!).toSorted()).toEqual(['id', 'name']);
  expect(other!.id).toBe(till.id);
  const sent = await screen.post(`/api/printers/${grill.id}/redirect`, { toId: till.id });
  expect(sent.body).toEqual({ jobs: 1 });
  expect((await troubled())[0]).toMatchObject({ waiting: 0 });

  await new StarPrinter(instance.url + grill.path).poll();
  expect(await troubled()).toEqual([]);
  // The rest of printing is not the kitchen's.
  for (const path of ['/api/printers', `/api/printers/${grill.id}/jobs`])
    expect((await screen.get(path)).status).toBe(403);
});
