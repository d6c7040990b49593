import { expect, test } from 'vitest';
import { addMonths, dayAfterKey, weeksOf } from './calendar.ts';

test('a month on from its last day is the last day that the next one has', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2028-01-31', 1)).toBe('2028-02-29');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
  expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
});

test('the weeks of a month hold each of its days once, under its weekday', () => {
  for (const [day, count, weeks] of [
    ['2026-11-21', 30, 5],
    ['2026-02-01', 28, 4],
    ['2026-08-31', 31, 6],
  ] as const) {
    const drawn = weeksOf(day);
    expect(drawn).toHaveLength(weeks);
    expect(drawn.flat().filter(Boolean)).toHaveLength(count);
  }
  expect(weeksOf('2026-11-21')[2]?.[6]).toBe('2026-11-21');
});

test('keys lead as in every calendar', () => {
  const led = ['ArrowLeft', 'ArrowDown', 'Home', 'End', 'PageUp', 'Tab'].map((key) => dayAfterKey('2026-11-18', key));
  expect(led).toEqual(['2026-11-17', '2026-11-25', '2026-11-15', '2026-11-21', '2026-10-18', null]);
});
