import { expect, test } from 'vitest';
import { expectedOf, slipsByStation } from './expected.ts';
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
  Object.fromEntries(slipsByStation(...placed(dishes, evening), now));

function placed(dishes: Dish[], { pace = 1, inHand = [], status = 'preparando' }: Evening) {
  const order = {
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

const range = (from: number, to: number) => ({ from: inMinutes(from), to: inMinutes(to) });

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
    ['grill', 300],
    ['bar', 64],
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
  expect(slips([roast, drink])).toEqual({ grill: inMinutes(52) });
  expect(slips([roast, { ...drink, minutes: 50 }])).toEqual({ grill: inMinutes(52), bar: inMinutes(69) });
  expect(expected([roast, { ...drink, minutes: 50 }])?.to).toBe(inMinutes(69));
  expect(slips([{ ...roast, status: 'pronto' }, drink])).toEqual({});
  expect(slips([{ ...roast, held: true }])).toEqual({});
  expect(slips([roast], { status: 'entregue' })).toEqual({});
});
