import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { formatMoney } from '#lib/money.ts';
import { BillStanding } from './bill-standing.tsx';

const standing = (totalCents: number, paidCents: number) =>
  renderToStaticMarkup(createElement(BillStanding, { orders: [], totalCents, paidCents }));

test('what is left, that nothing is, or what was paid too much: one of the three', () => {
  const words = [m['diner.leftToPay'](), m['diner.allPaid'](), m['diner.paidTooMuch']()];
  for (const [index, paidCents] of [1_000, 3_000, 4_200].entries()) {
    const html = standing(3_000, paidCents);
    expect(words.map((word) => html.includes(word))).toEqual(words.map((_, at) => at === index));
  }
  expect(standing(3_000, 4_200)).toContain(formatMoney(1_200, 'pt-BR'));
  expect(standing(3_000, 0)).toBe('');
});
