import { expect, test } from 'vitest';
import { drawingOf } from './extent.ts';

test('of empty rows and columns between tables one is left, and none around them', () => {
  const drawing = drawingOf([
    { tableId: 'a', x: 3, y: 2, shape: 'round' },
    { tableId: 'b', x: 12, y: 12, shape: 'long' },
  ]);
  expect(drawing).toMatchObject({ width: 13, height: 9 });
  expect(drawing.places.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [5, 5],
  ]);
});

test('tables that stand wall to wall, or over against each other, keep how they stand', () => {
  const drawing = drawingOf([
    { tableId: 'a', x: 0, y: 0, shape: 'square' },
    { tableId: 'b', x: 4, y: 2, shape: 'square' },
  ]);
  expect(drawing.places.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [4, 2],
  ]);
  expect(drawing).toMatchObject({ width: 8, height: 6 });
});
