import fc from 'fast-check';
import { expect, test } from 'vitest';
import { percentageOf } from '#lib/money.ts';
import { drawnWishes } from '../../../tests/support/drawn-wishes.ts';
import { openSums, unwished } from '../bills/bill.ts';
import type { Order } from '../orders/contract.ts';
import {
  type Claim,
  centsOf,
  coversAll,
  duesOf,
  freePieces,
  leftToChoose,
  partOf,
  type Split,
  shareOf,
  takePieces,
} from './split.ts';
import { piece } from './values.ts';

const undivided = { people: null, phones: 0, tillCents: 0, wholeCents: 0 };

const line = fc.record({
  quantity: fc.integer({ min: 1, max: 9 }),
  unitCents: fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 20_000 })),
  free: fc.integer({ min: 0, max: 2 }),
});
const completed = fc.option(
  fc.record({
    fee: fc.integer({ min: 0, max: 900 }),
    charge: fc.integer({ min: 0, max: 5_000 }),
    off: fc.integer({ min: 0, max: 400 }),
  }),
  { freq: 3, nil: null },
);
const order = fc
  .record({
    lines: fc.array(line, { minLength: 1, maxLength: 5 }),
    fee: fc.constantFrom(0, 333, 1_000, 1_250),
    completed,
    status: fc.constantFrom('entregue', 'pendente', 'cancelado'),
  })
  .map(({ lines, fee, completed: own, status }) => ({ lines, fee, own, status }));
type Drawn = typeof order extends fc.Arbitrary<infer T> ? T : never;

/** As much of an order as its bill is reckoned from. */
function orderOf({ lines, fee, own, status }: Drawn, index: number): Order {
  const told = lines.map(({ quantity, unitCents, free }, n) => ({
    line: n + 1,
    quantity,
    unitCents,
    freeQuantity: Math.min(free, quantity),
  }));
  const itemsCents = told.reduce(
    (sum, { quantity, freeQuantity, unitCents }) => sum + (quantity - freeQuantity) * unitCents,
    0,
  );
  const serviceFeeCents = own ? own.fee : Math.floor((itemsCents * fee + 5_000) / 10_000);
  const chargesCents = own?.charge ?? 0;
  const off = Math.min(own?.off ?? 0, itemsCents + serviceFeeCents + chargesCents);
  return {
    id: `order ${index}`,
    status,
    lines: told,
    itemsCents,
    serviceFeeBasisPoints: fee,
    serviceFeeCents,
    customCharges: chargesCents > 0 ? [{ description: 'Rolha', cents: chargesCents }] : [],
    totalCents: itemsCents + serviceFeeCents + chargesCents - off,
    completedAt: own ? '2026-11-22T21:00:00Z' : null,
    paidAt: null,
    settled: null,
  } as unknown as Order;
}

const bill = fc
  .record({ drawn: fc.array(order, { minLength: 1, maxLength: 6 }), wishes: drawnWishes })
  .map(({ drawn, wishes: wished }) => {
    const orders = drawn.map(orderOf);
    const { totalCents } = openSums(orders, wished);
    return { id: 'bill', orders, wishes: wished, totalCents };
  });

test('cut along its lines, any bill comes to itself', () => {
  fc.assert(
    fc.property(bill, (one) => {
      const dues = duesOf(one);
      expect(dues.reduce((sum, due) => sum + centsOf(due), 0)).toBe(dues.length > 0 ? one.totalCents : 0);
    }),
  );
});

test('a piece of what a discount takes away whole costs nothing', () => {
  const gone = orderOf(
    {
      lines: [{ quantity: 1, unitCents: 0, free: 0 }],
      fee: 0,
      own: { fee: 1, charge: 0, off: 1 },
      status: 'entregue',
    },
    0,
  );
  const couvert = { people: 1, cents: 100 };
  const dues = duesOf({ id: 'bill', orders: [gone], wishes: { ...unwished, couvert }, totalCents: 100 });
  const mine: Claim[] = [{ orderId: gone.id, line: 1, pieces: [0, 1] }];
  expect(centsOf(shareOf(dues, mine))).toBe(0);
  expect(partOf({ by: 'items' }, { dues, mine, taken: [], leftCents: 100, equal: undivided })).toBe(0);
});

const step = fc.record({
  phone: fc.integer({ min: 0, max: 3 }),
  claims: fc.array(fc.record({ due: fc.nat(40), pieces: fc.integer({ min: 1, max: 3 * piece }) }), { maxLength: 5 }),
  split: fc.oneof(
    fc.constant<Split>({ by: 'items' }),
    fc.record({ by: fc.constant('people' as const), people: fc.integer({ min: 1, max: 5 }) }),
    fc.record({ by: fc.constant('amount' as const), cents: fc.integer({ min: 1, max: 9_000 }) }),
  ),
});

test('however phones divide a bill and in whatever sequence they pay, what they pay is the bill, and no piece is paid twice', () => {
  fc.assert(
    fc.property(bill, fc.array(step, { maxLength: 12 }), (one, steps) => {
      const dues = duesOf(one);
      const paid: Claim[] = [];
      let paidCents = 0;
      const pay = (split: Split, mine: readonly Claim[]) => {
        const cents = partOf(split, {
          dues,
          mine,
          taken: paid,
          leftCents: one.totalCents - paidCents,
          equal: undivided,
        });
        expect(Number.isSafeInteger(cents) && cents >= 0 && cents <= one.totalCents - paidCents).toBe(true);
        paidCents += cents;
        if (split.by === 'items') paid.push(...mine);
      };
      const claim = (orderId: string, at: number, quantity: number, wanted: number, all = false): Claim[] => {
        const taken = paid.filter((each) => each.orderId === orderId && each.line === at).map(({ pieces }) => pieces);
        const free = freePieces(quantity, taken);
        const count = free.reduce((sum, [from, to]) => sum + to - from, 0);
        const pieces = takePieces(free, all ? count : Math.min(wanted, count)) ?? [];
        return pieces.map((each) => ({ orderId, line: at, pieces: each }));
      };
      for (const { claims, split } of steps) {
        const chosen = new Map(claims.map(({ due, pieces }) => [dues[due % Math.max(1, dues.length)], pieces]));
        const mine = [...chosen].flatMap(([due, pieces]) =>
          due ? claim(due.orderId, due.line, due.quantity, pieces) : [],
        );
        pay(split, mine);
      }
      // Whoever comes last takes all the rest.
      pay(
        { by: 'items' },
        dues.flatMap((due) => claim(due.orderId, due.line, due.quantity, 0, true)),
      );
      // Of no line is what is charged where nothing is due.
      const owed = one.totalCents;
      if (coversAll(dues, paid) && paidCents < owed) pay({ by: 'amount', cents: owed }, []);
      expect(paidCents).toBe(owed);
      for (const due of dues) {
        const ranges = paid
          .filter((each) => each.orderId === due.orderId && each.line === due.line)
          .map(({ pieces }) => pieces);
        const sorted = ranges.toSorted(([a], [b]) => a - b);
        for (const [index, [from]] of sorted.entries())
          expect(from).toBeGreaterThanOrEqual(sorted[index - 1]?.[1] ?? 0);
      }
    }),
  );
});

test('equal parts, one after the other, leave nothing over', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000 }), fc.integer({ min: 1, max: 12 }), (total, people) => {
      let left = total;
      for (let each = people; each > 0; each -= 1)
        left -= partOf(
          { by: 'people', people: each },
          { dues: [], mine: [], taken: [], leftCents: left, equal: undivided },
        );
      expect(left).toBe(0);
    }),
  );
});

test('half of a dish and half of its fee; whoever takes the other half has the odd cent', () => {
  const orders = [
    orderOf({ lines: [{ quantity: 1, unitCents: 3_291, free: 0 }], fee: 1_000, own: null, status: 'entregue' }, 0),
  ];
  const totalCents = 3_620;
  const dues = duesOf({ id: 'bill', orders, wishes: unwished, totalCents });
  const half = (from: number, to: number): Claim[] => [{ orderId: 'order 0', line: 1, pieces: [from, to] }];
  const split = (mine: Claim[], taken: Claim[], leftCents: number) =>
    partOf({ by: 'items' }, { dues, mine, taken, leftCents, equal: undivided });
  const first = split(half(0, 6), [], totalCents);
  expect([first, split(half(6, 12), half(0, 6), totalCents - first)]).toEqual([1_810, 1_810]);
});

test('the fee of what somebody chose is its percentage, however many lines and orders that is of', () => {
  const chosen = fc.array(fc.boolean(), { minLength: 30, maxLength: 30 });
  fc.assert(
    fc.property(fc.array(order, { minLength: 1, maxLength: 6 }), chosen, (drawn, picks) => {
      const orders = drawn.map((each, index) => orderOf({ ...each, fee: 1_000, own: null }, index));
      const { totalCents } = openSums(orders, unwished);
      const dues = duesOf({ id: 'bill', orders, wishes: unwished, totalCents });
      const mine = dues
        .filter((_, index) => picks[index])
        .map(({ orderId, line: at, quantity }): Claim => ({ orderId, line: at, pieces: [0, quantity * piece - 1] }));
      const { itemsCents, feeCents } = shareOf(dues, mine);
      expect(feeCents).toBe(percentageOf(itemsCents, 1_000));
    }),
  );
});

test('what is left to choose is without what any phone holds, and nothing where all of it is held', () => {
  const orders = [
    orderOf({ lines: [{ quantity: 2, unitCents: 3_291, free: 0 }], fee: 1_000, own: null, status: 'entregue' }, 0),
  ];
  const totalCents = 6_582 + 658;
  const dues = duesOf({ id: 'bill', orders, wishes: unwished, totalCents });
  const of = (from: number, to: number): Claim => ({ orderId: 'order 0', line: 1, pieces: [from, to] });
  const standing = { dues, taken: [], leftCents: totalCents, equal: undivided };
  expect(leftToChoose(standing, [])).toBe(totalCents);
  expect(leftToChoose(standing, [of(0, 12)])).toBe(3_620);
  // The cents of rounding are the last one's: none is left that no row stands for.
  expect(leftToChoose(standing, [of(0, 7), of(7, 24)])).toBe(0);
  const paying = { ...standing, taken: [of(0, 12)], leftCents: 3_620 };
  expect(leftToChoose(paying, [])).toBe(3_620);
  expect(leftToChoose(paying, [of(12, 24)])).toBe(0);
});
