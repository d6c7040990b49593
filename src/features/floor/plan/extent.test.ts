import { expect, test } from 'vitest';
import { extentOf, wholeRoom } from './extent.ts';

test('a room is drawn as far as its tables stand, with a square of air around them', () => {
  const extent = extentOf([
    { tableId: 'a', x: 1, y: 2, shape: 'round' },
    { tableId: 'b', x: 10, y: 9, shape: 'long' },
  ]);
  expect(extent).toEqual({ x: 0, y: 1, width: 19, height: 13 });
  expect(extentOf([])).toEqual(wholeRoom);
});
