import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchForStall } from './stall.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what moves goes on for as long as it takes; what stands still is said to, once', () => {
  const stalled = vi.fn();
  const { moved } = watchForStall(25_000, stalled);
  for (let each = 0; each < 100; each += 1) {
    vi.advanceTimersByTime(24_000);
    moved();
  }
  expect(stalled).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(stalled).toHaveBeenCalledOnce();
});

test('what has ended is not waited for', () => {
  const stalled = vi.fn();
  watchForStall(25_000, stalled).stop();
  vi.advanceTimersByTime(60_000);
  expect(stalled).not.toHaveBeenCalled();
});
