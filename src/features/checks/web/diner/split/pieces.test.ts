import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { piece } from '../../../values.ts';
import { rowOf } from './pieces.ts';

const line = { cents: 1_422, quantity: 2 };

test('a line of which others have a part shows what is left of it, in pieces and in money', () => {
  expect(rowOf(line, { mine: 0, free: piece })).toEqual({
    amount: 711,
    detail: m['checks.stillFree']({ pieces: m['checks.someOf']({ count: 1, quantity: 2 }) }),
  });
  expect(rowOf({ cents: 1_000, quantity: 1 }, { mine: 0, free: piece / 2 })).toEqual({
    amount: 500,
    detail: m['checks.stillFree']({ pieces: m['checks.half']() }),
  });
});

test('a line of nobody shows all of it, and one of this phone what it has', () => {
  expect(rowOf(line, { mine: 0, free: 2 * piece })).toEqual({
    amount: 1_422,
    detail: m['checks.quantity']({ quantity: 2 }),
  });
  expect(rowOf({ cents: 1_000, quantity: 1 }, { mine: 0, free: piece })).toEqual({ amount: 1_000, detail: null });
  expect(rowOf(line, { mine: piece, free: piece })).toEqual({
    amount: 711,
    detail: m['checks.someOf']({ count: 1, quantity: 2 }),
  });
});
