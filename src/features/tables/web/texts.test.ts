import { expect, test } from 'vitest';
import { restText } from './texts.ts';

const since = '2026-11-20T22:00:00Z';
const told = (totalCents: number, orders: number, paid: boolean) =>
  plain(restText({ id: '', since, people: null, joined: [], paidCents: 0, totalCents, orders, paid }));

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('a table that paid more than its bill comes to says how much more, and no sum below nothing', () => {
  const sums = [told(3_021, 1, false), told(0, 1, false), told(-3_021, 1, true)];
  expect(sums).toEqual(['R$ 30,21', 'R$ 0,00', 'R$ 30,21 a mais']);
});

test('a table with nothing left to pay says that it is paid, or that nothing is ordered, and no sum of nothing', () => {
  expect([told(0, 0, true), told(0, 1, true), told(0, 0, false)]).toEqual(['Pago', 'Pago', 'Sem pedidos']);
});
