import { expect, test } from 'vitest';
import { headOf, keepHead } from './heads.ts';

const head = (position: number) => ({ position, hash: `hash ${position}` });

test('a phone keeps the last entry that it saw of a bill, never an earlier one, and of the last bills alone', () => {
  expect(headOf('a')).toBeNull();
  keepHead('a', head(2));
  keepHead('a', head(1));
  expect(headOf('a')).toEqual(head(2));
  keepHead('a', head(3));
  expect(headOf('a')).toEqual(head(3));
  for (let other = 0; other < 29; other += 1) keepHead(`other ${other}`, head(1));
  expect(headOf('a')).toEqual(head(3));
  keepHead('one more', head(1));
  expect(headOf('a')).toBeNull();
});
