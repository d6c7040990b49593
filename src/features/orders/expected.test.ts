import { expect, test } from 'vitest';
import { expectedOf } from './expected.ts';
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

function expected(
  dishes: Dish[],
  { pace = 1, inHand = [] as [string, number][], status = 'preparando' as OrderStatus } = {},
) {
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
  const kitchen = { paceAt: () => pace, minutesInHand: new Map<string | null, number>(inHand) };
  const made = { kitchen, minutesOf: (id: string) => Number(id) || undefined, home: (id: string | null) => id };
  return expectedOf(order, made, now);
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

test('a station that has not begun has its queue before the order, which does not stand in its own way', () => {
  const grilled: Dish = { minutes: 30, status: 'entregue' };
  const drinks: Dish = { minutes: 30, status: 'pendente', at: 'bar', quantity: 2 };
  const inHand: [string, number][] = [
    ['grill', 300],
    ['bar', 60 + 64],
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
