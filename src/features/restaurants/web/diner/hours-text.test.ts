import { expect, test } from 'vitest';
import type { OpeningHours } from '../../opening/contract.ts';
import { weekdays } from '../../values.ts';
import { hoursText } from './hours-text.ts';

/** The hours of a house without single days. */
const byWeek = (openingHours: OpeningHours) => ({ openingHours, specialDays: {} });

const hours = { sexta: { open: '18:00', close: '02:00' }, sábado: { open: '12:00', close: '23:00' } };
const at = (instant: string, week: OpeningHours = hours) =>
  hoursText({ ...byWeek(week), timezone: 'America/Sao_Paulo' }, Date.parse(instant));

test("after midnight the evening's end is said, not yesterday's hours as today's", () => {
  expect(at('2026-11-21T02:30:00Z')).toMatchObject({ open: true, today: 'Hoje, 18:00 às 02:00' });
  expect(at('2026-11-21T04:30:00Z')).toEqual({
    open: true,
    state: 'Aberto agora',
    next: 'Aberto até 02:00',
    today: 'Aberto até 02:00',
  });
  expect(at('2026-11-21T05:00:00Z')).toMatchObject({ open: false, today: 'Hoje, 12:00 às 23:00' });
});

test('a house that is open around the clock says 24 hours, not a time that it opens and closes at', () => {
  const always = Object.fromEntries(weekdays.map((day) => [day, { open: '18:00', close: '18:00' }]));
  for (const instant of ['2026-11-21T02:30:00Z', '2026-11-21T15:00:00Z', '2026-11-21T22:00:00Z'])
    expect(at(instant, always)).toEqual({ open: true, state: 'Aberto agora', next: '', today: 'Hoje, 24 horas' });
});
