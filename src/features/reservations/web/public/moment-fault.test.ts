import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { momentFault } from './moment-fault.ts';

const house = {
  timezone: 'America/Sao_Paulo',
  openingHours: { segunda: 'Fechado', quinta: [{ open: '18:00', close: '23:00' }] },
  specialDays: { '2026-12-10': { name: 'Reforma', periods: [] } },
};
// Thursday 3 December 2026, 20:00 on the wall.
const now = new Date('2026-12-03T23:00:00Z');
const said = (date: string, time: string) => momentFault({ date, time }, house, now);

test('what a guest cannot have is said at its field before anything is sent, as the server would refuse it', () => {
  expect(said('2026-12-03', '20:30')).toEqual({});
  expect(said('2026-12-03', '19:30')).toEqual({ time: m['errors.reservation_past']() });
  expect(said('2026-12-03', '12:00').time).toBeDefined();
  expect(said('2026-12-17', '12:00')).toEqual({ time: m['fields.reservation_time_closed']() });
  expect(said('2026-12-07', '20:00')).toEqual({ date: m['errors.reservation_day_closed']() });
  expect(said('2026-12-10', '20:00').date).toContain('Reforma');
});
