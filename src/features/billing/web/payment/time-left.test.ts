import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

test('minutes and seconds, hours only where there are any, and never less than nothing', () => {
  expect([1_781_000, 59_001, 3_909_000, 3_600_000, 0, -5_000].map(timeLeft)).toEqual([
    '29:41',
    '01:00',
    '1:05:09',
    '1:00:00',
    '00:00',
    '00:00',
  ]);
});
