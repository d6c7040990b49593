import { expect, test } from 'vitest';
import { inPlace, type Place, placesAfter, withoutOver } from './places.ts';

const cards = (ids: string) => [...ids].map((id) => ({ id }));
/** Small letters: places that are kept. */
const told = (places: readonly Place<{ id: string }>[]) =>
  places.map(({ card, until }) => (until === null ? card.id.toUpperCase() : card.id)).join('');
const column = (ids: string) => placesAfter([], cards(ids), 0);

test('what leaves keeps its place, and the next one stays where it was', () => {
  const left = placesAfter(column('abc'), cards('bc'), 6_000);
  expect(told(left)).toBe('aBC');
  expect(told(placesAfter(left, cards('c'), 7_000))).toBe('abC');
  expect(told(placesAfter(column('abc'), cards(''), 6_000))).toBe('abc');
  expect(told(placesAfter(column('abc'), cards('ab'), 6_000))).toBe('ABc');
});

test('what is taken back stands where it stood', () => {
  const left = placesAfter(column('abc'), cards('ac'), 6_000);
  expect(told(left)).toBe('AbC');
  expect(told(placesAfter(left, cards('abc'), 9_000))).toBe('ABC');
});

test('what comes meanwhile stands where its column puts it', () => {
  const left = placesAfter(column('abc'), cards('ac'), 6_000);
  expect(told(placesAfter(left, cards('nacd'), 9_000))).toBe('NAbCD');
});

test('a place is kept for its time, counted from when it was left, and while it is being taken back', () => {
  const left = placesAfter(column('ab'), cards('b'), 6_000);
  const later = placesAfter(left, cards(''), 8_000);
  expect(withoutOver(later, 5_999, null)).toBe(later);
  expect(told(withoutOver(later, 6_000, null))).toBe('b');
  expect(withoutOver(later, 6_000, 'a')).toBe(later);
  expect(withoutOver(later, 8_000, null)).toEqual([]);
});

test('while somebody points at a column its cards keep their sequence, as they are by now', () => {
  const stands = (stood: string, sorted: string) =>
    inPlace(cards(stood), cards(sorted))
      .map(({ id }) => id)
      .join('');
  expect(stands('abc', 'cab')).toBe('abc');
  expect(stands('abc', 'cb')).toBe('bc');
  expect(stands('abc', 'nabc')).toBe('nabc');
  expect(stands('abc', 'cnab')).toBe('abcn');
  expect(stands('', 'ba')).toBe('ba');
  const late = { id: 'b', minutes: 3 };
  expect(
    inPlace(
      [
        { id: 'a', minutes: 0 },
        { id: 'b', minutes: 0 },
      ],
      [late, { id: 'a', minutes: 0 }],
    )[1],
  ).toBe(late);
});
