import { expect, test } from 'vitest';
import { instantOf } from '#lib/days.ts';
import { calendarFile } from './calendar-entry.ts';

const from = instantOf('2026-12-03', '20:00', 'America/Manaus');
const entry = {
  id: '1b6f',
  title: 'Reserva: Bar; Café, 4 pessoas',
  place: 'Rua A, 1\nCentro',
  from,
  to: new Date(from.getTime() + 2 * 3_600_000),
  now: new Date('2026-11-30T09:00:00.500Z'),
  confirmed: false,
};

test('an entry stands at the instant of the hour on the wall of the house, with its texts escaped', () => {
  expect(calendarFile(entry).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Comanda//Reservations//EN',
    'BEGIN:VEVENT',
    'UID:1b6f',
    'DTSTAMP:20261130T090000Z',
    'DTSTART:20261204T000000Z',
    'DTEND:20261204T020000Z',
    'STATUS:TENTATIVE',
    'SUMMARY:Reserva: Bar\\; Café\\, 4 pessoas',
    'LOCATION:Rua A\\, 1\\nCentro',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
  expect(calendarFile({ ...entry, place: '' })).not.toContain('LOCATION');
  expect(calendarFile({ ...entry, confirmed: true })).toContain('STATUS:CONFIRMED');
});

test('no line is longer than 75 bytes, and none cuts a character', () => {
  const place = 'ção🍤'.repeat(60);
  const lines = calendarFile({ ...entry, place }).split('\r\n');
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(lines.join('\r\n').replace(/\r\n /g, '')).toContain(`LOCATION:${place}`);
});
