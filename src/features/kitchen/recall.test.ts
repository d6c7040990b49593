import { expect, test } from 'vitest';
import { recallable } from './recall.ts';
import { cold, hot, line, minute, start, stations } from './sample-kitchen.ts';

const ready = (minutes: number) => new Date(start + minutes * minute).toISOString();

test('the last twenty that were finished at the stations shown, the last first', () => {
  const finished = Array.from({ length: 25 }, (_, n) => ({
    id: `${n}`,
    tableNumber: n,
    number: 1,
    lines: [
      line(1, 'Picanha', { status: 'pronto', readyAt: ready(n) }),
      line(2, 'Salada', { stationId: cold, status: 'pronto', readyAt: ready(100 - n) }),
    ],
  }));
  const tables = (chosen: Set<string>) => recallable(finished, stations, chosen).map(({ tableNumber }) => tableNumber);
  expect(tables(new Set([hot]))).toEqual(Array.from({ length: 20 }, (_, n) => 24 - n));
  expect(tables(new Set([cold]))).toEqual(Array.from({ length: 20 }, (_, n) => n));
  expect(recallable(finished, stations, null)[0]?.lines).toHaveLength(2);
});

test('what is brought back warns of what was said at another station too', () => {
  const lines = [
    line(1, 'Picanha', { status: 'pronto', readyAt: ready(1) }),
    line(2, 'Salada', { stationId: cold, status: 'pronto', readyAt: ready(1), notes: 'alergia a ovo' }),
  ];
  const [back] = recallable([{ id: 'a', tableNumber: 1, number: 1, lines }], stations, new Set([hot]));
  expect(back?.warnings).toEqual([{ text: 'alergia a ovo', dish: 'Salada', line: 2 }]);
});
