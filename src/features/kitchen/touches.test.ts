import { expect, test } from 'vitest';
import { countedOnce } from './touches.ts';

test('a second touch of the same within half a second does not count; one of another does', () => {
  let now = 0;
  const counts = countedOnce(() => now);
  expect(counts('a')).toBe(true);
  now = 220;
  expect([counts('a'), counts('b')]).toEqual([false, true]);
  // Hammered: the time starts anew.
  now = 640;
  expect(counts('a')).toBe(false);
  now = 1_140;
  expect(counts('a')).toBe(true);
});

test('a line is not touched just after its whole ticket, and two lines may be touched one after the other', () => {
  let now = 0;
  const counts = countedOnce(() => now);
  expect([counts('a'), counts('a 1', 'a')]).toEqual([true, false]);
  now = 600;
  expect([counts('a 1', 'a'), counts('a 2', 'a'), counts('a 2', 'a')]).toEqual([true, true, false]);
});
