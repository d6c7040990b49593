import { expect, test } from 'vitest';
import { holdsCopy } from './if-none-match.ts';

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['"b"', false],
  [undefined, false],
])('a client that sends if-none-match %s has the copy of "a": %s', (header, held) => {
  expect(holdsCopy(header, '"a"')).toBe(held);
});
