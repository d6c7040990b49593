import { expect, test } from 'vitest';
import type { Order } from '../contract.ts';
import type { OrderLine } from '../lines/contract.ts';
import { clashOf, onCurrent } from './clash.ts';
import { type DraftLine, draftOf, type OrderDraft } from './draft.ts';
import { sendEdit } from './send-edit.ts';

const line = (number: number, changes: Partial<OrderLine> = {}) =>
  ({
    line: number,
    quantity: 2,
    productId: `dish ${number}`,
    name: `dish ${number}`,
    unitCents: 1_000,
    choices: [],
    notes: '',
    status: 'pendente',
    begun: false,
    heldAt: null,
    freeQuantity: 0,
    ...changes,
  }) as unknown as OrderLine;
const orderOf = (lines: OrderLine[], changes: Partial<Order> = {}) =>
  ({ id: 'order', revision: 1, tableId: 'table 1', status: 'pendente', lines, completedAt: null, ...changes }) as Order;

const was = orderOf([line(1), line(2)]);
const begun: Partial<OrderLine> = { status: 'preparando', begun: true };
const cooking = orderOf([line(1, begun), line(2, begun)], { status: 'preparando', revision: 2 });
const added = { ...draftOf(was, false)[0]!, key: 'new', kept: null, name: 'petit gateau', quantity: 1 };
const withAdded = (...kept: DraftLine[]): OrderDraft => ({
  tableId: was.tableId,
  status: 'pendente',
  lines: [...kept, added],
});
const [first, second] = draftOf(was, false) as [DraftLine, DraftLine];
const names = ({ lines }: OrderDraft) => lines.map(({ name, quantity }) => `${quantity} ${name}`);

function stale(): Error {
  return Object.assign(new Error('stale'), { code: 'stale_revision', status: 409 });
}

/** A server whose order is `current` by now. */
function serverWith(current: Order) {
  const sent: { revision: number; status: string; lines: number }[] = [];
  const told: Order[] = [];
  const edit = async (input: { revision: number; status: string; lines: readonly unknown[] }) => {
    if (input.revision !== current.revision) throw stale();
    sent.push({ revision: input.revision, status: input.status, lines: input.lines.length });
    return current;
  };
  return { sent, told, edit, read: async () => current, onCurrent: (order: Order) => told.push(order) };
}

test('begun in the kitchen meanwhile, what was added goes on the order as it is by now', async () => {
  const server = serverWith(cooking);
  await sendEdit({ draft: withAdded(first, second), base: was, approves: false }, server);
  expect(server.sent).toEqual([{ revision: 2, status: 'preparando', lines: 3 }]);
  expect(server.told).toEqual([cooking]);
});

test('what clashes is not sent, and the form hears of the order', async () => {
  const current = orderOf([line(1, { notes: 'sem sal' }), line(2)], { revision: 2 });
  const server = serverWith(current);
  const draft = withAdded({ ...first, notes: 'bem passado' }, second);
  await expect(sendEdit({ draft, base: was, approves: false }, server)).rejects.toMatchObject({
    code: 'stale_revision',
  });
  expect(server.sent).toEqual([]);
  expect(server.told).toEqual([current]);
});

test('other refusals are not tried again', async () => {
  const server = serverWith(was);
  const refuse = () => Promise.reject(Object.assign(new Error('no'), { code: 'bill_closed', status: 409 }));
  const sending = sendEdit({ draft: withAdded(first), base: was, approves: false }, { ...server, edit: refuse });
  await expect(sending).rejects.toMatchObject({ code: 'bill_closed' });
  expect(server.told).toEqual([]);
});

test('what nobody typed on clashes with nothing; more of a dish, or a note, not with its being begun', () => {
  const otherLine = orderOf([line(1), line(2, { quantity: 5, notes: 'sem sal' }), line(3)], { revision: 2 });
  expect(clashOf(withAdded({ ...first, quantity: 3 }, second), was, otherLine)).toBeNull();
  expect(clashOf(withAdded({ ...first, quantity: 3, notes: 'sem sal' }, second), was, cooking)).toBeNull();
});

test.each<[string, OrderDraft, Order, object]>([
  [
    'the same line',
    withAdded({ ...first, quantity: 3 }, second),
    orderOf([line(1, { quantity: 1 }), line(2)]),
    { lines: [{ line: 1 }] },
  ],
  ['a line that is gone', withAdded({ ...first, notes: 'x' }, second), orderOf([line(2)]), { lines: [{ line: 1 }] }],
  ['fewer of what was begun', withAdded({ ...first, quantity: 1 }, second), cooking, { lines: [{ line: 1 }] }],
  ['none of what was begun', withAdded(second), cooking, { lines: [{ line: 1 }] }],
  [
    'two tables',
    { ...withAdded(first, second), tableId: 'table 2' },
    orderOf(was.lines, { tableId: 'table 3' }),
    { table: true },
  ],
  ['two steps', { ...withAdded(first, second), status: 'pronto' }, cooking, { status: true }],
  ['an order that is over', withAdded(first, second), orderOf(was.lines, { status: 'entregue' }), { status: true }],
  [
    'a sum that was fixed',
    withAdded(first, second),
    orderOf(was.lines, { completedAt: '2026-01-01T12:00:00Z' }),
    { status: true },
  ],
])('typed here and changed elsewhere: %s', (_, draft, is, clash) => {
  expect(clashOf(draft, was, is)).toMatchObject(clash);
  const taken = onCurrent(draft, was, is, true);
  // What was added stays, whatever clashes.
  expect(taken.lines.filter(({ kept }) => kept === null)).toEqual([added]);
});

test('the current version takes what clashes from there, and keeps what else was typed', () => {
  const is = orderOf([line(1, { quantity: 1 }), line(2)], { revision: 2 });
  const draft = { ...withAdded({ ...first, quantity: 4 }, { ...second, quantity: 3 }), tableId: 'table 2' };
  const taken = onCurrent(draft, was, is, false);
  expect(names(taken)).toEqual(['1 dish 1', '3 dish 2', '1 petit gateau']);
  expect(taken.tableId).toBe('table 2');
});
