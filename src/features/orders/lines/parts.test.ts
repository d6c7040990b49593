import { expect, test } from 'vitest';
import { growthApart } from './growth.ts';
import { movesTo, undoOf } from './moves.ts';
import { freshParts, madeAt, partMoved, stationsOf } from './parts.ts';

const now = new Date('2026-11-21T23:00:00.000Z');
const choice = (optionId: string) => ({ optionId, group: 'Bebida', name: optionId, priceDeltaCents: 0 });
const house = {
  of: () => 'kitchen',
  ofOption: (id: string) => new Map([['guaraná', 'bar']]).get(id) ?? (id === 'arroz' ? 'kitchen' : null),
};
const made = (...options: string[]) =>
  madeAt({ productId: 'combo', choices: options.map(choice) }, house, 'pendente', now);
const fresh = (stationId: string) => ({ stationId, status: 'pendente', readyAt: null });

test('a line is made where its dish is and where its choices name another station, once at each', () => {
  expect(stationsOf(made('guaraná', 'guaraná', 'farofa'))).toEqual(['kitchen', 'bar']);
  expect(made('guaraná').parts).toEqual([fresh('kitchen'), fresh('bar')]);
  expect(made('guaraná').choices[0]).toMatchObject({ stationId: 'bar' });
});

test('what is made in one place has no parts, also where a choice names the station of its dish', () => {
  expect(made('farofa', 'arroz').parts).toBeNull();
  expect(made('arroz').choices[0]).not.toHaveProperty('stationId');
  expect(freshParts({ stationId: null, choices: [] }, 'pendente', now)).toBeNull();
});

test('a line is being prepared once a station has begun, and ready when all of them are', () => {
  const bring = (parts: NonNullable<ReturnType<typeof freshParts>>, station: string, to: 'preparando' | 'pronto') =>
    partMoved(parts, { station, to, now });
  const begun = bring(made('guaraná').parts ?? [], 'bar', 'preparando');
  expect(begun.status).toBe('preparando');
  const poured = bring(begun.parts, 'bar', 'pronto');
  expect([poured.status, poured.parts]).toEqual([
    'preparando',
    [fresh('kitchen'), { stationId: 'bar', status: 'pronto', readyAt: now.toISOString() }],
  ]);
  const ready = bring(poured.parts, 'kitchen', 'pronto');
  expect(ready.status).toBe('pronto');
  const back = bring(ready.parts, 'bar', 'preparando');
  expect([back.status, back.parts.map(({ status }) => status)]).toEqual(['preparando', ['pronto', 'preparando']]);
});

test('a step is made station by station, and taken back as each of them stood', () => {
  const parts = [
    { stationId: 'kitchen', status: 'preparando' as const },
    { stationId: 'bar', status: 'pronto' as const },
  ];
  const moves = movesTo('a', [{ line: 1, status: 'preparando', parts }], 'pronto');
  expect(moves).toEqual([{ id: 'a', lines: [1], from: 'preparando', to: 'pronto', station: 'kitchen' }]);
  expect(undoOf(moves)).toEqual([{ id: 'a', lines: [1], from: 'pronto', to: 'preparando', station: 'kitchen' }]);
  const ready = parts.map((part) => ({ ...part, status: 'pronto' as const }));
  expect(movesTo('a', [{ line: 1, status: 'pronto', parts: ready }], 'entregue')).toEqual([
    { id: 'a', lines: [1], from: 'pronto', to: 'entregue' },
  ]);
});

test('more of what one station has made is a line of its own, which both make', () => {
  const parts = [
    { stationId: 'kitchen', status: 'preparando' as const, readyAt: null },
    { stationId: 'bar', status: 'pronto' as const, readyAt: now.toISOString() },
  ];
  const combo = { ...made('guaraná'), productId: 'combo', name: 'Combo', unitCents: 100, notes: '', line: 1 };
  const before = { ...combo, quantity: 1, status: 'preparando' as const, parts };
  const { lines, more } = growthApart([before], [{ ...before, quantity: 3 }]);
  expect([lines[0]?.quantity, more.map(({ quantity }) => quantity)]).toEqual([1, [2]]);
  expect(stationsOf(more[0]!)).toEqual(['kitchen', 'bar']);
});
