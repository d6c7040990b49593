import { expect, test } from 'vitest';
import type { Standing } from './contract.ts';
import { awaitedAt, unservedStations } from './unserved.ts';

const stations = [{ id: 'hot' }, { id: 'bar' }];
const printer = (stationIds: string[], printsTickets = true, standing: Standing = 'ready') => ({
  stationIds,
  printsTickets,
  standing,
});
const unserved = (
  printers: ReturnType<typeof printer>[],
  displays: { stationIds: string[]; showsPass?: boolean }[] = [],
) =>
  unservedStations(
    stations,
    printers,
    displays.map((display) => ({ showsPass: false, ...display })),
  ).map(({ id }) => id);

test('a station is served by a printer of tickets or a display that names it, or that names none', () => {
  expect(unserved([printer(['hot'])])).toEqual(['bar']);
  expect(unserved([printer(['hot'])], [{ stationIds: ['bar'] }])).toEqual([]);
  expect(unserved([printer([])])).toEqual([]);
  expect(unserved([printer(['hot'])], [{ stationIds: [] }])).toEqual([]);
  // One that prints only bills tells the kitchen nothing.
  expect(unserved([printer(['hot']), printer([], false)])).toEqual(['bar']);
});

test('a house without printers and displays has nothing that could leave a station out', () => {
  expect(unserved([])).toEqual([]);
  expect(unserved([printer([], false)])).toEqual([]);
});

test('a display at the pass serves no station', () => {
  expect(unserved([printer(['hot'])], [{ stationIds: [], showsPass: true }])).toEqual(['bar']);
  expect(unserved([], [{ stationIds: [], showsPass: true }])).toEqual([]);
});

test('a printer that never came serves nothing yet', () => {
  expect(unserved([printer(['hot']), printer(['bar'], true, 'never')])).toEqual(['bar']);
  expect(unserved([printer(['hot']), printer(['bar'], true, 'away')])).toEqual([]);
  expect(unserved([printer([], true, 'never')])).toEqual([]);
});

test('a printer that was set up for such a station and has not come is named', () => {
  const named = (name: string, of: ReturnType<typeof printer>) => ({ name, ...of });
  const printers = [
    named('Bar', printer(['bar'], true, 'never')),
    named('Caixa', printer(['bar'], false, 'never')),
    named('Copa', printer([], true, 'never')),
    named('Grelha', printer(['hot'])),
  ];
  expect(awaitedAt(printers, [{ id: 'bar' }])).toEqual(['Bar', 'Copa']);
  expect(awaitedAt(printers, [])).toEqual([]);
});
