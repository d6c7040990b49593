import fc from 'fast-check';
import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { equalParts } from '../../../equal-share.ts';
import { money } from '../money.ts';
import { aloneWithCent, othersPay } from './others-pay.ts';

const nobody = { people: null, phones: 0, tillCents: 0, wholeCents: 0 };
const among = (cents: number, people: number) => {
  const [first = 0, ...others] = equalParts(cents, people, nobody);
  return { first, others };
};

test('with two odd cents among three one of the others has one too', () => {
  const { first, others } = among(23_780, 3);
  expect(first + others.reduce((sum, cents) => sum + cents, 0)).toBe(23_780);
  expect(othersPay(others)).toBe(m['checks.oneOrOther']({ least: money(7_926), most: money(7_927) }));
  expect(aloneWithCent(first, others)).toBe(false);
});

test('with one odd cent it is only of who pays first, and with none nobody has it', () => {
  const odd = among(10_000, 3);
  expect(othersPay(odd.others)).toBe(money(3_333));
  expect(aloneWithCent(odd.first, odd.others)).toBe(true);
  const even = among(9_000, 3);
  expect(aloneWithCent(even.first, even.others)).toBe(false);
  expect(aloneWithCent(100, [])).toBe(false);
});

test('where one amount is named for all others, so many of it come to what they pay together', () => {
  fc.assert(
    fc.property(fc.integer({ min: 100, max: 100_000 }), fc.integer({ min: 2, max: 12 }), (cents, people) => {
      const { first, others } = among(cents, people);
      const [each = 0] = others;
      if (othersPay(others) === money(each)) expect(each * others.length).toBe(cents - first);
      else expect(new Set(others).size).toBe(2);
    }),
  );
});
