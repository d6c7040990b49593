import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OpeningHours } from '../../opening/contract.ts';
import { weekFromMonday } from '../../values.ts';
import { copiedToOpenDays, draftHours, hoursDraft, nextPeriod, periodEnd, wrongTimes } from './hours-draft.ts';

describe('a week that is edited', () => {
  test('and saved as it was is the same week, both times of every period included', () => {
    const time = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 })).map(([hour, minute]) => {
      return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
    });
    const period = fc.record({ open: time, close: time });
    // In order and by different openings: that is how they are shown.
    const several = fc
      .uniqueArray(period, { minLength: 2, maxLength: 6, selector: ({ open }) => open })
      .map((periods) => periods.sort((a, b) => a.open.localeCompare(b.open)));
    const day = fc.oneof(period, several, fc.constant('Fechado'), fc.constant('Só com reserva'));
    const week = fc.record(Object.fromEntries(weekFromMonday.map((each) => [each, day])));
    fc.assert(
      fc.property(week, (hours) => {
        expect(draftHours(hoursDraft(hours as OpeningHours))).toEqual(hours);
      }),
    );
  });

  test('says of days without hours that they are closed', () => {
    expect(draftHours(hoursDraft({ segunda: [], terça: 'closed' }))).toEqual(
      Object.fromEntries(weekFromMonday.map((day) => [day, 'Fechado'])),
    );
  });
});

test('a second period is in the evening where the first leaves room', () => {
  expect(nextPeriod([{ open: '11:30', close: '15:00' }])).toEqual({ open: '18:00', close: '23:00' });
  expect(nextPeriod([{ open: '18:00', close: '02:00' }])).toEqual({ open: '', close: '' });
});

test('the end of a period is on its day, on the next, or never', () => {
  const ends = (['17:00', '02:00', '09:00', ''] as const).map((close) => periodEnd({ open: '09:00', close }));
  expect(ends).toEqual(['sameDay', 'nextDay', 'allDay', 'sameDay']);
});

test('hours are copied to open days alone: what is closed, or said in words, stays so', () => {
  const evening = { open: '18:00', close: '23:00' };
  const lunch = { open: '12:00', close: '15:00' };
  const draft = hoursDraft({ segunda: 'Fechado', terça: lunch, quarta: 'Só com reserva', quinta: evening });
  const copied = draftHours(copiedToOpenDays(draft, draft.quinta));
  expect(copied).toMatchObject({ segunda: 'Fechado', terça: evening, quarta: 'Só com reserva', quinta: evening });
});

test('of a day that is wrong, the time that could not be read is marked; where all were read, each may be', () => {
  const good = { open: '18:00', close: '23:00' };
  const unread = { open: '12:00', close: '' };
  expect(wrongTimes(unread, [unread, good])).toEqual({ open: false, close: true });
  expect(wrongTimes(good, [unread, good])).toEqual({ open: false, close: false });
  expect(wrongTimes(good, [good])).toEqual({ open: true, close: true });
});
