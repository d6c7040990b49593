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

test('once the slow dish is ready, only the quick one is awaited', () => {
  const quick: Dish = { minutes: 6, status: 'pendente' };
  expect(expected([{ minutes: 40, status: 'preparando', begun: 2 }, quick])).toBeNull();
  expect(expected([{ minutes: 40, status: 'pronto' }, quick])).toEqual(range(6, 9));
  expect(expected([{ minutes: 40, status: 'cancelado' }, quick])).toEqual(range(6, 9));
});

test('what is begun has had its time, at the pace of the house; overdue, it is awaited at once', () => {
  expect(expected([{ minutes: 20, status: 'preparando', begun: 10 }])).toEqual(range(10, 15));
  expect(expected([{ minutes: 20, status: 'preparando' }])).toEqual(range(10, 15));
  expect(expected([{ minutes: 20, status: 'preparando', begun: 10 }], { pace: 1.5 })).toEqual(range(20, 28));
  expect(expected([{ minutes: 20, status: 'preparando', begun: 90 }])).toEqual(range(1, 3));
});

test('a station that has not begun has its queue before the order, which does not stand in its own way', () => {
  const grilled: Dish = { minutes: 30, status: 'entregue' };
  const drinks: Dish = { minutes: 4, status: 'pendente', at: 'bar', quantity: 2 };
  const inHand: [string, number][] = [
    ['grill', 300],
    ['bar', 48],
  ];
  expect(expected([grilled, drinks], { inHand })).toEqual(range(9, 13));
  expect(expected([grilled, drinks, { ...drinks, status: 'pronto' }], { inHand })).toEqual(range(4, 6));
});

test('nothing is expected later than was promised, nor of what is not being made or no longer on the menu', () => {
  expect(expected([{ minutes: 34, status: 'pendente' }])).toBeNull();
  const dish: Dish = { minutes: 5, status: 'pendente' };
  for (const status of ['pendente', 'pronto', 'entregue', 'cancelado'] as const)
    expect(expected([dish], { status })).toBeNull();
  expect(expected([dish, { ...dish, minutes: 0 }])).toBeNull();
});

test('what is held takes no time of the rest, and where only that is left nothing is expected', () => {
  const held: Dish = { minutes: 30, status: 'pendente', held: true };
  expect(expected([{ minutes: 10, status: 'preparando' }, held])).toEqual(
    expected([{ minutes: 10, status: 'preparando' }]),
  );
  expect(expected([{ minutes: 10, status: 'entregue' }, held])).toBeNull();
});
