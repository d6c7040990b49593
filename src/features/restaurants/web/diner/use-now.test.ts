import { expect, test } from 'vitest';
import { clockMinutes } from '#lib/time.ts';
import { lastStep } from './use-now.ts';

test('a device whose clock is a little ahead of the kitchen counts no minute more', () => {
  const promisedAt = Date.parse('2026-11-20T23:16:00Z');
  for (let second = 0; second < 60; second += 1) {
    const now = promisedAt + second * 1_000;
    for (const aheadMs of [0, 30, 1_200, 90_000])
      expect(clockMinutes(lastStep(now + aheadMs, -aheadMs), now + 24 * 60_000)).toBe(24);
  }
});
