import { expect, test } from 'vitest';
import { expectedOf, slipsByStation, stepMs } from './expected.ts';
import { stationPace } from './pace.ts';
import type { OrderStatus } from './values.ts';

const now = new Date('2026-11-20T23:16:00.000Z');
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000).toISOString();

interface Dish {
  minutes: number;
  status: OrderStatus;
  at?: string;
  begun?: number;
  quantity?: number;
  held?: boolean;
}

interface Evening {
  pace?: number;
  inHand?: [string, number][];
  status?: OrderStatus;
}

const expected = (dishes: Dish[], evening: Evening = {}) => expectedOf(...placed(dishes, evening), now);
const slips = (dishes: Dish[], evening: Evening = {}) =>
  Object.fromEntries([...slipsByStation(...placed(dishes, evening), now)].map(([at, { to }]) => [at, to]));

function placed(dishes: Dish[], { pace = 1, inHand = [], status = 'preparando' }: Evening) {
  const order = {
    id: 'order',
    status,
    createdAt: inMinutes(-12),
    preparingAt: inMinutes(-10),
    promisedFrom: inMinutes(25),
    promisedTo: inMinutes(35),
    lines: dishes.map(({ minutes, status, at = 'grill', begun, quantity = 1, held = false }) => ({
      productId: String(minutes),
      stationId: at,
      quantity,
      status,
      heldAt: held ? inMinutes(-12) : null,
      promisedTo: null,
      startedAt: begun === undefined ? null : inMinutes(-begun),
    })),
  };
  const kitchen = { paceAt: () => pace, minutesBefore: () => new Map<string | null, number>(inHand) };
  const made = { kitchen, minutesOf: (id: string) => Number(id) || undefined, home: (id: string | null) => id };
  return [order, made] as const;
}

/** As it is told: in steps of the clock. */
const told = (minutes: number, round = Math.ceil) =>
  new Date(round(Date.parse(inMinutes(minutes)) / stepMs) * stepMs).toISOString();
const range = (from: number, to: number) => ({ from: told(from, Math.floor), to: told(to) });

test('a delay of three minutes or more is expected before the promise has passed; what will be early is not', () => {
  expect(expected([{ minutes: 37, status: 'pendente' }])).toBeNull();
  expect(expected([{ minutes: 38, status: 'pendente' }])).toEqual(range(38, 52));
  expect(expected([{ minutes: 6, status: 'pendente' }])).toBeNull();
  expect(expected([{ minutes: 38, status: 'pendente' }], { status: 'pendente' })).toEqual(range(38, 52));
});

test('what is begun has had its time, at the pace of the house; overdue, it is awaited at once', () => {
  expect(expected([{ minutes: 47, status: 'preparando', begun: 10 }])).toBeNull();
  expect(expected([{ minutes: 48, status: 'preparando', begun: 10 }])).toEqual(range(38, 52));
  expect(expected([{ minutes: 48, status: 'preparando' }])).toEqual(range(38, 52));
  expect(expected([{ minutes: 34, status: 'preparando', begun: 10 }], { pace: 1.5 })).toEqual(range(41, 56));
  expect(expected([{ minutes: 20, status: 'preparando', begun: 90 }])).toBeNull();
});

test('a station that has not begun has before the order what was ordered before it', () => {
  const grilled: Dish = { minutes: 30, status: 'entregue' };
  const drinks: Dish = { minutes: 30, status: 'pendente', at: 'bar', quantity: 2 };
  const inHand: [string, number][] = [
    ['grill', 600],
    ['bar', 128],
  ];
  expect(expected([grilled, drinks], { inHand })).toEqual(range(38, 52));
  expect(expected([grilled, drinks, { ...drinks, status: 'pronto' }], { inHand })).toBeNull();
});

test('nothing is expected of what is made already, nor of what is no longer on the menu', () => {
  const dish: Dish = { minutes: 50, status: 'pendente' };
  for (const status of ['pronto', 'entregue', 'cancelado'] as const) expect(expected([dish], { status })).toBeNull();
  expect(expected([dish, { ...dish, minutes: 0 }])).toBeNull();
});

test('what is held takes no time of the rest, and where only that is left nothing is expected', () => {
  const held: Dish = { minutes: 90, status: 'pendente', held: true };
  const begun: Dish = { minutes: 50, status: 'preparando' };
  expect(expected([begun, held])).toEqual(expected([begun]));
  expect(expected([{ minutes: 10, status: 'entregue' }, held])).toBeNull();
});

test('only the station that will be late with its own part slips, and the last of them is what the guest reads', () => {
  const roast: Dish = { minutes: 38, status: 'pendente' };
  const drink: Dish = { minutes: 3, status: 'pendente', at: 'bar' };
  expect(slips([roast, drink])).toEqual({ grill: told(52) });
  expect(slips([roast, { ...drink, minutes: 50 }])).toEqual({ grill: told(52), bar: told(69) });
  expect(expected([roast, { ...drink, minutes: 50 }])?.to).toBe(told(69));
  expect(slips([{ ...roast, status: 'pronto' }, drink])).toEqual({});
  expect(slips([{ ...roast, held: true }])).toEqual({});
  expect(slips([roast], { status: 'entregue' })).toEqual({});
});

/** What a display tells of 38 minutes of grill, promised in 35, after these minutes and with so much in hand before it. */
const toldAfter = (minutes: number, { inHand = 80, pace = 1 } = {}) => {
  const [order, made] = placed([{ minutes: 38, status: 'pendente' }], { inHand: [['grill', inHand]], pace });
  const at = new Date(now.getTime() + minutes * 60_000);
  return [expectedOf(order, made, at)?.to, slipsByStation(order, made, at).get('grill')?.to];
};

test('with nothing done a new time stands still for minutes, and is one time for the guest and the kitchen', () => {
  const times = Array.from({ length: 10 }, (_, minute) => toldAfter(minute));
  expect(new Set(times.map(([guest]) => guest)).size).toBeLessThanOrEqual(3);
  for (const [guest, kitchen] of times) expect(kitchen).toBe(guest);
  expect(toldAfter(0)).toEqual(toldAfter(0.9));
  expect(told(1)).toBe('2026-11-20T23:20:00.000Z');
});

test('another line that is finished, or taken back, moves a new time by one step at most', () => {
  for (const inHand of [40, 80, 160])
    for (const recent of [[], [2, 2], [1, 1, 1, 1], Array(9).fill(1.5)])
      for (const finished of [0.6, 1, 1.6, 2]) {
        const before = toldAfter(0, { inHand, pace: stationPace(1, recent) });
        const after = toldAfter(0, { inHand: inHand - 15, pace: stationPace(1, [finished, ...recent]) });
        expect(Math.abs(Date.parse(after[0]!) - Date.parse(before[0]!))).toBeLessThanOrEqual(stepMs);
      }
});
