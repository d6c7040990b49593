import { afterEach, expect, test, vi } from 'vitest';
import { isFresh } from './is-fresh.ts';

afterEach(() => void vi.useRealTimers());

test('what was read is fresh for so long, and not before it was read, as a clock that was set back would have it', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 100_000 });
  expect([100_000, 95_001, 95_000, 100_001].map((at) => isFresh(at, 5_000))).toEqual([true, true, false, false]);
});
