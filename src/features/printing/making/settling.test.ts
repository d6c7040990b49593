import { expect, test } from 'vitest';
import { line, order } from './sample-order.ts';
import { settlesAt } from './settling.ts';

const then = '2026-11-30T20:00:00.000Z';
const at = (time: string) => new Date(`2026-11-30T20:00:${time}Z`);
const fish = line(1, 'Pescada', 'hot');
const greens = line(2, 'Couve', 'hot');

test('an order waits with its papers while a fire of it can be taken back', () => {
  const fired = order(fish, { ...greens, firedAt: then });
  expect(settlesAt(fired, null, at('03'))).toBe(at('08').getTime());
  expect(settlesAt(fired, null, at('08'))).toBeNull();
});

test('and while a hold of what was told can be, but not where it was held as it was ordered', () => {
  const held = { ...order(fish), held: [2], heldAt: then };
  expect(settlesAt(held, { lines: [fish, greens] }, at('03'))).toBe(at('08').getTime());
  expect(settlesAt(held, { lines: [fish, greens] }, at('08'))).toBeNull();
  expect(settlesAt(held, null, at('03'))).toBeNull();
  expect(settlesAt(held, { lines: [fish] }, at('03'))).toBeNull();
});

test('an order of which nothing was fired, or nothing is left, waits for nothing', () => {
  expect(settlesAt(order(fish), null, at('03'))).toBeNull();
  expect(settlesAt(order(), null, at('03'))).toBeNull();
});
