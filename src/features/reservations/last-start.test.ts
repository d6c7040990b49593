import { expect, test } from 'vitest';
import { minutesLeft } from './last-start.ts';

/** A Thursday. */
const date = '2026-12-03';
const house = (...periods: { open: string; close: string }[]) => ({
  openingHours: { quinta: periods },
  specialDays: {},
});
const at = (time: string, of: ReturnType<typeof house>, day = date) => minutesLeft({ date: day, time }, of, 120);

test('the last start leaves a whole stay before the house closes, past midnight as well', () => {
  const evening = house({ open: '18:00', close: '23:00' });
  expect([at('21:00', evening), at('21:30', evening), at('22:30', evening)]).toEqual([null, 90, 30]);
  const late = house({ open: '18:00', close: '01:00' });
  expect([at('23:00', late), at('23:30', late), at('00:30', late, '2026-12-04')]).toEqual([null, 90, 30]);
  const untilMidnight = house({ open: '18:00', close: '24:00' });
  expect([at('22:00', untilMidnight), at('22:30', untilMidnight)]).toEqual([null, 90]);
});

test('a period shorter than a stay is offered from its beginning, and each of a day for itself', () => {
  const lunch = house({ open: '12:00', close: '13:30' }, { open: '19:00', close: '23:00' });
  expect([at('12:00', lunch), at('12:30', lunch), at('19:00', lunch)]).toEqual([null, 60, null]);
});

test('a house that never closes that day, or says no hours, has no last start', () => {
  expect(at('23:30', house({ open: '00:00', close: '00:00' }))).toBeNull();
  expect(minutesLeft({ date, time: '23:30' }, { openingHours: {}, specialDays: {} }, 120)).toBeNull();
});
