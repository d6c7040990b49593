import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keysOf } from './keys.ts';

const ten = [...'abcdefghij'];
const without = (ticket: string) => ten.filter((each) => each !== ticket);

test('the nine first have a key, and keep it while others leave', () => {
  const first = keysOf(new Map(), ten);
  expect([...first]).toEqual(ten.slice(0, 9).map((ticket, n) => [ticket, n + 1]));
  const next = keysOf(first, without('c'));
  expect(next.get('d')).toBe(4);
  expect(next.get('j')).toBe(3);
  expect(new Set(next.values()).size).toBe(9);
});

test('what gets late has a key, and takes that of the newest', () => {
  const first = keysOf(new Map(), ten);
  const late = keysOf(first, ['j', ...without('j')]);
  expect(late.get('j')).toBe(9);
  expect(late.has('i')).toBe(false);
  expect(late.get('a')).toBe(1);
});

test('while keys are pressed no number moves to another ticket', () => {
  const first = keysOf(new Map(), ten);
  const held = keysOf(first, without('c'), true);
  expect([...held.values()]).not.toContain(3);
  expect(keysOf(first, ['j', ...without('j')], true)).toEqual(first);
});

test('another page has keys of its own, and the first one its old ones afterwards', () => {
  const first = keysOf(new Map(), ['a', 'b', 'c']);
  const second = keysOf(first, ['d', 'e']);
  expect([...second]).toEqual([
    ['d', 1],
    ['e', 2],
  ]);
  expect(keysOf(new Map([...second, ...first]), ['c', 'a', 'b'])).toEqual(first);
});

test('whatever comes and goes: no two have one key, the nine first all have one, and each keeps its own', () => {
  const seen = fc.uniqueArray(fc.constantFrom(...'abcdefghijklmnop'), { maxLength: 14 });
  fc.assert(
    fc.property(seen, seen, fc.boolean(), (before, now, held) => {
      const first = keysOf(new Map(), before);
      const next = keysOf(first, now, held);
      expect(new Set(next.values()).size).toBe(next.size);
      const stay = now.slice(0, 9);
      if (!held) expect(stay.every((ticket) => next.has(ticket))).toBe(true);
      for (const ticket of stay) if (first.has(ticket)) expect(next.get(ticket)).toBe(first.get(ticket));
      if (held)
        for (const [ticket, key] of next) if (!first.has(ticket)) expect([...first.values()]).not.toContain(key);
    }),
  );
});
