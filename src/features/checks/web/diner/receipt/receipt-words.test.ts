import { expect, test } from 'vitest';
import { piece } from '../../../values.ts';
import { countOf } from './receipt-words.ts';

test('of a line a receipt counts the pieces that were paid for, and says so where one was shared', () => {
  expect(countOf({ quantity: 4, pieces: piece })).toEqual({ count: 1, share: null });
  expect(countOf({ quantity: 2, pieces: 2 * piece })).toEqual({ count: 2, share: null });
  expect(countOf({ quantity: 1, pieces: piece / 2 })).toMatchObject({ count: 1, share: expect.any(String) });
});
