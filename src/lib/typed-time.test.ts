import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from './days.ts';
import { locales } from './locale.ts';
import {
  readClosingTime,
  readDay,
  readEntry,
  readOpeningTime,
  readTime,
  shownDay,
  shownEntry,
  shownTime,
  withStrokes,
} from './typed-time.ts';

test('a day is read in the sequence of the language, and as machines write it', () => {
  for (const typed of ['21/11/2026', '21112026', '21-11-2026', '21.11.26', '2026-11-21'])
    expect(readDay(typed, 'pt-BR'), typed).toBe('2026-11-21');
  expect(readDay('11/21/2026', 'en')).toBe('2026-11-21');
  expect(readDay('1/2/2026', 'pt-BR')).toBe('2026-02-01');
  expect(readDay('1/2/2026', 'en')).toBe('2026-01-02');
  for (const none of ['', '21/11', '31/02/2026', '21/13/2026', 'amanhã', '21/11/20261', '1/1/1/2026'])
    expect(readDay(none, 'pt-BR'), none).toBeNull();
});

test('what is no day stays as it was typed, and only nothing is empty', () => {
  for (const typed of ['31/02/2026', '21/1', 'amanhã']) {
    expect(readEntry(` ${typed}`, 'pt-BR'), typed).toBe(typed);
    expect(shownEntry(typed, 'pt-BR'), typed).toBe(typed);
  }
  expect(readEntry('21/11/2026', 'pt-BR')).toBe('2026-11-21');
  expect(shownEntry('2026-11-21', 'en')).toBe('11/21/2026');
  expect([readEntry(' ', 'en'), shownEntry('', 'en')]).toEqual(['', '']);
});

test('strokes come by themselves, and what was typed with them stays', () => {
  expect(withStrokes('21', 'pt-BR')).toBe('21/');
  expect(withStrokes('2111', 'pt-BR')).toBe('21/11/');
  expect(withStrokes('21112026', 'pt-BR')).toBe('21/11/2026');
  expect(withStrokes('1/2/2026', 'pt-BR')).toBe('1/2/2026');
  expect(withStrokes('2026-11-21', 'en')).toBe('2026-11-21');
});

test('every day and time that is shown is read as what it is', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.constantFrom(...locales), (days, locale) => {
      const day = addDays('1990-01-01', days);
      expect(readDay(shownDay(day, locale), locale)).toBe(day);
      expect(withStrokes(shownDay(day, locale), locale)).toBe(shownDay(day, locale));
    }),
  );
  for (const locale of locales)
    for (let minutes = 0; minutes < 24 * 60; minutes += 1) {
      const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
      expect(readTime(shownTime(time, locale))).toBe(time);
    }
});

test('a time is read as people write it', () => {
  for (const typed of ['20:30', '2030', '20h30', '20.30', '8:30 pm', '8:30PM', '8:30 p.m.'])
    expect(readTime(typed), typed).toBe('20:30');
  expect(readTime('20h')).toBe('20:00');
  expect(readTime('8')).toBe('08:00');
  expect(readTime('12 am')).toBe('00:00');
  expect(readTime('12:15 pm')).toBe('12:15');
  for (const none of ['', '25:00', '20:60', '13 pm', '0 am', 'meio-dia', '8:3'])
    expect(readTime(none), none).toBeNull();
});

test('24:00 is midnight where something closes, and no time where something opens or is reserved', () => {
  for (const typed of ['24:00', '2400', '24h00', '24h', ' 24 ']) {
    expect(readClosingTime(typed), typed).toBe('00:00');
    expect(readOpeningTime(typed), typed).toBe('24:00');
    expect(readTime(typed), typed).toBeNull();
  }
  for (const read of [readClosingTime, readOpeningTime]) {
    expect(read('23h')).toBe('23:00');
    for (const none of ['', '24:01', '24:', '24 pm', '25:00']) expect(read(none), none).toBeNull();
  }
});
