import { expect, test } from 'vitest';
import { type DayDraft, dayFault } from './couvert-day-fault.ts';

const draft = (key: string, changes: Partial<DayDraft> = {}): DayDraft => ({
  key,
  weekday: null,
  day: '2026-12-05',
  cents: 900,
  artist: '',
  ...changes,
});

test('a single day is missing, cannot be, or is there twice', () => {
  const right = draft('a');
  expect(dayFault(right, [right])).toBeUndefined();
  expect(dayFault(draft('a', { day: null }), [])).toBe('day');
  expect(dayFault(draft('a', { day: '31/02/2026' }), [])).toBe('invalid');
  const again = draft('b');
  expect(dayFault(again, [right, again])).toBe('twice');
  expect(dayFault(right, [right, again])).toBeUndefined();
});

test('a weekday needs no date, and each day a couvert', () => {
  const friday = draft('a', { weekday: 5, day: null });
  expect(dayFault(friday, [friday])).toBeUndefined();
  for (const cents of [Number.NaN, -1, 100_001]) expect(dayFault({ ...friday, cents }, [friday])).toBe('cents');
});
