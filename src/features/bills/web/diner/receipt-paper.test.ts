import { randomUUID } from 'node:crypto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { formatMoney } from '#lib/money.ts';
import { weighingOf } from '../../../orders/base-price.ts';
import type { Receipt } from '../../receipt/contract.ts';
import { ReceiptPaper } from './receipt-paper.tsx';
import { receiptText } from './receipt-text.ts';

const head = { restaurantName: 'Cantina', logoUrl: null, timezone: 'America/Sao_Paulo' };
const at = '2026-11-20T23:16:00.000Z';
const plain = {
  serviceFeeBasisPoints: 1_000,
  charges: [],
  discountCents: 0,
  serviceFeeCents: 0,
  chargesCents: 0,
  changeCents: 0,
};
const lines = [
  {
    line: 1,
    productId: randomUUID(),
    stationId: null,
    name: 'Moqueca',
    quantity: 2,
    unitCents: 3_000,
    choices: [{ optionId: randomUUID(), group: 'Acompanhamento', name: 'Arroz de coco', priceDeltaCents: 0 }],
    notes: '',
    status: 'entregue' as const,
    startedAt: at,
    readyAt: at,
    freeQuantity: 0,
    begun: true,
    heldAt: null,
    addedAt: null,
    firedAt: null,
    promisedTo: null,
  },
];
const apart = {
  orderId: randomUUID(),
  number: 1,
  createdAt: at,
  paidAt: at,
  lines,
  itemsCents: 6_000,
  totalCents: 6_000,
};
/** Every dish was paid by itself, and something with the bill all the same. */
const receipt: Receipt = {
  ...plain,
  tableNumber: 7,
  closedAt: at,
  orders: [],
  itemsCents: 0,
  totalCents: 1_500,
  chargesCents: 1_500,
  charges: [{ description: 'Rolha', cents: 1_500 }],
  discount: null,
  payments: [{ method: 'dinheiro', receivedCents: 1_500, keptCents: 1_500, at, person: null, you: false }],
  paidApart: [
    { ...plain, discount: null, ...apart, payments: [{ method: 'pix', receivedCents: 6_000, keptCents: 6_000 }] },
  ],
  paidBeforeCents: 6_000,
};
const figures = [1_500, 6_000, 7_500].map((cents) => formatMoney(cents, 'pt-BR'));
const said = [
  'Rolha',
  m['diner.paidWith.dinheiro'](),
  m['diner.paidWith.pix'](),
  'Moqueca',
  'Arroz de coco',
  ...figures,
];
const paper = (of: Receipt) =>
  renderToStaticMarkup(
    createElement(
      QueryClientProvider,
      { client: new QueryClient() },
      createElement(ReceiptPaper, { ...head, receipt: of }),
    ),
  );

test('what was paid with the bill stands on the receipt though every dish was paid apart', () => {
  const html = paper(receipt);
  for (const text of said) expect(html).toContain(text);
  const nothing: Receipt = { ...receipt, totalCents: 0, charges: [], payments: [] };
  expect(paper(nothing)).not.toContain('Rolha');
});

test('what is handed on says all that the receipt says', () => {
  const text = receiptText(receipt, head);
  for (const part of ['Cantina', m['diner.table']({ number: 7 }), m['diner.notFiscal'](), ...said])
    expect(text).toContain(part);
});

test('a percentage says what it is a percentage of, on the receipt and in what is handed on', () => {
  const tenth: Receipt = {
    ...receipt,
    itemsCents: 6_000,
    serviceFeeCents: 600,
    discountCents: 600,
    discount: { type: 'percentage', value: 1_000 },
  };
  const told = [m['diner.serviceFee']({ percentage: '10' }), m['diner.receiptDiscountOf']({ percentage: '10' })];
  for (const text of told) for (const said of [paper(tenth), receiptText(tenth, head)]) expect(said).toContain(text);
});

test('a weighing says its weight, the price of a kilo and what it comes to, on the receipt and in what is handed on', () => {
  const choices = weighingOf({ priceCents: 6_990, pricing: 'weight' }, { grams: 350 });
  const buffet = { ...lines[0]!, name: 'Buffet', quantity: 1, unitCents: 2_447, choices };
  const [part] = receipt.paidApart;
  const weighed: Receipt = { ...receipt, paidApart: [{ ...part!, lines: [buffet] }] };
  const words = paper(weighed)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
  expect(words).toContain('1x Buffet 0,350 kg × R$ 69,90/kg R$ 24,47');
  expect(receiptText(weighed, head).replaceAll('\u00a0', ' ')).toContain(
    '1x Buffet: R$ 24,47\n  0,350 kg × R$ 69,90/kg\n',
  );
});

test('who paid what is said by phone: to its holder as themselves, to others by its number', () => {
  const by = (person: number, you: boolean) => ({
    method: 'pix' as const,
    receivedCents: 750,
    keptCents: 750,
    at,
    person,
    you,
  });
  const paid: Receipt = { ...receipt, payments: [by(2, true), by(1, false)] };
  const said = (name: string) => m['diner.payer.pix']({ name, time: '20:16' });
  const phones = [1, 2].map((number) => said(m['checks.phone']({ number })));
  const html = paper(paid);
  for (const text of [said(m['checks.you']()), phones[0]]) expect(html).toContain(text);
  const sent = receiptText(paid, head);
  for (const text of phones) expect(sent).toContain(text);
  expect(sent).not.toContain(m['checks.you']());
});
