import { expect, test } from 'vitest';
import { startOfEvening } from './history.ts';

const evening = (now: string, ago = 1) => new Date(startOfEvening(new Date(now), ago)).toISOString();

test('the last evening that is told of is over, at any hour of a day in São Paulo', () => {
  // At noon, late in the evening (the next day in UTC), after midnight while guests still sit, and after four.
  expect(evening('2026-11-23T15:00:00Z')).toBe('2026-11-22T21:00:00.000Z');
  expect(evening('2026-11-24T00:50:00Z')).toBe('2026-11-22T21:00:00.000Z');
  expect(evening('2026-11-24T05:00:00Z')).toBe('2026-11-22T21:00:00.000Z');
  expect(evening('2026-11-24T07:00:00Z')).toBe('2026-11-23T21:00:00.000Z');
  expect(evening('2026-11-24T07:00:00Z', 3)).toBe('2026-11-21T21:00:00.000Z');
});
