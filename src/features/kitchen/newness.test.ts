import { expect, test } from 'vitest';
import { isFresh } from './newness.ts';
import { minute, start } from './sample-kitchen.ts';

test('a ticket is new for five minutes', () => {
  const at = (minutes: number) => isFresh({ createdAt: start }, start + minutes * minute);
  expect([0, 4.9, 5, 40].map(at)).toEqual([true, true, false, false]);
});
