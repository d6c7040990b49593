import { expect, test } from 'vitest';
import { newKey } from './new-key.ts';

test('a key is a UUID, with and without randomUUID', () => {
  const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
  const plainHttp = { getRandomValues: crypto.getRandomValues.bind(crypto) } as unknown as Crypto;
  expect(newKey()).toMatch(uuid);
  expect(newKey(plainHttp)).toMatch(uuid);
  expect(newKey(plainHttp)).not.toBe(newKey(plainHttp));
});
