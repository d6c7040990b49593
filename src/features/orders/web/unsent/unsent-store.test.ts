import { beforeEach, expect, test } from 'vitest';
import type { DraftLine } from '../draft.ts';
import { emptyOrder, holdsSomething, unsentMs } from './unsent-order.ts';
import { unsentOrders } from './unsent-store.ts';

const waiter = { userId: 'waiter', restaurantId: 'house' };
let entries: Record<string, string>;
let full: boolean;
let now: number;

// The names of what is stored are its own keys, as a browser has them.
const storage = () =>
  Object.assign(
    Object.create({
      getItem: (name: string) => entries[name] ?? null,
      setItem(name: string, text: string) {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        entries[name] = text;
      },
      removeItem: (name: string) => void delete entries[name],
    }),
    entries,
  ) as Storage;

const line: DraftLine = {
  key: 'line',
  kept: null,
  productId: 'pudim',
  name: 'Pudim de leite',
  unitCents: 1_900,
  addedCents: 1_900,
  optionIds: [],
  choices: [],
  weighed: false,
  quantity: 2,
  freeQuantity: 0,
  onHold: true,
  held: 0,
  notes: 'sem calda',
};
const order = { ...emptyOrder('one', 'table-7'), lines: [line], text: '1 café' };

beforeEach(() => {
  entries = {};
  full = false;
  now = 1_000;
});
const kept = () => unsentOrders(storage, () => now);

test('an order that was typed is there after a reload, as it was', () => {
  expect(kept().put(waiter, order)).toBe(true);
  expect(kept().read(waiter)).toEqual([{ ...order, at: 1_000 }]);
});

test('the one typed last comes first, and each is there once', () => {
  const orders = kept();
  orders.put(waiter, order);
  orders.put(waiter, { ...order, id: 'two' });
  orders.put(waiter, { ...order, text: '' });
  expect(kept().read(waiter)).toMatchObject([{ id: 'one', text: '' }, { id: 'two' }]);
});

test('what was sent or discarded is gone, and nothing is left of it', () => {
  kept().put(waiter, order);
  kept().drop(waiter, 'one');
  expect(kept().read(waiter)).toEqual([]);
  expect(entries).toEqual({});
});

test("nobody is offered another's order, nor one of another house", () => {
  kept().put(waiter, order);
  expect(kept().read({ ...waiter, userId: 'owner' })).toEqual([]);
  expect(kept().read({ ...waiter, restaurantId: 'other' })).toEqual([]);
});

test('an order is offered for four hours, and is then forgotten for whoever left it', () => {
  kept().put(waiter, order);
  now += unsentMs - 1;
  kept().forgetOld();
  expect(kept().read(waiter)).toHaveLength(1);
  now += 1;
  expect(kept().read(waiter)).toEqual([]);
  kept().forgetOld();
  expect(entries).toEqual({});
});

test('where it cannot be stored, that is told', () => {
  full = true;
  expect(kept().put(waiter, order)).toBe(false);
  const closed = unsentOrders(() => {
    throw new DOMException('closed', 'SecurityError');
  });
  expect(closed.put(waiter, order)).toBe(false);
});

test.each([
  ['no JSON', '{'],
  ['no list', '{}'],
  ['no order', '[null, 1, {}]'],
  ['a line of another version', JSON.stringify([{ ...order, at: 1_000, lines: [{ ...line, quantity: undefined }] }])],
  ['a line of an order that exists', JSON.stringify([{ ...order, at: 1_000, lines: [{ ...line, kept: 1 }] }])],
])('%s is no order', (_, text) => {
  entries['unsent-orders:house:waiter'] = text;
  expect(kept().read(waiter)).toEqual([]);
});

test('a table alone is nothing to go on with', () => {
  const empty = emptyOrder('one', 'table-7');
  expect(holdsSomething(empty)).toBe(false);
  expect(holdsSomething({ ...empty, text: ' ' })).toBe(false);
  expect(holdsSomething({ ...empty, picks: { picanha: [] } })).toBe(false);
  expect(holdsSomething({ ...empty, picks: { picanha: ['ao-ponto'] } })).toBe(true);
  expect(holdsSomething({ ...empty, later: [{ number: 6, text: '1 pudim' }] })).toBe(true);
  expect(holdsSomething(order)).toBe(true);
});
