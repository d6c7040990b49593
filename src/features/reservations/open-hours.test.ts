import { expect, test } from 'vitest';
import { clockOf } from './evening.ts';
import { closedSpans, openHalfHours } from './open-hours.ts';

const timezone = 'America/Sao_Paulo';
const sunday = '2026-11-29';
const at = (clock: string, day = sunday) => Date.parse(`${day}T${clock}:00-03:00`);
const house = {
  openingHours: {
    domingo: [{ open: '12:15', close: '17:00' }],
    sábado: [{ open: '18:00', close: '02:00' }],
  },
  specialDays: {},
  timezone,
};

function closedWithin(since: number, until: number, hours: Parameters<typeof openHalfHours>[1] = house): string[] {
  const window = { since, until };
  return closedSpans(window, openHalfHours(window, hours)).map((span) =>
    [span.since, span.until].map((end) => clockOf(end, timezone)).join('-'),
  );
}

test('the hours at which nobody is received are closed, to the half hour', () => {
  expect(closedWithin(at('12:00'), at('22:00'))).toEqual(['12:00-12:30', '17:00-22:00']);
  expect(closedWithin(at('13:00'), at('17:00'))).toEqual([]);
});

test('past midnight the night before is still open', () => {
  expect(closedWithin(at('17:00', '2026-11-28'), at('03:00'))).toEqual(['17:00-18:00', '02:00-03:00']);
});

test('a single day has its own hours; a day without any is closed from end to end', () => {
  const specialDays = { [sunday]: { name: 'Festa', periods: [{ open: '19:00', close: '21:00' }] } };
  expect(closedWithin(at('18:00'), at('22:00'), { ...house, specialDays })).toEqual(['18:00-19:00', '21:00-22:00']);
  const shut = { [sunday]: { name: 'Reforma', periods: [] } };
  expect(closedWithin(at('12:00'), at('22:00'), { ...house, specialDays: shut })).toEqual(['12:00-22:00']);
});

test('where the hours say nothing, nothing is closed', () => {
  expect(closedWithin(at('12:00'), at('22:00'), { ...house, openingHours: {} })).toEqual([]);
});
