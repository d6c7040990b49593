import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { everyDay } from './daily.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const hours = (count: number) => vi.advanceTimersByTimeAsync(count * 3_600_000);

test('at once and once a day; what failed again after a minute; and not any more once it has ended', async () => {
  let runs = 0;
  const errors: unknown[] = [];
  const work = async () => {
    runs += 1;
    if (runs === 2) throw new Error('no');
  };
  const end = everyDay(work, (error) => errors.push(error));
  await hours(23);
  expect(runs).toBe(1);
  await hours(1);
  expect([runs, errors.length]).toEqual([2, 1]);
  await hours(1);
  expect(runs).toBe(3);
  await hours(24);
  expect(runs).toBe(4);
  await end();
  await hours(48);
  expect(runs).toBe(4);
});
