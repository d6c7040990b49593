import { beforeEach, expect, test } from 'vitest';
import { keptIn } from './kept.ts';

let entries: Map<string, string>;
let full: boolean;
let closed: boolean;

function storage(): Storage {
  if (closed) throw new DOMException('closed', 'SecurityError');
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem(name: string, text: string) {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      entries.set(name, text);
    },
    removeItem: (name: string) => void entries.delete(name),
  } as Storage;
}

beforeEach(() => {
  entries = new Map();
  full = false;
  closed = false;
});

test('a full storage leaves what it holds, and the page goes on with the latest', () => {
  const device = keptIn(storage);
  device.keep('a', 'first');
  full = true;
  device.keep('a', 'second');
  device.keep('b', 'new');
  expect([device.read('a'), device.read('b')]).toEqual(['second', 'new']);
  expect(keptIn(storage).read('a')).toBe('first');
  device.keep('a', null);
  expect([device.read('a'), entries.has('a')]).toEqual([null, false]);
});

test('a storage that closes after the page was opened loses nothing of the page', () => {
  entries.set('a', 'first');
  const device = keptIn(storage);
  device.read('a');
  closed = true;
  expect(device.read('a')).toBe('first');
  device.keep('a', 'second');
  expect(device.read('a')).toBe('second');
  closed = false;
  expect(device.read('a')).toBe('second');
});

test('what another tab has stored since is read', () => {
  const device = keptIn(storage);
  device.keep('a', 'here');
  full = true;
  device.keep('a', 'unstored');
  entries.set('a', 'elsewhere');
  expect(device.read('a')).toBe('elsewhere');
  entries.delete('a');
  expect(device.read('a')).toBeNull();
});
