import fc from 'fast-check';
import { expect, test } from 'vitest';
import { listCell, namesOf, neutralised, priceCell, pricesOf, restored } from './cells.ts';

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '＝1', "'=1", "''@x"])(
  '%j is shown and never calculated, and comes back as it was',
  (text) => {
    expect(neutralised(text)).toMatch(/^'/);
    expect(restored(neutralised(text))).toBe(text);
  },
);

test.each(['Moqueca', '12,90', "d'água", "'aspas", '', 'a=b'])('%j stays as it is', (text) => {
  expect(neutralised(text)).toBe(text);
  expect(restored(text)).toBe(text);
});

test('whatever the text, no cell begins like a formula and every one comes back', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', "'", 'a', ' ') }), (text) => {
      expect(neutralised(text)).not.toMatch(/^[=+\-@\t\r]/);
      expect(restored(neutralised(text))).toBe(text);
    }),
  );
});

test('every price comes back from its cell', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      expect(pricesOf(priceCell(cents))).toEqual([cents]);
    }),
  );
});

test.each([
  ['12,90', [1_290]],
  ['12.9', [1_290]],
  ['12', [1_200]],
  ['R$ 12,90', [1_290]],
  ['R$12,90', [1_290]],
  ['1.234,56', [123_456]],
  ['1,234.56', [123_456]],
  ['1.234', [123_400]],
  ['4.500', [450, 450_000]],
  ['0', [0]],
  ['R$\u00a0-', [0]],
  ['-', []],
  ['0.990', [99]],
  ['0,050', [5]],
  ['0.995', []],
  ['00.990', []],
  ['1,234', []],
  ['-1', []],
  ['12,999', []],
  ['1e3', []],
  ['doze', []],
  ['', []],
  ['1000000,01', []],
])('%j may be %j cents', (cell, prices) => {
  expect(pricesOf(cell)).toEqual(prices);
});

test('names with any stroke come back from one cell', () => {
  const name = fc.string({ unit: fc.constantFrom('a', ' ', '|', '\\'), minLength: 1 }).map((text) => `x${text}x`);
  fc.assert(
    fc.property(fc.array(name), (names) => {
      expect(namesOf(listCell(names))).toEqual(names);
    }),
  );
});

test('a name that begins with a space and a formula comes back as it is read', () => {
  expect(namesOf(restored(neutralised(listCell([" '-1", ' =2']))))).toEqual(["'-1", '=2']);
});
