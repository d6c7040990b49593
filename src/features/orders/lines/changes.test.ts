import { expect, test } from 'vitest';
import { changesBetween, changesToSee, netChanges, unseenChanges, withRemoved } from './changes.ts';
import type { OrderChange } from './contract.ts';

const snapshot = (quantity: number, notes = '') => ({
  productId: 'p',
  stationId: null,
  name: 'Caldinho',
  unitCents: 1_990,
  choices: [],
  quantity,
  notes,
});
const change = (revision: number, line: number, was: number | null, became: number | null): OrderChange => ({
  line,
  revision,
  at: '2026-11-20T23:16:00.000Z',
  seenAt: revision < 3 ? '2026-11-20T23:17:00.000Z' : null,
  seenStations: [],
  was: was === null ? null : snapshot(was),
  became: became === null ? null : snapshot(became),
});

test('a line is told of when it came, went, or is asked for differently', () => {
  const lines = [1, 2, 3].map((line) => ({ line, ...snapshot(1) }));
  const after = [lines[0]!, { line: 2, ...snapshot(1, 'sem cebola') }, { line: 4, ...snapshot(2) }];
  expect(changesBetween(lines, after)).toEqual([
    { line: 2, was: snapshot(1), became: snapshot(1, 'sem cebola') },
    { line: 3, was: snapshot(1), became: null },
    { line: 4, was: null, became: snapshot(2) },
  ]);
  expect(changesBetween(lines, lines)).toEqual([]);
});

test('several edits read as one, and what was undone is no change', () => {
  const changes = [change(2, 1, 1, 2), change(3, 1, 2, 3), change(3, 2, null, 1), change(4, 2, 1, null)];
  expect(netChanges(changes)).toEqual([{ line: 1, was: snapshot(1), became: snapshot(3) }]);
  expect(netChanges([...changes, change(5, 1, 3, 1)])).toEqual([]);
  expect(unseenChanges(changes).map(({ revision }) => revision)).toEqual([3, 3, 4]);
});

test('what was told and then undone stays to be seen: struck when it is gone, and as it was last told when it is as before', () => {
  const added = change(3, 4, null, 2);
  expect(changesToSee([added])).toEqual([{ line: 4, was: null, became: snapshot(2) }]);
  const gone = [added, change(4, 4, 2, 3), change(5, 4, 3, null)];
  expect(changesToSee(gone)).toEqual([{ line: 4, was: snapshot(3), became: null }]);
  expect(withRemoved([], changesToSee(gone))).toMatchObject([
    { line: { line: 4, quantity: 3 }, change: { became: null } },
  ]);
  expect(changesToSee([change(3, 1, 1, 2), change(4, 1, 2, 1)])).toEqual([
    { line: 1, was: snapshot(2), became: snapshot(1) },
  ]);
  // What was not undone reads as one.
  expect(changesToSee([change(3, 1, 1, 2), change(4, 1, 2, 3)])).toEqual([
    { line: 1, was: snapshot(1), became: snapshot(3) },
  ]);
});

test('of a line that was given in part and taken away bit by bit, what was given is in no sum', () => {
  const changes = [change(2, 1, 3, 2), { ...change(3, 1, 2, null), was: { ...snapshot(2), freeQuantity: 1 } }];
  expect(netChanges(changes)).toEqual([{ line: 1, was: { ...snapshot(3), freeQuantity: 1 }, became: null }]);
});
