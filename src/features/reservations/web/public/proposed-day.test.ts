import { expect, test } from 'vitest';
import { proposedDay } from './proposed-day.ts';

// 3 December 2026 is a Thursday.
const house = {
  openingHours: { quinta: { open: '18:00', close: '02:00' }, sábado: { open: '12:00', close: '15:00' } },
  specialDays: { '2026-12-05': { name: 'Inventário', periods: [] } },
};
const at = (moment: string, hours = house) =>
  proposedDay(hours as typeof house, new Date(`${moment}-03:00`), 'America/Sao_Paulo');

test('the form begins with the night that lasts, with today before it opens, and otherwise with the next open day', () => {
  expect(at('2026-12-03T12:00')).toBe('2026-12-03');
  expect(at('2026-12-04T01:30')).toBe('2026-12-03');
  expect(at('2026-12-04T02:00')).toBe('2026-12-10');
  expect(at('2026-12-11T09:00')).toBe('2026-12-12');
});

test('where the hours say nothing it begins with today', () => {
  expect(at('2026-12-04T09:00', { openingHours: {}, specialDays: {} } as unknown as typeof house)).toBe('2026-12-04');
});
