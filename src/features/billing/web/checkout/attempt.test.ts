import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetKey, keyOf } from './attempt.ts';

const instance = '019a0000-0000-7000-8000-000000000001';
const choice = { planId: 'anual', method: 'pix', discountCode: null };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => kept.set(name, text),
    removeItem: (name: string) => kept.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the same choice keeps its key until an answer has come', () => {
  const key = keyOf(instance, choice);
  expect(keyOf(instance, { ...choice })).toBe(key);
  forgetKey(instance);
  expect(keyOf(instance, choice)).not.toBe(key);
});

test('another choice, another house or another day is another payment', () => {
  const now = Date.now();
  const key = keyOf(instance, choice, now);
  expect(keyOf('019a0000-0000-7000-8000-000000000002', choice, now)).not.toBe(key);
  expect(keyOf(instance, choice, now + 86_400_000)).not.toBe(key);
  const other = keyOf(instance, { ...choice, method: 'boleto' }, now);
  expect(other).not.toBe(key);
  expect(keyOf(instance, { ...choice, discountCode: 'BEMVINDO' }, now)).not.toBe(other);
});

test('without storage, or with something else in it, there is a key all the same', () => {
  localStorage.setItem(`comanda.checkout.${instance}`, 'not json');
  expect(keyOf(instance, choice)).toMatch(/^[\da-f-]{36}$/);
  vi.stubGlobal('localStorage', undefined);
  const key = keyOf(instance, choice);
  expect(keyOf(instance, choice)).toBe(key);
  forgetKey(instance);
  expect(keyOf(instance, choice)).not.toBe(key);
  forgetKey(instance);
});
