import { expect, test } from 'vitest';
import type { Check } from '../../../told/contract.ts';
import { payersLeft } from './payers.ts';

const paid = (person: number | null, you = false) => ({ person, you }) as Check['payments'][number];
const check = (changes: Partial<Check>) => ({ people: 4, phones: 3, payments: [], awaited: [], ...changes }) as Check;

test('what is left is divided among those who have not paid yet', () => {
  expect(payersLeft(check({}))).toBe(4);
  expect(payersLeft(check({ people: null }))).toBe(3);
  expect(payersLeft(check({ people: 1 }))).toBe(2);
  // One phone paid twice, another is about to pay; whoever paid at the till is nobody's phone.
  const awaited = [{ person: 3 }] as Check['awaited'];
  expect(payersLeft(check({ payments: [paid(2), paid(2), paid(null)], awaited }))).toBe(2);
  // Who paid a part and pays another goes on being one of them.
  expect(payersLeft(check({ payments: [paid(1, true)] }))).toBe(4);
  expect(payersLeft(check({ people: 2, payments: [paid(2), paid(3)] }))).toBe(1);
});
