import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Discount } from '../orders/contract.ts';
import { ordersAsWished } from './as-wished.ts';
import {
  asWished,
  type BillPart,
  billSums,
  discountToldOf,
  equalShares,
  openSums,
  sharesByWeight,
  unwished,
  wishesAs,
} from './bill.ts';
import { keptOf, reckon } from './payments/reckon.ts';

const cents = fc.integer({ min: 0, max: 500_000_000_000 });
const some = fc.integer({ min: 1, max: 1_000_000_000 });
const basisPoints = fc.integer({ min: 0, max: 10_000 });
const part: fc.Arbitrary<BillPart> = fc.record(
  {
    itemsCents: fc.oneof(cents, fc.integer({ min: 0, max: 20_000 })),
    serviceFeeBasisPoints: basisPoints,
    completed: fc.record({ serviceFeeCents: some, chargesCents: some, discountCents: some }),
  },
  { requiredKeys: ['itemsCents', 'serviceFeeBasisPoints'] },
);
const discount: fc.Arbitrary<Discount | null> = fc.oneof(
  fc.constant(null),
  fc.record({ type: fc.constant('fixed' as const), value: fc.oneof(some, cents) }),
  fc.record({ type: fc.constant('percentage' as const), value: basisPoints }),
);
const charges = fc.array(fc.record({ description: fc.constant('Rolha'), cents: some }), { maxLength: 8 });
const adjustments = fc.record({ chargeServiceFee: fc.boolean(), charges, discount });

/** The rule again, as whole fractions: a numerator over ten thousand, rounded half up once for each line. */
function byFractions(
  parts: BillPart[],
  given: { chargeServiceFee: boolean; charges: { cents: number }[]; discount: Discount | null },
) {
  const half = (numerator: bigint) => (2n * numerator + 10_000n) / 20_000n;
  let items = 0n;
  let feeNumerator = 0n;
  let fees = 0n;
  let extra = 0n;
  let off = 0n;
  for (const { itemsCents, serviceFeeBasisPoints, completed } of parts) {
    items += BigInt(itemsCents);
    if (completed) {
      fees += BigInt(completed.serviceFeeCents);
      extra += BigInt(completed.chargesCents);
      off += BigInt(completed.discountCents);
    } else feeNumerator += BigInt(itemsCents) * BigInt(serviceFeeBasisPoints);
  }
  const fee = given.chargeServiceFee ? half(feeNumerator) + fees : 0n;
  for (const charge of given.charges) extra += BigInt(charge.cents);
  if (given.discount?.type === 'fixed') off += BigInt(given.discount.value);
  if (given.discount?.type === 'percentage') off += half(items * BigInt(given.discount.value));
  const total = items + fee + extra - off;
  return { items, fee, total: total < 0n ? 0n : total };
}

test('any bill: the cents add up exactly, as fractions say, and never to less than nothing', () => {
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), adjustments, (parts, given) => {
      const sums = billSums(parts, given);
      const expected = byFractions(parts, given);
      expect(BigInt(sums.itemsCents)).toBe(expected.items);
      expect(BigInt(sums.serviceFeeCents)).toBe(expected.fee);
      expect(BigInt(sums.totalCents)).toBe(expected.total);
      expect(sums.itemsCents + sums.serviceFeeCents + sums.chargesCents - sums.discountCents).toBe(sums.totalCents);
      for (const sum of Object.values(sums)) expect(Number.isSafeInteger(sum) && sum >= 0).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});

test('the bill of the drawing, and the rounding that it takes', () => {
  const parts = [
    { itemsCents: 13_600, serviceFeeBasisPoints: 1_000 },
    { itemsCents: 11_700, serviceFeeBasisPoints: 1_000 },
  ];
  const given = {
    chargeServiceFee: true,
    charges: [{ description: 'Rolha', cents: 3_500 }],
    discount: { type: 'percentage', value: 500 } as const,
  };
  expect(billSums(parts, given)).toEqual({
    itemsCents: 25_300,
    serviceFeeCents: 2_530,
    chargesCents: 3_500,
    discountCents: 1_265,
    totalCents: 30_065,
  });
  // Three fees of 249.5 are one line of 748.5: rounded once, up.
  const thrice = Array.from({ length: 3 }, () => ({ itemsCents: 2_495, serviceFeeBasisPoints: 1_000 }));
  const plain = { chargeServiceFee: true, charges: [], discount: null };
  expect(billSums(thrice, plain).serviceFeeCents).toBe(749);
  expect(billSums(thrice, { ...plain, chargeServiceFee: false }).totalCents).toBe(7_485);
  expect(billSums(thrice, { ...plain, discount: { type: 'fixed', value: 1_000_000 } }).totalCents).toBe(0);
});

const payment = fc.record({ method: fc.constantFrom('dinheiro', 'debito', 'credito', 'pix'), cents: some });

test('any payments: either some is missing, or what is kept is the total and the change was cash', () => {
  fc.assert(
    fc.property(cents, fc.array(payment, { maxLength: 6 }), (total, payments) => {
      const { receivedCents, missingCents, changeCents, excessCents } = reckon(total, payments);
      expect(receivedCents + missingCents).toBe(total + changeCents + excessCents);
      expect(missingCents === 0 || changeCents + excessCents === 0).toBe(true);
      const kept = keptOf(total, payments);
      for (const [index, { method, cents: given }] of payments.entries()) {
        const { keptCents } = kept[index]!;
        expect(keptCents).toBeGreaterThanOrEqual(0);
        if (method !== 'dinheiro') expect(keptCents).toBe(given);
      }
      const keptSum = kept.reduce((sum, { keptCents }) => sum + keptCents, 0);
      expect(keptSum).toBe(receivedCents - changeCents);
      if (missingCents === 0 && excessCents === 0) expect(keptSum).toBe(total);
    }),
  );
});

test('equal shares add up to the total and differ by a cent at most', () => {
  fc.assert(
    fc.property(cents, fc.integer({ min: 1, max: 40 }), (total, people) => {
      const shares = equalShares(total, people);
      expect(shares).toHaveLength(people);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
      expect(shares[0]! - shares.at(-1)!).toBeLessThanOrEqual(1);
    }),
  );
});

test('shares by weight add up to the total, each within a cent of its fraction', () => {
  fc.assert(
    fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 12 }), (total, weights) => {
      const shares = sharesByWeight(total, weights);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total);
      const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
      for (const [index, share] of shares.entries()) {
        if (whole === 0n) continue;
        const off = BigInt(share) * whole - BigInt(total) * BigInt(weights[index]!);
        expect(off > -whole && off < whole).toBe(true);
      }
    }),
  );
});

test('an odd cent goes to whoever lost most by rounding, among equals to the first', () => {
  const few = fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(fc.nat(5_000), few, (total, weights) => {
      const whole = weights.reduce((all, weight) => all + weight, 0);
      fc.pre(whole > 0);
      const lost = weights.map((weight) => (total * weight) % whole);
      const given = sharesByWeight(total, weights).map((share, n) => share - Math.floor((total * weights[n]!) / whole));
      for (const [n, more] of given.entries())
        for (const [other, less] of given.entries())
          if (more > less) expect(lost[n]! > lost[other]! || (lost[n] === lost[other] && n < other)).toBe(true);
    }),
  );
});

test('the odd cent goes to a share that was rounded, not to one that is exact', () => {
  // 9, 1.5 and 1.5 of 12.
  expect(sharesByWeight(12, [6, 1, 1])).toEqual([9, 2, 1]);
  expect(sharesByWeight(5, [0, 1, 1])).toEqual([0, 3, 2]);
});

test("what the till decides stands as it was decided, and couvert that is charged as it was asked for is still the guests'", () => {
  const couvert = { people: 3, cents: 1_250 };
  const asked = { ...unwished, couvert };
  fc.assert(
    fc.property(adjustments, fc.boolean(), (given, keeps) => {
      const charges = keeps ? [...given.charges, { description: 'Couvert', cents: 3_750 }] : given.charges;
      const stands = wishesAs({ ...given, charges }, asked);
      expect(stands.couvert).toEqual(keeps ? couvert : null);
      const again = asWished(stands);
      expect(again).toMatchObject({ chargeServiceFee: given.chargeServiceFee, discount: given.discount });
      expect(again.charges.toSorted(byCents)).toEqual(charges.toSorted(byCents));
    }),
  );
});

const byCents = (a: { cents: number }, b: { cents: number }) => a.cents - b.cents;

test('a discount is told by its percentage only where nothing else was taken off', () => {
  const five = { type: 'percentage', value: 500 } as const;
  const plain = { status: 'entregue', paidAt: null, discount: null } as const;
  const own = { ...plain, discount: { type: 'fixed', value: 400 } } as const;
  expect(discountToldOf([plain], five)).toEqual(five);
  expect(discountToldOf([plain, own], five)).toBeNull();
  // What was paid by itself, or cancelled, is told apart.
  expect(
    discountToldOf(
      [
        { ...own, paidAt: '2026-11-20T23:00:00Z' },
        { ...own, status: 'cancelado' },
      ],
      five,
    ),
  ).toEqual(five);
});

test('orders as guests read them add up to their bill, and have no fee where that is declined', () => {
  const order = (itemsCents: number, serviceFeeCents: number, status: 'entregue' | 'cancelado' = 'entregue') => ({
    status,
    itemsCents,
    serviceFeeBasisPoints: 1_000,
    serviceFeeCents,
    customCharges: [],
    totalCents: itemsCents + serviceFeeCents,
    completedAt: null,
    paidAt: null,
    settled: null,
  });
  const cancelled = order(5_000, 500, 'cancelado');
  const orders = [order(6_566, 657), cancelled, order(6_765, 677), order(8_287, 829)];
  const read = (feeDeclined: boolean) => {
    const wishes = { ...unwished, feeDeclined, couvert: { people: 2, cents: 1_000 } };
    const [first, gone, ...others] = ordersAsWished(orders, wishes);
    expect(gone).toEqual(cancelled);
    const due = [first!, ...others];
    const sum = due.reduce((all, { totalCents }) => all + totalCents, 0);
    expect(sum).toBe(openSums(orders, { ...unwished, feeDeclined }).totalCents);
    return { sum, fees: due.map(({ serviceFeeCents }) => serviceFeeCents) };
  };
  expect(read(false)).toEqual({ sum: 23_780, fees: [657, 676, 829] });
  expect(read(true)).toEqual({ sum: 21_618, fees: [0, 0, 0] });
});
