import { expect, test } from 'vitest';
import { createLimits } from './limits.ts';

test('a budget is used up, comes back with time, and belongs to its key alone', () => {
  let now = 0;
  const limits = createLimits(
    {
      orders: { burst: 3, refillMs: 3_000 },
      tableCode: { burst: 1, refillMs: 60_000 },
      registrations: { burst: 1, refillMs: 60_000 },
      reservations: { burst: 1, refillMs: 60_000 },
      reservationLetters: { burst: 1, refillMs: 60_000 },
      invoices: { burst: 1, refillMs: 60_000 },
    },
    () => now,
  );
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
