import fc from 'fast-check';
import type { Wishes } from '../../src/features/bills/bill.ts';

const cents = (max: number) => fc.integer({ min: 1, max });

/** Anything that can stand of an open bill, for property tests. */
export const drawnWishes: fc.Arbitrary<Wishes> = fc.record({
  feeDeclined: fc.boolean(),
  couvert: fc.option(fc.record({ people: fc.integer({ min: 1, max: 7 }), cents: cents(3_333) })),
  charges: fc.array(fc.record({ description: fc.constant('Rolha'), cents: cents(9_000) }), { maxLength: 2 }),
  discount: fc.option(
    fc.oneof(
      fc.record({ type: fc.constant('fixed' as const), value: cents(60_000) }),
      fc.record({ type: fc.constant('percentage' as const), value: cents(10_000) }),
    ),
  ),
});
