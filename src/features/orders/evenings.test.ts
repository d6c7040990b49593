import { expect, test } from 'vitest';
import { seededRandom } from '../../../db/seed/random.ts';
import { type Dish, estimate, stationPace } from './estimate.ts';

const grill = 'grill';
const lines = 80;
const minutesBetweenOrders = 5;

/** What a cook really takes over what the menu says, by the line's place in the evening. */
type Speed = (line: number) => number;
const evenings = {
  fast: () => 0.55,
  usual: () => 1,
  sinking: (line) => Math.min(1.9, 1 + line / 40),
} satisfies Record<string, Speed>;

interface Line {
  readyAt: number;
  minutes: number;
  /** Of the menu's minutes. */
  pace: number;
}

/** Promises made once ten lines were finished, beside what the dish really took. One line in fifteen was forgotten: it took four times as long. */
function promised(speed: Speed, paceOf: (recent: number[]) => number) {
  const { between } = seededRandom(7);
  const noise = () => between(75, 125) / 100;
  const made: Line[] = [];
  const kept: { real: number; from: number; to: number }[] = [];
  for (let at = 0; at < lines; at += 1) {
    const now = at * minutesBetweenOrders;
    const minutes = between(8, 25);
    const open = made.filter(({ readyAt }) => readyAt > now).reduce((sum, line) => sum + line.minutes, 0);
    const done = made.filter(({ readyAt }) => readyAt <= now).sort((a, b) => b.readyAt - a.readyAt);
    const dish: Dish = { minutes, stationId: grill };
    const kitchen = {
      minutesInHand: new Map([[grill, open]]),
      paceAt: () => paceOf(done.map(({ pace }) => pace)),
    };
    const { fromMinutes, toMinutes } = estimate([dish], kitchen);
    const pace = speed(at) * noise() * (at % 15 === 14 ? 4 : 1);
    const real = pace * minutes + (speed(at) * noise() * open) / 8;
    made.push({ readyAt: now + real, minutes, pace });
    if (done.length >= 10 && at % 15 !== 14) kept.push({ real, from: fromMinutes, to: toMinutes });
  }
  const mean = (values: number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  return {
    promises: kept.length,
    /** Mean minutes between the likely time, with which the range begins, and what it took. */
    error: mean(kept.map(({ real, from }) => Math.abs(real - from))),
    /** The share of dishes that were ready within the range or before it. */
    inTime: mean(kept.map(({ real, to }) => Number(real <= to))),
  };
}

const byHistory = () => 1;
const byToday = (recent: number[]) => stationPace(1, recent);

const oldFast = promised(evenings.fast, byHistory);
const fast = promised(evenings.fast, byToday);
const oldUsual = promised(evenings.usual, byHistory);
const usual = promised(evenings.usual, byToday);
const oldSinking = promised(evenings.sinking, byHistory);
const sinking = promised(evenings.sinking, byToday);

// Mean error in minutes by history alone, and with today's lines: 10.0 and 1.9.
test('on a fast evening the promises are at most half as wrong as by history alone', () => {
  expect(fast.promises).toBeGreaterThan(50);
  expect(fast.error).toBeLessThanOrEqual(oldFast.error / 2);
  expect(fast.inTime).toBeGreaterThanOrEqual(0.8);
});

// 3.2 and 3.6.
test('on a usual evening most dishes are ready in time, and today costs history less than a minute', () => {
  expect(usual.promises).toBeGreaterThan(50);
  expect(usual.inTime).toBeGreaterThanOrEqual(0.8);
  expect(usual.error - oldUsual.error).toBeLessThan(1);
});

// 45.4 and 15.5; in time were 5 %, and are 73 %.
test('on a sinking evening the promises are at most half as wrong, and most are held', () => {
  expect(sinking.promises).toBeGreaterThan(50);
  expect(sinking.error).toBeLessThanOrEqual(oldSinking.error / 2);
  expect(sinking.inTime).toBeGreaterThan(0.6);
  expect(oldSinking.inTime).toBeLessThan(0.2);
});
