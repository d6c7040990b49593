import { expect, test } from 'vitest';
import { stillToCome } from './still-to-come.ts';

test('expected are those who have not come, were not cancelled, and whose time is ahead', () => {
  const at = (startsAt: string, changes = {}) =>
    ({ status: 'confirmada', outcome: null, startsAt, ...changes }) as Parameters<typeof stillToCome>[0][number];
  const later = '2026-11-30T22:00:00Z';
  const all = [
    at('2026-11-30T20:00:00Z'),
    at(later),
    at(later, { status: 'pendente' }),
    at(later, { status: 'cancelada' }),
    at(later, { outcome: 'arrived' }),
  ];
  expect(stillToCome(all, Date.parse('2026-11-30T21:00:00Z'))).toEqual(all.slice(1, 3));
});
