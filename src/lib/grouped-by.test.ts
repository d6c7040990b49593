import { expect, test } from 'vitest';
import { groupedBy } from './grouped-by.ts';

test('groups stand in the order of their first, and each keeps the order of its own', () => {
  expect([...groupedBy(['bolo', 'água', 'bala', 'arroz'], (word) => word[0])]).toEqual([
    ['b', ['bolo', 'bala']],
    ['á', ['água']],
    ['a', ['arroz']],
  ]);
});
