import { expect, test } from 'vitest';
import type { Menu, OptionGroup, Product } from '#features/menu/contract.ts';
import { dish } from '#features/menu/finding/sample-dish.ts';
import { m } from '#generated/messages/messages.js';
import { indexMenu } from '../order.ts';
import { type DraftLine, newLine } from './draft.ts';
import { lineTroubles } from './line-troubles.ts';

const group: OptionGroup = {
  id: 'doneness',
  name: 'Ponto',
  min: 1,
  max: 1,
  options: [
    { id: 'rare', name: 'Mal passado', priceDeltaCents: 0, available: true },
    { id: 'done', name: 'Bem passado', priceDeltaCents: 0, available: true },
  ],
};
const steak: Product = { ...dish('Picanha'), optionGroupIds: ['doneness'] };
const line = (part: Partial<DraftLine> = {}): DraftLine => ({
  ...newLine(steak, { optionIds: ['rare'], choices: ['Mal passado'], seenUnitCents: steak.priceCents }, 'new'),
  ...part,
});
const said = (product: Product, of: OptionGroup, lines = [line()], left: [string, number][] = []) =>
  Object.fromEntries(
    lineTroubles(
      lines,
      indexMenu({ categories: [{ products: [product] }], optionGroups: [of] } as unknown as Menu),
      new Map(left),
    ),
  );
const [rare, done] = group.options as [OptionGroup['options'][number], OptionGroup['options'][number]];

test('what can no longer be had is said of its own line, with what is gone', () => {
  expect(said(steak, group)).toEqual({});
  expect(said({ ...steak, available: false }, group)).toEqual({ new: m['orders.form.unavailable']() });
  const soldOut = { ...group, options: [{ ...rare, available: false }, done] };
  expect(said(steak, soldOut)).toEqual({ new: m['orders.form.optionGone']({ option: 'Mal passado' }) });
  expect(said({ ...steak, optionGroupIds: [] }, group)).toEqual({ new: m['orders.form.anOptionGone']() });
  const stricter = { ...group, min: 2, max: 2 };
  expect(said(steak, stricter)).toEqual({ new: m['orders.form.choicesChanged']({ group: 'Ponto' }) });
});

test('what is on the order already stays as it was ordered, as far as there is enough of it', () => {
  const kept = line({ key: 'kept-1', kept: 1, quantity: 2 });
  expect(said({ ...steak, available: false }, group, [kept])).toEqual({});
  expect(said(steak, group, [kept, line()], [[steak.id, 2]])).toEqual({ new: m['menu.availability.noneLeft']() });
});

test('a weight or an open price is no trouble of the menu', () => {
  const weighed: Product = { ...steak, optionGroupIds: [], pricing: 'weight' };
  expect(said(weighed, group, [line({ optionIds: [], grams: 350, weighed: true })])).toEqual({});
});

test('of what is only typed it is said how many are left, and nothing of what it is still asked', () => {
  const menu = indexMenu({ categories: [{ products: [steak] }], optionGroups: [group] } as unknown as Menu);
  const typed = [line({ key: 'typed', optionIds: [], choices: [] })];
  const troubles = (left: number) =>
    Object.fromEntries(lineTroubles([line()], menu, new Map([[steak.id, left]]), typed));
  expect(troubles(2)).toEqual({});
  expect(troubles(1)).toEqual({ typed: m['menu.availability.noneLeft']() });
});
