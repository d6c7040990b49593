import { expect, test } from 'vitest';
import { heldLine, heldPieces } from './held.ts';
import { orderStatuses } from './values.ts';

const of = (status: (typeof orderStatuses)[number], freeQuantity = 0, begun = false) => ({
  line: 1,
  status,
  quantity: 3,
  freeQuantity,
  begun,
});

test('held are all pieces of what is begun, and of what is partly given; none of what is cancelled', () => {
  expect(orderStatuses.map((status) => heldPieces(of(status)))).toEqual([0, 3, 3, 3, 0]);
  expect(orderStatuses.map((status) => heldPieces(of(status, 1)))).toEqual([3, 3, 3, 3, 0]);
  // Put back among what waits, or on paper in the kitchen.
  expect(orderStatuses.map((status) => heldPieces(of(status, 0, true)))).toEqual([3, 3, 3, 3, 0]);
});

test('a held line may stay and grow; lessened, left out or cancelled with its order it is named', () => {
  const before = [
    { ...of('pendente'), line: 1 },
    { ...of('pronto'), line: 2 },
  ];
  const left = (quantity: number) => heldLine(before, [{ line: 2, quantity }])?.line;
  expect([left(3), left(4), left(2)]).toEqual([undefined, undefined, 2]);
  expect(heldLine(before, [{ line: 1, quantity: 3 }])?.line).toBe(2);
  expect(heldLine(before)?.line).toBe(2);
  expect(heldLine([before[0]!])).toBeUndefined();
});
