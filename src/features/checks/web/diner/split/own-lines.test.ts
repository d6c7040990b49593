import { expect, test } from 'vitest';
import type { CheckLine } from '../../../told/contract.ts';
import { piece } from '../../../values.ts';
import { ownLines } from './own-lines.ts';

const line = (changes: Partial<CheckLine> = {}): CheckLine => ({
  orderId: 'order',
  line: 1,
  name: 'Chope',
  productId: null,
  quantity: 1,
  choices: [],
  person: 1,
  you: true,
  by: null,
  cents: 1_200,
  freeQuantity: 0,
  paidApart: false,
  claims: [],
  ...changes,
});
const claim = (changes: Partial<CheckLine['claims'][number]> = {}) => ({
  person: 1,
  you: true,
  pieces: piece,
  held: false,
  paid: false,
  until: null,
  ...changes,
});
const mine = [claim()];
const theirs = [claim({ person: 2, you: false })];

test('all that this phone ordered, with what it comes to; what others ordered is not among it', () => {
  const both = [line(), line({ quantity: 2, cents: 2_400 }), line({ you: false, person: 2 })];
  expect(ownLines(both)).toEqual({ count: 2, cents: 3_600, chosen: false });
  expect(ownLines([line({ claims: mine }), line()])).toEqual({ count: 2, cents: 2_400, chosen: 'mixed' });
  expect(ownLines([line({ claims: mine }), line({ claims: mine })])).toMatchObject({ chosen: true });
});

test('what others have of it is not to be had: whole it does not count, in part its rest does', () => {
  const half = line({ claims: [claim({ person: 2, you: false, pieces: piece / 2 })] });
  expect(ownLines([line(), half, line({ claims: theirs })])).toEqual({ count: 2, cents: 1_800, chosen: false });
  // On its way to being paid it is settled.
  expect(ownLines([line(), line({ claims: [claim({ held: true })] })])).toBeNull();
});

test('one line alone has its own row', () => {
  expect(ownLines([line()])).toBeNull();
  expect(ownLines([line({ you: false }), line()])).toBeNull();
});
