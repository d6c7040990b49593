import { expect, test } from 'vitest';
import { type OrderStatus, orderStatuses } from '../values.ts';
import { growthApart } from './growth.ts';

const line = (status: OrderStatus, quantity: number, notes = '') => ({
  line: 1,
  status,
  quantity,
  notes,
  productId: 'moqueca',
  stationId: 'fire',
  name: 'Moqueca',
  unitCents: 4_200,
  choices: [{ optionId: 'coco', group: 'Base', name: 'Coco', priceDeltaCents: 200 }],
  freeQuantity: 1,
});
const grown = (was: ReturnType<typeof line>, is: ReturnType<typeof line>) => {
  const { lines, more } = growthApart([was], [is]);
  return [lines.map(({ quantity }) => quantity), more.map(({ quantity }) => quantity)];
};

test('more of what is made is a line of its own; what is not made yet grows, and what gets fewer stays one', () => {
  const apart = orderStatuses.filter((status) => grown(line(status, 4), line(status, 6))[1]!.length > 0);
  expect(apart).toEqual(['pronto', 'entregue']);
  expect(grown(line('pronto', 4), line('pronto', 6))).toEqual([[4], [2]]);
  expect(grown(line('pendente', 4), line('pendente', 6))).toEqual([[6], []]);
  expect(grown(line('pronto', 4), line('pronto', 3))).toEqual([[3], []]);
  expect(grown(line('pronto', 4), line('pronto', 4, 'sem sal'))).toEqual([[4], []]);
});

test('what comes is the same dish, chosen and wanted alike, at the same price; nothing of it is given', () => {
  const { freeQuantity, line: _, status, ...dish } = line('pronto', 2, 'sem sal');
  expect(growthApart([line('pronto', 4)], [line('pronto', 6, 'sem sal')]).more).toEqual([dish]);
});
