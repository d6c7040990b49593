import { expect, test } from 'vitest';
import { daysUntil, dayText } from './day-text.ts';

const zone = 'America/Sao_Paulo';

test('a day is the one on the wall of the restaurant', () => {
  expect(dayText('2026-11-28T01:30:00Z', zone)).toBe('27 de novembro de 2026');
});

test('days are counted as the calendar does, and do not go below zero', () => {
  const now = Date.parse('2026-11-21T23:00:00-03:00');
  expect(daysUntil('2026-11-22T00:30:00-03:00', now, zone)).toBe(1);
  expect(daysUntil('2026-11-21T23:30:00-03:00', now, zone)).toBe(0);
  expect(daysUntil('2026-11-28T22:00:00-03:00', now, zone)).toBe(7);
  expect(daysUntil('2026-11-01T22:00:00-03:00', now, zone)).toBe(0);
});
