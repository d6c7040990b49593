import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { getLocale } from '#generated/messages/runtime.js';
import { formatMoney } from '#lib/money.ts';
import type { BillPayment } from '../payments/contract.ts';
import { MoneyBack } from './money-back.tsx';

const paid = (
  keptCents: number,
  receivedCents: number,
  part = false,
  method: BillPayment['method'] = 'dinheiro',
): BillPayment => ({
  id: randomUUID(),
  orderId: null,
  method,
  keptCents,
  receivedCents,
  givenCents: receivedCents,
  part,
  key: null,
  at: '2026-11-20T23:16:00.000Z',
  by: null,
  corrections: [],
  reverses: null,
  reversal: null,
  reversible: true,
});
const told = (changeCents: number, payments: BillPayment[]) =>
  renderToStaticMarkup(createElement(MoneyBack, { bill: { changeCents, payments } }));
const amount = (cents: number) => formatMoney(cents, getLocale());

test('parts that came to more than the bill are handed back once', () => {
  const html = told(1_200, [paid(8_000, 8_000, true), paid(-1_200, -1_200)]);
  expect(html).toContain(m['bills.handBackBy.dinheiro']());
  expect(html).toContain(amount(1_200));
});

test('what goes back on a card or by PIX is not looked for in the drawer', () => {
  for (const method of ['pix', 'credito'] as const)
    expect(told(1_200, [paid(8_000, 8_000, true), paid(-1_200, -1_200, false, method)])).toContain(
      m[`bills.handBackBy.${method}`](),
    );
});

test('change is called change', () => {
  const html = told(500, [paid(2_000, 2_500)]);
  expect(html).toContain(m['bills.changeToGive']());
  expect(html).toContain(amount(500));
});
