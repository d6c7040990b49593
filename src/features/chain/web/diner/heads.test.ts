import { afterEach, expect, test, vi } from 'vitest';
import { headOf, headsAt, keepHead } from './heads.ts';

afterEach(() => void vi.unstubAllGlobals());

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

test('what lies there and is no last entry is passed over', () => {
  const kept = new Map([['comanda.bill.heads', '[["x", 1000000000, null], 5, null, ["y", 2, "hash"]]']]);
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
  });
  expect(headOf('x')).toBeNull();
  expect(headOf('y')).toEqual({ position: 2, hash: 'hash' });
  keepHead('z', head(1));
  expect(headOf('z')).toEqual(head(1));
});

test('a phone knows which bills it saw in a house, also one that a screen of the house looked at later', () => {
  keepHead('mine', head(1), 'cantina');
  keepHead('of the till', head(1));
  keepHead('elsewhere', head(1), 'padaria');
  keepHead('mine', head(2));
  expect(headsAt('cantina')).toEqual([{ id: 'mine', hash: 'hash 2' }]);
  expect(headsAt('nowhere')).toEqual([]);
});
