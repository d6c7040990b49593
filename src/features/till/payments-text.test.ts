import { expect, test } from 'vitest';
import { noneReceived, paymentsText, receivedRows } from './payments-text.ts';

test('what came in and what was handed back are two figures, whichever is more', () => {
  const drawer = { payments: 3, refunds: 1, handedBackCents: 12_050, receivedCents: -158 };
  expect(receivedRows(drawer, 'pt-BR')).toEqual([
    { kind: 'received', detail: '3 pagamentos', cents: 11_892 },
    { kind: 'returned', detail: '1 devolução', cents: -12_050 },
  ]);
  const received = { payments: 2, refunds: 0, handedBackCents: 0, receivedCents: 9_528 };
  expect(receivedRows(received, 'en')).toEqual([{ kind: 'received', detail: '2 payments', cents: 9_528 }]);
  const back = { payments: 0, refunds: 2, handedBackCents: 9_528, receivedCents: -9_528 };
  expect(receivedRows(back, 'en')).toEqual([{ kind: 'returned', detail: '2 refunds', cents: -9_528 }]);
  expect(receivedRows(noneReceived, 'pt-BR')).toEqual([{ kind: 'received', detail: '0 pagamentos', cents: 0 }]);
});

test.each([
  [{ payments: 1, refunds: 0 }, '1 pagamento'],
  [{ payments: 3, refunds: 1 }, '3 pagamentos, 1 devolução'],
  [{ payments: 0, refunds: 1 }, '1 devolução'],
])('%o are told as %s', (counts, text) => {
  expect(paymentsText(counts, 'pt-BR')).toBe(text);
});
