import { expect, test } from 'vitest';
import { usualSideBySide } from './estimate.ts';
import { sideBySideOf } from './side-by-side.ts';

/** An evening of so many dishes of 20 minutes, one every two minutes, at a station that clears its queue at this rate. */
function evening(dishes: number, sideBySide: number) {
  const lines: { productId: string; minutes: number; quantity: number; cameAt: number; readyAt: number }[] = [];
  for (let at = 0; at < dishes; at += 1) {
    const cameAt = at * 2 * 60_000;
    const before = lines.filter(({ readyAt }) => readyAt > cameAt).length * 20;
    const real = 20 + before / sideBySide / 2;
    lines.push({ productId: String(at), minutes: 20, quantity: 1, cameAt, readyAt: cameAt + real * 60_000 });
  }
  return lines;
}
const learned = (dishes: number, sideBySide: number) => {
  const lines = evening(dishes, sideBySide);
  return sideBySideOf(lines, lines);
};

test('before a station has finished anything, and of one without queues, it is as usual', () => {
  expect(sideBySideOf([], [])).toBe(usualSideBySide);
  expect(learned(1, 2)).toBe(usualSideBySide);
});

test('a station that clears its queues faster or slower than usual is learned of', () => {
  expect(learned(60, usualSideBySide)).toBeCloseTo(usualSideBySide);
  expect(learned(60, 16)).toBeGreaterThan(12);
  expect(learned(60, 5)).toBeLessThan(6);
});

test('no evening is believed without bounds', () => {
  expect(learned(60, 1_000)).toBeLessThanOrEqual(usualSideBySide * 3);
  expect(learned(60, 1)).toBe(usualSideBySide / 2);
});
