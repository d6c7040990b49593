import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, dayMinutes } from '#lib/days.ts';
import { localClock } from '#lib/time.ts';
import { timezones } from '#lib/timezones.ts';
import { firstOverlap, movedSpan, spanOf } from './rules.ts';

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

test('moved to another zone, a reservation is held as if it had been made there, and moved back as before', () => {
  fc.assert(
    fc.property(held, zone, zone, ({ days, minutes, ...at }, from, to) => {
      const when = { ...at, date: addDays('2026-01-01', days) };
      const before = spanOf(when, from, minutes);
      const moved = movedSpan({ ...when, ...before }, { from, to });
      expect(moved).toEqual(spanOf(when, to, minutes));
      expect(movedSpan({ ...when, ...moved }, { from: to, to: from })).toEqual(before);
    }),
  );
});

test('what two tables hold apart stays apart, what touches goes on touching', () => {
  fc.assert(
    fc.property(fc.array(held, { maxLength: 12 }), zone, zone, (all, from, to) => {
      const spans = all.map(({ days, minutes, time: at }) => {
        const when = { date: addDays('2026-01-01', days), time: at };
        return { ...when, ...spanOf(when, from, minutes), tableId: 'a' };
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
    const { from, to } = movedSpan({ ...when, ...spanOf(when, zones.from, dayMinutes) }, zones);
    expect([from, to].map((at) => localClock(at, zones.to))).toMatchObject([
      { day: date, minutes: 0 },
      { day: addDays(date, 1), minutes: 0 },
    ]);
  }
});

test('an hour that the wall leaves out may bring two together: they are named, but not those of other tables or of none', () => {
  const zones = { from: 'America/Sao_Paulo', to: 'America/New_York' };
  // On this night New York puts its clocks forward from 2 to 3.
  const at = (from: string, tableId: string | null) => {
    const when = { date: '2026-03-08', time: from };
    return { ...when, tableId, ...movedSpan({ ...when, ...spanOf(when, zones.from, 60) }, zones) };
  };
  const before = at('01:00', 'a');
  const within = at('02:00', 'a');
  expect(firstOverlap([before, at('03:00', 'a'), within])).toEqual([before, within]);
  expect(firstOverlap([before, at('02:00', 'b')])).toBeNull();
  expect(firstOverlap([at('01:00', null), at('02:00', null)])).toBeNull();
});
