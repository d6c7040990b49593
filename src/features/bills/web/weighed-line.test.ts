import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { weighingOf } from '../../orders/base-price.ts';
import type { OrderLine } from '../../orders/lines/contract.ts';
import { PaperItems } from '../../orders/web/paper.tsx';
import { BillLines } from './bill-orders.tsx';

const at = '2026-11-20T23:16:00.000Z';
const weighed: OrderLine = {
  line: 1,
  productId: '0198c0de-0000-7000-8000-000000000001',
  stationId: null,
  name: 'Buffet',
  quantity: 1,
  unitCents: 2_447,
  choices: weighingOf({ priceCents: 6_990, pricing: 'weight' }, { grams: 350 }),
  notes: '',
  status: 'entregue',
  startedAt: at,
  readyAt: at,
  freeQuantity: 0,
  begun: true,
  heldAt: null,
  addedAt: null,
  firedAt: null,
  promisedTo: null,
};

test.each([
  ["the staff's bill", BillLines],
  ['its paper', PaperItems],
] as const)('%s says of a weighing its weight, the price of a kilo and what it comes to', (_, Lines) => {
  const html = renderToStaticMarkup(createElement<{ lines: OrderLine[] }>(Lines, { lines: [weighed] }));
  const words = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  expect(words).toContain('Buffet 0,350 kg × R$ 69,90/kg R$ 24,47');
});
