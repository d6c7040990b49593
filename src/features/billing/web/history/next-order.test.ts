import { expect, test } from 'vitest';
import { nextOrder, sortOf } from './use-history-filter.ts';

test('the same column turns round, a new one begins descending', () => {
  expect(nextOrder('-date', 'date')).toBe('date');
  expect(nextOrder('date', 'date')).toBe('-date');
  expect(nextOrder('-date', 'amount')).toBe('-amount');
  expect(nextOrder('amount', 'date')).toBe('-date');
  expect(sortOf('amount')).toEqual({ key: 'amount', direction: 'ascending' });
});
