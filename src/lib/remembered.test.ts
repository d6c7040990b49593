import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remembering } from './remembered.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 100_000 }));
afterEach(() => void vi.useRealTimers());

test('a key is read once while it is fresh and of the same version, by itself, and again when it was forgotten', async () => {
  const { get, forget } = remembering<number>(5_000);
  let reads = 0;
  const read = async () => ++reads;
  expect(await Promise.all([get('a', read), get('a', read)])).toEqual([1, 1]);
  expect(await get('b', read)).toBe(2);
  expect(await get('a', read, 1)).toBe(3);
  expect(await get('a', read, 1)).toBe(3);
  vi.setSystemTime(105_000);
  expect(await get('a', read, 1)).toBe(4);
  forget('a');
  expect(await get('a', read, 1)).toBe(5);
});

test('a failed reading is not remembered, and takes no later one with it', async () => {
  const { get, forget } = remembering<number>(5_000);
  const failing = Promise.withResolvers<number>();
  const failed = get('a', () => failing.promise);
  forget('a');
  expect(await get('a', async () => 7)).toBe(7);
  failing.reject(new Error('no connection'));
  await expect(failed).rejects.toThrow('no connection');
  expect(await get('a', async () => 8)).toBe(7);
  await expect(get('b', () => Promise.reject(new Error('again')))).rejects.toThrow('again');
  expect(await get('b', async () => 9)).toBe(9);
});
