import { afterEach, expect, test } from 'vitest';
import { overwriteGetLocale } from '#generated/messages/runtime.js';
import { weekdays } from '../../values.ts';
import { comingDays } from './coming-days.ts';

afterEach(() => overwriteGetLocale(() => 'pt-BR'));

const house = {
  timezone: 'America/Sao_Paulo',
  openingHours: Object.fromEntries(weekdays.map((day) => [day, { open: '18:00', close: '02:00' }])),
  specialDays: {
    '2026-12-31': { name: '', periods: [{ open: '18:00', close: '03:00' }] },
    '2026-12-17': { name: 'Reforma', periods: [] },
    '2026-12-25': { name: 'Natal', periods: [] },
    '2027-01-01': { name: 'Ano-novo', periods: [] },
  },
};
const at = (instant: string) => comingDays(house, instant);
const dates = (instant: string) => at(instant).map(({ date }) => date);

test('are those of the next 31 days in their order, with what holds on them', () => {
  expect(at('2026-12-18T15:00:00Z')).toEqual([
    { date: '2026-12-25', day: 'sex., 25 de dez.', name: 'Natal', hours: ['Fechado'] },
    { date: '2026-12-31', day: 'qui., 31 de dez.', name: '', hours: ['18:00 – 03:00'] },
    { date: '2027-01-01', day: 'sex., 1 de jan.', name: 'Ano-novo', hours: ['Fechado'] },
  ]);
  expect(dates('2026-11-30T15:00:00Z')).toEqual(['2026-12-17', '2026-12-25', '2026-12-31']);
  expect(dates('2026-12-01T15:00:00Z')).toContain('2027-01-01');
  overwriteGetLocale(() => 'en');
  expect(at('2026-12-18T15:00:00Z')[0]).toMatchObject({ day: 'Fri, Dec 25', hours: ['Closed'] });
});

test('are still there on their own day, and as long as their night lasts', () => {
  // New Year at 02:30 and at 03:00.
  expect(dates('2027-01-01T05:30:00Z')).toEqual(['2026-12-31', '2027-01-01']);
  expect(dates('2027-01-01T06:00:00Z')).toEqual(['2027-01-01']);
});

test('are the next six where there are more', () => {
  const days = Array.from({ length: 8 }, (_, day) => `2026-12-0${8 - day}`);
  const specialDays = Object.fromEntries(days.map((date) => [date, { name: '', periods: [] }]));
  expect(comingDays({ ...house, specialDays }, '2026-12-02T15:00:00Z').map(({ date }) => date)).toEqual([
    '2026-12-02',
    '2026-12-03',
    '2026-12-04',
    '2026-12-05',
    '2026-12-06',
    '2026-12-07',
  ]);
});
