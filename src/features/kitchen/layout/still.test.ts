import { expect, test } from 'vitest';
import { movedOf, placesOf } from './still.ts';

const places = (...columns: string[]) =>
  placesOf(
    columns.map((column) => [...column]),
    () => 100,
  );

test('when a place closes, what slid is told; what hangs before it stays', () => {
  expect(movedOf(places('abc', 'd'), places('ac', 'd'))).toEqual(['c']);
  expect(movedOf(places('a', 'b', 'c'), places('b', 'c'))).toEqual(['b', 'c']);
  expect(movedOf(places('abc'), places('abc'))).toEqual([]);
});

test('what comes where nothing hung may be touched at once; what comes as others move may not', () => {
  expect(movedOf(places('ab'), places('ab', 'c'))).toEqual([]);
  expect(movedOf(places(), places('ab'))).toEqual([]);
  expect(movedOf(places('ab'), places('xab'))).toEqual(['x', 'a', 'b']);
});

test('a ticket that has grown moves what hangs below it, not itself', () => {
  const grown = placesOf([['a', 'b']], (key) => (key === 'a' ? 140 : 100));
  expect(movedOf(places('ab'), grown)).toEqual(['b']);
});
