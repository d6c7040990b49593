import { expect, test } from 'vitest';
import { withJoined } from './with-joined.ts';

test('a table is told with those that are joined to it', () => {
  expect(withJoined(4)).toBe('4');
  expect(withJoined(4, [5, 6])).toBe('4 + #5 + #6');
  expect(withJoined(4, [5], '+')).toBe('4+5');
});
