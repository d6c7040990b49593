import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayMinutes } from '#lib/days.ts';
import { localClock } from '#lib/time.ts';
import { timezones } from '#lib/timezones.ts';
import { businessDayOf } from '../restaurants/business-day.ts';
import type { OpeningHours } from '../restaurants/opening/contract.ts';
import { weekdays } from '../restaurants/values.ts';
import { firstOverlap, movedSpan, spanFrom, spanOf } from './span.ts';

const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(quarter >> 2)}:${two((quarter % 4) * 15)}`;
});
const zone = fc.constantFrom(...timezones);
const held = fc.record({
  days: fc.integer({ min: 0, max: 400 }),
  time,
  minutes: fc.oneof(fc.integer({ min: 15, max: dayMinutes - 1 }), fc.constant(dayMinutes)),
});

const period = fc.record({ open: time, close: time });
const anyWeek = fc.record(
  Object.fromEntries(weekdays.map((day) => [day, fc.oneof(period, fc.array(period, { maxLength: 3 }))])),
) as fc.Arbitrary<OpeningHours>;
const house = (openingHours: OpeningHours, timezone: string, reservationMinutes: number) => ({
  openingHours,
  specialDays: {},
  timezone,
  reservationMinutes,
});
const noHours = (timezone: string, minutes: number) => house({}, timezone, minutes);

test('for some minutes a table is held from the guest on, whatever the hours', () => {
  fc.assert(
    fc.property(held, anyWeek, zone, ({ days, time }, hours, timeZone) => {
      const when = { date: addDays('2026-01-01', days), time };
      const { from, to } = spanOf(when, house(hours, timeZone, 90));
      expect({ from, to }).toEqual(spanFrom(when, timeZone, 90));
      expect(+to - +from).toBe(90 * 60_000);
    }),
  );
});

// Zones in which no hour of the wall is left out or comes twice.
const steady = fc.constantFrom('America/Noronha', 'America/Sao_Paulo', 'America/Manaus', 'America/Rio_Branco');

test('for the whole day a table is held for the business day of the guest, and those of any two days touch at most', () => {
  fc.assert(
    fc.property(held, held, anyWeek, steady, (a, b, hours, timeZone) => {
      const at = ({ days, time }: typeof a) => ({ date: addDays('2026-01-01', days % 4), time });
      const whole = house(hours, timeZone, dayMinutes);
      const [first, second] = [at(a), at(b)].map((when) => ({ ...when, ...spanOf(when, whole), tableId: 'a' }));
      const guest = spanFrom(at(a), timeZone, 1).from;
      expect(first!.from <= guest && guest < first!.to).toBe(true);
      const sameDay = businessDayOf(at(a), whole) === businessDayOf(at(b), whole);
      expect(firstOverlap([first!, second!]) !== null).toBe(sameDay);
      const next = spanOf({ date: addDays(businessDayOf(at(a), whole), 1), time: '23:59' }, whole);
      expect(next.from).toEqual(first!.to);
    }),
  );
});

test('whole days of one night overlap also where the hours were changed between them', () => {
  fc.assert(
    fc.property(held, anyWeek, anyWeek, steady, ({ days, time }, before, after, timeZone) => {
      const when = { date: addDays('2026-01-01', days), time };
      const made = house(before, timeZone, dayMinutes);
      const now = house(after, timeZone, dayMinutes);
      const later = { date: businessDayOf(when, made), time: '23:59' };
      const spans = [spanOf(when, made), spanOf(later, now)].map((span) => ({ ...span, tableId: 'a' }));
      expect(firstOverlap(spans)).not.toBeNull();
    }),
  );
});

test('the night of yesterday ends before the lunch of today, and holds who comes after midnight', () => {
  const late = { open: '18:00', close: '02:00' };
  // 4 December 2026 is a Friday.
  const whole = house(
    { sexta: late, sábado: [{ open: '12:00', close: '16:00' }, late] },
    'America/Sao_Paulo',
    dayMinutes,
  );
  const on = (date: string, time: string) => ({ ...spanOf({ date, time }, whole), tableId: 'a' });
  const friday = on('2026-12-04', '20:00');
  const afterMidnight = on('2026-12-05', '00:30');
  const lunch = on('2026-12-05', '12:00');
  expect(afterMidnight).toEqual(friday);
  expect(friday.to.toISOString()).toBe('2026-12-05T05:00:00.000Z');
  expect(firstOverlap([friday, lunch])).toBeNull();
  expect(firstOverlap([lunch, on('2026-12-06', '01:30')])).not.toBeNull();
});

test('moved to another zone, a reservation is held as if it had been made there, and moved back as before', () => {
  fc.assert(
    fc.property(held, zone, zone, ({ days, minutes, ...at }, from, to) => {
      const when = { ...at, date: addDays('2026-01-01', days) };
      const before = spanOf(when, noHours(from, minutes));
      const moved = movedSpan({ ...when, ...before }, { from, to });
      expect(moved).toEqual(spanOf(when, noHours(to, minutes)));
      expect(movedSpan({ ...when, ...moved }, { from: to, to: from })).toEqual(before);
    }),
  );
});

test('what two tables hold apart stays apart, what touches goes on touching', () => {
  fc.assert(
    fc.property(fc.array(held, { maxLength: 12 }), zone, zone, (all, from, to) => {
      const spans = all.map(({ days, minutes, time: at }) => {
        const when = { date: addDays('2026-01-01', days), time: at };
        return { ...when, ...spanOf(when, noHours(from, minutes)), tableId: 'a' };
      });
      const moved = spans.map((span) => ({ ...span, ...movedSpan(span, { from, to }) }));
      expect(firstOverlap(moved) === null).toBe(firstOverlap(spans) === null);
    }),
  );
});

test('a whole day is a whole day on the wall, also where it has 23 or 25 hours', () => {
  const zones = { from: 'America/New_York', to: 'America/Sao_Paulo' };
  for (const date of ['2026-03-08', '2026-11-01', '2026-11-02']) {
    const when = { date, time: '20:00' };
    const { from, to } = movedSpan({ ...when, ...spanOf(when, noHours(zones.from, dayMinutes)) }, zones);
    expect([from, to].map((at) => localClock(at, zones.to))).toMatchObject([
      { day: date, minutes: 0 },
      { day: addDays(date, 1), minutes: 0 },
    ]);
  }
});

test('a business day is held for the same hours of the new wall, whatever its hours are by now', () => {
  const zones = { from: 'America/Sao_Paulo', to: 'America/Manaus' };
  const late = { open: '18:00', close: '02:00' };
  const when = { date: '2026-12-05', time: '00:30' };
  const night = spanOf(when, house({ sexta: late }, zones.from, dayMinutes));
  const moved = movedSpan({ ...when, ...night }, zones);
  expect([moved.from, moved.to].map((at) => localClock(at, zones.to))).toMatchObject([
    { day: '2026-12-04', minutes: 0 },
    { day: '2026-12-05', minutes: 120 },
  ]);
});

test('an hour that the wall leaves out may bring two together: they are named, but not those of other tables or of none', () => {
  const zones = { from: 'America/Sao_Paulo', to: 'America/New_York' };
  // On this night New York puts its clocks forward from 2 to 3.
  const at = (from: string, tableId: string | null) => {
    const when = { date: '2026-03-08', time: from };
    return { ...when, tableId, ...movedSpan({ ...when, ...spanFrom(when, zones.from, 60) }, zones) };
  };
  const before = at('01:00', 'a');
  const within = at('02:00', 'a');
  expect(firstOverlap([before, at('03:00', 'a'), within])).toEqual([before, within]);
  expect(firstOverlap([before, at('02:00', 'b')])).toBeNull();
  expect(firstOverlap([at('01:00', null), at('02:00', null)])).toBeNull();
});
