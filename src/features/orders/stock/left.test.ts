import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CountedLine, lacks, quantitiesOf, spareOf } from './left.ts';

const id = fc.constantFrom('moqueca', 'suco', 'coco', 'gelo');
const line: fc.Arbitrary<CountedLine> = fc.record({
  productId: fc.constantFrom('moqueca', 'suco', 'arroz'),
  quantity: fc.integer({ min: 1, max: 9 }),
  optionIds: fc.array(fc.constantFrom('coco', 'gelo', 'limao'), { maxLength: 4 }),
});
const stock = fc.dictionary(id, fc.integer({ min: 0, max: 12 })).map((left) => new Map(Object.entries(left)));

test('each line is offered what the lines before it leave', () => {
  const moqueca = (quantity: number, ...optionIds: string[]) => ({ productId: 'moqueca', quantity, optionIds });
  expect(lacks([moqueca(2), moqueca(3)], new Map([['moqueca', 4]]))).toEqual([{ line: 1, id: 'moqueca', left: 2 }]);
  expect(lacks([moqueca(2, 'coco')], new Map([['coco', 1]]))).toEqual([{ line: 0, id: 'coco', left: 1 }]);
  expect(lacks([moqueca(9)], new Map())).toEqual([]);
  // Each piece takes two of it: of three there is enough for one piece.
  expect(lacks([moqueca(2, 'coco', 'coco')], new Map([['coco', 3]]))).toEqual([{ line: 0, id: 'coco', left: 1 }]);
  expect(spareOf(moqueca(1, 'coco', 'coco'), [moqueca(1, 'coco', 'coco')], new Map([['coco', 5]]))).toBe(1);
});

test('whatever is asked: lines are short exactly where there is too little, and what is offered can be had', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 6 }), stock, (lines, left) => {
      const fits = (asked: readonly CountedLine[]) =>
        [...quantitiesOf(asked, left)].every(([each, quantity]) => quantity <= (left.get(each) ?? 0));
      const short = lacks(lines, left);
      expect(short.length === 0).toBe(fits(lines));
      const offered = lines.map((each, index) => ({
        ...each,
        quantity: short.find((lack) => lack.line === index)?.left ?? each.quantity,
      }));
      expect(fits(offered)).toBe(true);
    }),
  );
});

test('what is spare is what may still be added', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), stock, (lines, left) => {
      const [first] = lines;
      const spare = spareOf(first!, lines, left);
      if (spare === undefined || spare < 0) return;
      const more = (by: number) => [{ ...first!, quantity: first!.quantity + by }, ...lines.slice(1)];
      const shortOfIts = (asked: readonly CountedLine[]) => {
        const its = [first!.productId, ...first!.optionIds];
        return [...quantitiesOf(asked, left)].some(
          ([each, quantity]) => its.includes(each) && quantity > (left.get(each) ?? 0),
        );
      };
      expect(shortOfIts(more(spare))).toBe(false);
      expect(shortOfIts(more(spare + 1))).toBe(true);
    }),
  );
});
