import { expect, test } from 'vitest';
import type { Order } from '../contract.ts';
import { carriesOf } from './carries.ts';

const line = (at: number, status: string, station: string | null, readyAt: string | null = null) =>
  ({ line: at, name: `Prato ${at}`, quantity: at, status, stationId: station, readyAt }) as Order['lines'][number];
const order = (lines: Order['lines'], changes: Partial<Order> = {}) => ({
  id: `order ${lines[0]?.line}`,
  lines,
  createdAt: '2026-11-22T21:00:00Z',
  readyAt: null,
  paidAt: null,
  ...changes,
});

test('what is ready is carried by station, the longest waiting first, with one tap for several orders', () => {
  const early = '2026-11-22T21:05:00Z';
  const late = '2026-11-22T21:09:00Z';
  const carries = carriesOf([
    order([line(1, 'pronto', 'bar', late), line(2, 'pronto', 'grill', early), line(3, 'preparando', 'bar')]),
    order([line(4, 'pronto', 'bar', early), line(5, 'entregue', 'bar', early)], { paidAt: late }),
    order([line(6, 'pronto', null)]),
  ]);
  const told = carries.map(({ stationId, since, final, lines }) => [
    stationId,
    since,
    final,
    lines.map(({ name }) => name),
  ]);
  expect(told).toEqual([
    [null, '2026-11-22T21:00:00Z', false, ['Prato 6']],
    ['bar', early, true, ['Prato 1', 'Prato 4']],
    ['grill', early, false, ['Prato 2']],
  ]);
  expect(carries[1]?.moves).toEqual([
    { id: 'order 1', lines: [1], from: 'pronto', to: 'entregue' },
    { id: 'order 4', lines: [4], from: 'pronto', to: 'entregue' },
  ]);
});
