import { expect, test } from 'vitest';
import { addDays } from '#lib/days.ts';
import type { OpeningHours } from '../restaurants/opening/contract.ts';
import { admitTime, farthestDays, isToCome, letterAfter } from './rules.ts';

/** The hours of a house without single days. */
const byWeek = (openingHours: OpeningHours) => ({ openingHours, specialDays: {} });

const timezone = 'America/Sao_Paulo';
const openingHours: OpeningHours = {
  domingo: { open: '12:00', close: '17:00' },
  segunda: 'Fechado',
  sexta: { open: '18:00', close: '02:00' },
  sábado: [
    { open: '12:00', close: '16:00' },
    { open: '18:00', close: '02:00' },
  ],
};
/** A Friday, 17:00 on the wall. */
const now = new Date('2026-11-20T20:00:00Z');

function refused(date: string, time: string, by: 'guest' | 'staff' = 'guest', hours = openingHours): string | null {
  try {
    admitTime({ date, time }, { timezone, ...byWeek(hours) }, now, by);
    return null;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

test('guests are received in any of the periods of a day, after midnight too, and at no other time', () => {
  expect(refused('2026-11-20', '18:00')).toBeNull();
  expect(refused('2026-11-21', '01:59')).toBeNull();
  expect(refused('2026-11-21', '02:00')).toBe('reservation_outside_hours');
  expect(refused('2026-11-21', '15:59')).toBeNull();
  expect(refused('2026-11-21', '16:00')).toBe('reservation_outside_hours');
  expect(refused('2026-11-21', '18:00')).toBeNull();
  expect(refused('2026-11-22', '01:00')).toBeNull();
  expect(refused('2026-11-23', '12:00')).toBe('reservation_day_closed');
  // A day that the hours do not mention is closed; hours that say nothing at all close nobody out.
  expect(refused('2026-11-24', '12:00')).toBe('reservation_day_closed');
  expect(refused('2026-11-24', '12:00', 'guest', {})).toBeNull();
});

test('the refusal tells the hours of that day and names the field', () => {
  expect(() =>
    admitTime({ date: '2026-11-21', time: '17:00' }, { timezone, ...byWeek(openingHours) }, now, 'guest'),
  ).toThrow(
    expect.objectContaining({
      details: {
        periods: openingHours.sábado,
        fields: [{ path: 'time', message: 'fields.reservation_time_closed' }],
      },
    }),
  );
});

test('not in the past, though staff may write down who came today; and not more than a year ahead', () => {
  expect(refused('2026-11-20', '17:00', 'guest', {})).toBe('reservation_past');
  expect(refused('2026-11-20', '17:01', 'guest', {})).toBeNull();
  expect(refused('2026-11-20', '00:00', 'staff', {})).toBeNull();
  expect(refused('2026-11-19', '23:59', 'staff', {})).toBe('reservation_past');
  expect(refused(addDays('2026-11-20', farthestDays), '19:00', 'guest', {})).toBeNull();
  expect(refused(addDays('2026-11-20', farthestDays + 1), '19:00', 'guest', {})).toBe('reservation_too_far');
});

test('guests are expected until somebody cancels, notes what became of them, or their time is over', () => {
  const reserved = { status: 'confirmada' as const, outcome: null, endsAt: '2026-11-20T20:00:01Z' };
  expect(isToCome(reserved, now)).toBe(true);
  expect(isToCome({ ...reserved, endsAt: now.toISOString() }, now)).toBe(false);
  expect(isToCome({ ...reserved, status: 'cancelada' }, now)).toBe(false);
  expect(isToCome({ ...reserved, outcome: 'arrived' }, now)).toBe(false);
});

test('the guest is told what concerns them, once, and nothing of what is over', () => {
  const told = {
    status: 'pendente' as const,
    date: '2026-11-21',
    time: '19:00',
    guests: 2,
    customerEmail: 'a@b.example',
    endsAt: '2026-11-22T00:00:00Z',
    outcome: null,
  };
  const after = (changes: Partial<Parameters<typeof letterAfter>[1]>) =>
    letterAfter(told, { ...told, ...changes }, now);
  expect(after({})).toBeNull();
  expect(after({ status: 'confirmada' })).toBe('reservationConfirmed');
  expect(after({ status: 'confirmada', time: '20:00' })).toBe('reservationConfirmed');
  expect(after({ status: 'cancelada', time: '20:00' })).toBe('reservationCancelled');
  expect(after({ guests: 3 })).toBe('reservationChanged');
  expect(after({ customerEmail: 'c@d.example' })).toBe('reservationChanged');
  expect(after({ status: 'cancelada', endsAt: '2026-11-20T19:00:00Z' })).toBeNull();
  // Who did not come is not sent a cancellation, and who came no change.
  expect(after({ status: 'cancelada', outcome: 'no_show' })).toBeNull();
  expect(after({ outcome: 'arrived', guests: 3 })).toBeNull();
  const cancelled = { ...told, status: 'cancelada' as const };
  expect(letterAfter(cancelled, { ...cancelled, guests: 4 }, now)).toBeNull();
  expect(letterAfter(cancelled, told, now)).toBe('reservationChanged');
});

test('after midnight the running night decides what is past, and a wrong night is not booked', () => {
  const after = (date: string, time: string, by: 'guest' | 'staff') => () =>
    admitTime({ date, time }, { timezone, ...byWeek(openingHours) }, new Date('2026-11-21T03:15:00Z'), by);
  // Saturday 00:15 on the wall: the night of Friday runs until 02:00.
  expect(after('2026-11-20', '23:30', 'staff')).not.toThrow();
  expect(after('2026-11-21', '00:10', 'staff')).not.toThrow();
  expect(after('2026-11-21', '00:30', 'guest')).not.toThrow();
  expect(after('2026-11-20', '23:30', 'guest')).toThrow(
    expect.objectContaining({ details: { fields: [{ path: 'time', message: 'errors.reservation_past' }] } }),
  );
  expect(refused('2026-11-27', '00:30')).toBe('reservation_other_night');
});
