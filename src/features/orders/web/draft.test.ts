import { expect, test } from 'vitest';
import type { Menu, OptionGroup } from '#features/menu/contract.ts';
import { type DraftLine, halfMade, isTouched, type OrderDraft, untouched, withoutSent } from './draft.ts';

const option = (id: string) => ({ id, name: id, priceDeltaCents: 0, available: true });
const group = (id: string, min: number, options: string[]): OptionGroup => ({
  id,
  name: id,
  min,
  max: 1,
  options: options.map(option),
});
const groups = new Map([group('side', 1, ['coco', 'pirao']), group('extras', 0, ['farofa'])].map((g) => [g.id, g]));
const product = (id: string, ...optionGroupIds: string[]) => ({ id, name: id, optionGroupIds });
const menu = {
  categories: [
    { id: 'plain', products: [product('coxinha')] },
    { id: 'mains', products: [product('moqueca', 'side', 'extras'), product('bobo', 'side')] },
  ],
} as unknown as Menu;
const halfMadeIn = (picks: Record<string, string[]>) => halfMade(menu, groups, picks)?.id;

test.each([
  ['with all that it asks for', { moqueca: ['coco'] }, 'moqueca'],
  ['with less than it asks for', { moqueca: ['farofa'] }, 'moqueca'],
  ['the first of two in the menu', { bobo: ['pirao'], moqueca: ['farofa'] }, 'moqueca'],
])('what is chosen and not on the order yet is half made: %s', (_, picks, product) => {
  expect(halfMadeIn(picks)).toBe(product);
});

test('what was merely opened, was chosen and taken away, or is offered no more is not half made', () => {
  expect(halfMadeIn({})).toBeUndefined();
  expect(halfMadeIn({ moqueca: [] })).toBeUndefined();
  expect(halfMadeIn({ moqueca: ['gone'], nowhere: ['coco'], coxinha: ['coco'] })).toBeUndefined();
});

test('of an order that arrived unheard, what was added since is left to send', () => {
  const line = (key: string, quantity: number) => ({ key, quantity, notes: '' }) as DraftLine;
  const sent = [line('pudim', 2), line('cafe', 1)];
  expect(withoutSent([line('pudim', 3), line('cafe', 1), line('brigadeiro', 1)], sent)).toEqual([
    line('pudim', 1),
    line('brigadeiro', 1),
  ]);
  // Taken off the form, it is on the order all the same.
  expect(withoutSent([line('cafe', 1)], sent)).toEqual([]);
});

test('a form is touched while something would be lost with it, and no longer', () => {
  const none = untouched(null, false, 'table 1');
  const pudim = { key: 'kept-1', quantity: 2, notes: '' } as DraftLine;
  const begun: OrderDraft = { ...none, lines: [pudim] };
  const touched = (lines: DraftLine[]) => isTouched({ ...begun, lines }, begun);
  expect([touched([{ ...pudim, quantity: 3 }]), touched([{ ...pudim, notes: 'x' }]), touched([])]).toEqual([
    true,
    true,
    true,
  ]);
  expect(touched([{ ...pudim }])).toBe(false);
  expect([isTouched({ ...none, tableId: 'table 2' }, none), isTouched({ ...none }, none)]).toEqual([true, false]);
});
