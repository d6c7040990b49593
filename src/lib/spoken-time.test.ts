import { expect, test } from 'vitest';
import { spokenMoment, spokenTime } from './spoken-time.ts';

const zone = 'America/Sao_Paulo';
// A Saturday, 22:00 on the restaurant's wall, and Sunday already in London.
const now = new Date('2026-11-22T01:00:00Z');
const said = (instant: string, locale: 'pt-BR' | 'en') => spokenTime(instant, locale, zone, now).replace(/\s/g, ' ');

test('a moment is said as people say it, by the calendar of the restaurant', () => {
  const moments: [string, string, string][] = [
    ['2026-11-22T00:59:40Z', 'agora', 'now'],
    ['2026-11-22T00:56:00Z', 'há 4 min', '4 min ago'],
    ['2026-11-21T23:30:00Z', 'hoje, 20:30', 'today, 8:30 PM'],
    ['2026-11-21T02:30:00Z', 'ontem, 23:30', 'yesterday, 11:30 PM'],
    ['2026-11-16T12:00:00Z', 'segunda, 09:00', 'Monday, 9:00 AM'],
    ['2026-11-14T12:00:00Z', '14 de nov., 09:00', 'Nov 14, 9:00 AM'],
    ['2025-11-14T12:00:00Z', '14 de nov. de 2025, 09:00', 'Nov 14, 2025 9:00 AM'],
    ['2026-11-22T15:00:00Z', 'amanhã, 12:00', 'tomorrow, 12:00 PM'],
  ];
  for (const [instant, portuguese, english] of moments)
    expect([said(instant, 'pt-BR'), said(instant, 'en')]).toEqual([portuguese, english]);
});

test('where a sentence goes on with it, minutes are not counted', () => {
  expect(spokenMoment('2026-11-22T00:56:00Z', 'pt-BR', zone, now)).toBe('hoje, 21:56');
  // The turn of the year is no reason to name it.
  expect(spokenMoment('2026-12-31T23:00:00Z', 'pt-BR', zone, new Date('2027-01-01T12:00:00Z'))).toBe('ontem, 20:00');
});
