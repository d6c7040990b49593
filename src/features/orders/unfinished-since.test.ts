import { expect, test } from 'vitest';
import type { OpeningHours } from '../restaurants/opening/contract.ts';
import { unfinishedSince } from './unfinished-since.ts';

/** The hours of a house without single days. */
const byWeek = (openingHours: OpeningHours) => ({ openingHours, specialDays: {} });

const zone = 'America/Sao_Paulo';
const late = { sexta: [{ open: '18:00', close: '02:00' }], sábado: [{ open: '18:00', close: '02:00' }] };
const since = (now: string, hours = {}) => unfinishedSince(new Date(now), byWeek(hours), zone).toISOString();

test('what belongs to the running business day is never unfinished, however long it waits', () => {
  // Saturday, 14:00: the day began with the end of Friday's night.
  expect(since('2026-11-21T17:00:00Z', late)).toBe('2026-11-21T05:00:00.000Z');
  // Sunday, 01:30: still Saturday's.
  expect(since('2026-11-22T04:30:00Z', late)).toBe('2026-11-21T05:00:00.000Z');
});

test('what was touched less than six hours ago is not, also where a day has just ended', () => {
  expect(since('2026-11-21T03:10:00Z')).toBe('2026-11-20T21:10:00.000Z');
  expect(since('2026-11-22T05:10:00Z', late)).toBe('2026-11-21T23:10:00.000Z');
  expect(since('2026-11-22T15:00:00Z', late)).toBe('2026-11-22T05:00:00.000Z');
});
