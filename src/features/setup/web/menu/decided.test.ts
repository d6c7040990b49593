import { expect, test } from 'vitest';
import { decidedOf, keptDecided } from './decided.ts';

test('answers are kept, taken back, and read again', () => {
  const two = keptDecided(keptDecided('', 'Suco', 900), 'Lagosta', 'out');
  expect([...decidedOf(two)]).toEqual([
    ['Suco', 900],
    ['Lagosta', 'out'],
  ]);
  expect([...decidedOf(keptDecided(two, 'Suco', null))]).toEqual([['Lagosta', 'out']]);
});

test.each(['', '[', 'null', '7', '{"Suco":"9"}'])('%j holds no answers', (text) => {
  expect(decidedOf(text).size).toBe(0);
});
