import { expect, test } from 'vitest';
import { couvertOn } from './couvert.ts';

test('a single day goes before its weekday, and that before any day; both may ask for nothing', () => {
  const couvertDays = [
    { weekday: 5, day: null, cents: 1_500, artist: 'Trio Sabiá' },
    { weekday: 1, day: null, cents: 0, artist: '' },
    { weekday: null, day: '2026-11-20', cents: 2_500, artist: 'Ana Cañas' },
  ];
  const on = (day: string) => couvertOn({ couvertCents: 500, couvertDays }, day);
  expect(on('2026-11-20')).toEqual({ cents: 2_500, artist: 'Ana Cañas', day: '2026-11-20' });
  expect(on('2026-11-27')).toEqual({ cents: 1_500, artist: 'Trio Sabiá', day: '2026-11-27' });
  expect(on('2026-11-23')).toEqual({ cents: 0, artist: '', day: '2026-11-23' });
  expect(on('2026-11-24')).toEqual({ cents: 500, artist: null, day: null });
});
