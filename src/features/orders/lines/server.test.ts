import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cashier,
  openTestInstance,
  slug,
  type TestInstance,
  waiter,
} from '../../../../tests/support/server/instance.ts';
import { plainProducts } from '../../../../tests/support/server/plain-products.ts';
import { Visitor } from '../../../../tests/support/server/visitor.ts';
import type { Product } from '../../menu/contract.ts';

let instance: TestInstance;
let staff: Visitor;
/** Takes away what is being made, which a waiter may not. */
let till: Visitor;
let products: Product[];
let tables: { id: string; number: number }[];

beforeAll(async () => {
  instance = await openTestInstance();
  products = await plainProducts(instance);
  staff = await new Visitor(instance).signIn(waiter);
  till = await new Visitor(instance).signIn(cashier);
  tables = (await staff.get('/api/tables')).body.tables;
});
afterAll(() => instance.close());

const line = (index: number, changes: object = {}) => ({
  productId: products[index]!.id,
  quantity: 1,
  optionIds: [],
  notes: '',
  ...changes,
});
const at = (number: number) => tables.find((table) => table.number === number)!.id;
const onBoard = async (visitor: Visitor, id: string) =>
  (await visitor.get('/api/orders')).body.orders.find((order: any) => order.id === id);
const brief = ({ line, was, became }: any) => [
  line,
  was && [was.name, was.quantity, was.notes],
  became && [became.name, became.quantity, became.notes],
];

async function beingMade(table: number, lines: object[]) {
  const { body } = await staff.post('/api/orders', {
    key: randomUUID(),
    tableId: at(table),
    status: 'preparando',
    lines,
  });
  return (await staff.get(`/api/orders/${body.id}`)).body.order;
}
const edit = async ({ id, revision, tableId, status }: any, lines: object[], by = till) => {
  const answer = await by.put(`/api/orders/${id}`, { revision, tableId, status, lines });
  expect(answer.status).toBe(200);
  return answer.body;
};

test('an edit of what is being made is on every board, line by line, until someone has seen it', async () => {
  const order = await beingMade(1, [line(0), line(1, { quantity: 2, notes: 'sem sal' }), line(2)]);
  expect(order.changes).toEqual([]);
  const edited = await edit(order, [
    { line: 1, quantity: 1, notes: '' },
    { line: 2, quantity: 3, notes: 'bem quente' },
    line(3, { notes: 'para dividir' }),
  ]);
  const told = [
    [2, [products[1]!.name, 2, 'sem sal'], [products[1]!.name, 3, 'bem quente']],
    [3, [products[2]!.name, 1, ''], null],
    [4, null, [products[3]!.name, 1, 'para dividir']],
  ];
  expect(edited.changes.map(brief)).toEqual(told);
  const other = await new Visitor(instance).signIn(cashier);
  const shown = await onBoard(other, order.id);
  expect(shown!.changes.map(brief)).toEqual(told);
  expect(shown!.changes.map((change: any) => [change.revision, change.seenAt])).toEqual(
    told.map(() => [edited.revision, null]),
  );

  const seen = { revision: shown!.revision };
  expect((await staff.post(`/api/orders/${order.id}/changes/seen`, seen)).status).toBe(200);
  const after = (await onBoard(other, order.id))!.changes;
  expect(after.every((change: any) => change.seenAt)).toBe(true);
  // Said again it is said once, by whom and when it was first; and the order is what it was.
  expect((await other.post(`/api/orders/${order.id}/changes/seen`, seen)).status).toBe(200);
  expect(await onBoard(other, order.id)).toMatchObject({ revision: shown!.revision, changes: after });
  const { rows } = await instance.owner.query(
    'select distinct u.email from order_line_changes c join users u on u.id = c.seen_by where c.order_id = $1',
    [order.id],
  );
  expect(rows).toEqual([{ email: waiter }]);
});

test('what changed after the screen was read stays to be seen, and a number is never given again', async () => {
  const order = await beingMade(2, [line(0), line(1)]);
  const once = await edit(order, [{ line: 1, quantity: 1, notes: '' }]);
  const twice = await edit(once, [{ line: 1, quantity: 1, notes: '' }, line(2)]);
  expect(twice.lines.map((l: any) => l.line)).toEqual([1, 3]);
  await staff.post(`/api/orders/${order.id}/changes/seen`, { revision: once.revision });
  const left = (await onBoard(staff, order.id))!.changes.filter((change: any) => !change.seenAt);
  expect(left.map(brief)).toEqual([[3, null, [products[2]!.name, 1, '']]]);
});

test('the history keeps who changed what and when, and the guest is told', async () => {
  const guest = await new Visitor(instance).sitAt(3);
  const address = `/api/restaurants/${slug}/tables/3/orders`;
  const { body: placed } = await guest.post(address, { key: randomUUID(), lines: [line(0, { quantity: 2 })] });
  const { order } = (await staff.get(`/api/orders/${placed.id}`)).body;
  await edit({ ...order, status: 'preparando' }, [{ line: 1, quantity: 1, notes: '' }], staff);

  const { history } = (await staff.get(`/api/orders/${placed.id}`)).body;
  const last = history.at(-1);
  expect(last).toMatchObject({ actor: 'Luana Ribeiro', from: 'pendente', to: 'preparando' });
  expect(last!.changes.map(brief)).toEqual([[1, [products[0]!.name, 2, ''], [products[0]!.name, 1, '']]]);
  expect(history[0]!.changes).toEqual([]);
  const [seen] = (await guest.get(address)).body.orders;
  expect(seen.changes.map(brief)).toEqual(last!.changes.map(brief));
  expect(seen.changes[0].at).toBe(last!.at);
});

test('an edit that changes no line marks nothing', async () => {
  const order = await beingMade(4, [line(0)]);
  const edited = await edit(order, [{ line: 1, quantity: 1, notes: '' }]);
  expect(edited.changes).toEqual([]);
});

test('a move is on every board as an edit is, from where it was last seen, until someone has seen that move', async () => {
  const move = async (billId: string, table: number) =>
    expect((await staff.post(`/api/bills/${billId}/table`, { tableId: at(table) })).status).toBe(200);
  const other = await new Visitor(instance).signIn(cashier);
  const told = async (id: string) => {
    const { tableNumber, formerTableNumber, unseenMove } = (await onBoard(other, id))!;
    return [tableNumber, unseenMove?.fromTableNumber ?? null, formerTableNumber];
  };
  const see = async (id: string, revision: number) =>
    expect((await other.post(`/api/orders/${id}/changes/seen`, { revision })).status).toBe(200);

  // With its bill.
  const order = await beingMade(7, [line(0)]);
  expect(order.unseenMove).toBeNull();
  await move(order.billId, 8);
  const once = await onBoard(other, order.id);
  expect(once!.unseenMove).toEqual({
    fromTableNumber: 7,
    revision: once!.revision,
    at: expect.any(String),
    seenStations: [],
  });
  await move(order.billId, 9);
  expect(await told(order.id)).toEqual([9, 7, 8]);
  // A step of the kitchen's is no sight of it, nor is a screen that was read before the last move.
  expect((await other.post(`/api/orders/${order.id}/status`, { status: 'pronto' })).status).toBe(200);
  await see(order.id, once!.revision);
  expect(await told(order.id)).toEqual([9, 7, 8]);
  // Back where it was, it says where it was meanwhile.
  await move(order.billId, 7);
  expect(await told(order.id)).toEqual([7, 9, 9]);
  const { revision } = (await onBoard(other, order.id))!;
  await see(order.id, revision);
  expect(await told(order.id)).toEqual([7, null, 9]);
  await see(order.id, revision);
  expect((await onBoard(other, order.id))!.revision).toBe(revision);

  // By an edit, beside what that changed.
  const edited = await edit({ ...(await onBoard(other, order.id)), tableId: at(8), status: 'preparando' }, [
    { line: 1, quantity: 2, notes: '' },
  ]);
  expect([edited.unseenMove!.fromTableNumber, edited.changes.length]).toEqual([7, 1]);
  expect(edited.unseenMove!.revision).toBeLessThanOrEqual(edited.revision);
  await see(order.id, edited.revision);
  const seen = await onBoard(staff, order.id);
  expect([seen!.unseenMove, seen!.changes.every((change: any) => change.seenAt)]).toEqual([null, true]);
});

test('what is offered first is what the table ordered last, then what the house did; a cancelled order offers nothing', async () => {
  await beingMade(5, [line(4)]);
  await beingMade(6, [line(5)]);
  const { id } = await beingMade(5, [line(6)]);
  const offered = async (query = '') => (await staff.get(`/api/orders/recent-products?${query}`)).body.productIds;
  const here = `tableId=${at(5)}`;
  expect((await offered(here)).slice(0, 3)).toEqual([6, 4, 5].map((index) => products[index]!.id));
  expect((await offered()).slice(0, 3)).toEqual([6, 5, 4].map((index) => products[index]!.id));
  await till.post(`/api/orders/${id}/status`, { status: 'cancelado' });
  expect((await offered(here))[0]).toBe(products[4]!.id);
});
