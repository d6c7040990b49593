import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shareFee } from './share-fee.ts';

const people = (...points: number[]) => points.map((each, n) => ({ id: `${n}`, name: `Pessoa ${n}`, points: each }));
const cents = (shares: { cents: number }[]) => shares.map((share) => share.cents);

test('by points and in equal parts, to the cent', () => {
  expect(cents(shareFee(72_649, people(10, 10, 8), true))).toEqual([25_946, 25_946, 20_757]);
  // Of 33.33, 13.33 and 53.33, and then of 1.25, 1.875 and 1.875.
  expect(cents(shareFee(100, people(5, 2, 8), true))).toEqual([34, 13, 53]);
  expect(cents(shareFee(5, people(2, 3, 3), true))).toEqual([1, 2, 2]);
  expect(cents(shareFee(100, people(10, 1, 3), false))).toEqual([34, 33, 33]);
  expect(shareFee(100, people(0, 5), true)).toEqual([{ id: '1', name: 'Pessoa 1', points: 5, cents: 100 }]);
  expect(shareFee(100, people(0, 0), false)).toEqual([]);
});

test('whatever the fee and the points, the shares come to the fee, and nobody is more than a cent off', () => {
  const points = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.nat(2_000_000_000), points, fc.boolean(), (fee, given, byPoints) => {
      const taking = given.filter((each) => each > 0);
      fc.pre(taking.length > 0);
      const shares = shareFee(fee, people(...given), byPoints);
      expect(cents(shares).reduce((all, each) => all + each, 0)).toBe(fee);
      const whole = byPoints ? taking.reduce((all, each) => all + each, 0) : taking.length;
      for (const [at, share] of shares.entries()) {
        const exact = (fee * (byPoints ? taking[at]! : 1)) / whole;
        expect(Math.abs(share.cents - exact)).toBeLessThan(1);
      }
    }),
  );
});
