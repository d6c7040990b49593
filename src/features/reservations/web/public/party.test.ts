import { expect, test } from 'vitest';
import { isTooBig, partyOf } from './party.ts';

test('times are shown for two as long as no number is typed, and for nobody where the number cannot be', () => {
  expect([Number.NaN, 1, 20].map(partyOf)).toEqual([2, 1, 20]);
  expect([0, -1, 2.5, 21, 25].map(partyOf)).toEqual([null, null, null, null, null]);
});

test('a party is too big for the largest table, where there is one', () => {
  expect([isTooBig(8, 8), isTooBig(9, 8), isTooBig(2, 0)]).toEqual([false, true, false]);
});
