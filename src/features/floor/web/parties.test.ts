import { expect, test } from 'vitest';
import type { Order } from '../../orders/contract.ts';
import type { FloorTable } from '../../tables/contract.ts';
import { briefLines } from './brief-lines.ts';
import { headOf, partiesOf, partyNumber } from './parties.ts';
import { isBusy, tableView } from './table-view.ts';

const view = (number: number, changes: Partial<FloorTable> = {}) =>
  tableView({
    table: {
      id: `table ${number}`,
      number,
      capacity: 4,
      status: 'ocupado',
      valueCents: null,
      revision: 1,
      joinedTo: null,
      bill: null,
      ...changes,
    },
    served: undefined,
    calls: [],
    orders: [],
  });
const bill = {
  id: 'bill',
  orders: 1,
  paid: false,
  paidCents: 0,
  totalCents: 5_000,
  since: '2026-11-22T21:00:00Z',
  people: 9,
};

test('tables that were put together are one party: whichever is tapped leads to the one bill', () => {
  const head = view(4, { bill: { ...bill, joined: [5, 6] } });
  const five = view(5, { joinedTo: 4 });
  const six = view(6, { joinedTo: 4 });
  const alone = view(7);
  const all = [head, five, six, alone];
  expect([head, five, six, alone].map((each) => headOf(each, all).table.number)).toEqual([4, 4, 4, 7]);
  expect(partiesOf(all, all)).toEqual([head, alone]);
  // One of them stands in another room, or another section.
  expect(partiesOf([six], all)).toEqual([head]);
  expect([partyNumber(head), partyNumber(alone)]).toEqual(['4 + #5 + #6', '7']);
  // They are not free, and nothing is ordered at them by themselves.
  expect([five.state, isBusy(five)]).toEqual(['joined', true]);
});

test('what was ordered is told in brief, what is ready first and what was carried last', () => {
  const line = (name: string, quantity: number, status: string) =>
    ({ name, quantity, status }) as Order['lines'][number];
  const orders = [
    {
      id: 'first',
      lines: [line('Chope', 2, 'entregue'), line('Feijoada', 1, 'preparando'), line('Pudim', 1, 'pendente')],
    },
    { id: 'second', lines: [line('Chope', 1, 'pronto'), line('Chope', 1, 'entregue'), line('Caldo', 1, 'cancelado')] },
  ];
  expect(briefLines(orders).map(({ name, quantity, status }) => [quantity, name, status])).toEqual([
    [1, 'Chope', 'pronto'],
    [1, 'Feijoada', 'preparando'],
    [1, 'Pudim', 'pendente'],
    [3, 'Chope', 'entregue'],
  ]);
});
