import { expect, test } from 'vitest';
import { isAwaited } from './awaited.ts';

test('a screen is awaited for two minutes after it was paired, until it was heard of', () => {
  const pairedAt = '2026-11-30T20:00:00Z';
  const awaited = (now: string, lastSeenAt: string | null = null) => isAwaited({ lastSeenAt, pairedAt }, now);
  expect(awaited('2026-11-30T20:01:59Z')).toBe(true);
  expect(awaited('2026-11-30T20:02:01Z')).toBe(false);
  expect(awaited('2026-11-30T20:00:05Z', '2026-11-30T20:00:04Z')).toBe(false);
});
