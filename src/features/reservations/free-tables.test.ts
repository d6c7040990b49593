import { expect, test } from 'vitest';
import { sittingMinutes } from './sitting-now.ts';

test('people sit for as long as a table is held for them, and for two hours where it is held all day', () => {
  expect(sittingMinutes(90)).toBe(90);
  expect(sittingMinutes(24 * 60)).toBe(120);
});
