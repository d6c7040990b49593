import { expect, test } from 'vitest';
import { waitsTooLong } from './waits-too-long.ts';

const since = '2026-11-22T21:00:00Z';
const after = (minutes: number) => Date.parse(since) + minutes * 60_000;

test('a call waits too long after five minutes, ready food after six', () => {
  expect([4.9, 5].map((minutes) => waitsTooLong('call', since, after(minutes)))).toEqual([false, true]);
  expect([5.9, 6].map((minutes) => waitsTooLong('food', since, after(minutes)))).toEqual([false, true]);
});
