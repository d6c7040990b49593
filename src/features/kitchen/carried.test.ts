import { expect, test } from 'vitest';
import { movesTo } from '../orders/lines/moves.ts';
import { type Carried, carriedAfter, carriedKeys, noneCarried, undoOfCarried, withCarried } from './carried.ts';
import type { KitchenOrder } from './contract.ts';
import { passOf } from './expediter.ts';
import { withMoves } from './moves.ts';
import { cold, line, minute, order, start, stations } from './sample-kitchen.ts';

const ready = (minutes: number) =>
  ({ status: 'pronto', readyAt: new Date(start + minutes * minute).toISOString() }) as const;
const orders = [
  order('a', [line(1, 'Picanha', ready(5)), line(2, 'Salada', { stationId: cold })], { tableNumber: 4 }),
  order('b', [line(1, 'Caldo', ready(6)), line(2, 'Arroz', ready(6))], { tableNumber: 6 }),
  order('c', [line(1, 'Farofa', ready(7))], { tableNumber: 10 }),
];
const carry = (of: KitchenOrder) =>
  movesTo(
    of.id,
    of.lines.filter(({ status }) => status === 'pronto'),
    'entregue',
  );
const ids = (all: readonly KitchenOrder[]) => new Set(all.map(({ id }) => id));
const tables = (all: readonly KitchenOrder[], carried = noneCarried) =>
  passOf(all, stations, carried).map(({ tableNumber }) => tableNumber);

/** As the screen goes from one state to the next: what it showed, what it is told, and what is under way. */
function step(
  kept: { orders: readonly KitchenOrder[]; carried: readonly Carried[] },
  told: readonly KitchenOrder[],
  moves: ReturnType<typeof carry>,
) {
  let { carried } = kept;
  let shown = withMoves(withCarried(told, carried), moves);
  carried = carriedAfter(carried, kept.orders, shown, ids(told), 1);
  shown = withMoves(withCarried(told, carried), moves);
  return { orders: shown, carried, keys: carriedKeys(carried, shown) };
}

test('what was carried keeps its row and its turn, also once the house has dropped its order', () => {
  const first = orders[0]!;
  const at = step({ orders, carried: [] }, orders, carry(first));
  expect([...at.keys]).toEqual(['a 1']);
  expect(tables(at.orders, at.keys)).toEqual([6, 10, 4]);
  expect(tables(orders)).toEqual([6, 10, 4]);
  const row = passOf(at.orders, stations, at.keys).find(({ tableNumber }) => tableNumber === 4);
  expect([row?.ready.length, row?.carried.length, row?.count]).toEqual([0, 1, 1]);
  // The next table goes as a whole, and the house tells of it no more: the third does not come to its place.
  const told = withMoves(orders, carry(first));
  const next = step(at, told, carry(orders[1]!));
  const after = step(next, withMoves([told[0]!, told[2]!], []), []);
  expect([...after.keys].sort()).toEqual(['a 1', 'b 1', 'b 2']);
  expect(tables(after.orders, after.keys)).toEqual([6, 10, 4]);
  expect(passOf(after.orders, stations, after.keys)[0]).toMatchObject({ count: 0, ready: [] });
});

test('each table is taken back by itself, and stands where it stood until the house tells of it again', () => {
  const told = [orders[0]!, orders[2]!];
  const went = step(step({ orders, carried: [] }, orders, carry(orders[1]!)), told, []);
  const undo = undoOfCarried(went.carried, went.keys, 6);
  expect(undo).toEqual([{ id: 'b', lines: [1, 2], from: 'entregue', to: 'pronto' }]);
  expect(undoOfCarried(went.carried, went.keys, 4)).toEqual([]);
  const back = step(went, told, [...undo]);
  expect([...back.keys]).toEqual([]);
  expect(tables(back.orders)).toContain(6);
  expect(passOf(back.orders, stations).find(({ tableNumber }) => tableNumber === 6)?.ready).toHaveLength(2);
  const again = step(back, orders, []);
  expect([again.carried.length, again.keys.size]).toEqual([0, 0]);
});

test('what was refused is ready again, and what the till has closed was not carried', () => {
  const at = step({ orders, carried: [] }, orders, carry(orders[1]!));
  expect(at.keys.size).toBe(2);
  expect(step(at, orders, []).carried).toEqual([]);
  expect(step({ orders, carried: [] }, [orders[0]!], []).carried).toEqual([]);
});

test('while nothing is carried, nothing is drawn anew', () => {
  expect(withCarried(orders, [])).toBe(orders);
  const none: Carried[] = [];
  expect(carriedAfter(none, orders, orders, ids(orders), 1)).toBe(none);
});
