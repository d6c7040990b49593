import { expect, test } from 'vitest';
import { nextOrder, sortingOf, sortOf } from './list-order.ts';

test('the same column turns round, a new one begins descending', () => {
  expect(nextOrder<'date' | 'amount'>('-date', 'date')).toBe('date');
  expect(nextOrder<'date' | 'amount'>('date', 'date')).toBe('-date');
  expect(nextOrder<'date' | 'amount'>('-date', 'amount')).toBe('-amount');
  expect(nextOrder<'date' | 'amount'>('amount', 'date')).toBe('-date');
});

test('the same column turns round; another begins with the newest, or with A', () => {
  const next = (order: 'joined' | '-joined' | 'name' | '-name', column: string) =>
    nextOrder<'joined' | 'name'>(order, column, ['name']);
  expect(next('-joined', 'joined')).toBe('joined');
  expect(next('joined', 'joined')).toBe('-joined');
  expect(next('-joined', 'name')).toBe('name');
  expect(next('name', 'name')).toBe('-name');
  expect(next('-name', 'joined')).toBe('-joined');
});

test('a call and a table’s header are told the same order', () => {
  expect(sortOf('amount')).toEqual({ key: 'amount', direction: 'ascending' });
  expect(sortOf('-name')).toEqual({ key: 'name', direction: 'descending' });
  expect(sortingOf('-date')).toEqual({ sort: 'date', direction: 'desc' });
});
