import { expect, test } from 'vitest';
import type { Check } from '../../told/contract.ts';
import { untilFree } from './until-free.ts';

const now = '2026-11-27T21:00:00.000Z';
const at = (seconds: number) => new Date(Date.parse(now) + seconds * 1_000).toISOString();
const read = (...claims: { you: boolean; until: string | null }[]) => ({
  check: { lines: [{ claims }] } as Check,
  now,
});

test('a bill is read again when the first of what is held is free, also what this phone itself holds', () => {
  expect(untilFree(read({ you: false, until: at(90) }, { you: true, until: at(60) }))).toBe(60_000);
  expect(untilFree(read({ you: true, until: at(90) }))).toBe(90_000);
});

test('what is free already, what is being paid and no bill wait for nothing', () => {
  expect(untilFree(read({ you: true, until: at(-1) }, { you: false, until: null }))).toBe(false);
  expect(untilFree({ check: null, now })).toBe(false);
  expect(untilFree(undefined)).toBe(false);
});
