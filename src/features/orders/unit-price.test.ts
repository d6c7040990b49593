import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupPrice } from '../menu/group-price.ts';
import { type PriceRule, priceRules } from '../menu/values.ts';
import { unitPrice } from './unit-price.ts';

const group = (priceRule: PriceRule | undefined, ...deltas: number[]) => ({
  priceRule,
  options: deltas.map((priceDeltaCents, at) => ({
    id: `${priceRule}-${at}`,
    name: '',
    priceDeltaCents,
    available: true,
  })),
});
const idsOf = (...groups: ReturnType<typeof group>[]) => groups.flatMap(({ options }) => options.map(({ id }) => id));

test('choices add up, or the dearest or the mean of them is the price', () => {
  expect(groupPrice('sum', [4_000, 5_500])).toBe(9_500);
  expect(groupPrice(undefined, [4_000, 5_500])).toBe(9_500);
  expect(groupPrice('dearest', [4_000, 5_500])).toBe(5_500);
  expect(groupPrice('mean', [4_000, 5_500])).toBe(4_750);
  for (const rule of priceRules) expect(groupPrice(rule, [])).toBe(0);
});

test('a mean is rounded half up to the cent, and a choice that is taken twice weighs twice', () => {
  expect(groupPrice('mean', [100, 101])).toBe(101);
  expect(groupPrice('mean', [100, 100, 101])).toBe(100);
  expect(groupPrice('mean', [100, 101, 101])).toBe(101);
  expect(groupPrice('mean', [-100, -101])).toBe(-100);
  expect(groupPrice('mean', [-300, -300, -150])).toBe(-250);
  expect(groupPrice('dearest', [-300, -200])).toBe(-200);
});

test('each group has a rule of its own: a pizza of two flavours with its crust', () => {
  const flavours = group('mean', 0, 1_200);
  const crust = group('sum', 900, 300);
  expect(unitPrice({ priceCents: 5_000 }, [flavours, crust], idsOf(flavours, crust))).toBe(5_000 + 600 + 1_200);
  expect(unitPrice({ priceCents: 5_000 }, [flavours, crust], ['mean-1', 'mean-1', 'mean-0'])).toBe(5_000 + 800);
  expect(unitPrice({ priceCents: 200 }, [group('dearest', -500)], ['dearest-0'])).toBe(0);
});

const cents = fc.integer({ min: -100_000_000, max: 100_000_000 });
const choices = fc.array(cents, { maxLength: 20 });
const anyGroup = fc.tuple(fc.constantFrom(...priceRules, undefined), choices);

test('whatever is chosen: whole cents, never below zero, the same in whatever order it was chosen', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), anyGroup, fc.nat(), (priceCents, [rule, deltas], turn) => {
      const its = group(rule, ...deltas);
      const ids = idsOf(its);
      const price = unitPrice({ priceCents }, [its], ids);
      expect(Number.isSafeInteger(price) && price >= 0).toBe(true);
      const at = ids.length ? turn % ids.length : 0;
      expect(unitPrice({ priceCents }, [its], [...ids.slice(at), ...ids.slice(0, at)].reverse())).toBe(price);
    }),
  );
});

test('whatever is chosen: the mean lies between the cheapest and the dearest, and nobody pays more than the dearest', () => {
  fc.assert(
    fc.property(fc.array(cents, { minLength: 1, maxLength: 20 }), (deltas) => {
      const mean = groupPrice('mean', deltas);
      expect(mean).toBeGreaterThanOrEqual(Math.min(...deltas));
      expect(mean).toBeLessThanOrEqual(groupPrice('dearest', deltas));
    }),
  );
});

test('where choices add up the price is what it was before there were rules', () => {
  const before = (priceCents: number, deltas: readonly number[]) =>
    Math.max(
      0,
      deltas.reduce((sum, delta) => sum + delta, priceCents),
    );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), choices, choices, (priceCents, some, others) => {
      const groups = [group('sum', ...some), group(undefined, ...others)];
      expect(unitPrice({ priceCents }, groups, idsOf(...groups))).toBe(before(priceCents, [...some, ...others]));
    }),
  );
});
