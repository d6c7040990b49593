import { expect, test } from 'vitest';
import type { Menu } from '#features/menu/contract.ts';
import { dish } from '#features/menu/finding/sample-dish.ts';
import { indexMenu } from '../../order.ts';
import { readComanda } from '../../typed/read-comanda.ts';
import { draftLine, leftOf, without } from './draft-line.ts';

test('what is typed to wait is held where the order can hold it, and keeps its words', () => {
  const menu = { categories: [{ name: 'Doces', products: [dish('Pudim')] }], optionGroups: [] } as unknown as Menu;
  const index = indexMenu(menu);
  const read = (text: string, holds: boolean) =>
    readComanda(menu, text).lines.map((line) => {
      const { quantity, notes, onHold } = draftLine(line, index, holds);
      return { quantity, notes, onHold };
    });
  expect(read('2 pudim', true)).toEqual([{ quantity: 2, notes: '', onHold: false }]);
  expect(read('2 pudim, segura o pudim', true)).toEqual([{ quantity: 2, notes: '', onHold: true }]);
  expect(read('2 pudim depois', false)).toEqual([{ quantity: 2, notes: 'depois', onHold: false }]);
});

test('what is taken out of a typed order leaves the rest as it was typed', () => {
  const text = '2 coca, 1 suco de fruta, 1 feijoada';
  const start = text.indexOf('1 suco');
  expect(without(text, [{ start, end: start + '1 suco de fruta'.length }])).toBe('2 coca, 1 feijoada');
  expect(
    without(text, [
      { start: 0, end: 1 },
      { start: 2, end: 6 },
    ]),
  ).toBe('1 suco de fruta, 1 feijoada');
  expect(without('suco', [{ start: 0, end: 4 }])).toBe('');
});

test('what could not be used keeps its commas', () => {
  const text = 'xyz, abc, 2 coca, efg';
  const span = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length });
  expect(leftOf(text, [span('xyz'), span('abc'), span('efg')], [span('2 coca')])).toBe('xyz, abc, efg');
  expect(leftOf(text, [span('abc')], [span('2 coca')])).toBe('abc');
});
