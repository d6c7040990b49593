import { expect, test } from 'vitest';
import { drawingOf } from './extent.ts';

test('what was arranged is what is drawn: the tables keep their distances, and only the empty edge goes', () => {
  const drawing = drawingOf([
    { tableId: 'a', x: 3, y: 2, shape: 'round' },
    { tableId: 'b', x: 12, y: 12, shape: 'long' },
  ]);
  expect(drawing).toMatchObject({ width: 17, height: 14 });
  expect(drawing.places.map(({ x, y }) => [x, y])).toEqual([
    [0, 0],
    [9, 10],
  ]);
});

test('a room without tables has nothing to draw', () => {
  expect(drawingOf([])).toEqual({ width: 0, height: 0, places: [] });
});
