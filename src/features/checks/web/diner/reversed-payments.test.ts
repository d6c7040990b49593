import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { m } from '#generated/messages/messages.js';
import { money } from './money.ts';
import { ReversedPayments } from './reversed-payments.tsx';

const payment = (you: boolean) => ({
  id: String(you),
  cents: 5_000,
  at: '2026-11-28T23:40:00.000Z',
  person: null,
  you,
});
const told = (restCents: number, ...reversed: ReturnType<typeof payment>[]) =>
  renderToStaticMarkup(
    createElement(ReversedPayments, { check: { reversed, restCents }, timezone: 'America/Sao_Paulo' }),
  );

test('whoever paid reads that it was reversed, and what is to be paid now', () => {
  const said = { amount: money(5_000), time: '20:40' };
  const html = told(8_000, payment(true), payment(false));
  expect(html).toContain(m['checks.reversed.own'](said));
  expect(html).toContain(m['checks.reversed.other'](said));
  expect(html).toContain(m['checks.reversed.hint']({ amount: money(8_000) }));
});

test('nothing is said where nothing was reversed, or all is paid again', () => {
  expect(told(8_000)).toBe('');
  expect(told(0, payment(true))).toBe('');
});
