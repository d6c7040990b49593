import { expect, test } from 'vitest';
import { addDays } from '#lib/days.ts';
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
    brief: 'Aberto agora',
    next: 'Aberto até 02:00',
    today: 'Aberto até 02:00',
  });
  expect(at('2026-11-21T05:00:00Z')).toMatchObject({ open: false, today: 'Hoje, 12:00 às 23:00' });
});

test('a house that is open around the clock says 24 hours, not a time that it opens and closes at', () => {
  const always = Object.fromEntries(weekdays.map((day) => [day, { open: '18:00', close: '18:00' }]));
  for (const instant of ['2026-11-21T02:30:00Z', '2026-11-21T15:00:00Z', '2026-11-21T22:00:00Z'])
    expect(at(instant, always)).toMatchObject({ open: true, state: 'Aberto agora', next: '', today: 'Hoje, 24 horas' });
});

test('the narrow line of the header has the day in short, and where the date tells it no weekday beside it', () => {
  const friday = '2026-11-20T12:00:00Z';
  expect(at(friday)).toMatchObject({ brief: 'Abre às 18:00' });
  expect(at('2026-11-22T12:00:00Z')).toMatchObject({ brief: 'Abre sex. 18:00', next: 'Abre sexta-feira às 18:00' });
  const away = {
    ...byWeek(hours),
    specialDays: Object.fromEntries(
      [0, 1, 2, 3, 4, 5, 6, 7].map((days) => [addDays('2026-11-20', days), { name: 'Férias', periods: [] }]),
    ),
  };
  const then = hoursText({ ...away, timezone: 'America/Sao_Paulo' }, Date.parse(friday));
  expect(then).toMatchObject({ brief: 'Abre 28 de nov. 12:00' });
});
