import { expect, test } from 'vitest';
import { cashDetail, cashTitle, paymentsText } from './payments-text.ts';

test('what was handed back is not told as received', () => {
  const back = { payments: 0, refunds: 1, receivedCents: -9_528 };
  expect(paymentsText(back, 'pt-BR')).toBe('devolvido, 1 lançamento');
  expect([cashTitle(back, 'pt-BR'), cashDetail(back, 'pt-BR')]).toEqual(['Devolvido em dinheiro', '1 lançamento']);
  expect(cashDetail({ payments: 1, refunds: 1, receivedCents: -1 }, 'en')).toBe('2 entries');
  const received = { payments: 2, refunds: 0, receivedCents: 9_528 };
  expect(paymentsText(received, 'pt-BR')).toBe('2 pagamentos');
  expect([cashTitle(received, 'pt-BR'), cashDetail(received, 'pt-BR')]).toEqual([
    'Recebido em dinheiro',
    '2 pagamentos',
  ]);
  expect(paymentsText({ payments: 3, refunds: 1, receivedCents: 8_581 }, 'pt-BR')).toBe('3 pagamentos, 1 devolução');
  expect(cashDetail({ payments: 1, refunds: 2, receivedCents: 8_581 }, 'en')).toBe('1 payment, 2 refunds');
});
