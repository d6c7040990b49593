import { expect, test } from 'vitest';
import { begun, fitted, larger, readable, smaller, within } from './zoom.ts';

test('a room begins large enough to be read, and a small one fills the screen', () => {
  const whole = fitted({ width: 366, height: 428 }, { width: 21, height: 11 });
  expect(whole).toBeCloseTo(17.4, 1);
  expect(begun(whole)).toBe(readable);
  // A table is four squares: its number, money and minutes stand in three quarters of it.
  expect(readable * 4 * 0.76).toBeGreaterThan(80);
  const small = fitted({ width: 366, height: 428 }, { width: 6, height: 6 });
  expect(begun(small)).toBe(small);
});

test('buttons lead from what is wholly seen to what fills the screen, and no farther', () => {
  expect(larger(28, 17)).toBeCloseTo(39.2);
  expect(smaller(28, 17)).toBeCloseTo(20);
  expect(smaller(20, 17)).toBe(17);
  expect([smaller(17, 17), larger(72, 17), larger(90, 90)]).toEqual([undefined, undefined, undefined]);
  expect([within(5, 17), within(500, 17)]).toEqual([17, 72]);
});
