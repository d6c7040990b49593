import { expect, test } from 'vitest';
import { columnsAfter, columnWidths, placesIn } from './pass-columns.ts';

test('columns stay as they are while orders come and go, and change only when another station has something', () => {
  const first = columnsAfter([], [4, 0, 2]);
  expect(first).toEqual([4, 0, 2]);
  expect(columnsAfter(first, [1, 0, 9])).toBe(first);
  expect(columnsAfter(first, [0, 0, 0])).toBe(first);
  expect(columnsAfter(first, [])).toBe(first);
  expect(columnsAfter(first, [1, 3, 9])).toEqual([4, 3, 9]);
  expect(columnsAfter(first, [1, 3])).toEqual([1, 3]);
});

test('who makes most has most room', () => {
  expect(columnWidths([4, 2])).toBe('minmax(0, 2.00fr) minmax(0, 1.50fr)');
});

test('what a table has of a station takes the room of those to its right of which it has nothing', () => {
  expect(placesIn([2, 0, 3, 0])).toEqual([{ from: 0, span: 2 }, null, { from: 2, span: 2 }, null]);
  expect(placesIn([0, 1, 1])).toEqual([null, { from: 1, span: 1 }, { from: 2, span: 1 }]);
  // The last column is that of what can be done, where nothing can.
  expect(placesIn([1, 0, 0])).toEqual([{ from: 0, span: 3 }, null, null]);
});
