import { expect, test } from 'vitest';
import { isTooBig, partyOf } from './party.ts';

test('times are shown for as many as are typed, for as many as can be booked at the most, and for nobody where it is no number', () => {
  expect([1, 2, 20, 21, 80].map(partyOf)).toEqual([1, 2, 20, 20, 20]);
  expect([Number.NaN, 0, -1, 2.5].map(partyOf)).toEqual([null, null, null, null]);
});

test('a party is too big for the largest table, where there is one, and for what one reservation holds', () => {
  expect([isTooBig(8, 8), isTooBig(9, 8), isTooBig(2, 0), isTooBig(21, 30)]).toEqual([false, true, false, true]);
});
