import { expect, test } from 'vitest';
import { isGuessable } from './guessable.ts';

test.each([
  ['one digit', ['0000', '1111', '99999', '777777']],
  ['a run, upward, downward and past nine', ['1234', '4321', '7890', '0987', '123456', '2468']],
  ['a block said again', ['1212', '123123', '454545']],
  ['pairs, and the same from both ends', ['1122', '112233', '1221', '123321']],
  ['a year', ['1987', '2001', '2024']],
  ['a column of the keys', ['2580', '0852']],
])('%s is tried first', (_, pins) => {
  for (const pin of pins) expect(isGuessable(pin), pin).toBe(true);
});

test('nine in ten of all are left to choose', () => {
  const all = Array.from({ length: 10_000 }, (_, n) => String(n).padStart(4, '0'));
  expect(all.filter(isGuessable).length).toBeLessThan(700);
  for (const pin of ['4826', '7391', '50937', '739105']) expect(isGuessable(pin), pin).toBe(false);
});
