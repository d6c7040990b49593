import { expect, test } from 'vitest';
import { keysOf } from './keys.ts';

test('the nine oldest have a key, and keep it while others leave', () => {
  const ten = [...'abcdefghij'];
  const first = keysOf(new Map(), ten);
  expect([...first]).toEqual(ten.slice(0, 9).map((ticket, n) => [ticket, n + 1]));
  const next = keysOf(
    first,
    ten.filter((ticket) => ticket !== 'c'),
  );
  expect(next.get('d')).toBe(4);
  expect(next.get('j')).toBe(3);
  expect(new Set(next.values()).size).toBe(9);
});
