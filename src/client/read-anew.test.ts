import { expect, test } from 'vitest';
import { mayReadAnew, wasReadAnew } from './read-anew.ts';

function memory() {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
  });
}
const now = Date.UTC(2026, 10, 27, 21);

test('a page that could not be drawn is read anew once in half a minute, each address by itself', () => {
  const storage = memory();
  expect(mayReadAnew(storage, '/a', now)).toBe(true);
  expect(mayReadAnew(storage, '/a', now + 29_999)).toBe(false);
  expect(mayReadAnew(storage, '/b', now + 29_999)).toBe(true);
  expect(mayReadAnew(storage, '/a', now + 30_000)).toBe(true);
});

test('where nothing can be remembered it is not read anew', () => {
  const off = () => {
    throw new Error('storage is switched off');
  };
  expect(mayReadAnew(off, '/a', now)).toBe(false);
  const full = () => ({ getItem: () => null, setItem: off });
  expect(mayReadAnew(full, '/a', now)).toBe(false);
});

test('a page that was read anew by itself knows it; one that somebody went to is no such page', () => {
  const storage = memory();
  mayReadAnew(storage, '/a', now);
  const at = now + 100;
  expect(wasReadAnew(storage, '/a', { type: 'reload', at })).toBe(true);
  expect(wasReadAnew(storage, '/b', { type: 'reload', at })).toBe(false);
  expect(wasReadAnew(storage, '/a', { type: 'reload', at: now + 30_000 })).toBe(false);
  for (const type of ['navigate', 'back_forward', undefined])
    expect(wasReadAnew(storage, '/a', { type, at })).toBe(false);
  const off = () => {
    throw new Error('storage is switched off');
  };
  expect(wasReadAnew(off, '/a', { type: 'reload', at })).toBe(false);
});
