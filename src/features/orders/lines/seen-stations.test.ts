import { expect, test } from 'vitest';
import type { Station } from '../../menu/stations/contract.ts';
import { concernedBy, sightOf } from './seen-stations.ts';

const station = (id: string, formerIds: string[] = []): Station => ({
  id,
  name: id,
  targetMinutes: 10,
  repeatsSound: false,
  isDefault: id === 'hot',
  formerIds,
});
const both = [station('hot'), station('bar')];
const choice = (stationId?: string) => ({
  optionId: 'o',
  group: 'g',
  name: 'n',
  priceDeltaCents: 0,
  ...(stationId && { stationId }),
});

test('a notice concerns each station that makes something of its lines, and the default one where nothing names one', () => {
  const combo = { stationId: 'hot', choices: [choice('bar'), choice()] };
  expect(concernedBy([combo, { stationId: 'bar', choices: [] }], both)).toEqual(['hot', 'bar']);
  expect(concernedBy([{ stationId: null, choices: [] }], both)).toEqual(['hot']);
  expect(concernedBy([], both)).toEqual([]);
});

test('it is seen by all with the last of those that it concerns', () => {
  const sight = (seen: string[], ...at: string[]) => sightOf({ concerned: ['hot', 'bar'], seen, at }, both);
  expect(sight([], 'bar')).toEqual({ seen: ['bar'], byAll: false });
  expect(sight(['bar'], 'bar')).toBeNull();
  expect(sight(['bar'], 'hot')).toEqual({ seen: ['bar', 'hot'], byAll: true });
  expect(sight([], 'hot', 'bar')?.byAll).toBe(true);
  expect(sightOf({ concerned: ['hot'], seen: [], at: ['bar', 'of nobody'] }, both)).toBeNull();
});

test('whoever takes over a station sees for it, and has its part still to see where that had not', () => {
  const left = [station('hot', ['bar'])];
  const sight = (seen: string[], at: string) => sightOf({ concerned: ['hot', 'bar'], seen, at: [at] }, left);
  expect(sight(['hot'], 'hot')?.byAll).toBe(true);
  expect(sight([], 'bar')?.byAll).toBe(true);
});
