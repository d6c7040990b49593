import { expect, test } from 'vitest';
import { whole } from './whole.ts';

test('a whole number is what was typed, and nothing else becomes one', () => {
  expect([' 15 ', '0', '-3'].map(whole)).toEqual([15, 0, -3]);
  for (const text of ['', ' ', '1,5', '1.5', '15 min', '1e2', '- 3', '0x1']) expect(whole(text), text).toBeNaN();
});
