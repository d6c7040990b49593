import { expect, test } from 'vitest';
import type { Order } from '../orders/contract.ts';
import { heldNames } from './held-names.ts';

const line = (name: string, quantity: number, heldAt: string | null) => ({ name, quantity, heldAt });
const order = (lines: object[], changes: Partial<Order> = {}) =>
  ({ status: 'pendente', paidAt: null, billClosed: false, lines, ...changes }) as Order;
const at = '2026-11-28T20:00:00Z';

test('what is held of what is owed is named once, with its pieces', () => {
  const orders = [
    order([line('Coxinha', 1, at), line('Suco', 2, null)]),
    order([line('Coxinha', 2, at), line('Abóbora', 1, at)]),
    order([line('Pudim', 1, at)], { status: 'cancelado' }),
  ];
  expect(heldNames(orders)).toEqual(['3x Coxinha', '1x Abóbora']);
  expect(heldNames([order([line('Suco', 1, null)])])).toEqual([]);
});
