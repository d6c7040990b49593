import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { OptionGroup } from '#features/menu/contract.ts';
import { dish } from '#features/menu/finding/sample-dish.ts';
import { allergensText } from '#features/menu/web/diner/allergens-text.ts';
import { ProductOptions } from './product-options.tsx';

const extras: OptionGroup = {
  id: 'extras',
  name: 'Adicionais',
  min: 0,
  max: 2,
  options: [
    { id: 'shrimp', name: 'Camarão', priceDeltaCents: 900, available: true, allergens: ['crustaceos', 'leite'] },
    { id: 'plain', name: 'Farofa', priceDeltaCents: 0, available: true },
  ],
};

test.each([{ repeats: false }, { repeats: true }])(
  'staff read once what an option contains, and what it adds ($repeats)',
  (kind) => {
    const nothing = () => {};
    const html = renderToStaticMarkup(
      createElement(ProductOptions, {
        product: dish('Moqueca'),
        groups: [{ ...extras, ...kind }],
        picked: [],
        onPick: nothing,
        measuring: false,
        onMeasuring: nothing,
        told: null,
        onAdd: nothing,
        onDiscard: nothing,
      }),
    );
    expect(html.split(allergensText(['crustaceos', 'leite'])!)).toHaveLength(2);
    expect(html.split('+\u00a0R$\u00a09,00')).toHaveLength(2);
  },
);
