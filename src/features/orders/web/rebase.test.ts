import { expect, test } from 'vitest';
import type { Order } from '../contract.ts';
import type { OrderLine } from '../lines/contract.ts';
import { maxQuantity } from '../values.ts';
import { type DraftLine, draftOf, type OrderDraft } from './draft.ts';
import { rebased } from './rebase.ts';

const line = (number: number, quantity: number, changes: Partial<OrderLine> = {}) =>
  ({
    line: number,
    quantity,
    productId: `dish ${number}`,
    name: `dish ${number}`,
    unitCents: 1_000,
    choices: [],
    notes: '',
    status: 'preparando',
    begun: true,
    freeQuantity: 0,
    ...changes,
  }) as unknown as OrderLine;
const orderOf = (lines: OrderLine[], changes: Partial<Order> = {}) =>
  ({ tableId: 'table 1', status: 'preparando', lines, ...changes }) as Order;
const opened = (order: Order): OrderDraft => ({ ...order, lines: draftOf(order, false) });
const typedOn = (order: Order, number: number, changes: Partial<DraftLine>): OrderDraft => {
  const draft = opened(order);
  return { ...draft, lines: draft.lines.map((each) => (each.kept === number ? { ...each, ...changes } : each)) };
};
const brief = ({ lines }: OrderDraft) => lines.map(({ name, quantity, notes }) => [name, quantity, notes]);

const was = orderOf([line(1, 4), line(2, 1, { status: 'pendente', begun: false }), line(3, 1)]);

test('what nobody typed on is as it is by now: pieces that were taken off or given, lines that went and came', () => {
  const is = orderOf([line(1, 3, { freeQuantity: 1 }), line(2, 1, { notes: 'sem sal' }), line(4, 2)]);
  const draft = rebased(opened(was), was, is, false);
  expect(draft).toEqual({ tableId: 'table 1', status: 'preparando', lines: draftOf(is, false) });
});

test('what was typed stays: more of a line on what is left of it, its note, new lines, the table and the status', () => {
  const is = orderOf([line(1, 3), line(2, 1), line(3, 1)]);
  const more = rebased(typedOn(was, 1, { quantity: 6, notes: 'bem passado' }), was, is, false);
  expect(brief(more)).toEqual([
    ['dish 1', 5, 'bem passado'],
    ['dish 2', 1, ''],
    ['dish 3', 1, ''],
  ]);
  const draft = opened(was);
  const added = { ...draft.lines[0]!, key: 'new', kept: null, name: 'new', quantity: 2 };
  const changed = { tableId: 'table 2', status: 'pronto' as const, lines: [...draft.lines, added] };
  expect(rebased(changed, was, is, false)).toEqual({ ...changed, lines: [...draftOf(is, false), added] });
});

test('a line that was taken off here stays off, unless nobody may take it off alone by now', () => {
  const draft = opened(was);
  const without = { ...draft, lines: draft.lines.filter(({ kept }) => kept !== 2) };
  const is = (changes: Partial<OrderLine>) => orderOf([line(1, 3), line(2, 1, changes), line(3, 1)]);
  expect(brief(rebased(without, was, is({ status: 'pendente', begun: false }), false))).toHaveLength(2);
  expect(brief(rebased(without, was, is({}), false))).toHaveLength(3);
  expect(brief(rebased(without, was, is({}), true))).toHaveLength(2);
});

test('what was typed never asks for what cannot be: no piece that is held less, none or too many, no end undone', () => {
  const of = (quantity: number, typed: number, left: OrderLine, approves = false) => {
    const before = orderOf([line(1, quantity)]);
    return rebased(typedOn(before, 1, { quantity: typed }), before, orderOf([left]), approves).lines[0]!.quantity;
  };
  expect(of(4, 2, line(1, 3))).toBe(3);
  expect(of(4, 1, line(1, 2), true)).toBe(1);
  expect(of(2, maxQuantity, line(1, 8))).toBe(maxQuantity);
  const ended = orderOf([line(1, 4, { status: 'cancelado' })], { status: 'cancelado' });
  expect(rebased({ ...opened(was), status: 'pronto' }, was, ended, false).status).toBe('cancelado');
});
