import fc from 'fast-check';
import { expect, test } from 'vitest';
import { itemsOf, partLines } from './part.ts';

const line = (line: number, quantity: number, freeQuantity = 0) => ({ line, quantity, freeQuantity, unitCents: 1_000 });

test('what is chosen goes, and the rest stays; what the house gave goes last', () => {
  const lines = [line(1, 3, 1), line(2, 1)];
  expect(partLines(lines, [{ line: 1, quantity: 2 }])).toEqual({
    goes: [line(1, 2)],
    stays: [line(1, 1, 1), line(2, 1)],
  });
  expect(partLines(lines, [{ line: 1, quantity: 3 }])).toEqual({ goes: [line(1, 3, 1)], stays: [line(2, 1)] });
  expect(partLines(lines, [{ line: 2, quantity: 2 }])).toBeNull();
  expect(partLines(lines, [{ line: 9, quantity: 1 }])).toBeNull();
});

test('no piece, no gift and no cent is lost, whatever is chosen', () => {
  const some = fc.record({
    quantity: fc.integer({ min: 1, max: 99 }),
    free: fc.nat(99),
    unitCents: fc.nat(1_000_000),
    wanted: fc.nat(99),
  });
  fc.assert(
    fc.property(fc.array(some, { minLength: 1, maxLength: 12 }), (drawn) => {
      const lines = drawn.map(({ quantity, free, unitCents }, n) => ({
        line: n + 1,
        quantity,
        freeQuantity: Math.min(free, quantity),
        unitCents,
      }));
      const chosen = drawn.map(({ quantity, wanted }, n) => ({ line: n + 1, quantity: Math.min(wanted, quantity) }));
      const { goes, stays } = partLines(lines, chosen)!;
      expect(itemsOf(goes) + itemsOf(stays)).toBe(itemsOf(lines));
      for (const { line, quantity, freeQuantity } of lines) {
        const both = [goes, stays].flatMap((side) => side.filter((each) => each.line === line));
        expect(both.reduce((sum, each) => sum + each.quantity, 0)).toBe(quantity);
        expect(both.reduce((sum, each) => sum + each.freeQuantity, 0)).toBe(freeQuantity);
        for (const each of both) expect(each.freeQuantity).toBeLessThanOrEqual(each.quantity);
      }
    }),
  );
});
