import { expect, test } from 'vitest';
import type { OptionGroup } from '../../contract.ts';
import { dish } from '../../finding/sample-dish.ts';
import { isOrderable } from './orderable.ts';

const sundae = dish('Sorvete', { optionGroupIds: ['scoops'] });
const option = (id: string, available: boolean) => ({ id, name: id, priceDeltaCents: 0, available });
const orderable = (changes: Partial<OptionGroup>) =>
  isOrderable(
    sundae,
    new Map([
      ['scoops', { id: 'scoops', name: 'Bolas', min: 2, max: 3, options: [option('creme', true)], ...changes }],
    ]),
  );

test('one option is enough for any number of choices where it may be taken again', () => {
  expect(orderable({})).toBe(false);
  expect(orderable({ repeats: true })).toBe(true);
  expect(orderable({ repeats: true, options: [option('creme', false)] })).toBe(false);
  expect(orderable({ min: 0, options: [option('creme', false)] })).toBe(true);
});
