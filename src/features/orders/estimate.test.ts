import { expect, test } from 'vitest';
import { type Dish, estimate, inHandMinutes, usualSideBySide } from './estimate.ts';

const at = (stationId: string | null, ...minutes: number[]): Dish[] =>
  minutes.map((each) => ({ minutes: each, stationId }));
const kitchen = (pace: number, ...inHand: [string | null, number][]) => ({
  paceAt: () => pace,
  minutesInHand: new Map(inHand),
});

test('without stations: the longest dish, a little for each further one, and a share of the queue', () => {
  expect(estimate(at(null, 20, 10), kitchen(1)).fromMinutes).toBe(21);
  expect(estimate(at(null, 20, 10), kitchen(1, [null, 160])).fromMinutes).toBe(31);
  expect(estimate(at(null, 20), kitchen(1))).toEqual({ fromMinutes: 20, toMinutes: 28 });
});

test('stations work side by side: an order waits for the one that is last, and not for the queue of another', () => {
  const busyGrill = kitchen(1, ['grill', 320]);
  expect(estimate(at('bar', 4), busyGrill)).toEqual({ fromMinutes: 4, toMinutes: 6 });
  expect(estimate([...at('bar', 4), ...at('grill', 10)], busyGrill).fromMinutes).toBe(30);
  expect(estimate([...at('bar', 4, 4), ...at('grill', 10)], kitchen(1)).fromMinutes).toBe(10);
});

test('a queue of a whole evening promises no hours', () => {
  expect(estimate(at(null, 20), kitchen(1, [null, 2_160])).fromMinutes).toBe(80);
});

test('the pace counts within bounds, and a range never closes', () => {
  expect(estimate(at(null, 20), kitchen(1.5)).fromMinutes).toBe(30);
  expect(estimate(at(null, 20), kitchen(9)).fromMinutes).toBe(40);
  expect(estimate(at(null, 0), kitchen(0))).toEqual({ fromMinutes: 1, toMinutes: 3 });
  expect(estimate([], kitchen(1))).toEqual({ fromMinutes: 1, toMinutes: 3 });
});

test('each station has its own pace, and the order waits for the one that is last', () => {
  const paceAt = (id: string | null) => (id === 'grill' ? 2 : 1);
  expect(estimate([...at('bar', 15), ...at('grill', 10)], { paceAt, minutesInHand: new Map() }).fromMinutes).toBe(20);
});

test('what is quick is made in between: it waits at most five minutes and three times its own', () => {
  const rush = kitchen(1, ['bar', 960]);
  expect(estimate(at('bar', 1), rush)).toEqual({ fromMinutes: 9, toMinutes: 13 });
  expect(estimate(at('bar', 3), rush).fromMinutes).toBe(17);
  expect(estimate(at('bar', 20), rush).fromMinutes).toBe(80);
  // Ordered with something slow of the same station, it comes with that.
  expect(estimate(at('bar', 1, 20), rush).fromMinutes).toBe(80);
});

/** What so many pieces of dishes of these minutes are in hand, at a station of which nothing was learned. */
const inHand = (...dishes: [minutes: number, pieces: number][]) =>
  inHandMinutes(
    dishes.map(([minutes, pieces], at) => ({ productId: String(at), minutes, pieces })),
    usualSideBySide,
  );

test('equal dishes are made together: each further one of them costs a third, in whichever order it is', () => {
  expect(inHand([24, 1])).toBe(24);
  expect(inHand([24, 4])).toBe(48);
  expect(inHand([24, 1], [24, 1])).toBe(48);
  const same = { productId: 'moqueca', minutes: 24, pieces: 1 };
  expect(inHandMinutes([same, same], usualSideBySide)).toBe(32);
  expect(inHandMinutes([same, same], usualSideBySide * 2)).toBe(16);
});

test('of a station that aims at 25 minutes eleven tickets before an order promise at most two and a half times that', () => {
  // Twenty-two pieces of eight dishes.
  const queue = inHand([25, 5], [25, 4], [25, 3], [25, 3], [25, 2], [25, 2], [20, 2], [15, 1]);
  expect(estimate(at('grill', 25), kitchen(1, ['grill', queue])).toMinutes).toBeLessThanOrEqual(63);
  // Twelve different dishes, none of them like another.
  const apart = inHand(...Array.from({ length: 12 }, (): [number, number] => [25, 1]));
  expect(estimate(at('grill', 25), kitchen(1, ['grill', apart])).toMinutes).toBeLessThanOrEqual(63);
  // Where they really pile up it says so.
  const heap = inHand(...Array.from({ length: 40 }, (): [number, number] => [25, 1]));
  expect(estimate(at('grill', 25), kitchen(1, ['grill', heap])).toMinutes).toBeGreaterThan(100);
});
