import { expect, test } from 'vitest';
import type { FloorCall } from '../contract.ts';
import { awaitedCount, byNeed, groupByTable } from './group-by-table.ts';

const ana = { id: 'ana', name: 'Ana Reis' };
const call = (id: string, tableNumber: number, takenBy: FloorCall['takenBy'] = null): FloorCall => ({
  id,
  tableId: `table ${tableNumber}`,
  tableNumber,
  kind: 'waiter',
  request: '',
  askedAt: '2026-11-22T21:00:00Z',
  takenAt: takenBy && '2026-11-22T21:01:00Z',
  takenBy,
  awaited: takenBy === null,
  pay: null,
});
const told = (calls: FloorCall[]) =>
  groupByTable(calls).map(({ id, calls: theirs }) => [id, theirs.map((each) => each.id).join(' ')]);

test('what a table called for is one walk, and a card keeps its place and name when somebody goes', () => {
  expect(told([call('a', 7), call('b', 3), call('c', 7)])).toEqual([
    ['a', 'a c'],
    ['b', 'b'],
  ]);
  expect(told([call('a', 7, ana), call('b', 3), call('c', 7, ana)])).toEqual([
    ['a', 'a c'],
    ['b', 'b'],
  ]);
});

test('what was called for after somebody had set out calls by itself', () => {
  expect(told([call('a', 7, ana), call('b', 7)])).toEqual([
    ['a', 'a'],
    ['b', 'b'],
  ]);
});

test('a payment is a line of its own beside the bill that was asked for before it', () => {
  const pay = { partId: 'part', cents: 11_968, method: 'pix', changeForCents: null } as const;
  expect(told([call('a', 7), { ...call('b', 7), kind: 'pay', pay }])).toEqual([
    ['a', 'a'],
    ['b', 'b'],
  ]);
});

test('what nobody has answered to stands first, one’s own tables before the others’; what is taken stands behind', () => {
  const groups = groupByTable([
    call('a', 1, { id: 'bia', name: 'Bia' }),
    call('b', 2, ana),
    call('c', 3),
    call('d', 4),
    call('e', 5),
  ]);
  const order = (own: string[]) => byNeed(groups, 'ana', new Set(own)).map(({ id }) => id);
  expect(order(['table 4'])).toEqual(['d', 'c', 'e', 'b', 'a']);
  expect(order([])).toEqual(['c', 'd', 'e', 'b', 'a']);
});

test('what does not want whoever looks stands behind all that does, though nobody goes there', () => {
  const pay = { partId: 'part', cents: 5_000, method: 'pix', changeForCents: null } as const;
  const pix = (awaited: boolean): FloorCall => ({ ...call('a', 1), kind: 'pay', pay, awaited });
  const order = (awaited: boolean) =>
    byNeed(groupByTable([pix(awaited), call('b', 2), call('c', 3, ana)]), 'ana', new Set(['table 1'])).map(
      ({ id }) => id,
    );
  expect(order(true)).toEqual(['a', 'b', 'c']);
  expect(order(false)).toEqual(['b', 'c', 'a']);
});

test('the list, and what counts it elsewhere, count walks: not each thing that a table wants, nor what somebody goes to', () => {
  expect(awaitedCount([call('a', 7), call('b', 7), call('c', 3), call('d', 4, ana)])).toBe(2);
});
