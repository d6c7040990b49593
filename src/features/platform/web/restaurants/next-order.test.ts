import { expect, test } from 'vitest';
import { headerOf, nextOrder } from './use-restaurant-filter.ts';

test('the same column turns round; another begins with the newest, or with A', () => {
  expect(nextOrder('-joined', 'joined')).toBe('joined');
  expect(nextOrder('joined', 'joined')).toBe('-joined');
  expect(nextOrder('-joined', 'name')).toBe('name');
  expect(nextOrder('name', 'name')).toBe('-name');
  expect(nextOrder('-name', 'joined')).toBe('-joined');
  expect(headerOf('-name')).toEqual({ key: 'name', direction: 'descending' });
});
