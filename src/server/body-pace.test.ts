import { expect, test } from 'vitest';
import { isTooSlow } from './body-pace.ts';

const pace = { graceMs: 20_000, bytesPerSecond: 500, mostMs: 600_000 };
const after = (seconds: number, bytes: number, stillSeconds = 0) =>
  isTooSlow({ forMs: seconds * 1_000, bytes, stillMs: stillSeconds * 1_000 }, pace);

test('a body is waited for as long as it comes at the pace of a weak line', () => {
  expect(after(30, 40_000 * 30)).toBe(false);
  expect(after(120, 2_000 * 120)).toBe(false);
  expect(after(19, 0)).toBe(false);
});

test('one that drips, stands still or never ends is not', () => {
  expect(after(21, 20 * 21)).toBe(true);
  expect(after(25, 1_000_000, 21)).toBe(true);
  expect(after(25, 1_000_000, 19)).toBe(false);
  expect(after(601, 100_000_000)).toBe(true);
});
