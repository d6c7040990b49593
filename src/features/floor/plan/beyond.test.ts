import { expect, test } from 'vitest';
import { sideBeyond } from './beyond.ts';

const window = { left: 0, top: 0, right: 400, bottom: 300 };
const at = (left: number, top: number) => ({ left, top, right: left + 50, bottom: top + 50 });

test('a table lies beyond the edge behind which more than half of it is', () => {
  expect(sideBeyond(window, at(100, 100))).toBeNull();
  expect(sideBeyond(window, at(370, 100))).toBeNull();
  expect(sideBeyond(window, at(380, 100))).toBe('right');
  expect(sideBeyond(window, at(-30, 100))).toBe('left');
  expect(sideBeyond(window, at(100, 280))).toBe('down');
  expect(sideBeyond(window, at(100, -400))).toBe('up');
});

test('beyond a corner it is told where it is farther away', () => {
  expect(sideBeyond(window, at(500, 320))).toBe('right');
  expect(sideBeyond(window, at(410, 900))).toBe('down');
});
