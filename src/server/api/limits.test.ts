import { expect, test } from 'vitest';
import { allowances } from './allowances.ts';
import { createLimits } from './limits.ts';

test('a budget is used up, comes back with time, and belongs to its key alone', () => {
  let now = 0;
  const limits = createLimits({ ...allowances(1), orders: { burst: 3, refillMs: 3_000 } }, () => now);
  const take = (key = 'a') => limits.take('orders', key);
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
  expect(take('b')).toBe(true);
  now += 1_000;
  expect([take(), take()]).toEqual([true, false]);
  now += 1_000_000;
  expect(take()).toBe(true);
  for (let n = 0; n < 9; n += 1) limits.giveBack('orders', 'a');
  expect([take(), take(), take(), take()]).toEqual([true, true, true, false]);
});

test.each(Object.keys(allowances(1)) as (keyof ReturnType<typeof allowances>)[])(
  'whoever fills the memory of %s with made-up keys makes no other budget forget who has used it up',
  (filled) => {
    const room = 50;
    const limits = createLimits(allowances(1), () => 0, room);
    const others = (Object.keys(allowances(1)) as (typeof filled)[]).filter((name) => name !== filled);
    for (const name of others) while (limits.take(name, 'spent'));
    for (let n = 0; n < 5 * room; n += 1) limits.take(filled, `made up ${n}`);
    expect(others.filter((name) => limits.take(name, 'spent'))).toEqual([]);
  },
);
