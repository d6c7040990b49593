import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { anything } from '../../../../menu/finding/wanted.ts';
import type { Refusal } from '../../../order.ts';
import { ComandaLine } from './comanda-line.tsx';

const line = {
  id: 'a',
  productId: 'p',
  name: 'Pudim',
  quantity: 2,
  optionIds: [],
  choices: [],
  notes: '',
  seenUnitCents: 1_250,
};
const nothing = () => {};
const html = (refusal?: Refusal) =>
  renderToStaticMarkup(
    createElement(ComandaLine, {
      line,
      product: undefined,
      groups: new Map(),
      declared: new Map(),
      wanted: anything,
      refusal,
      locked: false,
      onEdit: nothing,
      onRemove: nothing,
      onAccept: nothing,
    }),
  );

test('what is left out of the sum has its price struck, and says so to who listens', () => {
  const soldOut = html({ code: 'product_unavailable', line: 0, product: 'Pudim' });
  expect(soldOut).toMatch(/<s [^>]*>[^<]*25,00<\/s>/);
  expect(soldOut).toContain(m['diner.notCounted']());
  const dearer: Refusal = { code: 'price_changed', line: 0, product: 'Pudim', seenCents: 1_250, unitCents: 1_300 };
  for (const counted of [html(), html(dearer)]) expect(counted).not.toContain('<s ');
});
