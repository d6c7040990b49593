import { expect, test } from 'vitest';
import { cardsInRow } from './cards-in-row.ts';
import type { TableCall } from './group-by-table.ts';

const group = (pay: object | null = null) => ({ id: 'one', calls: [{ pay }] }) as unknown as TableCall;
const three = [group(), group(), group()];

test('as many cards stand in a row as are whole there, and what is left has a button', () => {
  expect([792, 791, 100].map((width) => cardsInRow(three, width))).toEqual([3, 2, 1]);
  // An amount is longer, and beside the button there is less room.
  expect(cardsInRow([...three, group({})], 935)).toBe(3);
  expect(cardsInRow([...three, group()], 880)).toBe(2);
  expect(cardsInRow([...three, group()], 1060)).toBe(4);
  expect(cardsInRow([], 900)).toBe(0);
});
