import { expect, test } from 'vitest';
import { isEarly } from './early.ts';

const at = (clock: string) => new Date(`2026-11-20T${clock}:00-03:00`);

test.each([
  ['13:00', true],
  ['18:59', true],
  ['19:00', false],
  ['20:00', false],
  ['22:00', false],
])('guests of eight in the evening who come at %s: early is %s', (clock, early) => {
  expect(isEarly({ date: '2026-11-20', time: '20:00' }, 'America/Sao_Paulo', at(clock))).toBe(early);
});

test('the clock is that of the restaurant', () => {
  expect(isEarly({ date: '2026-11-20', time: '20:00' }, 'America/Manaus', at('19:30'))).toBe(true);
});
