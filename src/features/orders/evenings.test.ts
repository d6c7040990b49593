import { expect, test } from 'vitest';
import { seededRandom } from '../../../db/seed/random.ts';
import { type Dish, estimate, usualSideBySide } from './estimate.ts';
import { sideBySideByStation, stationPace, type WorkedLine, workedPaces } from './pace.ts';

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
  cameAt: number;
  readyAt: number;
  minutes: number;
  /** What the dish itself took. */
  own: number;
}

/** When 'Começar' is pressed: as a dish is taken in hand, for each order as it comes, or never. */
type Begun = (line: Line) => number | null;
const asItIsMade: Begun = ({ readyAt, own }) => readyAt - own;
const asItComes: Begun = ({ cameAt }) => cameAt;
const never: Begun = () => null;

const minuteMs = 60_000;
const workedAt = (lines: Line[], begun: Begun, now: number) =>
  lines.map((line, at): WorkedLine => {
    const startedAt = begun(line);
    const readyAt = line.readyAt <= now ? line.readyAt * minuteMs : null;
    return {
      orderId: String(at),
      stationId: grill,
      productId: String(at),
      minutes: line.minutes,
      quantity: 1,
      cameAt: line.cameAt * minuteMs,
      startedAt: startedAt === null ? readyAt : startedAt * minuteMs,
      readyAt,
    };
  });

/** What is taken of the evening so far. */
interface Learning {
  paceOf: (recent: number[]) => number;
  rateOf: (worked: readonly WorkedLine[]) => number;
}

/** Promises made once ten lines were finished, beside what the dish really took. One line in fifteen was forgotten: it took four times as long. */
function promised(speed: Speed, { paceOf, rateOf }: Learning, begun: Begun = asItIsMade) {
  const { between } = seededRandom(7);
  const noise = () => between(75, 125) / 100;
  const made: Line[] = [];
  const kept: { real: number; from: number; to: number }[] = [];
  for (let at = 0; at < lines; at += 1) {
    const now = at * minutesBetweenOrders;
    const minutes = between(8, 25);
    const worked = workedAt(made, begun, now);
    const before = made.filter(({ readyAt }) => readyAt > now);
    const open = before.reduce((sum, line) => sum + line.minutes, 0);
    const done = made.filter(({ readyAt }) => readyAt <= now).length;
    const pace = paceOf(workedPaces(worked).get(grill) ?? []);
    const dish: Dish = { minutes, stationId: grill };
    const kitchen = {
      minutesInHand: new Map([[grill, (open * usualSideBySide) / rateOf(worked)]]),
      paceAt: () => pace,
    };
    const { fromMinutes, toMinutes } = estimate([dish], kitchen);
    const own = minutes * speed(at) * noise() * (at % 15 === 14 ? 4 : 1);
    const real = own + (speed(at) * noise() * open) / 16;
    made.push({ cameAt: now, readyAt: now + real, minutes, own });
    if (done >= 10 && at % 15 !== 14) kept.push({ real, from: fromMinutes, to: toMinutes });
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

const byHistory: Learning = { paceOf: () => 1, rateOf: () => usualSideBySide };
const byToday: Learning = {
  paceOf: (recent) => stationPace(1, recent),
  rateOf: (worked) => sideBySideByStation(worked).get(grill) ?? usualSideBySide,
};

const oldFast = promised(evenings.fast, byHistory);
const oldUsual = promised(evenings.usual, byHistory);
const oldSinking = promised(evenings.sinking, byHistory);

for (const [when, begun] of Object.entries({
  'as a dish is taken in hand': asItIsMade,
  'as an order comes': asItComes,
})) {
  const fast = promised(evenings.fast, byToday, begun);
  const usual = promised(evenings.usual, byToday, begun);
  const sinking = promised(evenings.sinking, byToday, begun);

  test(`begun ${when}, on a fast evening the promises are at most half as wrong as by history alone`, () => {
    expect(fast.promises).toBeGreaterThan(50);
    expect(fast.error).toBeLessThanOrEqual(oldFast.error / 2);
    expect(fast.inTime).toBeGreaterThanOrEqual(0.8);
  });

  test(`begun ${when}, on a usual evening most dishes are ready in time, and today costs history less than a minute`, () => {
    expect(usual.promises).toBeGreaterThan(50);
    expect(usual.inTime).toBeGreaterThanOrEqual(0.8);
    expect(usual.error - oldUsual.error).toBeLessThan(1);
  });

  test(`begun ${when}, on a sinking evening the promises are at most half as wrong, and most are held`, () => {
    expect(sinking.promises).toBeGreaterThan(50);
    expect(sinking.error).toBeLessThanOrEqual(oldSinking.error / 2);
    expect(sinking.inTime).toBeGreaterThan(0.6);
    expect(oldSinking.inTime).toBeLessThan(0.2);
  });
}

test("where nobody presses 'Começar', history alone counts: what waits is no slowness", () => {
  for (const evening of Object.values(evenings))
    expect(promised(evening, byToday, never)).toEqual(promised(evening, byHistory, never));
  expect(promised(evenings.usual, byToday, never).inTime).toBeGreaterThanOrEqual(0.8);
});
