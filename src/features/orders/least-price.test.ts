import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Menu, OptionGroup } from '../menu/contract.ts';
import { dish } from '../menu/finding/sample-dish.ts';
import { leastPrice } from '../menu/least-price.ts';
import { priceRules } from '../menu/values.ts';
import { indexMenu, priceLines } from './order.ts';

const groupNamed = (id: string): fc.Arbitrary<OptionGroup> =>
  fc
    .record({
      min: fc.nat(3),
      more: fc.nat(2),
      priceRule: fc.option(fc.constantFrom(...priceRules), { nil: undefined }),
      repeats: fc.option(fc.boolean(), { nil: undefined }),
      options: fc.array(fc.tuple(fc.integer({ min: -40, max: 90 }), fc.boolean()), { minLength: 1, maxLength: 3 }),
    })
    .map(({ min, more, options, ...rules }) => ({
      id,
      name: id,
      min,
      max: Math.max(1, min + more),
      ...rules,
      options: options.map(([priceDeltaCents, available], at) => {
        const option = `${id}${at}`;
        return { id: option, name: option, priceDeltaCents, available };
      }),
    }));

/** Every way to take up to so many of these, each as often as one likes. */
const taken = (ids: readonly string[], most: number): string[][] =>
  most === 0 ? [[]] : [[], ...ids.flatMap((id, at) => taken(ids.slice(at), most - 1).map((rest) => [id, ...rest]))];

test('a product begins at the least of what its orders can cost', () => {
  let answered = 0;
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 120 }), groupNamed('a'), groupNamed('b'), (priceCents, a, b) => {
      const product = dish('Pizza', { priceCents, optionGroupIds: ['a', 'b'] });
      const menu: Menu = {
        version: 1,
        counted: [],
        categories: [{ id: 'c', name: 'C', products: [product] }],
        optionGroups: [a, b],
      };
      const [ofA, ofB] = [a, b].map(({ options, max }) =>
        taken(
          options.map(({ id }) => id),
          max,
        ),
      ) as [string[][], string[][]];
      const lines = ofA.flatMap((some) =>
        ofB.map((others) => ({ productId: product.id, quantity: 1, optionIds: [...some, ...others], notes: '' })),
      );
      const prices = priceLines(lines, indexMenu(menu)).lines.map(({ unitCents }) => unitCents);
      if (prices.length === 0) return;
      answered += 1;
      expect(leastPrice(product, [a, b])).toBe(Math.min(...prices));
    }),
  );
  expect(answered).toBeGreaterThan(0);
});
