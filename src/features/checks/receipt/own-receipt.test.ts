import { expect, test } from 'vitest';
import { equalShares } from '../../bills/bill.ts';
import { equalOf } from './own-receipt.ts';

const asked = (askedCents: number, wholeCents: number | null, people = 2) => ({
  split: 'people' as const,
  people,
  askedCents,
  wholeCents,
});

test('each of the equal parts of a bill is one of as many', () => {
  for (const whole of [100, 9_229, 10_098, 33_333])
    for (let people = 2; people < 13; people += 1)
      for (const cents of equalShares(whole, people)) expect(equalOf(asked(cents, whole, people))).toBe(people);
});

test('what others left, the whole of a bill and what was chosen are no equal parts of it', () => {
  expect(equalOf(asked(3_000, 8_000))).toBeNull();
  expect(equalOf(asked(8_000, 8_000))).toBeNull();
  expect(equalOf(asked(4_000, null))).toBeNull();
  expect(equalOf({ ...asked(4_000, 8_000), split: 'items' })).toBeNull();
  // Two who divide what the first of three has left pay a third of it each.
  expect(equalOf(asked(3_000, 9_000))).toBe(3);
});
